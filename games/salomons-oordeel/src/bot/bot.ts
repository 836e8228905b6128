import type { Bot, Mind, Random, Seat, Table } from '@wunderkammer/kernel';
import { type Placement, placementOf, randomArrangement } from '../arrangements.ts';
import { bitsOf, countBits } from '../bits.ts';
import { costOfWrong } from '../cost.ts';
import { mayStop, passing, protectedSeat } from '../phase.ts';
import { ALL, cellIndex, colOf, leftOver, rowOf, stoneAt, stoneIndex } from '../stones.ts';
import type {
  ArrangeStep,
  Choice,
  Decision,
  ListedStep,
  Options,
  SalomonsOordeelTypes,
  Seen,
  View,
} from '../vocabulary.ts';
import { Knowledge, Watched } from './knowledge.ts';
import { Odds } from './odds.ts';

/** How many arrangements, and how many cells for a stone to show or stand, it compares. */
const ARRANGEMENTS_TRIED = 5;
const CELLS_TRIED = 5;
/** After a right guess it goes on only if the next one is at least this likely. */
const GOOD_ODDS = 0.4;
/** Losing a hidden stone, on the scale of `#exposure`. */
const STONE_LOST = 1;
/** How often the odds of several opponents are fitted to one another: each stone exists once. */
const FITTINGS = 1;

const STONES = 30;

interface Guess {
  readonly at: Seat;
  readonly cell: number;
  readonly stone: number;
  readonly odds: number;
}

/**
 * Guesses what is likeliest by what it saw, goes on while the odds are good, and shows of its own stones those that
 * tell the others least: it judges its own arrangement by the same odds, reckoned from what is public.
 */
class ThoughtfulBot implements Bot<SalomonsOordeelTypes> {
  readonly #seat: Seat;
  readonly #table: Table<Options>;
  readonly #random: Random;
  readonly #knowledge: Knowledge;
  readonly #odds: readonly Odds[];
  readonly #trial = new Watched();
  readonly #weights = new Float64Array(STONES);

  constructor(seat: Seat, table: Table<Options>, random: Random) {
    this.#seat = seat;
    this.#table = table;
    this.#random = random;
    this.#knowledge = new Knowledge(seat, table);
    this.#odds = Array.from({ length: table.seats }, () => new Odds(table.options.variant));
  }

  observe(seen: Seen): void {
    this.#knowledge.observe(seen);
  }

  decide(view: View, legal: readonly Choice[]): Decision {
    switch (view.phase.type) {
      case 'arrange':
        return this.#arrange(view);
      case 'settle':
        return this.#settle(view, legal);
      case 'give':
      case 'open':
        return this.#show(view, legal);
      default:
        return this.#guess(view);
    }
  }

