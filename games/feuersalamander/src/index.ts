export { feuersalamander } from './game.ts';
export * from './pieces.ts';
