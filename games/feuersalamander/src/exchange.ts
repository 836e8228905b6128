import type { RuleViolation } from '@wunderkammer/kernel';
import { CARD_TABLES, kindIn } from './cards.ts';
import { holderIn } from './codec.ts';
import { LAYOUT, PHASES } from './state.ts';
import { endTurn } from './turn-order.ts';
import { VIOLATIONS } from './violations.ts';

const { CLAIM, DECIDER, HAND, LAID, LAID_SIZE, PHASE, PILE_SIZE, TO_DECIDE, TO_REPLACE } = LAYOUT;
const { EXCHANGE, REPLACE } = PHASES;
const { BITS_OF_KIND } = CARD_TABLES;

/** The lowest type in a mask of types: wing, row, stone (FS-35). */
export const firstType = (types: number): number => ((types & 1) !== 0 ? 0 : (types & 2) !== 0 ? 1 : 2);

/** After a wrong claim those whose cards were named rightly decide, one by one; `right` is the mask of those types. */
export const beginExchange = (cells: Int32Array, seats: number, claim: number, right: number): void => {
  cells[CLAIM] = claim;
  cells[TO_DECIDE] = right;
  cells[TO_REPLACE] = 0;
  nextDecision(cells, seats);
};

export const playExchange = (cells: Int32Array, seats: number, swap: number): RuleViolation | undefined => {
  if (swap > 1) return VIOLATIONS['exchange/not-due'];
  const claim = cells[CLAIM]!;
  const type = firstType(cells[TO_DECIDE]!);
  if (swap === 1) {
    const kind = kindIn(claim & 255, type);
    cells[HAND + holderIn(claim, type)]! &= ~BITS_OF_KIND[kind]!;
    cells[LAID + kind]!++;
    cells[LAID_SIZE]!++;
    cells[TO_REPLACE]! |= 1 << type;
  }
  cells[TO_DECIDE]! &= ~(1 << type);
  nextDecision(cells, seats);
  return undefined;
};

const nextDecision = (cells: Int32Array, seats: number): void => {
  const left = cells[TO_DECIDE]!;
  if (left === 0) {
    nextReplacement(cells, seats);
    return;
  }
  cells[DECIDER] = holderIn(cells[CLAIM]!, firstType(left));
  cells[PHASE] = EXCHANGE;
};

/** The next card to be replaced is drawn; without a card to draw it is left out (FS-18). Then the turn is over. */
export const nextReplacement = (cells: Int32Array, seats: number): void => {
  const left = cells[TO_REPLACE]!;
  if (left === 0 || cells[PILE_SIZE]! + cells[LAID_SIZE]! === 0) {
    endTurn(cells, seats);
    return;
  }
  const type = firstType(left);
  cells[TO_REPLACE] = left & ~(1 << type);
  cells[DECIDER] = holderIn(cells[CLAIM]!, type);
  cells[PHASE] = REPLACE;
};
