export { salomonsOordeel } from './game.ts';
export { cellsIn, fillGap, type Gap, type Lines, NO_LINES, nextGap } from './lines.ts';
export * from './pieces.ts';
export { type Clash, clashes, randomCells } from './set-up.ts';
