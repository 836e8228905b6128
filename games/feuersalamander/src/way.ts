import * as board from './board.ts';
import type { Use } from './vocabulary.ts';

/* Where a move ends (FS-22 to FS-26); places as numbers, see board.ts. */

const { AT_START, entryOf, ownerOf, stopAfter, wayHome } = board;

/** The pips that a move walks: the sum, or the larger less the smaller (FS-22). */
export const pipsWalked = (a: number, b: number, use: Use): number => (use === 'sum' ? a + b : Math.abs(a - b));

/** Whether a figure on a track field can turn in with this many pips (FS-24). */
export const reachesHome = (field: number, seat: number, seats: number, pips: number): boolean =>
  pips > wayHome(field, seat, seats);

/** Where a figure at `at` stops that does not turn in; with 0 pips it stays (FS-23). */
export const stopOf = (at: number, seat: number, seats: number, pips: number): number =>
  pips === 0 ? at : stopAfter(at === AT_START ? entryOf(seat) : at, pips, seats);

/** Whether somebody may be asked by whoever stops there: the owner of the field, if it is another's (FS-26). */
export const mayAskOn = (stop: number, seat: number): boolean => stop !== AT_START && ownerOf(stop) !== seat;

/** Whether a throw is due after this one (FS-29). */
export const isDouble = (a: number, b: number): boolean => a === b;
