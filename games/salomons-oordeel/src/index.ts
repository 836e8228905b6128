export { type Placement, placementOf, randomArrangement, readPlacement } from './arrangements.ts';
export { salomonsOordeel } from './game.ts';
export * from './pieces.ts';
export { VIOLATIONS } from './violations.ts';
