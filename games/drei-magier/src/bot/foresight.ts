import { sendApprentice } from '../arrival.ts';
import { CARDS, countCards, type Figures, MAGE, seatAfter } from '../figures.ts';
import { LABYRINTH } from '../reach.ts';
import { mustLeave, Plans } from './plans.ts';
import { afterMoves, bestFor, type Ending, SOBER } from './settle.ts';
import type { Judge, Shares } from './shares.ts';

/** Throws that are played alike: the own wand, the sum, whether all three are equal (DM-10), and how many of the 27 these are. */
interface Throw {
  readonly jumps: number;
  readonly sum: number;
  readonly equal: boolean;
  readonly ways: number;
}

/** All throws but 0-0-0. The two other wands add 0 to 4 in 1, 2, 3, 2, 1 ways. */
const THROWS: readonly Throw[] = [0, 1, 2].flatMap((jumps) =>
  [1, 2, 3, 2, 1].flatMap((ways, rest) => {
    const thrown = { jumps, sum: jumps + rest, equal: false, ways };
    // Of the ways in which the others add twice the own wand, one shows it on all three.
    if (rest !== 2 * jumps) return [thrown];
    const others = { ...thrown, ways: ways - 1 };
    return jumps === 0 ? [] : [others, { ...thrown, equal: true, ways: 1 }].filter((own) => own.ways > 0);
  }),
);

/**
 * Judges a table by the throw that comes next: all 27 of them, each played as is best for whoever throws, and what comes of
 * it as another judge sees it.
 */
export class Foresight {
  readonly #plans = new Plans();
  readonly #judge: Judge;

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** What is to be expected when `seat` is about to throw. */
  expect(figures: Figures, seat: number): Shares {
    const total: [number, number, number] = [0, 0, 0];
    const add = (ways: number, shares: Shares): void => {
      for (let own = 0; own < 3; own++) total[own]! += (ways / 27) * shares[own]!;
    };
    const lost = figures.slice();
    lost[MAGE + seat] = LABYRINTH;
    sendApprentice(lost, seat);
    add(1, this.#judge(lost, seatAfter(seat)));
    for (const thrown of THROWS) add(thrown.ways, this.#play(figures, seat, thrown));
    return total;
  }

  #play(figures: Figures, seat: number, { sum, jumps, equal }: Throw): Shares {
    const prefer = bestFor(seat);
    const had = countCards(figures[CARDS + seat]!);
    const ending: Ending = { seat, judge: this.#judge, prefer, due: equal, had, hopes: SOBER };
    let best: Shares | undefined;
    this.#plans.each(figures, seat, { sum, jumps, mustJump: mustLeave(figures[MAGE + seat]!) }, (after) => {
      const shares = afterMoves(after, ending);
      best = best === undefined ? shares : prefer(best, shares);
    });
    if (best === undefined) throw new Error('a throw that cannot be played');
    return best;
  }
}
