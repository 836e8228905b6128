import { settleDuel } from '../../arrival.ts';
import { ALL_CARDS, APPRENTICE, CARDS, countCards, type Figures, MAGE, STONES } from '../../figures.ts';
import { holds, isMagicAt, isSymbolAt, JUMPS, jumpKey, LABYRINTH, LIFE, listOf, WALKS, walkKey } from '../../reach.ts';
import { symbolHappens } from '../../spell.ts';
import { SYMBOLS } from '../../vocabulary.ts';
import { chanceToBegin } from './duel-odds.ts';
import { arriveApprentice, needs, others, rivalAt } from './position.ts';

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

/** The chance of `seat` to get a card with its next throw, as the table stands. */
const prospect = (figures: Figures, seat: number): number => {
  const mage = figures[MAGE + seat]!;
  const apprentice = figures[APPRENTICE + seat]!;
  const stone = (figures[STONES]! >> seat) & 1;
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
      let best = needs(figures, seat, mage) && holds(WALKS.mask, key, mage) ? 1 : 0;
      for (const place of landings) {
        if (best === 1) break;
        if (!needs(figures, seat, place)) continue;
        if (rivalAt(figures, seat, place) !== undefined) best = Math.max(best, duel);
        else if (place === apprentice || holds(WALKS.mask, key, place)) best = 1;
      }
      total += best * ways;
    }
  }
  return total / 27;
};

/** What a position is worth to `me` after a throw has been played out. */
export const worth = (figures: Figures, me: number): number => {
  const mine = countCards(figures[CARDS + me]!);
  let value = CARDS_WORTH[mine]! + prospect(figures, me) * (mine === ALL_CARDS - 1 ? 4 * OWN_PROSPECT : OWN_PROSPECT);
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
    value -= prospect(figures, other) * (cards === ALL_CARDS - 1 ? LAST_CARD_PROSPECT : FOREIGN_PROSPECT);
  }
  return value;
};

/** The worth of the three symbols: power, magic, fate. */
export const symbolWorths = (figures: Figures, me: number): [number, number, number] => {
  const power = figures.slice();
  symbolHappens(power, me, SYMBOLS.indexOf('power'));
  const fate = figures.slice();
  symbolHappens(fate, me, SYMBOLS.indexOf('fate'));
  return [worth(power, me), Math.max(worth(figures, me), leapWorth(figures, me)), worth(fate, me)];
};

export const leapWorth = (figures: Figures, me: number): number => {
  const leapt = figures.slice();
  arriveApprentice(leapt, me, leapt[MAGE + me]!);
  return worth(leapt, me);
};

/** The worth of casting. In 18 of 27 throws one symbol is seen most (6 each), in 3 a pair is (one each), in 6 all three. */
export const castWorth = (figures: Figures, me: number): number => {
  const [power, magic, fate] = symbolWorths(figures, me);
  const single = 6 * (power + magic + fate);
  const pairs = Math.max(power, magic) + Math.max(power, fate) + Math.max(magic, fate);
  return (single + pairs + 6 * Math.max(power, magic, fate)) / 27;
};

/** The worth once both figures have moved: the duel and the spell are still to come. */
export const worthAfterMoves = (figures: Figures, me: number): number => {
  const rival = rivalAt(figures, me, figures[MAGE + me]!);
  if (rival === undefined) return worthBeforeSpell(figures, me);
  const won = figures.slice();
  settleDuel(won, me, rival);
  const lost = figures.slice();
  settleDuel(lost, rival, me);
  const chance = chanceToBegin();
  return chance * worthBeforeSpell(won, me) + (1 - chance) * worthBeforeSpell(lost, me);
};

const worthBeforeSpell = (figures: Figures, me: number): number =>
  isSymbolAt(figures[APPRENTICE + me]!) ? Math.max(worth(figures, me), castWorth(figures, me)) : worth(figures, me);
