import type { Move, Seat } from '@wunderkammer/kernel';
import {
  CAST,
  CHOOSE,
  DECLINE,
  JUMP,
  LEAP,
  makeMove,
  PASS,
  REMAIN,
  RETHROW,
  STAND,
  STAY,
  TAKE,
  THROW,
  WALK,
} from './codec.ts';
import { JUMPS, listOf, WALKS } from './reach.ts';
import { ACTOR, ALL_WANDS, JUMP_KEY, MOST, MUST_JUMP, PHASE, type State, WALK_KEY } from './state.ts';
import { PHASES } from './vocabulary.ts';

/** Writes the legal moves of `seat` into `into` and returns how many there are. */
export const moves = ({ cells }: State, seat: Seat, into: Int32Array): number => {
  if (seat !== cells[ACTOR]) return 0;
  let count = 0;
  const add = (move: Move): void => {
    into[count++] = move;
  };
  const addWalks = (): void => {
    for (const to of listOf(WALKS, cells[WALK_KEY]!)) add(makeMove(WALK, to));
  };
  const addJumps = (): void => {
    for (const to of listOf(JUMPS, cells[JUMP_KEY]!)) add(makeMove(JUMP, to));
  };
  switch (PHASES[cells[PHASE]!]!) {
    case 'throw':
      add(THROW);
      break;
    case 'throwDue':
      add(THROW);
      add(PASS);
      break;
    case 'take':
      for (let from = 0; from < 3; from++) if (from !== seat) add(makeMove(TAKE, from));
      break;
    case 'move':
      addWalks();
      addJumps();
      break;
    case 'jump':
      addJumps();
      if (cells[MUST_JUMP] === 0) add(STAY);
      break;
    case 'duelChoice':
      for (let mask = 1; mask <= ALL_WANDS; mask++) add(makeMove(RETHROW, mask));
      add(STAND);
      break;
    case 'cast':
      add(CAST);
      add(DECLINE);
      break;
    case 'choose':
      for (let symbol = 0; symbol < 3; symbol++) {
        if (((cells[MOST]! >> symbol) & 1) === 1) add(makeMove(CHOOSE, symbol));
      }
      break;
    case 'leap':
      add(LEAP);
      add(REMAIN);
      break;
    case 'start':
    case 'eyes':
    case 'duelThrow':
    case 'spell':
    case 'over':
      return 0;
  }
  return count;
};
