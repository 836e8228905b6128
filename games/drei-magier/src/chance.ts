import type { Move, Random } from '@wunderkammer/kernel';
import * as codec from './codec.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import { FALLS, keptBits } from './wands.ts';

/*
 * How numbers become outcomes, exactly (copied into docs/fairness.md). `below(n)` is a whole number from 0 to n-1.
 *
 * - `startThrow`: for each seat still in the draw, in seat order, three times `below(3)`; the seat's sum is their sum.
 * - `eyes`: one `below(27)`, written in base 3 as white, black, red (red is its remainder by 3): their notches.
 * - `duel`: the same where all three wands are thrown; otherwise `below(3)` for each wand thrown again, in the order red,
 *   black, white. Kept wands draw nothing.
 * - `spell`: as `eyes`; each digit is the symbol that wand lies on, 0 power, 1 magic, 2 fate.
 */
const FACES = 3;
const ALL_THROWS = 27;
const { DUEL_THROW, EYE_THROW, OUT_OF_DRAW, SPELL_THROW, START_THROW, TYPE_BITS } = codec;
const { ALL_WANDS, AT_DUEL_THROW, AT_EYES, AT_SPELL, AT_START, DRAW, PHASE, THROWN, WANDS } = layout;
/** The packed wands of each of the 27 throws of all three. */
const THROWS_OF_ALL = FALLS[ALL_WANDS]!;

/** Draws the chance outcome that is due. */
export const chance = ({ cells }: State, random: Random): Move => {
  const phase = cells[PHASE]!;
  if (phase === AT_EYES) return (THROWS_OF_ALL[random.below(ALL_THROWS)]! << TYPE_BITS) | EYE_THROW;
  if (phase === AT_DUEL_THROW) return (throwWands(random, cells[THROWN]!, cells[WANDS]!) << TYPE_BITS) | DUEL_THROW;
  if (phase === AT_SPELL) return (THROWS_OF_ALL[random.below(ALL_THROWS)]! << TYPE_BITS) | SPELL_THROW;
  if (phase === AT_START) return (startThrow(random, cells[DRAW]!) << TYPE_BITS) | START_THROW;
  throw new Error('no chance step is due');
};

/** Throws the wands of the mask `thrown`; the others stay as they lie. */
const throwWands = (random: Random, thrown: number, lie: number): number => {
  if (thrown === ALL_WANDS) return THROWS_OF_ALL[random.below(ALL_THROWS)]!;
  let wands = lie & keptBits(thrown);
  for (let bit = 0; bit < 3; bit++) {
    if (((thrown >> bit) & 1) === 1) wands |= random.below(FACES) << (2 * bit);
  }
  return wands;
};

const startThrow = (random: Random, draw: number): number => {
  let sums = 0;
  for (let seat = 0; seat < 3; seat++) {
    const sum =
      ((draw >> seat) & 1) === 1 ? random.below(FACES) + random.below(FACES) + random.below(FACES) : OUT_OF_DRAW;
    sums |= sum << (4 * seat);
  }
  return sums;
};
