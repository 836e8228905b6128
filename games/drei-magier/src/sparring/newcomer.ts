import type { Bot, Random, Seat, Table } from '@wunderkammer/kernel';
import { FIELDS } from '../board.ts';
import { fightByFeel } from '../bot/duelling.ts';
import { figuresOf, owns } from '../figures.ts';
import { type Consequence, outlook } from '../outlook.ts';
import { isMagicAt, jumpsFrom, walksFrom } from '../reach.ts';
import type { Decision, DreiMagierTypes, Field, Options, Place, View } from '../vocabulary.ts';
import { HIGHEST_SUM } from '../wands.ts';

/*
 * A model of a person who has just played the guided first game. It goes by what the table says of each choice, moves one
 * figure and then looks at the other, and brings the two nearer to each other if there is nothing better.
 */

/** How much it likes what a choice leads to. It hopes for spells, and enjoys sending others away. */
const LIKES: Partial<Record<Consequence['type'], number>> = {
  meet: 20,
  meetTake: 20,
  duelDecides: 4,
  banished: -6,
  banishes: 3,
  spell: 2,
  card: 10,
  mayLeap: 5,
  stone: 4,
  fate: -6,
};

/** A move that the other figure can turn into a card is liked nearly as much as the card; it is overlooked one time in so many. */
const SEEN_AHEAD = 15;
const OVERLOOKED = 4;

const DUEL = 4;
const SUMS = Array.from({ length: HIGHEST_SUM }, (_, index) => index + 1);

/** Makes the newcomer of a seat. */
export const newcomer = (me: Seat, _table: Table<Options>, random: Random): Bot<DreiMagierTypes> => ({
  observe: () => undefined,
  decide: (view, legal) => {
    const best = bestOf(legal, (choice) => liking(view, choice, me, random));
    return best[random.below(best.length)]!;
  },
});

const bestOf = (legal: readonly Decision[], likingOf: (choice: Decision) => number): readonly Decision[] => {
  const liked = legal.map((choice) => ({ choice, liking: likingOf(choice) }));
  const most = Math.max(...liked.map((own) => own.liking));
  return liked.filter((own) => own.liking === most).map(({ choice }) => choice);
};

const liking = (view: View, choice: Decision, me: Seat, random: Random): number => {
  switch (choice.type) {
    case 'throw':
      return 1;
    case 'cast':
      // It hopes for a leap to a card.
      return wants(view, me, view.players[me]!.mage) ? 1 : -1;
    case 'rethrow':
    case 'stand':
      return feels(view, choice) ? 1 : 0;
    case 'walk':
    case 'jump':
    case 'stay': {
      const met = outlook(view, choice);
      // A duel for nothing is not worth it.
      if (met.some(({ type }) => type === 'duel') && choice.type === 'jump' && !wants(view, me, choice.to))
        return -DUEL;
      return met.reduce((sum, { type }) => sum + (LIKES[type] ?? 0), 0) + ahead(view, choice, me, random);
    }
    default:
      return outlook(view, choice).reduce((sum, { type }) => sum + (LIKES[type] ?? 0), 0);
  }
};

/** Whether a card is to be had at a field. */
const wants = (view: View, me: Seat, field: Field): boolean => {
  const index = FIELDS.indexOf(field);
  return isMagicAt(index) && !owns(figuresOf(view), me, index);
};

/** What it sees beyond the move itself: the other figure may follow, or the two are near each other afterwards. */
const ahead = (
  view: View,
  choice: Extract<Decision, { type: 'walk' | 'jump' | 'stay' }>,
  me: Seat,
  random: Random,
): number => {
  const own = view.players[me]!;
  const apprentice: Field = choice.type === 'walk' ? choice.to : own.apprentice;
  const mage = choice.type === 'jump' ? choice.to : own.mage;
  if (follows(view, choice, own.mage) && random.below(OVERLOOKED) > 0) {
    if (wants(view, me, choice.type === 'walk' ? apprentice : mage)) return SEEN_AHEAD;
  }
  if (!wants(view, me, mage)) return 0;
  // So many sums would bring the apprentice to its mage next time.
  return 1 + SUMS.filter((steps) => walksFrom(apprentice, steps).has(mage)).length;
};

/** Whether the other figure can still come to where this one goes. */
const follows = ({ eyes, players }: View, choice: Decision, mage: Place): boolean => {
  if (choice.type === 'walk')
    return eyes?.jumped === false && [...jumpsFrom(mage, eyes.jumps)].some((to) => to === choice.to);
  if (choice.type !== 'jump' || eyes?.walked !== false) return false;
  return walksFrom(players[choice.by]!.apprentice, eyes.sum).has(choice.to);
};

const feels = ({ duel }: View, choice: Decision): boolean => {
  const fight = duel?.fight;
  if (!fight?.wands) return false;
  const [mask] = fightByFeel(fight.wands, fight.throws, fight.toBeat, 0);
  if (choice.type === 'stand') return mask === 0;
  return choice.type === 'rethrow' && choice.wands.reduce((own, mark, wand) => own | (mark << wand), 0) === mask;
};
