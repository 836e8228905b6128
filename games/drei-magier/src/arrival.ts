import * as layout from './figures.ts';
import { isMagicAt, LABYRINTH as labyrinth } from './reach.ts';

/*
 * What arriving does (DM-16 to DM-19) and how a duel ends (DM-23 to DM-25). It moves figures only; what a card leads to is
 * left to whoever asked: the rules play it, the bot weighs it, the outlook names it. What happens on magic places only has
 * a function of its own: the way past it stays so short that V8 folds it into the rules.
 */

const { APPRENTICE, CARDS, isEmptyFor, MAGE, owns, STONES, seatAfter, seatBefore } = layout;
type Figures = layout.Figures;
const LABYRINTH = labyrinth;

/** What came of an arrival, besides those who were banished. */
const NOTHING = 0;
/** A foreign mage stands there: a duel is to be fought (DM-19). */
export const DUEL = 1;
/** The apprentice joined its mage, but a duel is pending there, which decides (DM-19). */
export const DUEL_DECIDES = 2;
/** The apprentice came to a foreign mage without its own (DM-16). */
export const BANISHED = 3;
/** The two have met (DM-17): the card is owned already, or theirs from the place, or to be taken from another: the highest two. */
export const MET_OWNED = 4;
export const MET_CARD = 5;
export const MET_TAKE = 6;

const meeting = (figures: Figures, seat: number, place: number): number => {
  if (owns(figures, seat, place)) return MET_OWNED;
  return isEmptyFor(figures, seat, place) ? MET_TAKE : MET_CARD;
};

/** The apprentice comes to a field, by walking or leaping: it meets its mage, unless a duel is pending there, or is banished. */
export const apprenticeArrives = (figures: Figures, seat: number, field: number): number => {
  figures[APPRENTICE + seat] = field;
  return isMagicAt(field) ? apprenticeAt(figures, seat, field) : NOTHING;
};

const apprenticeAt = (figures: Figures, seat: number, field: number): number => {
  const foreign = figures[MAGE + seatAfter(seat)] === field || figures[MAGE + seatBefore(seat)] === field;
  if (figures[MAGE + seat] === field) return foreign ? DUEL_DECIDES : meeting(figures, seat, field);
  if (!foreign) return NOTHING;
  sendApprentice(figures, seat);
  return BANISHED;
};

/** The mage lands on a place: a duel is pending, or it banishes and meets at once. */
export const mageArrives = (figures: Figures, seat: number, place: number): number => {
  figures[MAGE + seat] = place;
  return isMagicAt(place) ? mageAt(figures, seat, place) : NOTHING;
};

const mageAt = (figures: Figures, seat: number, place: number): number => {
  if (figures[MAGE + seatAfter(seat)] === place || figures[MAGE + seatBefore(seat)] === place) return DUEL;
  banishFrom(figures, seat, place);
  return figures[APPRENTICE + seat] === place ? meeting(figures, seat, place) : NOTHING;
};

/** The seat of the foreign mage on a place where there is one. */
export const rivalAt = (figures: Figures, seat: number, place: number): number =>
  figures[MAGE + seatAfter(seat)] === place ? seatAfter(seat) : seatBefore(seat);

/** Sends an apprentice to the labyrinth without its power stone (DM-9, DM-16, DM-23, DM-29). */
export const sendApprentice = (figures: Figures, seat: number): void => {
  figures[APPRENTICE + seat] = LABYRINTH;
  figures[STONES]! &= ~(1 << seat);
};

/** The mage of `seat` is alone on a magic place: foreign apprentices there go (DM-16). */
const banishFrom = (figures: Figures, seat: number, place: number): void => {
  const after = seatAfter(seat);
  if (figures[APPRENTICE + after] === place) sendApprentice(figures, after);
  const before = seatBefore(seat);
  if (figures[APPRENTICE + before] === place) sendApprentice(figures, before);
};

/** The card of a place comes to `seat`, which lacks it: of an empty place from `from`, else from the place. */
export const giveCard = (figures: Figures, seat: number, place: number, from: number): void => {
  if (isEmptyFor(figures, seat, place)) figures[CARDS + from]! &= ~(1 << place);
  figures[CARDS + seat]! |= 1 << place;
};

/** A duel has ended (DM-23 to DM-25); true if the winner got the place's card. */
export const settleDuel = (figures: Figures, winner: number, loser: number): boolean => {
  const place = figures[MAGE + winner]!;
  figures[MAGE + loser] = LABYRINTH;
  // DM-23 and DM-25 in one: the loser's apprentice there has lost its mage, so it goes as every foreign one does.
  banishFrom(figures, winner, place);
  // A meeting of the winner's two figures is void, since the winner owns the card in any case (DM-25).
  if (owns(figures, winner, place)) return false;
  // An empty place: the winner lacks the card, so both others own it, the loser among them.
  giveCard(figures, winner, place, loser);
  return true;
};
