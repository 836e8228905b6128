import { FIELDS } from './board.ts';
import { PLACES, type View } from './vocabulary.ts';

/*
 * The figures and cards on the table as numbers, for all to see: a state's cells begin with them, and a bot or an
 * outlook thinks about them alone. So what the rules do to them and what is foreseen is done by the same functions.
 * Three cells each: where the mages and the apprentices stand (indices in FIELDS), and the cards by seat (bit = index
 * of the place); then the mask of the seats with the power stone under their apprentice.
 */
export type Figures = Int32Array;
export const MAGE = 0;
export const APPRENTICE = 3;
export const CARDS = 6;
export const STONES = 9;
export const FIGURE_CELLS = 10;

/** So many cards win (DM-31); the one before the last earns a throw (DM-30). */
export const ALL_CARDS = 7;

/** The number of cards in a mask. */
export const countCards = (mask: number): number => COUNT[mask]!;
const COUNT = Uint8Array.from({ length: 512 }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** The other two seats, looked up in two bits each: which seat it is cannot be foreseen, so a branch would cost more. */
export const seatAfter = (seat: number): number => (0b00_10_01 >> (2 * seat)) & 3;
export const seatBefore = (seat: number): number => (0b01_00_10 >> (2 * seat)) & 3;

export const owns = (figures: Figures, seat: number, place: number): boolean =>
  ((figures[CARDS + seat]! >> place) & 1) === 1;

/**
 * Whether no card is left for somebody who lacks it. There are two of each, on the place or owned: so exactly if both
 * others own it (DM-17).
 */
export const isEmptyFor = (figures: Figures, seat: number, place: number): boolean =>
  (((figures[CARDS + seatAfter(seat)]! & figures[CARDS + seatBefore(seat)]!) >> place) & 1) === 1;

/** The figures of a view. */
export const figuresOf = ({ players }: View): Figures => {
  const figures = new Int32Array(FIGURE_CELLS);
  for (const { seat, mage, apprentice, powerStone, cards } of players) {
    figures[MAGE + seat] = PLACES.indexOf(mage);
    figures[APPRENTICE + seat] = FIELDS.indexOf(apprentice);
    figures[CARDS + seat] = cards.reduce((mask, card) => mask | (1 << PLACES.indexOf(card)), 0);
    if (powerStone) figures[STONES]! |= 1 << seat;
  }
  return figures;
};
