import type { RuleViolation } from '@wunderkammer/kernel';
import * as costs from './cost.ts';
import * as codes from './move-codes.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import * as turns from './turn-order.ts';
import * as refusals from './violations.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { costOfWrong } = costs;
const { atOf, cellOf, stoneOf } = codes;
const {
  ACTOR,
  ALL_HIDDEN,
  baseOf,
  DIGIT_CELLS,
  EYE_CELLS,
  GIVE_PHASE,
  GIVEN,
  GUESS_PHASE,
  GUESSER,
  HELD,
  HIDDEN_CELLS,
  HIDDEN_COUNT,
  HIT,
  OPEN_PHASE,
  OPENED,
  OWNER,
  PHASE,
  PLAYING,
  SETTLE_PHASE,
  stoneOn,
} = layout;
const { goOut, notNow, passTurn, shielded } = turns;
const { VIOLATIONS } = refusals;

/** Points at a hidden stone and names it (SO-7): right, it opens (SO-8); wrong, it costs a stone (SO-9 to SO-11). */
export const playGuess = (state: State, seat: number, move: number): RuleViolation | undefined => {
  const { cells, options } = state;
  if (cells[PHASE] !== GUESS_PHASE) return notNow(cells, VIOLATIONS['guess/not-now']);
  if (cells[GUESSER] !== seat) return VIOLATIONS['turn/not-yours'];
  const at = atOf(move);
  const bit = 1 << cellOf(move);
  const stone = stoneOf(move);
  const playing = cells[PLAYING]!;
  if (((playing >> stone) & 1) === 0) return VIOLATIONS['guess/eye'];
  if ((playing & bit) === 0) return VIOLATIONS['cell/column'];
  if (at === seat) return VIOLATIONS['guess/yourself'];
  const base = baseOf(at);
  if ((cells[base | HIDDEN_CELLS]! & bit) === 0) return VIOLATIONS['guess/no-hidden-stone'];
  if (options.protection && shielded(state) === at + 1) return VIOLATIONS['guess/protected'];

  if (stoneOn(cells, base, cellOf(move)) === stone) {
    cells[OPENED]! |= 1 << stone;
    cells[HIT] = at + 1;
    hideLess(cells, base, bit);
    if (cells[base | HIDDEN_COUNT] === 0) goOut(state, base);
  } else {
    const cost = costOfWrong(cells[baseOf(seat) | HIDDEN_COUNT]!, options.openOnly);
    if (cost === 'nothing') {
      passTurn(state);
    } else {
      cells[OWNER] = at;
      cells[PHASE] = cost === 'open' ? OPEN_PHASE : GIVE_PHASE;
    }
  }
  return undefined;
};

/** The stone on `bit` is hidden no longer. */
export const hideLess = (cells: Int32Array, base: number, bit: number): void => {
  cells[base | HIDDEN_CELLS]! &= ~bit;
  cells[base | HIDDEN_COUNT]!--;
  cells[ALL_HIDDEN]!--;
};

/** Ends the turn after a right guess (SO-8). */
export const playStop = (state: State, seat: number): RuleViolation | undefined => {
  const { cells } = state;
  if (cells[PHASE] !== GUESS_PHASE) return notNow(cells, VIOLATIONS['stop/not-now']);
  if (cells[GUESSER] !== seat) return VIOLATIONS['turn/not-yours'];
  if (cells[HIT] === 0) return VIOLATIONS['stop/not-now'];
  passTurn(state);
  return undefined;
};

/** Opens a hidden stone of one's own and gives it to whom one guessed at (SO-9). */
export const playGive = (state: State, seat: number, move: number): RuleViolation | undefined => {
  const { cells, options } = state;
  if (cells[PHASE] !== GIVE_PHASE) {
    return notNow(cells, options.openOnly ? VIOLATIONS['give/open-only'] : VIOLATIONS['give/not-now']);
  }
  if (cells[GUESSER] !== seat) return VIOLATIONS['turn/not-yours'];
  const cell = cellOf(move);
  const bit = 1 << cell;
  if ((cells[PLAYING]! & bit) === 0) return VIOLATIONS['cell/column'];
  const base = baseOf(seat);
  if ((cells[base | HIDDEN_CELLS]! & bit) === 0) return VIOLATIONS['give/no-hidden-stone'];

  const stone = stoneOn(cells, base, cell);
  hideLess(cells, base, bit);
  cells[base | DIGIT_CELLS]! &= ~bit;
  cells[base | EYE_CELLS]! &= ~bit;
  cells[base | HELD]! &= ~(1 << stone);
  cells[OPENED]! |= 1 << stone;
  cells[GIVEN] = stone;
  cells[ACTOR] = cells[OWNER]!;
  cells[PHASE] = SETTLE_PHASE;
  return undefined;
};

/** Opens a hidden stone of one's own where it stands (SO-11). */
export const playOpen = (state: State, seat: number, move: number): RuleViolation | undefined => {
  const { cells } = state;
  if (cells[PHASE] !== OPEN_PHASE) return notNow(cells, VIOLATIONS['open/not-now']);
  if (cells[GUESSER] !== seat) return VIOLATIONS['turn/not-yours'];
  const cell = cellOf(move);
  const bit = 1 << cell;
  if ((cells[PLAYING]! & bit) === 0) return VIOLATIONS['cell/column'];
  const base = baseOf(seat);
  if ((cells[base | HIDDEN_CELLS]! & bit) === 0) return VIOLATIONS['open/no-hidden-stone'];

  cells[OPENED]! |= 1 << stoneOn(cells, base, cell);
  hideLess(cells, base, bit);
  passTurn(state);
  return undefined;
};
