import * as codec from './codec.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import { FALLS, keptBits } from './wands.ts';

const { DUEL_THROW, EYE_THROW, OUT_OF_DRAW, SPELL_THROW, START_THROW, TYPE_BITS } = codec;
const { ALL_WANDS, AT_DUEL_THROW, AT_EYES, AT_SPELL, AT_START, DRAW, PHASE, THROWN, WANDS } = layout;

/** How likely each sum of three wands is. */
const SUM_CHANCES = [1, 3, 6, 7, 6, 3, 1].map((ways) => ways / 27);

/** Lists what can come next, and how likely each is. */
export const outcomes = ({ cells }: State, into: Int32Array, chances: Float64Array): number => {
  const phase = cells[PHASE]!;
  if (phase === AT_EYES) return throws(EYE_THROW, ALL_WANDS, 0, into, chances);
  if (phase === AT_DUEL_THROW) return throws(DUEL_THROW, cells[THROWN]!, cells[WANDS]!, into, chances);
  if (phase === AT_SPELL) return throws(SPELL_THROW, ALL_WANDS, 0, into, chances);
  return phase === AT_START ? startThrows(cells[DRAW]!, into, chances) : 0;
};

const throws = (type: number, thrown: number, lie: number, into: Int32Array, chances: Float64Array): number => {
  const falls = FALLS[thrown]!;
  const kept = lie & keptBits(thrown);
  for (let index = 0; index < falls.length; index++) into[index] = ((kept | falls[index]!) << TYPE_BITS) | type;
  chances.fill(1 / falls.length, 0, falls.length);
  return falls.length;
};

/** Seat by seat: whatever the seats before have thrown, with every sum of this one. */
const startThrows = (draw: number, into: Int32Array, chances: Float64Array): number => {
  into[0] = START_THROW;
  chances[0] = 1;
  let count = 1;
  for (let seat = 0; seat < 3; seat++) {
    const shift = 4 * seat + TYPE_BITS;
    if (((draw >> seat) & 1) === 0) {
      for (let other = 0; other < count; other++) into[other]! |= OUT_OF_DRAW << shift;
      continue;
    }
    // From the highest sum to 0, which takes the places of what all are made from.
    for (let sum = SUM_CHANCES.length - 1; sum >= 0; sum--) {
      for (let other = 0; other < count; other++) {
        into[sum * count + other] = into[other]! | (sum << shift);
        chances[sum * count + other] = chances[other]! * SUM_CHANCES[sum]!;
      }
    }
    count *= SUM_CHANCES.length;
  }
  return count;
};
