import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What Node is to run: our sources, or something that was made of them. */
const SOURCES: readonly string[] = ['--conditions=@wunderkammer/source', MAIN];

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'wunderkammer-data-'));

/** The server in a process of its own, as it is started in earnest. */
export class ServerProcess {
  readonly child: ChildProcess;
  readonly written = { out: '', err: '' };
  readonly #firstLine: Promise<string>;

  constructor(args: readonly string[], settings: Readonly<Record<string, string>> = {}, program = SOURCES) {
    // Nothing that is set for whoever runs the tests.
    const env = { PATH: process.env['PATH'], DATA_DIR: join(tmpdir(), 'nowhere', 'to', 'be', 'used'), ...settings };
    this.child = spawn(process.execPath, [...program, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.written.err += text;
    });
    this.#firstLine = new Promise((resolve, reject) => {
      this.child.once('close', () => reject(new Error(`the server ended: ${this.written.err}`)));
      this.child.stdout!.setEncoding('utf8').on('data', (text: string) => {
        this.written.out += text;
        if (this.written.out.includes('\n')) resolve(this.written.out.split('\n')[0]!);
      });
    });
    // Some tests want it to end without a word.
    this.#firstLine.catch(() => {});
  }

  firstLine(): Promise<string> {
    return this.#firstLine;
  }

  /** Where it is open. */
  async address(): Promise<string> {
    return /http:\S+/.exec(await this.#firstLine)![0];
  }

  /** Waits until it is gone: the exit code and the signal. */
  async end(): Promise<readonly [code: number | null, signal: string | null]> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return [exitCode, signalCode];
    return (await once(this.child, 'close')) as [number | null, string | null];
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const ended = this.end();
    this.child.kill(signal);
    return (await ended)[0];
  }
}
