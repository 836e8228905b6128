export { endlessToy } from './endless.ts';
export { toyFixtures } from './fixtures.ts';
export { toyGame } from './game.ts';
export * from './vocabulary.ts';
