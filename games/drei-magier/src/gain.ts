import * as arrivals from './arrival.ts';
import * as layout from './state.ts';

const { MET_CARD, MET_TAKE, giveCard } = arrivals;
const { ALL_CARDS, AT_OVER, AT_TAKE, CARDS, countCards, DUE, MAGE, PHASE, SEAT } = layout;

/** `seat` has just got a card; true if that wins (DM-31). A sixth card in one's own turn earns a throw (DM-30). */
export const gained = (cells: Int32Array, seat: number): boolean => {
  const count = countCards(cells[CARDS + seat]!);
  if (count === ALL_CARDS) {
    cells[PHASE] = AT_OVER;
    return true;
  }
  if (count === ALL_CARDS - 1 && seat === cells[SEAT]) cells[DUE]!++;
  return false;
};

/** What came of an arrival is played; true when the game is over or a question has come up (DM-17). Most are no meeting. */
export const meet = (cells: Int32Array, seat: number, arrival: number): boolean =>
  arrival >= MET_CARD && cardFound(cells, seat, arrival);

const cardFound = (cells: Int32Array, seat: number, meeting: number): boolean => {
  if (meeting !== MET_TAKE) return takeFrom(cells, seat, seat);
  cells[PHASE] = AT_TAKE;
  return true;
};

/** The card of the place where the two have met changes hands; of an empty place it is taken from `from`. */
export const takeFrom = (cells: Int32Array, seat: number, from: number): boolean => {
  giveCard(cells, seat, cells[MAGE + seat]!, from);
  return gained(cells, seat);
};
