import { giveCard } from '../arrival.ts';
import { FIELDS } from '../board.ts';
import { CARDS, countCards, type Figures, figuresOf, MAGE, seatAfter } from '../figures.ts';
import { type Decision, PLACES, SYMBOLS, type View } from '../vocabulary.ts';
import { type Eyes, Plans } from './plans.ts';
import { afterMoves, atEnd, casting, type Ending, leaping, symbols } from './settle.ts';
import type { Judge, Shares } from './shares.ts';

/** A decision and a way to go on from it: what is to be expected of it, as a judge sees it. */
export interface Course {
  readonly choice: Decision;
  readonly expect: (judge: Judge) => Shares;
}

type Attitude = Pick<Ending, 'prefer' | 'hopes'>;

/** Lists what one can do when asked, each with every way to go on until the wands must fall; the duel's throws are another matter. */
export class Courses {
  readonly #plans = new Plans();
  readonly #seat: number;

  constructor(seat: number) {
    this.#seat = seat;
  }

  of(view: View, legal: readonly Decision[], attitude: Attitude): readonly Course[] {
    const figures = figuresOf(view);
    const ending: Omit<Ending, 'judge'> = {
      ...attitude,
      seat: this.#seat,
      due: view.throwsDue > 0,
      had: countCards(figures[CARDS + this.#seat]!),
    };
    // The same table is often reached in either order: the first way to it will do.
    const seen = new Set<string>();
    return legal.flatMap((choice) => {
      const after: Figures[] = [];
      if (!this.#moved(choice, figures, left(view), (table) => after.push(table.slice()))) {
        return { choice, expect: (judge: Judge) => rare(choice, figures, { ...ending, judge }) };
      }
      return after
        .filter((table) => seen.size < seen.add(table.join()).size)
        .map((table) => ({ choice, expect: (judge: Judge) => afterMoves(table, { ...ending, judge }) }));
    });
  }

  /** Visits every table that can come of a decision about the figures; false if it is about something else. */
  #moved(choice: Decision, figures: Figures, eyes: Eyes, visit: (after: Figures) => void): boolean {
    const me = this.#seat;
    switch (choice.type) {
      case 'walk':
        this.#plans.afterWalk(figures, me, eyes, FIELDS.indexOf(choice.to), visit);
        return true;
      case 'jump':
        this.#plans.afterJump(figures, me, eyes, PLACES.indexOf(choice.to), visit);
        return true;
      case 'stay':
        visit(figures);
        return true;
      case 'take': {
        const taken = figures.slice();
        giveCard(taken, me, taken[MAGE + me]!, choice.from);
        this.#plans.each(taken, me, eyes, visit);
        return true;
      }
      default:
        return false;
    }
  }
}

/** What is left to play of the throw. */
const left = ({ eyes, mageMustJump }: View): Eyes => ({
  sum: eyes?.walked === false ? eyes.sum : undefined,
  jumps: eyes?.jumped === false ? eyes.jumps : 0,
  mustJump: mageMustJump,
});

/** What is to be expected of a decision about throws due or a spell. */
const rare = (choice: Decision, figures: Figures, ending: Ending): Shares => {
  switch (choice.type) {
    case 'throw':
      return ending.judge(figures, ending.seat);
    case 'pass':
      return ending.judge(figures, seatAfter(ending.seat));
    case 'cast':
      return casting(figures, ending);
    case 'choose':
      return symbols(figures, ending)[SYMBOLS.indexOf(choice.symbol)]!;
    case 'leap':
      return leaping(figures, ending);
    default:
      return atEnd(figures, ending);
  }
};
