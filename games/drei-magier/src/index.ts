export { dreiMagier } from './game.ts';
export * from './pieces.ts';
