import type { Driver, Tables } from './tables.ts';

/** How long what is under way may take when no more is sent. */
const PATIENCE_MS = 20_000;
const TICK_MS = 1;

export interface Measured {
  readonly latencies: readonly number[];
  readonly elapsedMs: number;
}

/**
 * Sends decisions, one at a time a table: the next one as soon as all clients have the last, or so many a second. At a
 * pace a decision's time counts from when it was due, so that a server that stands still is charged for all that waited.
 */
export class Flow implements Driver {
  readonly #failed: (error: Error) => void;
  readonly #every: number | undefined;
  readonly #sentAt: number[] = [];
  readonly #ready: number[] = [];
  /** When decisions were due for which no table was ready. */
  readonly #owed: number[] = [];
  #tables: Tables | undefined;
  #latencies: number[] = [];
  #begun = 0;
  #underWay: Set<number> = new Set();
  #stopped = false;
  #whenQuiet: (() => void) | undefined;

  constructor(pace: number | undefined, failed: (error: Error) => void) {
    this.#every = pace === undefined ? undefined : 1000 / pace;
    this.#failed = failed;
  }

  start(tables: Tables, count: number): void {
    this.#tables = tables;
    for (let table = 0; table < count; table++) this.ready(table);
    if (this.#every === undefined) return;
    let next = performance.now();
    const tick = setInterval(() => {
      if (this.#stopped) {
        clearInterval(tick);
        return;
      }
      for (const now = performance.now(); next <= now; next += this.#every!) {
        const table = this.#ready.shift();
        if (table === undefined) this.#owed.push(next);
        else this.#send(table, next);
      }
    }, TICK_MS);
  }

  told(table: number): void {
    this.#latencies.push(performance.now() - this.#sentAt[table]!);
  }

  ready(table: number): void {
    this.#underWay.delete(table);
    if (this.#stopped) {
      if (this.#underWay.size === 0) this.#whenQuiet?.();
      return;
    }
    const due = this.#every === undefined ? performance.now() : this.#owed.shift();
    if (due === undefined) this.#ready.push(table);
    else this.#send(table, due);
  }

  failed(error: Error): void {
    this.#failed(error);
  }

  /** What was told from now on counts. */
  begin(): void {
    this.#latencies = [];
    this.#begun = performance.now();
  }

  /** What was told since `begin`. */
  measured(): Measured {
    const latencies = this.#latencies;
    this.#latencies = [];
    return { latencies, elapsedMs: performance.now() - this.#begun };
  }

  /** Sends no more and waits until everything that was sent has been told. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#underWay.size === 0) return;
    const quiet = new Promise<void>((resolve) => {
      this.#whenQuiet = resolve;
    });
    const late = setTimeout(() => {
      const tables = [...this.#underWay].slice(0, 10).join(', ');
      this.#failed(new Error(`${this.#underWay.size} tables stand still: ${tables}`));
    }, PATIENCE_MS);
    await quiet;
    clearTimeout(late);
  }

  #send(table: number, at: number): void {
    this.#underWay.add(table);
    this.#sentAt[table] = at;
    this.#tables!.decide(table);
  }
}

export const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
