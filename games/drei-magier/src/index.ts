export * from './board.ts';
export { dreiMagier } from './game.ts';
export * from './vocabulary.ts';
