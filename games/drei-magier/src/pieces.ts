/** What lies on the table and what a choice leads to, without the truth: enough to draw it. */
export { type Account, account } from './account.ts';
export * from './board.ts';
export * from './components.ts';
export { earnedBy, type Reason } from './earned.ts';
export { type Luck, luck } from './luck.ts';
export { type Brought, type Consequence, type Encounter, outlook, symbolBrings } from './outlook.ts';
export { spellIn } from './phase.ts';
export { jumpsFrom, walkBetween, walkLengths, walksFrom } from './reach.ts';
export { type Spot, spotOf } from './spot.ts';
export { stirs } from './stirs.ts';
export * from './vocabulary.ts';
export { HIGHEST_SUM, notchesOn, timesSeen } from './wands.ts';
