import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The server has one core and the load the other; where they cannot be pinned, the line about the machine says so. */
export const CORES = { server: 0, load: 1 } as const;

/** How long a process may take to end. */
const PATIENCE_MS = 15_000;

export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '1', 'true']).status === 0;

export interface PinnedOptions {
  readonly core: number;
  readonly script: URL;
  readonly nodeFlags?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A Node process of its own on one core, with an IPC line to it. What it writes to standard error is passed on. */
export class Pinned {
  readonly child: ChildProcess;
  readonly #name: string;
  #stopping = false;

  constructor({ core, script, nodeFlags = [], args = [], env = {} }: PinnedOptions) {
    const file = fileURLToPath(script);
    const node = [process.execPath, '--conditions=@wunderkammer/source', ...nodeFlags, file, ...args];
    const [command, ...rest] = canPin ? ['taskset', '-c', String(core), ...node] : node;
    this.#name = file.split('/').slice(-2).join('/');
    this.child = spawn(command!, rest, {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }

  send(message: string): void {
    this.child.send(message);
  }

  /** The next message of a type; rejects if the process ends before. */
  next<M extends { readonly type: string }>(type: M['type']): Promise<M> {
    return this.#unlessItEnds((found) => {
      const listen = (message: M): void => {
        if (message.type === type) found(message);
      };
      this.child.on('message', listen);
      return () => this.child.off('message', listen);
    });
  }

  /** The first thing on standard output that fits. */
  written(pattern: RegExp): Promise<RegExpExecArray> {
    let text = '';
    return this.#unlessItEnds((found) => {
      const listen = (chunk: Buffer): void => {
        text += String(chunk);
        const match = pattern.exec(text);
        if (match) found(match);
      };
      this.child.stdout!.on('data', listen);
      return () => {
        this.child.stdout!.off('data', listen);
        this.child.stdout!.resume();
      };
    });
  }

  /** Ends it in order; rejects if it has to be ended by force. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.#stopping = true;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    let forced = false;
    const late = setTimeout(() => {
      forced = true;
      this.child.kill('SIGKILL');
    }, PATIENCE_MS);
    await exit;
    clearTimeout(late);
    if (forced) throw new Error(`${this.#name} did not stop`);
  }

  #unlessItEnds<T>(listen: (found: (value: T) => void) => () => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null, signal: string | null): void => {
        stopListening();
        if (!this.#stopping) reject(new Error(`${this.#name} ended (${signal ?? `code ${code}`})`));
      };
      this.child.once('exit', ended);
      const stopListening = listen((value) => {
        this.child.off('exit', ended);
        stopListening();
        resolve(value);
      });
      if (this.child.exitCode !== null) ended(this.child.exitCode, this.child.signalCode);
    });
  }
}
