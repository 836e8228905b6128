import type { Bot, Seat } from '@wunderkammer/kernel';
import { FIELDS } from './board.ts';
import { bestRethrow, solveDuels } from './bot/duel-odds.ts';
import { castWorth, leapWorth, symbolWorths, worth, worthAfterMoves } from './bot/judgement.ts';
import { arriveApprentice, copyOf, countCards, landMage, type Position, positionOf } from './bot/position.ts';
import { JUMPS, jumpKey, listOf, WALKS, walkKey } from './reach.ts';
import { type Decision, type DreiMagierTypes, PLACES, SYMBOLS, type View } from './vocabulary.ts';

/**
 * The bot of one seat. Nothing is hidden in this game, so it needs no memory: it plays every way to move out in thought
 * and takes the one that leaves the best position, and fights duels by the odds.
 */
export const createBot = (me: Seat): Bot<DreiMagierTypes> => {
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
  const position = positionOf(view);
  switch (choice.type) {
    case 'throw':
      return 1;
    case 'pass':
      return 0;
    case 'walk':
      arriveApprentice(position, me, FIELDS.indexOf(choice.to));
      return view.eyes?.jumped === false ? bestJump(position, view, me) : worthAfterMoves(position, me);
    case 'jump':
      landMage(position, me, PLACES.indexOf(choice.to));
      return view.eyes?.walked === false ? bestWalk(position, view, me) : worthAfterMoves(position, me);
    case 'stay':
      return worthAfterMoves(position, me);
    case 'take':
      // Whoever is ahead is the one to stop.
      return countCards(position.cards[choice.from]!);
    case 'rethrow':
      return isBestRethrow(choice.wands, view) ? 1 : 0;
    case 'stand':
      return 0.5;
    case 'cast':
      return castWorth(position, me);
    case 'decline':
    case 'remain':
      return worth(position, me);
    case 'choose':
      return symbolWorths(position, me)[SYMBOLS.indexOf(choice.symbol)]!;
    case 'leap':
      return leapWorth(position, me);
  }
};

/** The best that the mage can do after the apprentice has walked. */
const bestJump = (position: Position, view: View, me: Seat): number => {
  let most = view.mageMustJump ? Number.NEGATIVE_INFINITY : worthAfterMoves(position, me);
  for (const place of listOf(JUMPS, jumpKey(view.eyes?.jumps ?? 0, position.mages[me]!))) {
    const next = copyOf(position);
    landMage(next, me, place);
    most = Math.max(most, worthAfterMoves(next, me));
  }
  return most;
};

/** The best that the apprentice can do after the mage has jumped. */
const bestWalk = (position: Position, view: View, me: Seat): number => {
  let most = Number.NEGATIVE_INFINITY;
  const key = walkKey(position.stones[me] ? 1 : 0, view.eyes?.sum ?? 0, position.apprentices[me]!);
  for (const field of listOf(WALKS, key)) {
    const next = copyOf(position);
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
