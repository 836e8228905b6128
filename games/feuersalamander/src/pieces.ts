/** What lies on the table, without the rules: enough to draw it. */
export { CHAMBERS, circuitOf, FIELDS_PER_SEAT, middleOf, ownerOf, stopAfter, wayHome } from './board.ts';
export { COPIES, cardsOf, isWing, typeOf, worthOf } from './cards.ts';
export { figureSets } from './figure-sets.ts';
export { SUGGESTED_TARGETS } from './options.ts';
export * from './vocabulary.ts';
