export { describeGame } from './describe-game.ts';
export type * from './fixtures.ts';
export { playAll, randomGame } from './simulation.ts';
export { type AllTexts, allTexts } from './texts.ts';
