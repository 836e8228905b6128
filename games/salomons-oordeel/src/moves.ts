import type { Seat } from '@wunderkammer/kernel';
import * as bits from './bits.ts';
import * as codes from './move-codes.ts';
import * as settling from './settling.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import * as turnOrder from './turn-order.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { lowestBit } = bits;
const { cellMove, GIVE, guessMove, OPEN, SETTLE, STOP } = codes;
const { settleCells } = settling;
const { baseOf, GIVE_PHASE, GUESS_PHASE, GUESSER, HIDDEN_CELLS, HIT, OPEN_PHASE, OWNER, PHASE, PLAYING, SETTLE_PHASE } =
  layout;
const { shielded } = turnOrder;

/** Writes the legal moves of `seat` into `into`; none for an arrangement, of which there are millions. */
export const moves = (state: State, seat: Seat, into: Int32Array): number => {
  const { cells } = state;
  switch (cells[PHASE]) {
    case GUESS_PHASE:
      return cells[GUESSER] === seat ? guessMoves(state, into) : 0;
    case GIVE_PHASE:
      return cells[GUESSER] === seat ? cellMoves(GIVE, cells[baseOf(seat) | HIDDEN_CELLS]!, into) : 0;
    case OPEN_PHASE:
      return cells[GUESSER] === seat ? cellMoves(OPEN, cells[baseOf(seat) | HIDDEN_CELLS]!, into) : 0;
    case SETTLE_PHASE:
      return cells[OWNER] === seat ? cellMoves(SETTLE, settleCells(state), into) : 0;
    default:
      return 0;
  }
};

const cellMoves = (type: number, allowed: number, into: Int32Array): number => {
  let count = 0;
  for (let rest = allowed; rest !== 0; rest &= rest - 1) into[count++] = cellMove(type, lowestBit(rest));
  return count;
};

/** Every hidden cell of another player with every stone of the variant (SO-7), and stopping after a right guess (SO-8). */
const guessMoves = (state: State, into: Int32Array): number => {
  const { cells, seats } = state;
  const shield = shielded(state);
  let count = 0;
  for (let at = 0; at < seats; at++) {
    if (at === cells[GUESSER] || at + 1 === shield) continue;
    for (let hidden = cells[baseOf(at) | HIDDEN_CELLS]!; hidden !== 0; hidden &= hidden - 1) {
      for (let stones = cells[PLAYING]!; stones !== 0; stones &= stones - 1) {
        into[count++] = guessMove(at, lowestBit(hidden), lowestBit(stones));
      }
    }
  }
  if (cells[HIT] !== 0) into[count++] = STOP;
  return count;
};
