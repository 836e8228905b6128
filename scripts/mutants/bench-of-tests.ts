import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Trial, Verdict } from './messages.ts';

/** What became of a fault: a test failed, the tests never ended, or nobody noticed. */
export type Fate =
  | { readonly type: 'noticed'; readonly by: string }
  | { readonly type: 'endless' }
  | { readonly type: 'survived' };

const HOST = new URL('host.ts', import.meta.url);
/** A loaded machine must not look like a loop: this much longer than without a fault, and this much at the least. */
const PATIENCE = 6;
const LEAST_PATIENCE = 8_000;

/** Runs the same tests against one fault after another. */
export class BenchOfTests {
  readonly #root: string;
  readonly #include: readonly string[];
  #host: ChildProcess | undefined;
  #patience = 600_000;

  constructor(root: string, include: readonly string[]) {
    this.#root = root;
    this.#include = include;
  }

  /** Without a fault nothing may fail, and everything takes its usual time. */
  async begin(file: string): Promise<void> {
    const source = readFileSync(file, 'utf8');
    const fates = [await this.tryOut({ file, source })];
    const began = Date.now();
    fates.push(await this.tryOut({ file, source }));
    for (const fate of fates) {
      if (fate.type !== 'survived') throw new Error(`the tests fail without a fault: ${JSON.stringify(fate)}`);
    }
    this.#patience = Math.max(LEAST_PATIENCE, PATIENCE * (Date.now() - began));
  }

  async tryOut(trial: Trial): Promise<Fate> {
    const host = this.#host ?? (await this.#start());
    host.send(trial);
    const signal = AbortSignal.timeout(this.#patience);
    try {
      const [{ noticedBy }] = (await once(host, 'message', { signal })) as [Verdict];
      return noticedBy === undefined ? { type: 'survived' } : { type: 'noticed', by: noticedBy };
    } catch (error) {
      if (!signal.aborted) throw error;
      host.kill('SIGKILL');
      this.#host = undefined;
      return { type: 'endless' };
    }
  }

  close(): void {
    this.#host?.disconnect();
    this.#host = undefined;
  }

  async #start(): Promise<ChildProcess> {
    const host = fork(HOST, [this.#root, ...this.#include], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#host = host;
    const left = new AbortController();
    host.once('exit', () => left.abort(new Error('the host of the tests has died')));
    await once(host, 'message', { signal: left.signal });
    return host;
  }
}
