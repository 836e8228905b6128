/**
 * A game's whole truth. Everything that changes lies in `cells`, small integers laid out by the game's `state.ts`,
 * so that cloning is one copy, comparing is one loop, and playing allocates nothing.
 */
export interface State<Id extends string = string, Options extends object = object> {
  readonly game: Id;
  readonly seats: number;
  readonly options: Options;
  readonly cells: Int32Array;
}

/** An independent copy; the options are shared, since they never change. */
export const cloneState = <S extends State>(state: S): S => ({ ...state, cells: state.cells.slice() });

const PASSING = new Map<number, Int32Array>();

/**
 * A copy to look at, until the next one is made: a tenth of the time, where it is asked for at every step of every table. Not
 * to be kept.
 */
export const passingCopy = <S extends State>(state: S): S => {
  let cells = PASSING.get(state.cells.length);
  if (cells === undefined) {
    cells = new Int32Array(state.cells.length);
    PASSING.set(cells.length, cells);
  }
  cells.set(state.cells);
  return { ...state, cells };
};

/** Overwrites `target` with `source`, both of the same table: the allocation-free clone of a search. */
export const copyState = <S extends State>(source: S, target: S): void => target.cells.set(source.cells);

/** Whether two states are equal: the same game, the same table, the same cells. */
export const sameState = (a: State, b: State): boolean =>
  a.game === b.game &&
  a.seats === b.seats &&
  JSON.stringify(a.options) === JSON.stringify(b.options) &&
  a.cells.length === b.cells.length &&
  a.cells.every((cell, index) => cell === b.cells[index]);
