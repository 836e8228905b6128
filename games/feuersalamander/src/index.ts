export { CHAMBERS, circuitOf, FIELDS_PER_SEAT, middleOf, ownerOf, stopAfter, wayHome } from './board.ts';
export { COPIES, typeOf } from './cards.ts';
export { feuersalamander } from './game.ts';
export { SUGGESTED_TARGETS } from './options.ts';
export * from './vocabulary.ts';
