import { holds, isMagicAt, isSymbolAt, JUMPS, jumpKey, LABYRINTH, LIFE, listOf, WALKS, walkKey } from '../reach.ts';
import { chanceToBegin } from './duel-odds.ts';
import {
  arriveApprentice,
  copyOf,
  countCards,
  needs,
  others,
  type Position,
  rivalAt,
  sendApprentice,
  settleDuel,
} from './position.ts';

/*
 * What a position is worth to a seat. Cards count most; then how likely each player is to get the next one with a
 * single throw, since the figures stand where they stand for that.
 */

/** What owning so many cards is worth: the last ones are the dearest, seven is the game. */
const CARDS_WORTH = [0, 10, 20, 31, 43, 57, 75, 1000] as const;
/** What a certain card with the next throw is worth; one's own seventh counts four times, another's seventh is feared. */
const OWN_PROSPECT = 9;
const FOREIGN_PROSPECT = 3;
const LAST_CARD_PROSPECT = 12;
const STONE = 2;
/** An apprentice alone on a magic place can be banished. */
const EXPOSED = 1;
const IN_LABYRINTH = 1.5;
const OTHERS_SHARE = 0.4;

const ALL = 7;

/** The chance of `seat` to get a card with its next throw, as the table stands. */
export const prospect = (position: Position, seat: number): number => {
  const mage = position.mages[seat]!;
  const apprentice = position.apprentices[seat]!;
  const stone = position.stones[seat] ? 1 : 0;
  const duel = chanceToBegin();
  let total = 0;
  for (let jumps = 0; jumps < 3; jumps++) {
    const landings = listOf(JUMPS, jumpKey(jumps, mage));
    // The other two wands add 0 to 4: 1, 2, 3, 2, 1 ways of nine.
    for (let rest = 0; rest < 5; rest++) {
      const sum = jumps + rest;
      if (sum === 0) continue;
      const ways = rest < 3 ? rest + 1 : 5 - rest;
      const key = walkKey(stone, sum, apprentice);
      let best = needs(position, seat, mage) && holds(WALKS.mask, key, mage) ? 1 : 0;
      for (const place of landings) {
        if (best === 1) break;
        if (!needs(position, seat, place)) continue;
        if (rivalAt(position, seat, place) !== undefined) best = Math.max(best, duel);
        else if (place === apprentice || holds(WALKS.mask, key, place)) best = 1;
      }
      total += best * ways;
    }
  }
  return total / 27;
};

/** What a position is worth to `me` after a throw has been played out. */
export const worth = (position: Position, me: number): number => {
  const mine = countCards(position.cards[me]!);
  let value = CARDS_WORTH[mine]! + prospect(position, me) * (mine === ALL - 1 ? 4 * OWN_PROSPECT : OWN_PROSPECT);
  const at = position.apprentices[me]!;
  if (position.stones[me]) value += STONE;
  if (isMagicAt(at) && position.mages[me] !== at) value -= EXPOSED;
  if (at === LABYRINTH) value -= IN_LABYRINTH;
  if (position.mages[me] === LABYRINTH) value -= IN_LABYRINTH;
  if (position.mages[me] === LIFE) value -= IN_LABYRINTH / 3;
  for (const other of others(me)) {
    const cards = countCards(position.cards[other]!);
    value -= OTHERS_SHARE * CARDS_WORTH[cards]!;
    value -= prospect(position, other) * (cards === ALL - 1 ? LAST_CARD_PROSPECT : FOREIGN_PROSPECT);
  }
  return value;
};

/** The worth of the three symbols: power, magic, fate. */
export const symbolWorths = (position: Position, me: number): [number, number, number] => {
  const power = copyOf(position);
  power.stones[me] = true;
  const fate = copyOf(position);
  sendApprentice(fate, me);
  return [worth(power, me), Math.max(worth(position, me), leapWorth(position, me)), worth(fate, me)];
};

export const leapWorth = (position: Position, me: number): number => {
  const leapt = copyOf(position);
  arriveApprentice(leapt, me, leapt.mages[me]!);
  return worth(leapt, me);
};

/** The worth of casting. In 18 of 27 throws one symbol is seen most (6 each), in 3 a pair is (one each), in 6 all three. */
export const castWorth = (position: Position, me: number): number => {
  const [power, magic, fate] = symbolWorths(position, me);
  const single = 6 * (power + magic + fate);
  const pairs = Math.max(power, magic) + Math.max(power, fate) + Math.max(magic, fate);
  return (single + pairs + 6 * Math.max(power, magic, fate)) / 27;
};

/** The worth once both figures have moved: the duel and the spell are still to come. */
export const worthAfterMoves = (position: Position, me: number): number => {
  const rival = rivalAt(position, me, position.mages[me]!);
  if (rival === undefined) return worthBeforeSpell(position, me);
  const won = copyOf(position);
  settleDuel(won, me, rival);
  const lost = copyOf(position);
  settleDuel(lost, rival, me);
  const chance = chanceToBegin();
  return chance * worthBeforeSpell(won, me) + (1 - chance) * worthBeforeSpell(lost, me);
};

const worthBeforeSpell = (position: Position, me: number): number =>
  isSymbolAt(position.apprentices[me]!) ? Math.max(worth(position, me), castWorth(position, me)) : worth(position, me);
