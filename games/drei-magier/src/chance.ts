import type { Move, Random } from '@wunderkammer/kernel';
import * as codec from './codec.ts';
import type { DreiMagierState } from './state.ts';
import * as layout from './state.ts';
import { keptBits } from './wands.ts';

/*
 * How numbers become outcomes, exactly (copied into docs/fairness.md). `below(n)` is a whole number from 0 to n-1.
 *
 * - `startThrow`: for each seat still in the draw, in seat order, three times `below(3)`; the seat's sum is their sum.
 * - `eyes`: `below(3)` for the red, the black and the white wand, in this order: its notches.
 * - `duel`: `below(3)` for each wand that is thrown (all three at a duellist's first throw, those of `rethrow` after
 *   that), in the order red, black, white: its notches. Kept wands draw nothing.
 * - `spell`: `below(3)` for the red, the black and the white wand, in this order: the symbol it lies on, 0 power,
 *   1 magic, 2 fate.
 */
const FACES = 3;

const { DUEL_THROW, EYE_THROW, OUT_OF_DRAW, SPELL_THROW, START_THROW, TYPE_BITS } = codec;
const { ALL_WANDS, AT_DUEL_THROW, AT_EYES, AT_SPELL, AT_START, DRAW, PHASE, THROWN, WANDS } = layout;

/** Draws the chance outcome that is due. */
export const chance = ({ cells }: DreiMagierState, random: Random): Move => {
  const phase = cells[PHASE]!;
  if (phase === AT_EYES) return (throwWands(random, ALL_WANDS, 0) << TYPE_BITS) | EYE_THROW;
  if (phase === AT_DUEL_THROW) return (throwWands(random, cells[THROWN]!, cells[WANDS]!) << TYPE_BITS) | DUEL_THROW;
  if (phase === AT_SPELL) return (throwWands(random, ALL_WANDS, 0) << TYPE_BITS) | SPELL_THROW;
  if (phase === AT_START) return (startThrow(random, cells[DRAW]!) << TYPE_BITS) | START_THROW;
  throw new Error('no chance step is due');
};

/** Throws the wands of the mask `thrown`; the others stay as they lie. */
const throwWands = (random: Random, thrown: number, lie: number): number => {
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
