/** What lies on the table, what it is called and what a choice leads to, without the truth: enough to draw it and to speak of it. */
export * from './board.ts';
export { GERMAN } from './names-de.ts';
export { ENGLISH } from './names-en.ts';
export { DUTCH } from './names-nl.ts';
export { type Consequence, type Encounter, outlook } from './outlook.ts';
export { jumpsFrom, walkBetween, walkLengths, walksFrom } from './reach.ts';
export { type Spot, spotOf } from './spot.ts';
export * from './vocabulary.ts';
export { HIGHEST_SUM, notchesOn, timesSeen } from './wands.ts';
