import { type Seat, seat } from '@wunderkammer/kernel';
import * as arrivals from './arrival.ts';
import { FIELDS, isMagic } from './board.ts';
import { duelLead } from './duel-lead.ts';
import { APPRENTICE, CARDS, type Figures, figuresOf, MAGE, STONES, seatAfter, seatBefore } from './figures.ts';
import { isSymbolAt } from './reach.ts';
import { symbolHappens } from './spell.ts';
import {
  type ChanceType,
  type Decision,
  MAGIC_PLACES,
  type MagicPlace,
  PLACES,
  SYMBOLS,
  type View,
  type WandSymbol,
} from './vocabulary.ts';
import { HIGHEST_SUM, notchesOn } from './wands.ts';

/** What coming somewhere leads to. */
export type Encounter =
  /** The two figures meet (DM-17): the card is won, must be taken from another player, or is owned already. */
  | { readonly type: 'meet'; readonly card: MagicPlace }
  | { readonly type: 'meetTake'; readonly card: MagicPlace }
  | { readonly type: 'meetOwned' }
  /** A duel will be fought for the place (DM-19). */
  | { readonly type: 'duel'; readonly rival: Seat }
  /** The meeting waits for the duel (DM-19). */
  | { readonly type: 'duelDecides' }
  /** One's own apprentice is sent to the labyrinth, or another's (DM-16, DM-23). */
  | { readonly type: 'banished'; readonly by: Seat }
  | { readonly type: 'banishes'; readonly whom: Seat }
  /** A spell may be cast when the throw has been played out (DM-26). */
  | { readonly type: 'spell' }
  /** No meeting: what is to be found there another time. */
  | { readonly type: 'cards'; readonly count: number }
  | { readonly type: 'owned' };

/** What a symbol brings (DM-27 to DM-29). */
export type Brought =
  | { readonly type: 'mayLeap' }
  | { readonly type: 'stone' }
  /** The power stone lies there already: nothing changes (DM-28). */
  | { readonly type: 'stoneOwned' }
  | { readonly type: 'fate' };

/** What a decision leads to. */
export type Consequence =
  | Encounter
  | Brought
  /** A card changes hands (DM-17, DM-24). */
  | { readonly type: 'card'; readonly card: MagicPlace; readonly to: Seat; readonly from: 'place' | Seat }
  | { readonly type: 'duelWon'; readonly over: Seat }
  | { readonly type: 'duelLost'; readonly to: Seat }
  /** The other must reach more, or as much with fewer throws (DM-22); `highest`: more cannot be thrown. */
  | { readonly type: 'toBeat'; readonly sum: number; readonly throws: number; readonly highest: boolean }
  /** Chance decides: the wands are thrown. */
  | { readonly type: 'chance'; readonly chance: ChanceType }
  | { readonly type: 'turnEnds' };

/** What a legal decision leads to at once: nothing is hidden, so all of it happens. */
export function outlook(
  view: View,
  choice: Extract<Decision, { type: 'walk' | 'jump' | 'leap' }>,
): readonly Encounter[];
export function outlook(view: View, choice: Decision): readonly Consequence[];
export function outlook(view: View, choice: Decision): readonly Consequence[] {
  const before = figuresOf(view);
  const after = before.slice();
  const me = choice.by;
  const mage = before[MAGE + me]!;
  switch (choice.type) {
    case 'throw':
      return [{ type: 'chance', chance: 'eyes' }];
    case 'rethrow':
      return [{ type: 'chance', chance: 'duel' }];
    case 'cast':
      return [{ type: 'chance', chance: 'spell' }];
    case 'pass':
      return [{ type: 'turnEnds' }];
    case 'stay':
    case 'decline':
    case 'remain':
      return [];
    case 'walk': {
      const to = FIELDS.indexOf(choice.to);
      return encounter(view, me, to, arrivals.apprenticeArrives(after, me, to), before, after);
    }
    case 'leap':
      return encounter(view, me, mage, arrivals.apprenticeArrives(after, me, mage), before, after);
    case 'jump': {
      const to = PLACES.indexOf(choice.to);
      return encounter(view, me, to, arrivals.mageArrives(after, me, to), before, after);
    }
    case 'take':
      arrivals.giveCard(after, me, mage, choice.from);
      return cardsWon(before, after, me);
    case 'choose':
      return [symbolBrings(view, me, choice.symbol)];
    case 'stand':
      return standing(view, me, before, after);
  }
}

