import { allSeats, type Seat, type Table } from '@wunderkammer/kernel';
import { ALL } from '../stones.ts';
import type { Options, Seen } from '../vocabulary.ts';
import type { Abilities } from './abilities.ts';
import { Hints } from './hints.ts';
import { Knowledge, type Watched } from './knowledge.ts';
import { Odds } from './odds.ts';

const STONES = 30;
/** What is as good as certain, and as good as impossible: nothing is divided by zero. */
const CERTAIN = 0.999;
const HARDLY = 0.001;

/** What a seat takes to be where, by all that it has seen. */
export class Beliefs {
  readonly knowledge: Knowledge;
  readonly #seat: Seat;
  readonly #seats: readonly Seat[];
  readonly #abilities: Abilities;
  readonly #all: number;
  readonly #odds: readonly Odds[];
  readonly #hints: readonly Hints[];
  /** By seat and stone: how much the stone is to be had there, by what the other arrangements say of it. */
  readonly #availability: readonly Float64Array[];
  /** By seat and stone: what the stone weighs there, all in all. */
  readonly #weights: readonly Float64Array[];
  /** Whether the odds are those of what was seen last. */
  #fresh = false;

  constructor(seat: Seat, table: Table<Options>, abilities: Abilities) {
    this.#seat = seat;
    this.#seats = allSeats(table.seats);
    this.#abilities = abilities;
    this.#all = ALL[table.options.variant];
    this.knowledge = new Knowledge(seat, table);
    this.#odds = this.#seats.map(() => new Odds(table.options.variant));
    this.#hints = this.#seats.map(() => new Hints());
    this.#availability = this.#seats.map(() => new Float64Array(STONES).fill(1));
    this.#weights = this.#seats.map(() => new Float64Array(STONES));
  }

  observe(seen: Seen): void {
    this.#fresh = false;
    if (seen.type === 'guess' && seen.by !== this.#seat && this.#abilities.hints) {
      this.#hints[seen.by]!.hear(this.watched(seen.at), seen);
    }
    if (seen.type !== 'guess' || seen.right || this.#abilities.keepsBook) this.knowledge.observe(seen);
  }

  /** What everybody can know of a seat's arrangement. */
  watched(seat: Seat): Watched {
    return this.knowledge.arrangements[seat]!;
  }

  /** The opponents that are still in, in the order of their turns. */
  get opponents(): Seat[] {
    const { length } = this.#seats;
    return this.#seats
      .slice(1)
      .map((distance): Seat => this.#seats[(this.#seat + distance) % length]!)
      .filter((seat) => this.watched(seat).hidden !== 0);
  }

  /** The odds of an opponent's hidden cells. */
  of(seat: Seat): Odds {
    this.#reckon();
    return this.#odds[seat]!;
  }

  /** What each stone weighs for an opponent. */
  weightsOf(seat: Seat): Float64Array {
    this.#reckon();
    return this.#weights[seat]!;
  }

  /**
   * What each stone weighs for those who look at the own stones, which are `hand`. They see what they hold themselves:
   * so a stone that an opponent probably has is one that this opponent does not look for.
   */
  weightsOfOwn(hand: number): Float64Array {
    this.#reckon();
    const weights = this.#weights[this.#seat]!;
    const { opponents } = this;
    for (let stone = 0; stone < STONES; stone++) {
      weights[stone] = ((this.#all & ~this.knowledge.opened) >> stone) & 1;
      if (!this.#abilities.empathy || (hand >> stone) & 1) continue;
      const held = opponents.reduce((sum, seat) => sum + this.#odds[seat]!.has[stone]!, 0);
      weights[stone]! *= 1 - held / Math.max(1, opponents.length);
    }
    return weights;
  }

  #reckon(): void {
    if (this.#fresh) return;
    this.#fresh = true;
    const { opponents } = this;
    this.#reckonEach(opponents);
    for (let round = 0; round < this.#abilities.fittings && opponents.length > 1; round++) {
      this.#fit(opponents);
      this.#reckonEach(opponents);
    }
  }

  #reckonEach(seats: readonly Seat[]): void {
    const { unknown } = this.knowledge;
    for (const seat of seats) {
      const weights = this.#weights[seat]!;
      const { factors } = this.#hints[seat]!;
      for (let stone = 0; stone < STONES; stone++) {
        weights[stone] = (unknown >> stone) & 1 ? this.#availability[seat]![stone]! * factors[stone]! : 0;
      }
      this.#odds[seat]!.reckon(this.watched(seat), weights);
    }
  }

  /**
   * Each stone exists once: it is at one opponent, or left over. What each arrangement says of it, apart from what it
   * was told, is told to the others, and so on: belief propagation. Left over is any stone as easily as any other.
   */
  #fit(seats: readonly Seat[]): void {
    for (let stone = 0; stone < STONES; stone++) {
      if (((this.knowledge.unknown >> stone) & 1) === 0) continue;
      const says = seats.map((seat) => {
        const has = Math.min(CERTAIN, this.#odds[seat]!.has[stone]!);
        return has / (1 - has) / this.#availability[seat]![stone]!;
      });
      const everywhere = says.reduce((sum, odds) => sum + odds, 1);
      for (const [index, seat] of seats.entries()) {
        this.#availability[seat]![stone] = 1 / Math.max(HARDLY, everywhere - says[index]!);
      }
    }
  }
}
