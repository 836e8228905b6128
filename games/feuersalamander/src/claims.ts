import type { RuleViolation } from '@wunderkammer/kernel';
import { CARD_TABLES } from './cards.ts';
import { beginExchange } from './exchange.ts';
import { endsGame, takesTokenBack } from './laying.ts';
import { LAYOUT, PHASES, type State } from './state.ts';
import { endTurn } from './turn-order.ts';
import { VIOLATIONS } from './violations.ts';

const { AT, AT_DUNGEON, COMBINATIONS, HAND, LAID_COMBINATIONS, PHASE, SCORE, TOKEN } = LAYOUT;
const { OVER } = PHASES;
const { ROW_BITS, SIZE_OF_CODE, STONE_BITS, VALUE_OF_CODE, WING_BITS } = CARD_TABLES;

/** A claim of a seat that may claim now; `claim` is what its move says. */
export const playClaim = (state: State, seat: number, claim: number): RuleViolation | undefined => {
  const cells = state.cells;
  const seats = state.seats;
  const code = claim & 255;
  const wingSeat = (claim >> 8) & 3;
  const rowSeat = (claim >> 10) & 3;
  const stoneSeat = (claim >> 12) & 3;
  if (VALUE_OF_CODE[code] === 0 || claim >> 14 !== 0) return VIOLATIONS['claim/not-one-of-each'];

  const wrong =
    (((cells[HAND + wingSeat]! ^ code) & WING_BITS) !== 0 ? 1 : 0) |
    (((cells[HAND + rowSeat]! ^ code) & ROW_BITS) !== 0 ? 2 : 0) |
    (((cells[HAND + stoneSeat]! ^ code) & STONE_BITS) !== 0 ? 4 : 0);
  const own = (wingSeat === seat ? 1 : 0) | (rowSeat === seat ? 2 : 0) | (stoneSeat === seat ? 4 : 0);
  // A hand has two cards at the most, so that a claim of three own ones is refused here as well.
  if ((own & wrong) !== 0) return VIOLATIONS['claim/not-held'];

  if (wrong === 0) {
    layCombination(state, seat, claim, own);
    return undefined;
  }
  // Nobody is named for more cards than they hold (FS-31); seats that are not at the table hold none.
  if (
    namedTooOften(cells, wingSeat, seat, 1 + Number(rowSeat === wingSeat) + Number(stoneSeat === wingSeat)) ||
    namedTooOften(cells, rowSeat, seat, 1 + Number(stoneSeat === rowSeat)) ||
    namedTooOften(cells, stoneSeat, seat, 1)
  ) {
    return VIOLATIONS['claim/too-many-named'];
  }
  cells[AT + seat] = AT_DUNGEON;
  const right = 7 & ~wrong & ~own;
  if (right === 0) endTurn(cells, seats);
  else beginExchange(cells, seats, claim, right);
  return undefined;
};

const namedTooOften = (cells: Int32Array, named: number, claimant: number, cards: number): boolean =>
  named !== claimant && cards > SIZE_OF_CODE[cells[HAND + named]!]!;

/** All named right (FS-32): the cards leave the hands for good, and the phase stays, so that another may follow (FS-37). */
const layCombination = ({ cells, options }: State, seat: number, claim: number, own: number): void => {
  const code = claim & 255;
  cells[HAND + ((claim >> 8) & 3)]! &= ~WING_BITS;
  cells[HAND + ((claim >> 10) & 3)]! &= ~ROW_BITS;
  cells[HAND + ((claim >> 12) & 3)]! &= ~STONE_BITS;
  cells[LAID_COMBINATIONS + cells[COMBINATIONS]!] = (seat << 8) | code;
  const laid = ++cells[COMBINATIONS]!;
  const score = cells[SCORE + seat]! + VALUE_OF_CODE[code]!;
  cells[SCORE + seat] = score;
  if (takesTokenBack((own & 1) + ((own >> 1) & 1) + (own >> 2))) cells[TOKEN + seat] = 0;
  if (endsGame(score, options.target, laid)) cells[PHASE] = OVER;
};
