import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What happens to the next chunk that asks for a COMMIT: it never arrives; it arrives, but not its answer; or it arrives
 * only when it is let through, long after the one who sent it has gone.
 */
type Cut = 'question' | 'answer' | 'late';

/** Stands before a database, and cuts connections at the worst of moments. */
export class CuttingProxy {
  readonly #server: Server;
  readonly #lines = new Set<Socket>();
  #cut: Cut | undefined;
  #held: (() => void) | undefined;
  /** How long answers take, in milliseconds. */
  delay = 0;
  /** Told when a line was cut. */
  cuts = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async before(port: number): Promise<CuttingProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new CuttingProxy(server);
    server.on('connection', (client) => proxy.#connect(client, connect(port, '127.0.0.1')));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cutNext(cut: Cut): void {
    this.#cut = cut;
  }

  /** What was held back arrives now. */
  letThrough(): void {
    this.#held?.();
  }

  async close(): Promise<void> {
    for (const line of this.#lines) line.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #connect(client: Socket, database: Socket): void {
    let deaf = false;
    for (const line of [client, database]) {
      this.#lines.add(line);
      line.on('error', () => {});
      line.on('close', () => this.#lines.delete(line));
    }
    client.on('data', (chunk) => {
      if (this.#cut === undefined || !chunk.includes('COMMIT\0')) {
        database.write(chunk);
        return;
      }
      const cut = this.#cut;
      this.#cut = undefined;
      this.cuts++;
      deaf = true;
      if (cut === 'question') database.destroy();
      if (cut === 'answer') database.write(chunk);
      if (cut === 'late') this.#held = () => database.write(chunk);
      // The answer to a question that arrived is waited for: then it is done.
      if (cut !== 'answer') client.destroy();
    });
    database.on('data', (chunk) => {
      if (deaf) client.destroy();
      else if (this.delay > 0) setTimeout(() => client.write(chunk), this.delay);
      else client.write(chunk);
    });
    client.on('close', () => deaf || database.destroy());
    database.on('close', () => client.destroy());
  }
}
