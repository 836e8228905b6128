import { rivalAt as rivalOn } from '../arrival.ts';
import { type Figures, MAGE, owns, seatAfter, seatBefore } from '../figures.ts';
import { isMagicAt } from '../reach.ts';

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
