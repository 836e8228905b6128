import type { Random } from '@wunderkammer/kernel';
import { apprenticeArrives, sendApprentice, settleDuel } from '../../../games/drei-magier/src/arrival.ts';
import { chanceToBegin } from '../../../games/drei-magier/src/bot/duel-odds.ts';
import { eachTake, mustLeave, Plans } from '../../../games/drei-magier/src/bot/plans.ts';
import { rivalAt } from '../../../games/drei-magier/src/bot/position.ts';
import {
  afterMoves,
  atEnd,
  bestFor,
  casting,
  type Ending,
  SOBER,
  symbols,
} from '../../../games/drei-magier/src/bot/settle.ts';
import { decided, type Judge, type Shares } from '../../../games/drei-magier/src/bot/shares.ts';
import {
  ALL_CARDS,
  APPRENTICE,
  CARDS,
  countCards,
  FIGURE_CELLS,
  type Figures,
  MAGE,
  seatAfter,
} from '../../../games/drei-magier/src/figures.ts';
import { isSymbolAt, LABYRINTH, LIFE } from '../../../games/drei-magier/src/reach.ts';
import { symbolHappens } from '../../../games/drei-magier/src/spell.ts';
import { areEqual, MOST_SEEN, packWands, sumOf, wandOf } from '../../../games/drei-magier/src/wands.ts';

/** A table before a throw. */
export interface Moment {
  readonly figures: Figures;
  readonly toThrow: number;
}

/** Games that do not end are left. */
const MOST_THROWS = 1500;
const FINE = 2 ** 30;

/** Plays games in which everybody does what one judge likes best; duels are decided by their odds. */
export class SelfPlay {
  readonly #random: Random;
  readonly #judge: Judge;
  readonly #plans = new Plans();

  constructor(random: Random, judge: Judge) {
    this.#random = random;
    this.#judge = judge;
  }

  /** One game: every moment of it, and how it ended (or was judged when it was left). */
  play(): { readonly moments: readonly Moment[]; readonly outcome: Shares } {
    const figures = new Int32Array(FIGURE_CELLS);
    figures.fill(LIFE, MAGE, CARDS);
    const moments: Moment[] = [];
    let seat = this.#random.below(3);
    let due = 0;
    for (let over: Shares | undefined; moments.length < MOST_THROWS; ) {
      moments.push({ figures: figures.slice(), toThrow: seat });
      due = this.#throw(figures, seat, due);
      over = decided(figures);
      if (over !== undefined) return { moments, outcome: over };
      if (due > 0) due--;
      else seat = seatAfter(seat);
    }
    return { moments, outcome: this.#judge(figures, seat) };
  }

  #wands(): number {
    return packWands(this.#random.below(3), this.#random.below(3), this.#random.below(3));
  }

  /** Plays a throw; the throws due afterwards. */
  #throw(figures: Figures, seat: number, dueBefore: number): number {
    const wands = this.#wands();
    if (wands === 0) {
      figures[MAGE + seat] = LABYRINTH;
      sendApprentice(figures, seat);
      return 0;
    }
    const due = dueBefore + (areEqual(wands) ? 1 : 0);
    const had = countCards(figures[CARDS + seat]!);
    const ending = { seat, judge: this.#judge, prefer: bestFor(seat), due: due > 0, had, hopes: SOBER };
    this.#move(figures, wands, ending);
    const rival = decided(figures) === undefined ? rivalAt(figures, seat, figures[MAGE + seat]!) : undefined;
    if (rival !== undefined) {
      if (this.#random.below(FINE) < FINE * chanceToBegin()) settleDuel(figures, seat, rival);
      else settleDuel(figures, rival, seat);
    }
    if (decided(figures) === undefined && isSymbolAt(figures[APPRENTICE + seat]!)) this.#spell(figures, ending);
    return had < ALL_CARDS - 1 && countCards(figures[CARDS + seat]!) === ALL_CARDS - 1 ? due + 1 : due;
  }

  #move(figures: Figures, wands: number, ending: Ending): void {
    const { seat } = ending;
    const eyes = { sum: sumOf(wands), jumps: wandOf(wands, seat), mustJump: mustLeave(figures[MAGE + seat]!) };
    const chosen = figures.slice();
    let most = Number.NEGATIVE_INFINITY;
    this.#plans.each(figures, seat, eyes, (after) => {
      const share = afterMoves(after, ending)[seat]!;
      if (share <= most) return;
      most = share;
      chosen.set(after);
    });
    figures.set(chosen);
  }

  #spell(figures: Figures, ending: Ending): void {
    const { seat } = ending;
    if (casting(figures, ending)[seat]! <= atEnd(figures, ending)[seat]!) return;
    const seen = MOST_SEEN[this.#wands()]!;
    const worths = symbols(figures, ending).map((shares) => shares[seat]!);
    const symbol = [0, 1, 2]
      .filter((own) => ((seen >> own) & 1) === 1)
      .reduce((best, own) => (worths[own]! > worths[best]! ? own : best));
    if (!symbolHappens(figures, seat, symbol)) return;
    let most = atEnd(figures, ending)[seat]!;
    const leapt = figures.slice();
    const arrival = apprenticeArrives(leapt, seat, leapt[MAGE + seat]!);
    eachTake(leapt, seat, arrival, new Int32Array(FIGURE_CELLS), (after) => {
      const share = atEnd(after, ending)[seat]!;
      if (share <= most) return;
      most = share;
      figures.set(after);
    });
  }
}
