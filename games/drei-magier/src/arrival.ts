import { LABYRINTH as labyrinth } from './reach.ts';
import * as layout from './state.ts';

/*
 * What arriving on a magic place does to cards and apprentices (DM-16 to DM-19), and what a card does (DM-30, DM-31).
 * Functions that return a boolean return true when the game is over or a question has come up.
 */

const { ALL_CARDS, APPRENTICE, AT_OVER, AT_TAKE, CARDS, DUE, MAGE, NOBODY, PHASE, RIVAL, SEAT, STONES } = layout;
const LABYRINTH = labyrinth;

/** The number of cards in a mask. */
export const countCards = (mask: number): number => COUNT[mask]!;
const COUNT = Uint8Array.from({ length: 512 }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** The other two seats, looked up in two bits each: which seat it is cannot be foreseen, so a branch would cost more. */
export const seatAfter = (seat: number): number => (0b00_10_01 >> (2 * seat)) & 3;
const seatBefore = (seat: number): number => (0b01_00_10 >> (2 * seat)) & 3;

export const owns = (cells: Int32Array, seat: number, place: number): boolean =>
  ((cells[CARDS + seat]! >> place) & 1) === 1;

/**
 * Whether no card is left for somebody who lacks it. There are two of each, on the place or owned: so exactly if both
 * others own it (DM-17).
 */
export const isEmptyFor = (cells: Int32Array, seat: number, place: number): boolean =>
  (((cells[CARDS + seatAfter(seat)]! & cells[CARDS + seatBefore(seat)]!) >> place) & 1) === 1;

/** Gives `seat` a card; true if that wins (DM-31). A sixth card in one's own turn earns a throw (DM-30). */
export const gain = (cells: Int32Array, seat: number, place: number): boolean => {
  const cards = cells[CARDS + seat]! | (1 << place);
  cells[CARDS + seat] = cards;
  const count = COUNT[cards]!;
  if (count === ALL_CARDS) {
    cells[PHASE] = AT_OVER;
    return true;
  }
  if (count === ALL_CARDS - 1 && seat === cells[SEAT]) cells[DUE]!++;
  return false;
};

/** Mage and apprentice of the player whose turn it is are together on a magic place (DM-17). */
const meet = (cells: Int32Array, seat: number, place: number): boolean => {
  if (owns(cells, seat, place)) return false;
  if (!isEmptyFor(cells, seat, place)) return gain(cells, seat, place);
  cells[PHASE] = AT_TAKE;
  return true;
};

/** The card of the place where the two have met changes hands. */
export const takeFrom = (cells: Int32Array, seat: number, from: number): boolean => {
  const place = cells[MAGE + seat]!;
  cells[CARDS + from]! &= ~(1 << place);
  return gain(cells, seat, place);
};

/** Sends an apprentice to the labyrinth without its power stone (DM-9, DM-16, DM-23, DM-29). */
export const sendApprentice = (cells: Int32Array, seat: number): void => {
  cells[APPRENTICE + seat] = LABYRINTH;
  cells[STONES]! &= ~(1 << seat);
};

/** The mage of `seat` is alone on a magic place: foreign apprentices there go (DM-16). */
export const banishFrom = (cells: Int32Array, seat: number, place: number): void => {
  const after = seatAfter(seat);
  if (cells[APPRENTICE + after] === place) sendApprentice(cells, after);
  const before = seatBefore(seat);
  if (cells[APPRENTICE + before] === place) sendApprentice(cells, before);
};

/** An apprentice has come to a magic place: it meets its mage, unless a duel is pending there, or is banished. */
export const apprenticeArrives = (cells: Int32Array, seat: number, place: number): boolean => {
  if (cells[MAGE + seat] === place) return cells[RIVAL] === NOBODY && meet(cells, seat, place);
  if (cells[MAGE + seatAfter(seat)] === place || cells[MAGE + seatBefore(seat)] === place) sendApprentice(cells, seat);
  return false;
};

/** A mage has landed on a magic place: a duel is pending, or it banishes and meets at once. */
export const mageArrives = (cells: Int32Array, seat: number, place: number): boolean => {
  const after = seatAfter(seat);
  const before = seatBefore(seat);
  if (cells[MAGE + after] === place) cells[RIVAL] = after;
  else if (cells[MAGE + before] === place) cells[RIVAL] = before;
  else {
    banishFrom(cells, seat, place);
    return cells[APPRENTICE + seat] === place && meet(cells, seat, place);
  }
  return false;
};
