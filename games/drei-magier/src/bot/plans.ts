import { apprenticeArrives, giveCard, MET_CARD, MET_TAKE, mageArrives } from '../arrival.ts';
import { APPRENTICE, FIGURE_CELLS, type Figures, MAGE, STONES, seatAfter, seatBefore } from '../figures.ts';
import { COUNT_BITS, COUNT_MASK, isMagicAt, JUMPS, jumpKey, LABYRINTH, LIFE, WALKS, walkKey } from '../reach.ts';

/** An eye throw, or what is left to play of one. */
export interface Eyes {
  /** How far the apprentice walks; undefined if it has walked. */
  readonly sum: number | undefined;
  /** How many places the mage jumps; 0 if it may not (any more). */
  readonly jumps: number;
  /** The mage may not stay (DM-14). */
  readonly mustJump: boolean;
}

/** Whether a mage may not stay where its turn begins (DM-14). */
export const mustLeave = (mage: number): boolean => mage === LIFE || mage === LABYRINTH;

type Visit = (after: Figures) => void;

/**
 * All tables that can come of playing the figures of a throw; the duel and the spell are still to come. What is visited
 * is overwritten by the next: whoever wants to keep it copies it.
 */
export class Plans {
  readonly #first = new Int32Array(FIGURE_CELLS);
  readonly #taken = new Int32Array(FIGURE_CELLS);
  readonly #second = new Int32Array(FIGURE_CELLS);
  readonly #last = new Int32Array(FIGURE_CELLS);

  /** Every table that is worth a thought. The mage goes first only to meet its standing apprentice: else it is the same in either order. */
  each(figures: Figures, seat: number, eyes: Eyes, visit: Visit): void {
    if (eyes.sum === undefined) {
      this.#jumps(figures, seat, eyes, visit);
      return;
    }
    this.#walks(figures, seat, eyes.sum, this.#first, this.#taken, (walked) => this.#jumps(walked, seat, eyes, visit));
    const at = figures[APPRENTICE + seat]!;
    if (isMagicAt(at) && reaches(eyes.jumps, figures[MAGE + seat]!, at)) this.afterJump(figures, seat, eyes, at, visit);
  }

  /** Every table after the apprentice has come to a field. */
  afterWalk(figures: Figures, seat: number, eyes: Eyes, to: number, visit: Visit): void {
    this.#arrive(figures, seat, to, this.#first, this.#taken, (walked) => this.#jumps(walked, seat, eyes, visit));
  }

  /** Every table after the mage has landed on a place. */
  afterJump(figures: Figures, seat: number, { sum }: Eyes, to: number, visit: Visit): void {
    this.#land(figures, seat, to, this.#first, this.#taken, (landed) => {
      if (sum === undefined) visit(landed);
      else this.#walks(landed, seat, sum, this.#second, this.#last, visit);
    });
  }

  #jumps(figures: Figures, seat: number, { jumps, mustJump }: Eyes, visit: Visit): void {
    if (jumps === 0 || !mustJump) visit(figures);
    const range = JUMPS.range[jumpKey(jumps, figures[MAGE + seat]!)]!;
    const start = range >> COUNT_BITS;
    for (let index = 0; index < (range & COUNT_MASK); index++) {
      this.#land(figures, seat, JUMPS.members[start + index]!, this.#second, this.#last, visit);
    }
  }

  #walks(figures: Figures, seat: number, sum: number, walked: Figures, taken: Figures, visit: Visit): void {
    const range = WALKS.range[walkKey((figures[STONES]! >> seat) & 1, sum, figures[APPRENTICE + seat]!)]!;
    const start = range >> COUNT_BITS;
    for (let index = 0; index < (range & COUNT_MASK); index++) {
      this.#arrive(figures, seat, WALKS.members[start + index]!, walked, taken, visit);
    }
  }

  #arrive(figures: Figures, seat: number, to: number, walked: Figures, taken: Figures, visit: Visit): void {
    walked.set(figures);
    eachTake(walked, seat, apprenticeArrives(walked, seat, to), taken, visit);
  }

  #land(figures: Figures, seat: number, to: number, landed: Figures, taken: Figures, visit: Visit): void {
    landed.set(figures);
    eachTake(landed, seat, mageArrives(landed, seat, to), taken, visit);
  }
}

/** A card that was met is won; one of an empty place can be taken from either of the others (DM-17). */
export const eachTake = (figures: Figures, seat: number, arrival: number, taken: Figures, visit: Visit): void => {
  if (arrival !== MET_CARD && arrival !== MET_TAKE) {
    visit(figures);
    return;
  }
  const place = figures[MAGE + seat]!;
  if (arrival === MET_TAKE) {
    taken.set(figures);
    giveCard(taken, seat, place, seatBefore(seat));
    visit(taken);
  }
  giveCard(figures, seat, place, seatAfter(seat));
  visit(figures);
};

const reaches = (jumps: number, from: number, to: number): boolean =>
  ((JUMPS.mask[2 * jumpKey(jumps, from)]! >> to) & 1) === 1;
