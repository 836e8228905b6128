import { cloneState, HIDDEN, type Seat, type Viewer } from '@wunderkammer/kernel';
import { bitsOf } from './bits.ts';
import { pack } from './codec.ts';
import { play, turn } from './rules.ts';
import {
  ARRANGE_PHASE,
  baseOf,
  DIGIT_CELLS,
  EYE_CELLS,
  FIRST_PHASE,
  GIVE_PHASE,
  GIVEN,
  GUESS_PHASE,
  GUESSER,
  HELD,
  HIDDEN_CELLS,
  HIDDEN_COUNT,
  HIT,
  hasArranged,
  MIDDLE,
  OPEN_PHASE,
  OUT,
  OVER_PHASE,
  OWNER,
  PHASE,
  phaseOf,
  SETTLE_PHASE,
  type State,
  stoneOn,
} from './state.ts';
import { COLUMNS, cellIndex, colOf, leftOver, ROWS, rowOf, stoneAt, WIDTH } from './stones.ts';
import { shielded } from './turns.ts';
import {
  type Arrangement,
  type Decision,
  type Passing,
  type Place,
  type Placed,
  type Seen,
  STONES,
  type Step,
  type Stone,
  type View,
} from './vocabulary.ts';

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
  const phase = cells[PHASE]!;
  const begun = phase > FIRST_PHASE;
  const shield = phase === GUESS_PHASE ? shielded(state) : 0;
  const passing: Passing | undefined =
    phase === SETTLE_PHASE ? { stone: stoneAt(cells[GIVEN]!), to: cells[OWNER] as Seat } : undefined;
  return {
    viewer: 'watcher',
    seats,
    options,
    rows: ROWS,
    columns: COLUMNS[options.variant],
    phase: phaseOf(state),
    turn: turn(state),
    ...(begun ? { guesser: cells[GUESSER] as Seat } : {}),
    mayStop: phase === GUESS_PHASE && cells[HIT] !== 0,
    ...(shield === 0 ? {} : { protected: (shield - 1) as Seat }),
    ...(passing === undefined ? {} : { passing }),
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

const stones = (mask: number): Stone[] => bitsOf(mask).map(stoneAt);

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

const occupied = (cells: Int32Array, base: number): number => cells[base | DIGIT_CELLS]! | cells[base | EYE_CELLS]!;

const places = (mask: number): Place[] => bitsOf(mask).map((cell) => PLACES[cell]!);

/** The stones on these cells of the seat at `base`, with their faces. */
const placed = (cells: Int32Array, base: number, mask: number): Placed[] =>
  bitsOf(mask).map((cell) => PLACED[stoneOn(cells, base, cell)]![cell]!);

/** What `viewer` learns from a legal step, asked of the state before it. */
export const seen = (before: State, step: Step, viewer: Viewer, open?: Seen): Seen =>
  open !== undefined && !learnsMore(step, viewer) ? open : seenBy(before, step, viewer);

/** Whether `viewer` may see something of the step that a watcher may not: their own stones. */
const learnsMore = (step: Step, viewer: Viewer): boolean =>
  step.type === 'deal' ? viewer !== 'watcher' : step.type === 'arrange' && viewer === step.by;

const seenBy = (before: State, step: Step, viewer: Viewer): Seen => {
  switch (step.type) {
    case 'deal':
      return { by: step.by, type: step.type, hands: step.hands.map((hand, seat) => (seat === viewer ? hand : HIDDEN)) };
    case 'first':
      return { by: step.by, type: step.type, seat: step.seat };
    case 'stop':
      return { by: step.by, type: step.type };
    case 'arrange': {
      const cells = step.by === viewer ? step.cells : HIDDEN;
      const after = played(before, step);
      return after.cells[PHASE] === ARRANGE_PHASE
        ? { by: step.by, type: step.type, cells }
        : { by: step.by, type: step.type, cells, occupied: occupiedCells(after) };
    }
    case 'guess': {
      const { by, type, at, row, col, stone } = step;
      const after = played(before, step);
      const phase = after.cells[PHASE];
      const right = after.cells[baseOf(at) | HIDDEN_COUNT] !== before.cells[baseOf(at) | HIDDEN_COUNT];
      const cost = phase === GIVE_PHASE ? 'give' : phase === OPEN_PHASE ? 'open' : 'nothing';
      return { by, type, at, row, col, stone, right, cost, ...ending(before, after, at) };
    }
    case 'give': {
      const stone = stoneAt(stoneOn(before.cells, baseOf(step.by), cellIndex(step.row, step.col)));
      const to = before.cells[OWNER] as Seat;
      return { by: step.by, type: step.type, row: step.row, col: step.col, stone, to };
    }
    case 'open': {
      const stone = stoneAt(stoneOn(before.cells, baseOf(step.by), cellIndex(step.row, step.col)));
      return { by: step.by, type: step.type, row: step.row, col: step.col, stone };
    }
    case 'settle': {
      const after = played(before, step);
      const [removed] = stones(after.cells[MIDDLE]! & ~before.cells[MIDDLE]!);
      return {
        by: step.by,
        type: step.type,
        row: step.row,
        col: step.col,
        stone: stoneAt(before.cells[GIVEN]!),
        ...(removed === undefined ? {} : { removed }),
        ...ending(before, after, step.by),
      };
    }
  }
};

const played = (before: State, step: Decision): State => {
  const after = cloneState(before);
  const violation = play(after, step.by, pack(after, step));
  if (violation !== undefined) throw new Error(`nobody can see an illegal step: ${violation.code}`);
  return after;
};

/** Whether the owner of a stone went out, and whether that ended the game: all may see it (SO-15, SO-16). */
const ending = (before: State, after: State, owner: Seat): { out?: Seat; winner?: Seat } => {
  if (after.cells[baseOf(owner) | OUT] === before.cells[baseOf(owner) | OUT]) return {};
  if (after.cells[PHASE] !== OVER_PHASE) return { out: owner };
  // Only the guesser can be left: the owner was the last of the others.
  return { out: owner, winner: after.cells[GUESSER] as Seat };
};

const occupiedCells = ({ cells, seats }: State): Place[][] =>
  Array.from({ length: seats }, (_, seat) => places(occupied(cells, baseOf(seat))));
