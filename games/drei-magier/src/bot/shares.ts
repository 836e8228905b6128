import { ALL_CARDS, CARDS, countCards, type Figures } from '../figures.ts';

/** One number a seat: what each may hope for. For a learnt judge it is the chance to win. */
export type Shares = readonly [number, number, number];

/** Says what everybody may hope for when `toThrow` is about to throw. Nobody has won yet. */
export type Judge = (figures: Figures, toThrow: number) => Shares;

const WON: readonly Shares[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** All is won or lost if somebody has all the cards (DM-31). */
export const decided = (figures: Figures): Shares | undefined => {
  for (let seat = 0; seat < 3; seat++) if (countCards(figures[CARDS + seat]!) === ALL_CARDS) return WON[seat];
  return undefined;
};

/** What is to be expected of two things, the first of which happens with this chance. */
export const mix = (chance: number, one: Shares, other: Shares): Shares => [
  chance * one[0] + (1 - chance) * other[0],
  chance * one[1] + (1 - chance) * other[1],
  chance * one[2] + (1 - chance) * other[2],
];
