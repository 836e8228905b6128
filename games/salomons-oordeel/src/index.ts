export { salomonsOordeel } from './game.ts';
export { COLUMNS, cellName, facesOf, handSize, isEye, leftOver, ROWS } from './stones.ts';
export * from './vocabulary.ts';
