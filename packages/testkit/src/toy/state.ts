import { allSeats, type Seat, type State, type Table } from '@wunderkammer/kernel';
import { CARDS, type Options } from './vocabulary.ts';

/** The cells: the card of each seat, 0 before it is dealt, then the bid of each. */
export type ToyState = State<'toy', Options>;

const NOT_YET = -1;

export const create = ({ seats, options }: Table<Options>): ToyState => ({
  game: 'toy',
  seats,
  options,
  cells: new Int32Array(seats * 2).fill(NOT_YET, seats),
});

export const cardOf = ({ cells }: ToyState, seat: Seat): number => cells[seat]!;
export const bidOf = ({ cells, seats }: ToyState, seat: Seat): number => cells[seats + seat]!;
export const putBid = ({ cells, seats }: ToyState, seat: Seat, bid: number): void => {
  cells[seats + seat] = bid;
};
/** Everybody bids anew. */
export const takeBidsBack = ({ cells, seats }: ToyState): void => void cells.fill(NOT_YET, seats);

export const hasBid = (state: ToyState, seat: Seat): boolean => bidOf(state, seat) !== NOT_YET;
/** Who has still to bid. */
export const waiting = (state: ToyState): readonly Seat[] =>
  allSeats(state.seats).filter((seat) => !hasBid(state, seat));

/** How many cards are dealt. */
export const dealt = ({ cells, seats }: ToyState): number => cells.subarray(0, seats).filter((card) => card > 0).length;
export const undealt = (state: ToyState): readonly number[] =>
  CARDS.filter((card) => !state.cells.subarray(0, state.seats).includes(card));

export const isChance = (state: ToyState): boolean => dealt(state) < state.seats;
export const isOver = (state: ToyState): boolean => waiting(state).length === 0;
