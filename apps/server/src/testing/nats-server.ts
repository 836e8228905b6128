import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

// Debian keeps daemons in a folder that not everybody has on the path.
process.env['PATH'] += ':/usr/sbin';

/** Whether there is a NATS server to test with: scripts/test-needs.ts sees to it, and says it loudly where it cannot be had. */
export const HAS_NATS = spawnSync('nats-server', ['--version']).status === 0;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const answers = async (port: number): Promise<boolean> => {
  const line = connect(port, '127.0.0.1');
  try {
    await once(line, 'data');
    return true;
  } catch {
    return false;
  } finally {
    line.destroy();
  }
};

/** A real NATS server on a port of its own, which can be stopped and started again. It keeps nothing. */
export class NatsServer {
  readonly #port: number;
  readonly #args: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, args: readonly string[]) {
    this.#port = port;
    this.#args = args;
  }

  static async open(...args: string[]): Promise<NatsServer> {
    const server = new NatsServer(await freePort(), args);
    await server.start();
    return server;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.#port}`;
  }

  /** Its process. */
  get pid(): number {
    return this.#process!.pid!;
  }

  get port(): number {
    return this.#port;
  }

  async start(...others: string[]): Promise<void> {
    const args = others.length > 0 ? others : this.#args;
    const address = ['--addr', '127.0.0.1', '--port', String(this.#port)];
    this.#process = spawn('nats-server', [...address, ...args], { stdio: 'ignore' });
    // It tells nobody that it listens but those who come.
    while (!(await answers(this.#port))) await setTimeout(10);
  }

  /** Lets it stand still, as a machine does that is gone without a word; `SIGCONT` lets it go on. */
  signal(signal: NodeJS.Signals): void {
    this.#process!.kill(signal);
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
