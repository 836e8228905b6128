import {
  allSeats,
  cloneState,
  type Game,
  playAll,
  type Seat,
  type State,
  type StepBase,
  type Table,
  type ViewBase,
  type Viewer,
} from '@wunderkammer/kernel';
import type { Entry } from '../table/source.ts';

/** Seen with everything open, or as somebody saw it. */
export type Eyes = Viewer | 'open';

export interface Shot {
  readonly view: ViewBase;
  readonly reveal: readonly ViewBase[] | undefined;
  /** The step that led here. */
  readonly event: StepBase | undefined;
}

/** How many steps lie between two positions that are remembered. */
const STRIDE = 64;

/** A game that is over, to be looked at from any moment and any seat. */
export class Playhead {
  readonly #game: Game;
  readonly #table: Table;
  readonly #steps: readonly StepBase[];
  readonly #remembered: State[] = [];
  /** After how many steps each turn begins, and whose it is: where another seat than before is asked. */
  readonly turns: readonly { readonly from: number; readonly seat: Seat }[];

  constructor(game: Game, table: Table, steps: readonly StepBase[]) {
    this.#game = game;
    this.#table = table;
    this.#steps = steps;
    const turns: { from: number; seat: Seat }[] = [];
    let asked: Seat | undefined;
    const last = playAll(game, table, steps, (before, _step, index) => {
      if (index % STRIDE === 0) this.#remembered.push(cloneState(before));
      const turn = game.turn(before);
      const now = turn.type === 'decision' && turn.seats.length === 1 ? turn.seats[0] : asked;
      if (now !== undefined && now !== asked) turns.push({ from: index, seat: now });
      asked = now;
    });
    if (steps.length % STRIDE === 0) this.#remembered.push(last);
    this.turns = turns;
  }

  get length(): number {
    return this.#steps.length;
  }

  #stateAt(index: number): State {
    const nearest = Math.floor(index / STRIDE);
    const state = cloneState(this.#remembered[nearest]!);
    for (let at = nearest * STRIDE; at < index; at++) this.#game.play(state, this.#steps[at]!);
    return state;
  }

  shot(index: number, eyes: Eyes): Shot {
    const viewer = eyes === 'open' ? 'watcher' : eyes;
    const state = this.#stateAt(index);
    const step = this.#steps[index - 1];
    return {
      view: this.#game.view(state, viewer),
      reveal: eyes === 'open' ? allSeats(this.#table.seats).map((seat) => this.#game.view(state, seat)) : undefined,
      event: step === undefined ? undefined : this.#seen(this.#stateAt(index - 1), step, eyes),
    };
  }

  /** The log up to a moment. */
  log(index: number, eyes: Eyes): readonly Entry[] {
    const entries: Entry[] = [];
    playAll(this.#game, this.#table, this.#steps.slice(0, index), (before, step) =>
      entries.push({ seen: this.#seen(before, step, eyes), secret: false }),
    );
    return entries;
  }

  /** With everything open, a step is told as the one who took it saw it. */
  #seen(before: State, step: StepBase, eyes: Eyes): StepBase {
    const open = step.by === 'chance' ? this.#receiver(before, step) : step.by;
    return this.#game.seen(before, step, eyes === 'open' ? open : eyes);
  }

  /** Whoever saw most of a chance step. */
  #receiver(before: State, step: StepBase): Viewer {
    const sizes = allSeats(this.#table.seats).map((seat) => hiddenIn(this.#game.seen(before, step, seat)));
    return sizes.indexOf(Math.min(...sizes)) as Seat;
  }
}

const hiddenIn = (seen: StepBase): number => JSON.stringify(seen).split('"hidden"').length;
