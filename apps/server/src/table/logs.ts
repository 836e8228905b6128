import { Cursor, type Viewer } from '@wunderkammer/kernel';
import { textFrame, textOf, type WholeFrame } from '../socket/text-frame.ts';
import { seenJson, standInJson } from './eyes.ts';
import type { TableState } from './table-state.ts';

/** How many steps there are in one part: about 20 kB, and a millisecond to make. */
export const PART = 256;

/** What a part was made from. */
const stepsIn = (part: WholeFrame): readonly string[] =>
  (JSON.parse(textOf(part)) as { readonly log: readonly object[] }).log.map((step) => JSON.stringify(step));

/** The game as it was seen from one place, made as far as it was wanted so far. */
class Log {
  readonly #state: TableState;
  readonly #viewer: Viewer;
  readonly #cursor: Cursor;
  /** Whole parts, ready to be sent. */
  readonly #parts: WholeFrame[] = [];
  /** What came after them, one step each. */
  #lines: string[] = [];
  isFresh = true;

  constructor(state: TableState, viewer: Viewer) {
    this.#state = state;
    this.#viewer = viewer;
    this.#cursor = new Cursor(state.game, state.table);
  }

  /** The part that this step is in. */
  part(step: number): WholeFrame {
    const index = Math.floor(step / PART);
    while (this.#parts.length <= index) this.#makePart();
    const part = this.#parts[index]!;
    return step % PART === 0 ? part : this.#cut(part, step);
  }

  /** The steps from `from` on, of which there are not many: JSON of the protocol's `log`. */
  rest(from: number): string {
    this.#replayTo(this.#state.steps.length);
    const inParts = this.#parts.slice(Math.floor(from / PART)).flatMap(stepsIn);
    const first = this.#parts.length * PART - inParts.length;
    return `[${[...inParts, ...this.#lines].slice(from - first).join()}]`;
  }

  #makePart(): void {
    const from = this.#parts.length * PART;
    this.#replayTo(from + PART);
    this.#parts.push(this.#frame(from, `[${this.#lines.slice(0, PART).join()}]`));
    this.#lines = this.#lines.slice(PART);
  }

  /** What is left of a part for somebody who has its beginning. */
  #cut(part: WholeFrame, step: number): WholeFrame {
    return this.#frame(
      step,
      `[${stepsIn(part)
        .slice(step % PART)
        .join()}]`,
    );
  }

  #frame(from: number, log: string): WholeFrame {
    return textFrame(`{"t":"log","table":"${this.#state.id}","from":${from},"log":${log}}`);
  }

  #replayTo(end: number): void {
    const { steps, standIns } = this.#state;
    this.#cursor.goTo(end, steps, (before, step, index) => {
      const seen = seenJson(this.#state, before, step, this.#viewer);
      this.#lines.push(`{${seen}${standInJson(standIns.get(index))}}`);
    });
  }
}

/** The game so far as everybody saw it who asked for it: made once, for the next who asks. */
export class Logs {
  readonly #state: TableState;
  readonly #logs = new Map<Viewer, Log>();

  constructor(state: TableState) {
    this.#state = state;
  }

  of(viewer: Viewer): Log {
    let log = this.#logs.get(viewer);
    if (log === undefined) {
      log = new Log(this.#state, viewer);
      this.#logs.set(viewer, log);
    }
    log.isFresh = true;
    return log;
  }

  /** Lets go of everything: the last step of the game is another one. */
  forget(): void {
    this.#logs.clear();
  }

  /** Lets go of what nobody asked for since the last time. */
  tidy(): void {
    for (const [viewer, log] of this.#logs) {
      if (log.isFresh) log.isFresh = false;
      else this.#logs.delete(viewer);
    }
  }
}
