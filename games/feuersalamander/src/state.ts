import type { StateOf, Table } from '@wunderkammer/kernel';
import { AT_DUNGEON, AT_START } from './board.ts';
import { CARDS, COPIES } from './cards.ts';
import { MOST_COMBINATIONS } from './laying.ts';
import type { FeuersalamanderTypes, Options } from './vocabulary.ts';

export type State = StateOf<FeuersalamanderTypes>;

/*
 * The names below are taken out of these objects (`const { PHASE } = LAYOUT`) rather than imported one by one: V8 folds
 * a module's own constants into its code, but reads an imported one from memory each time. That is a third of the speed.
 */

/** What `cells[PHASE]` says the state waits for. Chance comes first, then the end, then decisions. */
export const PHASES = {
  DEAL: 0,
  START_THROW: 1,
  KEYS: 2,
  STICKS: 3,
  /** A card after a salamander (FS-16). */
  DRAW: 4,
  /** A card for one that was exchanged (FS-35). */
  REPLACE: 5,
  OVER: 6,
  SET_UP: 7,
  /** The beginning of a turn (FS-14). */
  BEGIN: 8,
  DUNGEON: 9,
  DISCARD: 10,
  PLACE: 11,
  MOVE: 12,
  ASK: 13,
  /** A throw is due after a double (FS-29). */
  AGAIN: 14,
  /** Moved home, no throw due (FS-30). */
  HOME: 15,
  EXCHANGE: 16,
  /** The discard after a REPLACE. */
  REPLACE_DISCARD: 17,
} as const;

/** Where things lie in `cells`, and marks that some cells hold. */
export const LAYOUT = {
  PHASE: 0,
  /** Whose turn it is. */
  ACTIVE: 1,
  /** Who must decide; the lowest such seat during the set-up discards. Who draws, in DRAW and REPLACE. */
  DECIDER: 2,
  /** The last throw of the sticks, as its move says it. */
  THROWN: 3,
  PILE_SIZE: 4,
  LAID_SIZE: 5,
  /** How many cards of the deal have been dealt. */
  DEALT: 6,
  /** Bit mask of the seats still in the draw for the start (FS-11). */
  IN_DRAW: 7,
  /** The claim whose exchanges are under way, as in a claim's move. */
  CLAIM: 8,
  /** Bit mask of card types whose exchange is still to be decided, and of those to be replaced (FS-35). */
  TO_DECIDE: 9,
  TO_REPLACE: 10,
  /** How many combinations lie on the table. */
  COMBINATIONS: 11,
  /** One cell a seat each. The code of the hand: at most one card a type. */
  HAND: 12,
  /** The card that is one too many, as kind + 1, until one is laid off; with DECIDED set, the card laid face down (FS-10). */
  EXTRA: 16,
  /** Where the figure stands: a field, AT_START or AT_DUNGEON. */
  AT: 20,
  /** The code of the chamber where the token lies; 0 for the start place. */
  TOKEN: 24,
  SCORE: 28,
  /** One cell a kind each: how many lie in the pile, and among the cards laid off. */
  PILE: 32,
  LAID: 46,
  /** The combinations in the order in which they were laid: seat << 8 | code. */
  LAID_COMBINATIONS: 60,
  MOST_COMBINATIONS,

  MOST_SEATS: 4,
  DECIDED: 16,
  AT_START,
  AT_DUNGEON,
} as const;

const { AT, IN_DRAW, LAID_COMBINATIONS, MOST_SEATS, PHASE, PILE, PILE_SIZE } = LAYOUT;

const START = new Int32Array(LAID_COMBINATIONS + MOST_COMBINATIONS);
START[PHASE] = PHASES.DEAL;
START[PILE_SIZE] = CARDS;
START.fill(AT_START, AT, AT + MOST_SEATS);
START.set(COPIES, PILE);

/** A table before the deal (FS-9). */
export const create = ({ seats, options }: Table<Options>): State => {
  const cells = START.slice();
  cells[IN_DRAW] = (1 << seats) - 1;
  return { game: 'feuersalamander', seats, options, cells };
};
