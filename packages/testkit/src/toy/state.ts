import { allSeats, type Seat, type StateOf, type Table } from '@wunderkammer/kernel';
import { CARDS, type Options, type ToyTypes } from './vocabulary.ts';

/** The cells: the card of each seat, 0 before it is dealt, then the bid of each. */
export type State = StateOf<ToyTypes>;

const NOT_YET = -1;

export const create = ({ seats, options }: Table<Options>): State => ({
  game: 'toy',
  seats,
  options,
  cells: new Int32Array(seats * 2).fill(NOT_YET, seats),
});

export const cardOf = ({ cells }: State, seat: Seat): number => cells[seat]!;
export const bidOf = ({ cells, seats }: State, seat: Seat): number => cells[seats + seat]!;
export const putBid = ({ cells, seats }: State, seat: Seat, bid: number): void => {
  cells[seats + seat] = bid;
};
/** Everybody bids anew. */
export const takeBidsBack = ({ cells, seats }: State): void => void cells.fill(NOT_YET, seats);

export const hasBid = (state: State, seat: Seat): boolean => bidOf(state, seat) !== NOT_YET;
/** Who has still to bid. */
export const waiting = (state: State): readonly Seat[] => allSeats(state.seats).filter((seat) => !hasBid(state, seat));

/** How many cards are dealt. */
export const dealt = ({ cells, seats }: State): number => cells.subarray(0, seats).filter((card) => card > 0).length;
export const undealt = (state: State): readonly number[] =>
  CARDS.filter((card) => !state.cells.subarray(0, state.seats).includes(card));

export const isChance = (state: State): boolean => dealt(state) < state.seats;
export const isOver = (state: State): boolean => waiting(state).length === 0;
