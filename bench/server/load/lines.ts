import { Agent, type ClientRequestArgs } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Makes the connections of all clients of a load, so that their bytes can be counted. */
export class Lines extends Agent {
  readonly #sockets: Socket[] = [];

  override createConnection({ host, port }: ClientRequestArgs): Socket {
    const socket = connect({ host: host ?? '127.0.0.1', port: Number(port), noDelay: true });
    this.#sockets.push(socket);
    return socket;
  }

  /** Every byte that came in so far, frames' heads included. */
  get received(): number {
    return this.#sockets.reduce((bytes, socket) => bytes + socket.bytesRead, 0);
  }
}

/** Does something for each of a list, so many at a time. */
export const forEach = async <T>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const rest = list.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
