import type { Seat } from '@wunderkammer/kernel';
import { CARD_TABLES, type Code, KINDS_OF_TYPE } from '../../cards.ts';
import type { HandBelief } from './hand-belief.ts';

const { ROW_BITS, STONE_BITS, VALUE_OF_CODE, WING_BITS } = CARD_TABLES;
const BITS = [WING_BITS, ROW_BITS, STONE_BITS] as const;
const SHIFTS = [0, 3, 6] as const;

/** How likely a hand has all cards of a code, looked up by the code. */
export type Chances = Float64Array;

/** Looked up once for many claims: each possible hand counts for all cards in it, alone and together. */
export const chancesOf = (belief: HandBelief): Chances => {
  const chances = new Float64Array(256);
  for (const [key, weight] of belief.hands) {
    const code = key & 255;
    const cards = BITS.map((bits) => code & bits).filter((card) => card !== 0);
    for (const card of cards) chances[card]! += weight;
    if (cards.length === 2) chances[code]! += weight;
  }
  return chances;
};

/** A claim with how likely it is right. Holders are those of wing, row and stone, the claimant's own cards included. */
export interface Prospect {
  readonly code: Code;
  readonly holders: readonly [Seat, Seat, Seat];
  readonly chance: number;
  /** What it is worth to make this claim. */
  readonly worth: number;
}

/** What a claim is worth that brings `value` points, is right with this chance and uses so many own cards. */
export type Worth = (value: number, chance: number, ownCards: number) => number;

interface Source {
  readonly seat: Seat;
  readonly card: Code;
  readonly chance: number;
}

const sourcesOf = (type: 0 | 1 | 2, seat: Seat, hand: Code, others: ReadonlyMap<Seat, Chances>): Source[] => {
  const own = hand & BITS[type];
  const sources: Source[] = own === 0 ? [] : [{ seat, card: own, chance: 1 }];
  for (const [other, chances] of others) {
    for (let value = 1; value <= KINDS_OF_TYPE[type]!; value++) {
      const card = value << SHIFTS[type];
      if (chances[card]! > 0) sources.push({ seat: other, card, chance: chances[card]! });
    }
  }
  return sources;
};

/** The claim that is worth most for `seat` with this hand; undefined if none can be right. */
export const bestProspect = (
  seat: Seat,
  hand: Code,
  others: ReadonlyMap<Seat, Chances>,
  worthOf: Worth,
): Prospect | undefined => {
  let best: Prospect | undefined;
  const rows = sourcesOf(1, seat, hand, others);
  const stones = sourcesOf(2, seat, hand, others);
  for (const wing of sourcesOf(0, seat, hand, others)) {
    for (const row of rows) {
      const chanceOfTwo = together(wing, row, seat, others);
      if (chanceOfTwo === 0) continue;
      for (const stone of stones) {
        const own = Number(wing.seat === seat) + Number(row.seat === seat) + Number(stone.seat === seat);
        const chance = allTogether(wing, row, stone, chanceOfTwo, seat, others);
        if (chance === 0 || own === 3) continue;
        const code = wing.card | row.card | stone.card;
        const worth = worthOf(VALUE_OF_CODE[code]!, chance, own);
        if (best === undefined || worth > best.worth) {
          best = { code, holders: [wing.seat, row.seat, stone.seat], chance, worth };
        }
      }
    }
  }
  return best;
};

const together = (a: Source, b: Source, self: Seat, others: ReadonlyMap<Seat, Chances>): number =>
  a.seat === b.seat && a.seat !== self ? others.get(a.seat)![a.card | b.card]! : a.chance * b.chance;

/** Different hands are independent; of one hand the chance of both cards counts. Nobody holds three. */
const allTogether = (
  wing: Source,
  row: Source,
  stone: Source,
  wingAndRow: number,
  self: Seat,
  others: ReadonlyMap<Seat, Chances>,
): number => {
  if (stone.seat === self || (stone.seat !== wing.seat && stone.seat !== row.seat)) return wingAndRow * stone.chance;
  if (stone.seat === wing.seat) return row.seat === stone.seat ? 0 : together(wing, stone, self, others) * row.chance;
  return together(row, stone, self, others) * wing.chance;
};
