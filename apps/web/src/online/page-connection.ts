import { randomHex } from '../keeper/random.ts';
import { Connection } from './connection.ts';

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;

let connection: Connection | undefined;

/** The connection of this page to the house, made when first wanted. */
export const pageConnection = (): Connection => {
  if (connection !== undefined) return connection;
  const made = new Connection({
    connect: ({ opened, received, closed }) => {
      const socket = new WebSocket(address());
      socket.addEventListener('open', opened);
      socket.addEventListener('message', ({ data }) => received(String(data)));
      socket.addEventListener('close', ({ code }) => closed(code));
      return {
        send: (text) => {
          // What is said before the connection is there, or after it, is said again once there is one.
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    newId: () => randomHex(12),
  });
  connection = made;
  const reconnectNow = (): void => made.reconnectNow();
  window.addEventListener('online', reconnectNow);
  window.addEventListener('offline', reconnectNow);
  window.addEventListener('pageshow', ({ persisted }) => persisted && made.reconnectNow());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && made.reconnectNow());
  return made;
};
