import type { Policy, Random } from '@wunderkammer/kernel';
import * as arrangements from './arrangements.ts';
import * as bits from './bits.ts';
import * as codes from './move-codes.ts';
import * as settling from './settling.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import * as turns from './turn-order.ts';
import type { SalomonsOordeelTypes } from './vocabulary.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { randomArrangement } = arrangements;
const { countBits, nthBit } = bits;
const { cellMove, GIVE, guessMove, OPEN, SETTLE, STOP } = codes;
const { settleCells } = settling;
const {
  ALL_HIDDEN,
  baseOf,
  GIVE_PHASE,
  GUESS_PHASE,
  HELD,
  HIDDEN_CELLS,
  HIDDEN_COUNT,
  HIT,
  OPEN_PHASE,
  OPENED,
  PHASE,
  PLAYING,
  SETTLE_PHASE,
} = layout;
const { shielded } = turns;

/**
 * The random policy of the rule file: evenly among the legal decisions, but guesses name only stones that are neither
 * open nor one's own. For simulation only.
 */
export const randomPolicy: Policy<SalomonsOordeelTypes> = (state, seat, random) => {
  switch (state.cells[PHASE]) {
    case GUESS_PHASE:
      return randomGuess(state, seat, random);
    case GIVE_PHASE:
      return cellMove(GIVE, randomHiddenCell(state.cells, baseOf(seat), random));
    case SETTLE_PHASE:
      return cellMove(SETTLE, randomBit(settleCells(state), random));
    case OPEN_PHASE:
      return cellMove(OPEN, randomHiddenCell(state.cells, baseOf(seat), random));
    default:
      return randomArrangement(state.cells[baseOf(seat) | HELD]!, state.options.variant, random);
  }
};

const randomHiddenCell = (cells: Int32Array, base: number, random: Random): number =>
  nthBit(cells[base | HIDDEN_CELLS]!, random.below(cells[base | HIDDEN_COUNT]!));

const randomBit = (mask: number, random: Random): number => nthBit(mask, random.below(countBits(mask)));

const randomGuess = (state: State, seat: number, random: Random): number => {
  const { cells, seats } = state;
  const base = baseOf(seat);
  const names = cells[PLAYING]! & ~cells[OPENED]! & ~cells[base | HELD]!;
  const nameCount = countBits(names);
  let hidden = cells[ALL_HIDDEN]! - cells[base | HIDDEN_COUNT]!;
  let shield = 0;
  if (state.options.protection) {
    shield = shielded(state);
    if (shield !== 0) hidden -= cells[baseOf(shield - 1) | HIDDEN_COUNT]!;
  }
  const guesses = hidden * nameCount;
  const chosen = random.below(cells[HIT] === 0 ? guesses : guesses + 1);
  if (chosen === guesses) return STOP;
  const nthCell = (chosen / nameCount) | 0;
  const stone = nthBit(names, chosen - nthCell * nameCount);

  // Whose cell it is, without branches on the random number: each seat whose cells end before it moves the start on.
  let at = 0;
  let before = 0;
  let end = 0;
  for (let other = 0; other < seats - 1; other++) {
    if (other !== seat && other + 1 !== shield) end += cells[baseOf(other) | HIDDEN_COUNT]!;
    const beyond = (end - 1 - nthCell) >> 31;
    at -= beyond;
    before += beyond & (end - before);
  }
  return guessMove(at, nthBit(cells[baseOf(at) | HIDDEN_CELLS]!, nthCell - before), stone);
};
