import { LAYOUT, PHASES } from './state.ts';

const { ACTIVE, AT, AT_DUNGEON, DECIDER, PHASE, THROWN } = LAYOUT;
const { AGAIN, BEGIN, DUNGEON, HOME, MOVE } = PHASES;

/** The turn of `seat` begins: in the dungeon with the key throw, else as FS-14 says. */
export const beginTurn = (cells: Int32Array, seat: number): void => {
  cells[ACTIVE] = seat;
  cells[DECIDER] = seat;
  cells[PHASE] = cells[AT + seat] === AT_DUNGEON ? DUNGEON : BEGIN;
};

/** Clockwise to the next seat (FS-5). */
export const endTurn = (cells: Int32Array, seats: number): void => {
  const next = cells[ACTIVE]! + 1;
  beginTurn(cells, next === seats ? 0 : next);
};

/** The figure has stopped and any question is done: a throw due (FS-29), the claim of who came home, or the next turn. */
export const afterMove = (cells: Int32Array, seats: number, cameHome: boolean): void => {
  if (((cells[THROWN]! >> 2) & 3) === (cells[THROWN]! & 3)) cells[PHASE] = AGAIN;
  else if (cameHome) cells[PHASE] = HOME;
  else endTurn(cells, seats);
};

/** The symbol has had its effect: now the active seat moves (FS-22). */
export const toMove = (cells: Int32Array): void => {
  cells[DECIDER] = cells[ACTIVE]!;
  cells[PHASE] = MOVE;
};
