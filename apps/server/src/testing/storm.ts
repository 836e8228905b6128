import { Crowd } from './crowd.ts';
import { ServerProcess } from './server-process.ts';

/** A server in a process of its own that is brought down and up again while many play at it. */
export class Storm extends Crowd {
  readonly folder: string;
  readonly #web: string;
  readonly #settings: Readonly<Record<string, string>>;
  #server: ServerProcess | undefined;
  #address: string | undefined;

  constructor(folder: string, web: string, settings: Readonly<Record<string, string>> = {}) {
    super();
    this.folder = folder;
    this.#web = web;
    this.#settings = settings;
  }

  get addresses(): readonly string[] {
    return this.#address === undefined ? [] : [this.#address];
  }

  /** Starts the server, the second time on the port it had; resolves when it listens. */
  async start(): Promise<void> {
    const port = this.#address === undefined ? '0' : new URL(this.#address).port;
    this.#server = new ServerProcess(['--web', this.#web, '--host', '127.0.0.1', '--port', port], {
      DATA_DIR: this.folder,
      // Everybody comes from another address, so that the limits for one are not what is tested here.
      TRUST_PROXY: 'yes',
      MESSAGE_RATE: '1000',
      WORK_SHARE: '100',
      BOT_PACE: '20',
      ...this.#settings,
    });
    this.#address = await this.#server.address();
  }

  /** Ends the server; tells its exit code and what it complained about. */
  async stop(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly complaints: string }> {
    const code = await this.#server!.stop(signal);
    return { code, complaints: this.#server!.written.err };
  }

  /** What the server that runs complained about. */
  get complaints(): string {
    return this.#server!.written.err;
  }

  async end(): Promise<void> {
    this.stopPlayers();
    if (this.#server !== undefined) await this.#server.stop('SIGKILL');
  }
}
