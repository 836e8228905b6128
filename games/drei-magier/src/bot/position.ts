import { FIELDS } from '../board.ts';
import { isMagicAt, LABYRINTH } from '../reach.ts';
import { PLACES, type View } from '../vocabulary.ts';

/*
 * The table as the bot thinks about it: made from a view, changed in thought. Fields and places are their indices in
 * FIELDS and PLACES; cards are bit masks by place.
 */
export interface Position {
  readonly mages: number[];
  readonly apprentices: number[];
  readonly stones: boolean[];
  readonly cards: number[];
}

export const positionOf = ({ players }: View): Position => ({
  mages: players.map(({ mage }) => PLACES.indexOf(mage)),
  apprentices: players.map(({ apprentice }) => FIELDS.indexOf(apprentice)),
  stones: players.map(({ powerStone }) => powerStone),
  cards: players.map(({ cards }) => cards.reduce((mask, card) => mask | (1 << PLACES.indexOf(card)), 0)),
});

export const copyOf = ({ mages, apprentices, stones, cards }: Position): Position => ({
  mages: mages.slice(),
  apprentices: apprentices.slice(),
  stones: stones.slice(),
  cards: cards.slice(),
});

export const others = (seat: number): [number, number] => [(seat + 1) % 3, (seat + 2) % 3];

export const needs = ({ cards }: Position, seat: number, place: number): boolean =>
  isMagicAt(place) && ((cards[seat]! >> place) & 1) === 0;

export const countCards = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The foreign mage on a magic place, if any. */
export const rivalAt = ({ mages }: Position, seat: number, place: number): number | undefined =>
  isMagicAt(place) ? others(seat).find((other) => mages[other] === place) : undefined;

/** Sends an apprentice to the labyrinth without its power stone. */
export const sendApprentice = (position: Position, seat: number): void => {
  position.apprentices[seat] = LABYRINTH;
  position.stones[seat] = false;
};

/** Gives a card to `seat`: from the place if one is left there, otherwise from `from`. */
const moveCard = ({ cards }: Position, seat: number, place: number, from: number): void => {
  const [a, b] = others(seat);
  const empty = ((cards[a]! & cards[b]!) >> place) % 2 === 1;
  if (empty) cards[from]! &= ~(1 << place);
  cards[seat]! |= 1 << place;
};

/** Takes the card of the place where the two figures have met, of an empty one from whoever is ahead. */
const meet = (position: Position, seat: number, place: number): void => {
  if (!needs(position, seat, place)) return;
  const [a, b] = others(seat);
  moveCard(position, seat, place, leader(position, a, b));
};

/** Who of the two has more cards. */
export const leader = ({ cards }: Position, a: number, b: number): number =>
  countCards(cards[b]!) > countCards(cards[a]!) ? b : a;

/** The apprentice comes to a field, by walking or leaping (DM-16 to DM-19). */
export const arriveApprentice = (position: Position, seat: number, field: number): void => {
  position.apprentices[seat] = field;
  if (!isMagicAt(field)) return;
  const rival = rivalAt(position, seat, field);
  if (position.mages[seat] !== field) {
    if (rival !== undefined) sendApprentice(position, seat);
  } else if (rival === undefined) meet(position, seat, field);
};

/** The mage lands on a place; a duel there is not fought yet. */
export const landMage = (position: Position, seat: number, place: number): void => {
  position.mages[seat] = place;
  if (!isMagicAt(place) || rivalAt(position, seat, place) !== undefined) return;
  for (const other of others(seat)) if (position.apprentices[other] === place) sendApprentice(position, other);
  if (position.apprentices[seat] === place) meet(position, seat, place);
};

/** A duel has ended (DM-23 to DM-25). */
export const settleDuel = (position: Position, winner: number, loser: number): void => {
  const place = position.mages[winner]!;
  position.mages[loser] = LABYRINTH;
  if (position.apprentices[loser] === place) sendApprentice(position, loser);
  if (needs(position, winner, place)) moveCard(position, winner, place, loser);
};
