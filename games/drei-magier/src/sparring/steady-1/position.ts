import { apprenticeArrives, giveCard, MET_CARD, MET_TAKE, mageArrives, rivalAt as rivalOn } from '../../arrival.ts';
import { CARDS, countCards, type Figures, MAGE, owns, seatAfter, seatBefore } from '../../figures.ts';
import { isMagicAt } from '../../reach.ts';

/* Moves as the bot plays them out in thought. It changes the figures it is given. */

export const needs = (figures: Figures, seat: number, place: number): boolean =>
  isMagicAt(place) && !owns(figures, seat, place);

/** The foreign mage on a magic place, if any. */
export const rivalAt = (figures: Figures, seat: number, place: number): number | undefined => {
  if (!isMagicAt(place)) return undefined;
  const rival = rivalOn(figures, seat, place);
  return figures[MAGE + rival] === place ? rival : undefined;
};

/** The two others in the order of the turns. */
export const others = (seat: number): [number, number] => [seatAfter(seat), seatBefore(seat)];

/** The apprentice comes to a field, by walking or leaping. */
export const arriveApprentice = (figures: Figures, seat: number, field: number): void =>
  meet(figures, seat, apprenticeArrives(figures, seat, field));

/** The mage lands on a place; a duel there is not fought yet. */
export const landMage = (figures: Figures, seat: number, place: number): void =>
  meet(figures, seat, mageArrives(figures, seat, place));

/** The card of an empty place is taken from whoever is ahead. */
const meet = (figures: Figures, seat: number, arrival: number): void => {
  if (arrival === MET_CARD || arrival === MET_TAKE)
    giveCard(figures, seat, figures[MAGE + seat]!, leader(figures, seat));
};

/** Who of the two others has more cards. */
const leader = (figures: Figures, seat: number): number => {
  const [a, b] = others(seat);
  return countCards(figures[CARDS + b]!) > countCards(figures[CARDS + a]!) ? b : a;
};
