import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut and mended, as a phone loses its network and finds it again. */
export class Line {
  readonly address: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  #dead = false;
  #delay = 0;

  private constructor(server: Server, sockets: Set<Socket>, address: string) {
    this.#server = server;
    this.#sockets = sockets;
    this.address = address;
  }

  static async to(target: string): Promise<Line> {
    const { hostname, port } = new URL(target);
    const sockets = new Set<Socket>();
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = new Line(server, sockets, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (near) => {
      if (line.#dead) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        if (socket === near) socket.pipe(other);
        else socket.on('data', (bytes) => setTimeout(() => other.write(bytes), line.#delay));
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      }
    });
    return line;
  }

  cut(): void {
    this.#dead = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#dead = false;
  }

  /** From now on everything the server says takes so many milliseconds longer. */
  slow(ms: number): void {
    this.#delay = ms;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
