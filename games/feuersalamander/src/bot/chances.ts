import { CARD_TABLES, type Code } from '../cards.ts';
import { HANDS } from './hands.ts';

const { CODES, ROW_BITS, SIZE_OF_CODE, STONE_BITS, WING_BITS } = CARD_TABLES;

/** How likely a hand has all cards of a code, looked up by the code. */
export type Chances = Float64Array;

/** Looked up once for many claims: each possible hand counts for its cards, alone and together. */
export const chancesOf = (weights: Readonly<Float64Array>): Chances => {
  const chances = new Float64Array(CODES);
  for (const hand of HANDS) {
    const weight = weights[hand]!;
    if (weight > 0) addHand(chances, hand, weight);
  }
  return chances;
};

/** The chances of a hand that is known. */
export const certainly = (hand: Code): Chances => {
  let chances = CERTAIN[hand];
  if (chances === undefined) {
    chances = new Float64Array(CODES);
    addHand(chances, hand, 1);
    CERTAIN[hand] = chances;
  }
  return chances;
};

const CERTAIN: (Chances | undefined)[] = [];

const addHand = (chances: Chances, hand: Code, weight: number): void => {
  if (hand & WING_BITS) chances[hand & WING_BITS]! += weight;
  if (hand & ROW_BITS) chances[hand & ROW_BITS]! += weight;
  if (hand & STONE_BITS) chances[hand & STONE_BITS]! += weight;
  if (SIZE_OF_CODE[hand] === 2) chances[hand]! += weight;
};
