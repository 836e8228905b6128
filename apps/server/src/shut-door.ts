import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Lets nobody in any more: whoever comes is refused by the system, and a balancer goes to the next server at once. Those who
 * are in already are answered, and told that it was the last time. Lines on which nobody has come by then, so many milliseconds
 * later, are closed: before a proxy they are not to be closed at once, since they would swallow what it sends at that moment.
 * Resolves when the last one is gone.
 */
export const shutDoor = async (server: Server, patience: number): Promise<void> => {
  if (!server.listening) return;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const empty = once(server, 'close');
  // That of HTTP would close the lines that nobody uses, too.
  TcpServer.prototype.close.call(server);
  await Promise.race([empty, pause(patience)]);
  server.closeIdleConnections();
  await empty;
};