/** What the symbol seen most brings to whoever cast the spell; before the throw, what it would bring. */
export const symbolBrings = (view: View, me: Seat, symbol: WandSymbol): Brought => {
  const before = figuresOf(view);
  const after = before.slice();
  if (symbolHappens(after, me, SYMBOLS.indexOf(symbol))) return { type: 'mayLeap' };
  if (isSent(before, after, me)) return { type: 'fate' };
  return { type: after[STONES]! > before[STONES]! ? 'stone' : 'stoneOwned' };
};

/** What came of arriving at `to`, and who was sent away. */
const encounter = (
  view: View,
  me: Seat,
  to: number,
  arrival: number,
  before: Figures,
  after: Figures,
): readonly Encounter[] => {
  const field = FIELDS[to]!;
  if (!isMagic(field)) return isSymbolAt(to) ? [{ type: 'spell' }] : [];
  const rival = seat(arrivals.rivalAt(before, me, to));
  switch (arrival) {
    case arrivals.DUEL:
      return [{ type: 'duel', rival }];
    case arrivals.DUEL_DECIDES:
      return [{ type: 'duelDecides' }];
    case arrivals.BANISHED:
      return [{ type: 'banished', by: rival }];
    case arrivals.MET_OWNED:
      return [{ type: 'meetOwned' }, ...banished(before, after, me)];
    case arrivals.MET_CARD:
      return [{ type: 'meet', card: field }, ...banished(before, after, me)];
    case arrivals.MET_TAKE:
      return [{ type: 'meetTake', card: field }, ...banished(before, after, me)];
    default: {
      const owned = view.players[me]!.cards.includes(field);
      const there: Encounter = owned ? { type: 'owned' } : { type: 'cards', count: view.cardsLeft[field] };
      return [there, ...banished(before, after, me)];
    }
  }
};

const isSent = (before: Figures, after: Figures, own: number): boolean =>
  after[APPRENTICE + own] !== before[APPRENTICE + own];

const banished = (before: Figures, after: Figures, me: Seat): Encounter[] =>
  [seatAfter(me), seatBefore(me)]
    .filter((other) => isSent(before, after, other))
    .map((other) => ({ type: 'banishes', whom: seat(other) }));

/** The card that came to `to`, if any. */
const cardsWon = (before: Figures, after: Figures, to: Seat): Consequence[] => {
  const won = after[CARDS + to]! & ~before[CARDS + to]!;
  const loser = [seatAfter(to), seatBefore(to)].find((other) => after[CARDS + other] !== before[CARDS + other]);
  const from = loser === undefined ? 'place' : seat(loser);
  return MAGIC_PLACES.filter((card) => ((won >> PLACES.indexOf(card)) & 1) === 1).map((card) => ({
    type: 'card',
    card,
    to,
    from,
  }));
};

/** What letting the wands lie means for whoever throws in a duel (DM-21 to DM-25). */
const standing = ({ duel }: View, me: Seat, before: Figures, after: Figures): readonly Consequence[] => {
  const fight = duel?.fight;
  if (fight?.wands == null) throw new Error('nobody can stand before the wands lie');
  const sum = notchesOn(fight.wands);
  if (fight.toBeat === null) return [{ type: 'toBeat', sum, throws: fight.throws, highest: sum === HIGHEST_SUM }];
  // Whoever is still asked has a throw left, so that equal sums are told apart by the throws.
  if (duelLead(sum, fight.throws, fight.toBeat.sum, fight.toBeat.throws) > 0) {
    arrivals.settleDuel(after, me, fight.beginner);
    return [{ type: 'duelWon', over: fight.beginner }, ...banished(before, after, me), ...cardsWon(before, after, me)];
  }
  arrivals.settleDuel(after, fight.beginner, me);
  const sent: Consequence[] = isSent(before, after, me) ? [{ type: 'banished', by: fight.beginner }] : [];
  return [{ type: 'duelLost', to: fight.beginner }, ...sent, ...cardsWon(before, after, fight.beginner)];
};
