/** What lies on the table and what a choice leads to, without the truth: enough to draw it. */
export { account } from './account.ts';
export { CHAMBERS, circuitOf, FIELDS_PER_SEAT, fieldsPassed, fieldsTo, middleOf, ownerOf } from './board.ts';
export { COPIES, cardsOf, isWing, typeOf, worthOf } from './cards.ts';
export * from './components.ts';
export {
  type Cell,
  Deduction,
  type Fact,
  type PastFact,
  type Reason,
  type Said,
  spoken,
  type Value,
} from './deduce.ts';
export { figureSets } from './figure-sets.ts';
export { type Luck, luck } from './luck.ts';
export { type NotedClaim, notedClaims } from './notes.ts';
export { SUGGESTED_TARGETS, TARGETS } from './options.ts';
export { type Consequence, mayTurnIn, outlook, productOf } from './outlook.ts';
export { stirs } from './stirs.ts';
export * from './vocabulary.ts';
