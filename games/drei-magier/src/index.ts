export { dreiMagier } from './game.ts';
export * from './pieces.ts';
export { jumpsFrom, walksFrom } from './reach.ts';
export { type Spot, spotOf } from './spot.ts';