  #guess(view: View): Decision {
    const best = this.#bestGuess(view);
    const by = this.#seat;
    // Where a wrong guess costs no more than stopping, there is nothing to lose.
    const free = costOfWrong(view.own.length, view.options.openOnly) === 'nothing';
    if (mayStop(view) && !free && best.odds < GOOD_ODDS) return { by, type: 'stop' };
    const { at, cell, stone } = best;
    return { by, type: 'guess', at, row: rowOf(cell), col: colOf(cell), stone: stoneAt(stone) };
  }

  #bestGuess(view: View): Guess {
    const opponents = view.arrangements.filter(({ seat, hidden }) => seat !== this.#seat && hidden.length > 0);
    this.#reckonOpponents(opponents.map(({ seat }) => seat));
    let best: Guess | undefined;
    let ties = 0;
    for (const { seat: at } of opponents) {
      if (at === protectedSeat(view)) continue;
      const { odds } = this.#odds[at]!;
      for (const cell of bitsOf(this.#knowledge.arrangements[at]!.hidden)) {
        for (let stone = 0; stone < STONES; stone++) {
          const own = odds[cell * STONES + stone]!;
          if (best !== undefined && own < best.odds) continue;
          ties = best !== undefined && own === best.odds ? ties + 1 : 1;
          if (this.#random.below(ties) === 0) best = { at, cell, stone, odds: own };
        }
      }
    }
    if (best === undefined) throw new Error('there is nobody to guess at');
    return best;
  }

  /**
   * The odds of each opponent by itself, then again with each stone weighed by how likely it is to be nowhere else:
   * with the odds that it is at another opponent, or left over.
   */
  #reckonOpponents(seats: readonly Seat[]): void {
    const { arrangements, unknown } = this.#knowledge;
    const left = leftOver(this.#table.options.variant, this.#table.seats);
    const leftOdds = left / Math.max(1, countBits(unknown) - left);
    const weights = seats.map(() => Float64Array.from({ length: STONES }, (_, stone) => (unknown >> stone) & 1));
    const reckon = (): void => {
      for (const [index, seat] of seats.entries()) this.#odds[seat]!.reckon(arrangements[seat]!, weights[index]!);
    };
    reckon();
    for (let round = 0; round < FITTINGS && seats.length > 1; round++) {
      for (let stone = 0; stone < STONES; stone++) {
        if (((unknown >> stone) & 1) === 0) continue;
        // What each opponent's arrangement says about the stone by itself: the odds without the weight it was given.
        const says = seats.map((seat, index) => {
          const has = Math.min(0.999, this.#odds[seat]!.has[stone]!);
          return has / (1 - has) / weights[index]![stone]!;
        });
        for (const index of seats.keys()) {
          const elsewhere = says.reduce((sum, odds, other) => (other === index ? sum : sum + odds), leftOdds);
          weights[index]![stone] = 1 / Math.max(0.001, elsewhere);
        }
      }
      reckon();
    }
  }

  /** Gives away or opens the stone after which the others know least of what is still hidden. */
  #show(view: View, legal: readonly Choice[]): Decision {
    const own = ownStones(view);
    return this.#leastTelling(legal, (choice) => {
      const cell = cellIndex(choice.row, choice.col);
      this.#trial.open(cell, own.get(cell)!);
      return this.#exposure(own);
    });
  }

  #settle(view: View, legal: readonly Choice[]): Decision {
    const stone = stoneIndex(passing(view)!.stone);
    const own = ownStones(view);
    return this.#leastTelling(legal, (choice) => {
      const cell = cellIndex(choice.row, choice.col);
      const lost = (this.#trial.hidden >> cell) & 1 ? STONE_LOST : 0;
      this.#trial.open(cell, stone);
      return this.#exposure(own) + lost;
    });
  }

  /** Of the choices of a cell, the one for which `telling`, asked with a fresh `#trial`, is least. */
  #leastTelling(legal: readonly Choice[], telling: (choice: CellChoice) => number): Decision {
    let best: CellChoice | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const choice of this.#some(legal.filter(isCellChoice))) {
      this.#trial.copyFrom(this.#knowledge.arrangements[this.#seat]!);
      const own = telling(choice);
      if (own < least) {
        best = choice;
        least = own;
      }
    }
    if (best === undefined) throw new Error('there is no cell to choose');
    return best;
  }

  /** Some of a list, in random order: enough to compare in the time there is. */
  #some<T>(list: readonly T[]): T[] {
    const rest = [...list];
    const some: T[] = [];
    while (rest.length > 0 && some.length < CELLS_TRIED) some.push(...rest.splice(this.#random.below(rest.length), 1));
    return some;
  }

  #arrange({ hand }: View): ArrangeStep {
    const { variant } = this.#table.options;
    const stones = hand.reduce((mask, stone) => mask | (1 << stoneIndex(stone)), 0);
    let best: Placement = [];
    let least = Number.POSITIVE_INFINITY;
    for (let count = 0; count < ARRANGEMENTS_TRIED; count++) {
      const placement = placementOf(randomArrangement(stones, variant, this.#random), stones);
      const cells = placement.reduce((mask, [, cell]) => mask | (1 << cell), 0);
      this.#trial.stand(cells, ALL[variant]);
      const own = this.#exposure(new Map(placement.map(([stone, cell]) => [cell, stone])));
      if (own < least) {
        best = placement;
        least = own;
      }
    }
    return {
      by: this.#seat,
      type: 'arrange',
      cells: best.map(([stone, cell]) => [stoneAt(stone), rowOf(cell), colOf(cell)]),
    };
  }

  /** How well somebody who knows only what is public could guess the hidden stones of `#trial`. */
  #exposure(stones: ReadonlyMap<number, number>): number {
    const odds = this.#odds[this.#seat]!;
    const possible = ALL[this.#table.options.variant] & ~this.#knowledge.opened;
    for (let stone = 0; stone < STONES; stone++) this.#weights[stone] = (possible >> stone) & 1;
    odds.reckon(this.#trial, this.#weights);
    let exposure = 0;
    for (const cell of bitsOf(this.#trial.hidden)) exposure += odds.odds[cell * STONES + stones.get(cell)!]! ** 2;
    return exposure;
  }
}

/** The viewer's own hidden stones, by cell. */
const ownStones = ({ own }: View): ReadonlyMap<number, number> =>
  new Map(own.map(([stone, row, col]) => [cellIndex(row, col), stoneIndex(stone)]));

type CellChoice = Extract<ListedStep, { type: 'give' | 'open' | 'settle' }>;

const isCellChoice = (choice: Choice): choice is CellChoice =>
  choice.type === 'give' || choice.type === 'open' || choice.type === 'settle';

/** A bot for this seat; `random` breaks ties. */
export const createBot = (_mind: Mind, seat: Seat, table: Table<Options>, random: Random): Bot<SalomonsOordeelTypes> =>
  new ThoughtfulBot(seat, table, random);
