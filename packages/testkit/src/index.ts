export { describeGame } from './describe-game.ts';
export type * from './fixtures.ts';
export { otherTruth } from './possible.ts';
export { playAll, randomGame } from './simulation.ts';
