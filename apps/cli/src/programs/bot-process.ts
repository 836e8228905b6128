import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { DecisionBase, Seat, StepBase, Table, ViewBase } from '@wunderkammer/kernel';

/** What a program is told; docs/bots.md has each with an example. */
export type ToProgram =
  | {
      readonly type: 'start';
      readonly game: string;
      readonly seat: Seat;
      readonly seats: number;
      readonly options: object;
    }
  | { readonly type: 'seen'; readonly seen: StepBase }
  | { readonly type: 'decide'; readonly view: ViewBase; readonly legal: readonly DecisionBase[] }
  | { readonly type: 'over'; readonly result: Result };

/** An `Outcome`, as it travels. */
interface Result {
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly number[];
}

/** Why a program did not answer as it should, in words that go on after "it". */
export class ProgramFault extends Error {}

/** How long a program may take to end by itself once nothing more is said to it. */
const FAREWELL_MS = 500;

/**
 * A program of somebody else that plays one seat, of game after game: it reads JSON lines and answers `decide` with one.
 * It is started when the first game begins, and anew after a fault.
 */
export class BotProcess {
  readonly #command: readonly string[];
  readonly #label: string;
  readonly #timeoutMs: number;
  #child: ChildProcessWithoutNullStreams | undefined;
  /** Who waits for its next line. */
  #waiting: { readonly resolve: (line: string) => void; readonly reject: (fault: ProgramFault) => void } | undefined;
  /** Why it cannot be asked any more. */
  #ended: string | undefined;

  constructor(command: readonly string[], label: string, timeoutMs: number) {
    this.#command = command;
    this.#label = label;
    this.#timeoutMs = timeoutMs;
  }

  /** Begins a game on a seat. */
  start(game: string, seat: Seat, { seats, options }: Table): void {
    if (this.#child === undefined || this.#ended !== undefined) this.#spawn();
    this.#tell({ type: 'start', game, seat, seats, options });
  }

  see(seen: StepBase): void {
    this.#tell({ type: 'seen', seen });
  }

  /** Asks for a decision; what comes back is whatever the program said it was. Fails with a `ProgramFault`. */
  async decide(view: ViewBase, legal: readonly DecisionBase[]): Promise<unknown> {
    if (this.#ended !== undefined) throw new ProgramFault(this.#ended);
    const answer = this.#nextLine();
    this.#tell({ type: 'decide', view, legal });
    return decisionIn(await answer);
  }

  over(result: Result): void {
    this.#tell({ type: 'over', result });
  }

  /** Ends it for good: it is told so by the end of its input, and killed if it does not listen. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.stdin.end();
    const impatience = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS);
    await ended;
    clearTimeout(impatience);
  }

  /** It has lost its word: what it might still say belongs to no question. */
  kill(): void {
    this.#ended ??= 'was ended';
    this.#child?.kill('SIGKILL');
  }

  #spawn(): void {
    const [program, ...args] = this.#command;
    const child = spawn(program!, args, { stdio: 'pipe' });
    this.#child = child;
    this.#ended = undefined;
    const end = (why: string): void => {
      // An earlier process may end after its successor began.
      if (this.#child !== child) return;
      this.#ended ??= why;
      this.#waiting?.reject(new ProgramFault(this.#ended));
    };
    child.on('error', (error) => end(`cannot be started: ${error.message}`));
    child.on('close', (code, signal) => end(`ended ${signal === null ? `with code ${code}` : `by ${signal}`}`));
    // It may end while we write; that is told by `close`.
    child.stdin.on('error', () => {});
    createInterface(child.stderr).on('line', (line) => process.stderr.write(`[${this.#label}] ${line}\n`));
    createInterface(child.stdout).on('line', (line) => {
      if (this.#child === child) this.#waiting?.resolve(line);
    });
  }

  #tell(message: ToProgram): void {
    if (this.#ended === undefined) this.#child?.stdin.write(`${JSON.stringify(message)}\n`);
  }

  #nextLine(): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      const seconds = this.#timeoutMs / 1000;
      const clock = setTimeout(
        () => this.#waiting?.reject(new ProgramFault(`did not answer within ${seconds} s`)),
        this.#timeoutMs,
      );
      const done = (): void => {
        clearTimeout(clock);
        this.#waiting = undefined;
      };
      this.#waiting = {
        resolve: (line) => {
          done();
          resolve(line);
        },
        reject: (fault) => {
          done();
          reject(fault);
        },
      };
    });
  }
}

const LONGEST_QUOTE = 80;

const decisionIn = (line: string): unknown => {
  const quoted = line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new ProgramFault(`answered what is not JSON: ${quoted}`);
  }
  if (typeof answer !== 'object' || answer === null || !('decide' in answer))
    throw new ProgramFault(`answered without "decide": ${quoted}`);
  return answer.decide;
};
