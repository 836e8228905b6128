import type { StateOf, Table } from '@wunderkammer/kernel';
import { CARDS, FIGURE_CELLS, MAGE } from './figures.ts';
import { LIFE } from './reach.ts';
import { type DreiMagierTypes, type Options, PHASES, type PhaseType } from './vocabulary.ts';

export type State = StateOf<DreiMagierTypes>;

/*
 * The layout of `cells`. Three wands are packed two bits each, red lowest; places and fields are indices in FIELDS;
 * a set of seats, wands or cards is a bit mask.
 *
 * Modules that every move passes through copy these constants into their own scope (`const { PHASE } = layout`): V8
 * folds a module's own constants into the code, but reads imported ones anew each time, which is measurably slower.
 */

/** The figures come first (figures.ts). */
export { ALL_CARDS, APPRENTICE, CARDS, countCards, MAGE, STONES } from './figures.ts';
/** The index in PHASES of what the table waits for. */
export const PHASE = FIGURE_CELLS;
/** Whose turn it is. */
export const SEAT = 11;
/** Who decides or throws: one of the two during a duel, otherwise the player whose turn it is. */
export const ACTOR = 12;
/** Throws earned and not yet taken. */
export const DUE = 13;
/** 1 while the mage may not stay (DM-14). */
export const MUST_JUMP = 14;
/** The eye throw. */
export const EYES = 15;
/** The keys of the walks and jumps still open in this throw (see reach.ts); NONE when there are none (any more). */
export const WALK_KEY = 16;
export const JUMP_KEY = 17;
/** The seat whose mage must be fought, or NOBODY. */
export const RIVAL = 18;
/** The duel: who began this round, how often the actor has thrown, how often at most, what the beginner reached. */
export const BEGINNER = 19;
export const THROWS = 20;
export const LIMIT = 21;
export const FIRST_SUM = 22;
/** The duel's wands as they lie, and which of them are about to be thrown. */
export const WANDS = 23;
export const THROWN = 24;
/** The spell: the symbols the wands lie on, and the mask of those seen most. */
export const DOWN = 25;
export const MOST = 26;
/** Seats still in the draw for the beginning. */
export const DRAW = 27;
const SIZE = 28;

export const NOBODY = 3;
export const ALL_WANDS = 7;

const phase = (name: PhaseType): number => PHASES.indexOf(name);
export const AT_START = phase('start');
export const AT_THROW = phase('throw');
export const AT_THROW_DUE = phase('throwDue');
export const AT_EYES = phase('eyes');
export const AT_MOVE = phase('move');
export const AT_JUMP = phase('jump');
export const AT_TAKE = phase('take');
export const AT_DUEL_THROW = phase('duelThrow');
export const AT_DUEL_CHOICE = phase('duelChoice');
export const AT_CAST = phase('cast');
export const AT_SPELL = phase('spell');
export const AT_CHOOSE = phase('choose');
export const AT_LEAP = phase('leap');
export const AT_OVER = phase('over');

/** A table before the draw: all six figures on LIFE, nobody owns a card or a stone (DM-7). */
export const create = ({ seats, options }: Table<Options>): State => {
  const cells = new Int32Array(SIZE);
  cells[PHASE] = AT_START;
  cells.fill(LIFE, MAGE, CARDS);
  cells[RIVAL] = NOBODY;
  cells[DRAW] = 0b111;
  return { game: 'drei-magier', seats, options, cells };
};
