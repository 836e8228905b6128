import { ALL_CARDS, APPRENTICE, CARDS, countCards, type Figures, MAGE, STONES } from '../figures.ts';
import { isMagicAt, LABYRINTH, LIFE } from '../reach.ts';
import { others } from './position.ts';
import { prospect } from './prospect.ts';
import type { Judge } from './shares.ts';

/*
 * Judges by rule of thumb. Cards count most; then how likely each player is to get the next one with a single throw, since
 * the figures stand where they stand for that.
 */

/** What owning so many cards is worth: the last ones are the dearest. */
const CARDS_WORTH = [0, 10, 20, 31, 43, 57, 75] as const;
/** What a certain card with the next throw is worth; one's own seventh counts four times, of others' only the seventh is feared. */
const OWN_PROSPECT = 9;
const LAST_CARD_PROSPECT = 12;
const STONE = 2;
/** An apprentice alone on a magic place can be banished. */
const EXPOSED = 1;
const IN_LABYRINTH = 1.5;
const OTHERS_SHARE = 0.4;

/** What the own cards, and the next one, are worth to somebody who counts cards and no more. */
const simpleWorth = (figures: Figures, me: number): number =>
  10 * countCards(figures[CARDS + me]!) + OWN_PROSPECT * prospect(figures, me);

/** What the own cards, and the next one, are worth to a seat. */
const ownWorth = (figures: Figures, me: number): number => {
  const mine = countCards(figures[CARDS + me]!);
  return CARDS_WORTH[mine]! + prospect(figures, me) * (mine === ALL_CARDS - 1 ? 4 * OWN_PROSPECT : OWN_PROSPECT);
};

/** What a table is worth to `me` after a throw has been played out. */
const worth = (figures: Figures, me: number): number => {
  let value = ownWorth(figures, me);
  const at = figures[APPRENTICE + me]!;
  const mage = figures[MAGE + me]!;
  if (((figures[STONES]! >> me) & 1) === 1) value += STONE;
  if (isMagicAt(at) && mage !== at) value -= EXPOSED;
  if (at === LABYRINTH) value -= IN_LABYRINTH;
  if (mage === LABYRINTH) value -= IN_LABYRINTH;
  if (mage === LIFE) value -= IN_LABYRINTH / 3;
  for (const other of others(me)) {
    const cards = countCards(figures[CARDS + other]!);
    value -= OTHERS_SHARE * CARDS_WORTH[cards]!;
    if (cards === ALL_CARDS - 1) value -= prospect(figures, other) * LAST_CARD_PROSPECT;
  }
  return value;
};

/** What being about to throw is worth: a throw due is hardly ever declined. */
const THROW = 5;

/** Judges by what a table is worth to each: between a game lost (0) and a game won (1), which no number of cards comes near. */
const judgeBy =
  (worthTo: (figures: Figures, seat: number) => number): Judge =>
  (figures, toThrow) => {
    const share = (seat: number): number => 0.5 + (worthTo(figures, seat) + (seat === toThrow ? THROW : 0)) / 1000;
    return [share(0), share(1), share(2)];
  };

/** Looks at the own figures and cards alone. */
export const ownJudge: Judge = judgeBy(simpleWorth);

/** Looks at everybody's. */
export const thumbJudge: Judge = judgeBy(worth);
