import type { RuleViolation } from '@wunderkammer/kernel';
import { CARD_TABLES } from './cards.ts';
import { nextReplacement } from './exchange.ts';
import { LAYOUT, PHASES } from './state.ts';
import { toMove } from './turn-order.ts';
import { VIOLATIONS } from './violations.ts';

const { DEALT, DECIDED, DECIDER, EXTRA, HAND, LAID, LAID_SIZE, PHASE, PILE, PILE_SIZE } = LAYOUT;
const { DISCARD, DRAW, REPLACE_DISCARD, SET_UP, START_THROW } = PHASES;
const { BITS_OF_KIND, CODE_OF_KIND, KIND_COUNT, SIZE_OF_CODE } = CARD_TABLES;

/** One card of the deal, to the seat whose turn it is to be dealt one (FS-9). */
export const dealCard = (cells: Int32Array, seats: number, kind: number): RuleViolation | undefined => {
  if (kind >= KIND_COUNT || cells[PILE + kind] === 0) return VIOLATIONS['deal/too-many-copies'];
  const seat = cells[DEALT]! >> 1;
  cells[PILE + kind]!--;
  cells[PILE_SIZE]!--;
  if ((cells[HAND + seat]! & BITS_OF_KIND[kind]!) === 0) cells[HAND + seat]! |= CODE_OF_KIND[kind]!;
  else cells[EXTRA + seat] = kind + 1;
  if (++cells[DEALT]! === 2 * seats) askSetUpDiscards(cells, seats);
  return undefined;
};

/** Waits for those who still must lay one off; when all have decided, the cards are turned up at once (FS-10). */
const askSetUpDiscards = (cells: Int32Array, seats: number): void => {
  for (let seat = 0; seat < seats; seat++) {
    const extra = cells[EXTRA + seat]!;
    if (extra !== 0 && extra < DECIDED) {
      cells[DECIDER] = seat;
      cells[PHASE] = SET_UP;
      return;
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const extra = cells[EXTRA + seat]!;
    if (extra !== 0) layOff(cells, extra - DECIDED);
    cells[EXTRA + seat] = 0;
  }
  // Nobody is asked now: the order in which they decided must leave no trace.
  cells[DECIDER] = 0;
  cells[PHASE] = START_THROW;
};

export const playSetUpDiscard = (
  cells: Int32Array,
  seats: number,
  seat: number,
  kind: number,
): RuleViolation | undefined => {
  const extra = cells[EXTRA + seat]!;
  if (extra === 0 || extra >= DECIDED) return VIOLATIONS['set-up/not-asked'];
  if (kind >= KIND_COUNT || !holds(cells, seat, kind)) return VIOLATIONS['set-up/not-held'];
  if (kind !== extra - 1) cells[HAND + seat] = CODE_OF_KIND[extra - 1]!;
  cells[EXTRA + seat] = DECIDED + kind;
  askSetUpDiscards(cells, seats);
  return undefined;
};

/** A card from the pile for the seat that draws; the cards laid off are the pile if there is no other (FS-18). */
export const playDraw = (cells: Int32Array, seats: number, kind: number): RuleViolation | undefined => {
  if (cells[PILE_SIZE] === 0) {
    if (kind >= KIND_COUNT || cells[LAID + kind] === 0) return VIOLATIONS['draw/not-in-pile'];
    reshuffle(cells);
  } else if (kind >= KIND_COUNT || cells[PILE + kind] === 0) {
    return kind < KIND_COUNT && cells[LAID + kind]! > 0 ? VIOLATIONS['draw/laid-off'] : VIOLATIONS['draw/not-in-pile'];
  }
  cells[PILE + kind]!--;
  cells[PILE_SIZE]!--;
  const seat = cells[DECIDER]!;
  const hand = cells[HAND + seat]!;
  const replaces = cells[PHASE] !== DRAW;
  if (SIZE_OF_CODE[hand] === 2 || (hand & BITS_OF_KIND[kind]!) !== 0) {
    cells[EXTRA + seat] = kind + 1;
    cells[PHASE] = replaces ? REPLACE_DISCARD : DISCARD;
    return undefined;
  }
  cells[HAND + seat] = hand | CODE_OF_KIND[kind]!;
  if (replaces) nextReplacement(cells, seats);
  else toMove(cells);
  return undefined;
};

/** The double rule (FS-17): the new card or an old one goes, so that at most two of different types stay. */
export const playDiscard = (
  cells: Int32Array,
  seats: number,
  seat: number,
  kind: number,
): RuleViolation | undefined => {
  if (kind >= KIND_COUNT || !holds(cells, seat, kind)) return VIOLATIONS['discard/not-held'];
  const drawn = cells[EXTRA + seat]! - 1;
  const hand = cells[HAND + seat]!;
  if (kind !== drawn) {
    const bits = BITS_OF_KIND[kind]!;
    if ((hand & BITS_OF_KIND[drawn]!) !== 0 && bits !== BITS_OF_KIND[drawn]) return VIOLATIONS['discard/leaves-pair'];
    cells[HAND + seat] = (hand & ~bits) | CODE_OF_KIND[drawn]!;
  }
  cells[EXTRA + seat] = 0;
  layOff(cells, kind);
  if (cells[PHASE] === DISCARD) toMove(cells);
  else nextReplacement(cells, seats);
  return undefined;
};

/** Whether a seat holds a kind, the card one too many included. */
export const holds = (cells: Int32Array, seat: number, kind: number): boolean =>
  (cells[HAND + seat]! & BITS_OF_KIND[kind]!) === CODE_OF_KIND[kind]! || cells[EXTRA + seat] === kind + 1;

const layOff = (cells: Int32Array, kind: number): void => {
  cells[LAID + kind]!++;
  cells[LAID_SIZE]!++;
};

const reshuffle = (cells: Int32Array): void => {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    cells[PILE + kind] = cells[LAID + kind]!;
    cells[LAID + kind] = 0;
  }
  cells[PILE_SIZE] = cells[LAID_SIZE]!;
  cells[LAID_SIZE] = 0;
};
