import type { Seat, Viewer } from '@wunderkammer/kernel';
import { bitsOf } from './bits.ts';
import {
  ARRANGE_PHASE,
  baseOf,
  DEAL_PHASE,
  DIGIT_CELLS,
  EYE_CELLS,
  FIRST_PHASE,
  GIVE_PHASE,
  GIVEN,
  GUESSER,
  HELD,
  HIDDEN_CELLS,
  HIT,
  hasArranged,
  MIDDLE,
  OPEN_PHASE,
  OUT,
  OVER_PHASE,
  OWNER,
  PHASE,
  SETTLE_PHASE,
  type State,
  stoneOn,
} from './state.ts';
import { COLUMNS, colOf, leftOver, ROWS, rowOf, stoneAt, WIDTH } from './stones.ts';
import { turn } from './turn.ts';
import { shielded } from './turn-order.ts';
import { type Arrangement, type Phase, type Place, type Placed, STONES, type Stone, type View } from './vocabulary.ts';

/** What `viewer` may know of the table. */
export const view = (state: State, viewer: Viewer, open = openView(state)): View => {
  if (viewer === 'watcher') return open;
  const { cells } = state;
  const base = baseOf(viewer);
  return {
    ...open,
    viewer,
    hand: hasArranged(state, viewer) ? open.hand : stones(cells[base | HELD]!),
    own: placed(cells, base, cells[base | HIDDEN_CELLS]!),
  };
};

/** What everybody sees. */
const openView = (state: State): View => {
  const { cells, seats, options } = state;
  const begun = cells[PHASE]! > FIRST_PHASE;
  return {
    viewer: 'watcher',
    seats,
    options,
    turn: turn(state),
    phase: phaseOf(state),
    rows: ROWS,
    columns: COLUMNS[options.variant],
    ...(begun ? { guesser: cells[GUESSER] as Seat } : {}),
    arrangements: Array.from({ length: seats }, (_, seat) => arrangement(state, seat as Seat)),
    hand: NOTHING,
    own: NOTHING,
    middle: stones(cells[MIDDLE]!),
    leftOver: leftOver(options.variant, seats),
  };
};

/*
 * Views are made for everybody at every step of every table, and compared with those of the step before: what there are
 * only a few of is made once, so that what did not change is the same object.
 */
const PLACES: readonly Place[] = Array.from({ length: ROWS * WIDTH }, (_, cell) => [rowOf(cell), colOf(cell)]);
const PLACED: readonly (readonly Placed[])[] = STONES.map((stone) => PLACES.map(([row, col]) => [stone, row, col]));

const NOTHING: readonly never[] = [];

/** Those without facts, by their number. */
const PLAIN: ReadonlyMap<number, Phase> = new Map([
  [DEAL_PHASE, { type: 'deal' }],
  [ARRANGE_PHASE, { type: 'arrange' }],
  [FIRST_PHASE, { type: 'first' }],
  [GIVE_PHASE, { type: 'give' }],
  [OPEN_PHASE, { type: 'open' }],
  [OVER_PHASE, { type: 'over' }],
]);

const phaseOf = (state: State): Phase => {
  const { cells } = state;
  const plain = PLAIN.get(cells[PHASE]!);
  if (plain !== undefined) return plain;
  if (cells[PHASE] === SETTLE_PHASE) {
    return { type: 'settle', stone: stoneAt(cells[GIVEN]!), to: cells[OWNER] as Seat };
  }
  const mayStop = cells[HIT] !== 0;
  const shield = shielded(state);
  return shield === 0 ? { type: 'guess', mayStop } : { type: 'guess', mayStop, protected: (shield - 1) as Seat };
};

export const stones = (mask: number): Stone[] => bitsOf(mask).map(stoneAt);

/** One arrangement as everybody sees it: nothing of it before all have arranged (SO-4). */
const arrangement = (state: State, seat: Seat): Arrangement => {
  const { cells } = state;
  const base = baseOf(seat);
  const isPublic = cells[PHASE]! > ARRANGE_PHASE;
  const out = cells[base | OUT]!;
  return {
    seat,
    arranged: hasArranged(state, seat),
    hidden: isPublic ? places(cells[base | HIDDEN_CELLS]!) : [],
    open: isPublic ? placed(cells, base, occupied(cells, base) & ~cells[base | HIDDEN_CELLS]!) : [],
    ...(out === 0 ? {} : { out }),
  };
};

export const occupied = (cells: Int32Array, base: number): number =>
  cells[base | DIGIT_CELLS]! | cells[base | EYE_CELLS]!;

export const places = (mask: number): Place[] => bitsOf(mask).map((cell) => PLACES[cell]!);

/** The stones on these cells of the seat at `base`, with their faces. */
const placed = (cells: Int32Array, base: number, mask: number): Placed[] =>
  bitsOf(mask).map((cell) => PLACED[stoneOn(cells, base, cell)]![cell]!);
