import { request } from 'node:http';
import { connect } from 'node:net';
import type { Guest, TestServer } from './test-server.ts';

/** What the one who listens gets, by where it came from: every byte, so that two runs of a server can be compared. */
export class Wire {
  readonly #bytes: Record<string, Buffer[]> = {};

  tap(name: string): (bytes: Buffer) => void {
    this.#bytes[name] ??= [];
    const heard = this.#bytes[name];
    return (bytes) => heard.push(bytes);
  }

  /** Without the two lines of a head that are no fact of the game: the date, and the answer to the client's own key. */
  get heard(): Readonly<Record<string, string>> {
    const inert = /^(date|sec-websocket-accept): .*$/gim;
    return Object.fromEntries(
      Object.entries(this.#bytes).map(([name, bytes]) => [
        name,
        Buffer.concat(bytes).toString('latin1').replaceAll(inert, ''),
      ]),
    );
  }

  /** Asks over HTTP, and listens to every byte of the answer. */
  ask(server: TestServer, name: string, path: string, guest?: Guest): Promise<void> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.address);
      const line = connect(Number(port), hostname);
      line.on('data', this.tap(`${path} of ${name}`));
      const headers = { connection: 'close', ...(guest && { authorization: `Bearer ${guest.token}` }) };
      const asked = request({ path, headers, createConnection: () => line }, (answer) => answer.resume());
      asked.on('error', reject).end();
      line.on('close', () => resolve());
    });
  }
}
