import type { Bot, Mind, Seat } from '@wunderkammer/kernel';
import { FIELDS } from '../board.ts';
import { APPRENTICE, CARDS, countCards, type Figures, figuresOf, MAGE, STONES } from '../figures.ts';
import { JUMPS, jumpKey, listOf, WALKS, walkKey } from '../reach.ts';
import { type Decision, type DreiMagierTypes, PLACES, SYMBOLS, type View } from '../vocabulary.ts';
import { bestRethrow, solveDuels } from './duel-odds.ts';
import { castWorth, leapWorth, symbolWorths, worth, worthAfterMoves } from './judgement.ts';
import { arriveApprentice, landMage } from './position.ts';

/**
 * The bot of one seat. Nothing is hidden in this game, so it needs no memory: it plays every way to move out in thought
 * and takes the one that leaves the best position, and fights duels by the odds.
 */
export const createBot = (_mind: Mind, me: Seat): Bot<DreiMagierTypes> => {
  // The odds take some milliseconds the first time: here, not while a table waits for a decision.
  solveDuels();
  return {
    observe: () => undefined,
    decide: (view, legal) => {
      const [first] = legal;
      if (first === undefined) throw new Error('asked without a choice');
      return legal.length === 1 ? first : best(legal, (choice) => value(choice, view, me));
    },
  };
};

const best = (legal: readonly Decision[], worthOf: (choice: Decision) => number): Decision =>
  legal
    .map((choice) => ({ choice, worth: worthOf(choice) }))
    .reduce((champion, other) => (other.worth > champion.worth ? other : champion)).choice;

/** What a decision is worth; only the order within one question matters. */
const value = (choice: Decision, view: View, me: Seat): number => {
  const figures = figuresOf(view);
  switch (choice.type) {
    case 'throw':
      return 1;
    case 'pass':
      return 0;
    case 'walk':
      arriveApprentice(figures, me, FIELDS.indexOf(choice.to));
      return view.eyes?.jumped === false ? bestJump(figures, view, me) : worthAfterMoves(figures, me);
    case 'jump':
      landMage(figures, me, PLACES.indexOf(choice.to));
      return view.eyes?.walked === false ? bestWalk(figures, view, me) : worthAfterMoves(figures, me);
    case 'stay':
      return worthAfterMoves(figures, me);
    case 'take':
      // Whoever is ahead is the one to stop.
      return countCards(figures[CARDS + choice.from]!);
    case 'rethrow':
      return isBestRethrow(choice.wands, view) ? 1 : 0;
    case 'stand':
      return 0.5;
    case 'cast':
      return castWorth(figures, me);
    case 'decline':
    case 'remain':
      return worth(figures, me);
    case 'choose':
      return symbolWorths(figures, me)[SYMBOLS.indexOf(choice.symbol)]!;
    case 'leap':
      return leapWorth(figures, me);
  }
};

/** The best that the mage can do after the apprentice has walked. */
const bestJump = (figures: Figures, view: View, me: Seat): number => {
  let most = view.mageMustJump ? Number.NEGATIVE_INFINITY : worthAfterMoves(figures, me);
  for (const place of listOf(JUMPS, jumpKey(view.eyes?.jumps ?? 0, figures[MAGE + me]!))) {
    const next = figures.slice();
    landMage(next, me, place);
    most = Math.max(most, worthAfterMoves(next, me));
  }
  return most;
};

/** The best that the apprentice can do after the mage has jumped. */
const bestWalk = (figures: Figures, view: View, me: Seat): number => {
  let most = Number.NEGATIVE_INFINITY;
  const key = walkKey((figures[STONES]! >> me) & 1, view.eyes?.sum ?? 0, figures[APPRENTICE + me]!);
  for (const field of listOf(WALKS, key)) {
    const next = figures.slice();
    arriveApprentice(next, me, field);
    most = Math.max(most, worthAfterMoves(next, me));
  }
  return most;
};

const isBestRethrow = (wands: readonly number[], { duel }: View): boolean => {
  const fight = duel?.fight;
  if (!fight?.wands) return false;
  const again = bestRethrow(fight.wands, fight.throws, fight.toBeat);
  return again?.every((mark, index) => mark === wands[index]) ?? false;
};
