/** What lies on the table, what a choice leads to and what follows from what was seen, without the truth: enough to draw it. */
export { type Account, account } from './account.ts';
export { countBits } from './bits.ts';
export * from './components.ts';
export type { Cost } from './cost.ts';
export { type Deduction, deduce, type Fact, knownSince, onlyStone } from './deduce.ts';
export { candidatesAt, isNotedOut, type Notes, type WhyOut, whyOut } from './notes.ts';
export { USUAL } from './options.ts';
export { type Consequence, type Known, knownStones, outlook } from './outlook.ts';
export { mayStop, passing, protectedSeat } from './phase.ts';
export { stirs } from './stirs.ts';
export {
  COLUMNS,
  cellIndex,
  cellName,
  colOf,
  DIGITS,
  EYE,
  facesOf,
  handSize,
  isEye,
  leftOver,
  ROWS,
  rowOf,
  stoneAt,
  stoneIndex,
  WIDTH,
} from './stones.ts';
export * from './vocabulary.ts';
