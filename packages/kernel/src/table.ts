import type { Game, GameTypes, Table } from './game.ts';

/** The table for options that are known to be right, as a record gives them; wrong ones are a bug of the caller. */
export const tableOf = <T extends GameTypes>(game: Game<T>, seats: number, given: object = {}): Table<T['Options']> => {
  const read = game.readOptions(given, seats);
  if (!read.ok) throw new Error(read.message);
  return { seats, options: read.value };
};
