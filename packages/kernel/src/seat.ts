declare const seatBrand: unique symbol;

/** A player's place at the table, 0 to n-1 in clockwise turn order. */
export type Seat = number & { readonly [seatBrand]: never };

/** Whoever looks at a table: one of its seats, or somebody who only watches. */
export type Viewer = Seat | 'watcher';

/** Names a seat; the caller knows that the number is one. */
export const seat = (index: number): Seat => index as Seat;

const seatsUpTo = (count: number): readonly Seat[] =>
  Object.freeze(Array.from({ length: count }, (_, index) => seat(index)));

/** Asked for in every view of every table, so made once. */
const SEATS: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6].map(seatsUpTo);

/** The seats of a table, in turn order. */
export const allSeats = (count: number): readonly Seat[] => SEATS[count] ?? seatsUpTo(count);

/** Everybody who may look at a table of `count` seats. */
export const allViewers = (count: number): readonly Viewer[] => [...allSeats(count), 'watcher'];
