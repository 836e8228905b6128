import { duelLead } from '../duel-lead.ts';
import type { PerWand } from '../vocabulary.ts';
import { notchesOn } from '../wands.ts';
import { duelChances } from './duel-odds.ts';

/** What the beginner of a duel reached, for whoever answers. */
type ToBeat = { readonly sum: number; readonly throws: number } | null;

/** Chances that nobody tells apart. */
const ALIKE = 1e-9;

/** The masks of wands that are best thrown again, 0 for standing; it stands if that costs no more than `nerve`. */
export const fightByOdds = (wands: PerWand<number>, throws: number, toBeat: ToBeat, nerve: number): number[] => {
  const chances = duelChances(wands, throws, toBeat);
  const most = Math.max(...chances);
  if (chances[0]! >= most - nerve - ALIKE) return [0];
  return [...chances.keys()].filter((mask) => chances[mask]! >= most - ALIKE);
};

/** A sum with which one can be content; who has nerve is content with less. */
const GOOD_SUM = 4;

/** By feel: whoever is ahead, or content, stands; else the low wands are thrown again. */
export const fightByFeel = (wands: PerWand<number>, throws: number, toBeat: ToBeat, nerve: number): number[] => {
  const sum = notchesOn(wands);
  const stands =
    toBeat === null ? sum >= GOOD_SUM - (nerve > 0 ? 1 : 0) : duelLead(sum, throws, toBeat.sum, toBeat.throws) > 0;
  if (stands) return [0];
  const low = Math.min(...wands);
  return [wands.reduce((mask, notches, wand) => (notches === low && low < 2 ? mask | (1 << wand) : mask), 0)];
};
