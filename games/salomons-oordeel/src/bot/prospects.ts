import { isHidden, type Seat, type Table } from '@wunderkammer/kernel';
import { bitsOf } from '../bits.ts';
import { cellIndex, stoneIndex } from '../stones.ts';
import type { Options, Seen } from '../vocabulary.ts';
import type { Abilities } from './abilities.ts';
import { Beliefs } from './beliefs.ts';
import { Watched } from './knowledge.ts';
import { Landing } from './landing.ts';
import { Odds } from './odds.ts';
import { likeliest, type Standing, standingOf } from './standing.ts';

const STONES = 30;
/** How likely a stone that somebody named is still taken for that player's own: not everybody listens. */
const STILL_ITS_OWN = 0.3;

/** A stone named on a hidden cell of somebody, and how likely it is right. */
export interface Guess {
  readonly at: Seat;
  readonly cell: number;
  readonly stone: number;
  readonly odds: number;
}

/** How everybody stands, and would stand after this or that, as one seat sees it. */
export class Prospects {
  readonly beliefs: Beliefs;
  /** The stones the seat arranged, by cell. */
  readonly #own = new Map<number, number>();
  readonly #seat: Seat;
  readonly #trial = new Watched();
  readonly #odds: Odds;
  readonly #landing: Landing;

  constructor(seat: Seat, table: Table<Options>, abilities: Abilities) {
    this.#seat = seat;
    this.beliefs = new Beliefs(seat, table, abilities);
    this.#odds = new Odds(table.options.variant);
    this.#landing = new Landing(this.#odds);
  }

  observe(seen: Seen): void {
    this.beliefs.observe(seen);
    if (seen.type !== 'arrange' || seen.by !== this.#seat || isHidden(seen.cells)) return;
    for (const [stone, row, col] of seen.cells) this.#own.set(cellIndex(row, col), stoneIndex(stone));
  }

  /** The seat's own arrangement, as others see it. */
  get own(): Watched {
    return this.beliefs.watched(this.#seat);
  }

  /** How well the others know the seat's stones, if they saw `watched` of them. */
  ownStanding(watched: Watched = this.own, stones: ReadonlyMap<number, number> = this.#own, named?: number): Standing {
    const cells = bitsOf(watched.hidden);
    const hand = cells.reduce((mask, cell) => mask | (1 << stones.get(cell)!), 0);
    const weights = this.beliefs.weightsOfOwn(hand);
    if (named !== undefined) weights[named]! *= STILL_ITS_OWN;
    this.#odds.reckon(watched, weights);
    return standingOf(cells.map((cell) => this.#odds.odds[cell * STONES + stones.get(cell)!]!));
  }

  /** The same once the others have heard the seat name this stone. */
  afterNaming(stone: number): Standing {
    return this.ownStanding(this.own, this.#own, stone);
  }

  /** The same after this cell of the own arrangement was opened, with this stone. */
  afterOpening(cell: number, stone = this.#own.get(cell)!): Standing {
    this.#trial.copyFrom(this.own);
    this.#trial.open(cell, stone);
    return this.ownStanding(this.#trial);
  }

  /** How likely the likeliest stone of each hidden cell of an opponent is. */
  chances(seat: Seat): readonly number[] {
    return likeliest(this.beliefs.watched(seat).hidden, this.beliefs.of(seat));
  }

  /** The same after a guess was right. */
  afterRight({ at, cell, stone }: Guess): readonly number[] {
    this.#trial.copyFrom(this.beliefs.watched(at));
    this.#trial.open(cell, stone);
    const weights = this.beliefs.weightsOf(at).slice();
    weights[stone] = 0;
    this.#odds.reckon(this.#trial, weights);
    return likeliest(this.#trial.hidden, this.#odds);
  }

  /** How an opponent will stand with the stone of this own cell, once it was given to them. */
  afterGift(cell: number, to: Seat): Standing {
    const { beliefs } = this;
    return this.#landing.after(this.#own.get(cell)!, beliefs.watched(to), beliefs.of(to), beliefs.weightsOf(to));
  }
}
