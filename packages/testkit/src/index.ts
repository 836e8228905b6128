export { describeGame } from './describe-game.ts';
export type * from './fixtures.ts';
export { otherTruth } from './possible.ts';
export { ScriptedRandom } from './scripted-random.ts';
export { randomGame } from './simulation.ts';
export * from './spies.ts';
export { type AllTexts, allTexts } from './texts.ts';
export * from './trial.ts';
export * from './two-truths.ts';
