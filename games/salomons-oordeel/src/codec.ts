import {
  list,
  type Move,
  oneOf,
  perSeats,
  type Seat,
  type Shape,
  stepShapeOf,
  tuple,
  whole,
} from '@wunderkammer/kernel';
import { ARRANGE_FAULTS, placementOf, readPlacement } from './arrangements.ts';
import {
  atOf,
  cellMove,
  cellOf,
  FIRST,
  GIVE,
  GUESS,
  guessMove,
  isListed,
  OPEN,
  SETTLE,
  STOP,
  stoneOf,
  typeOf,
} from './move-codes.ts';
import { baseOf, HELD, type State } from './state.ts';
import { cellIndex, colOf, ROWS, rowOf, stoneAt, stoneIndex, WIDTH } from './stones.ts';
import { type Decision, type Placed, STONES, type Step } from './vocabulary.ts';

/** The form of one step at this table; whether it is legal is another matter. */
export const stepShape = perSeats((seats): Shape<Step> => {
  const stone = oneOf(STONES);
  const row = whole(0, ROWS - 1);
  const col = whole(0, WIDTH - 1);
  const seat = whole(0, seats - 1) as Shape<Seat>;
  return stepShapeOf<Step>(
    seats,
    {
      arrange: { cells: list(tuple<Placed>(stone, row, col), 0, STONES.length) },
      guess: { at: seat, row, col, stone },
      stop: {},
      give: { row, col },
      open: { row, col },
      settle: { row, col },
    },
    { deal: { hands: list(list(stone, 0, STONES.length), seats) }, first: { seat } },
  );
});

/** A well-formed step as a move; a deal is many. */
export const pack = (state: State, step: Step): Move => {
  switch (step.type) {
    case 'arrange': {
      const placement = step.cells.map(([stone, row, col]) => [stoneIndex(stone), cellIndex(row, col)] as const);
      const read = readPlacement(placement, state.cells[baseOf(step.by) | HELD]!, state.options.variant);
      return typeof read === 'number' ? read : -1 - ARRANGE_FAULTS.indexOf(read);
    }
    case 'guess':
      return guessMove(step.at, cellIndex(step.row, step.col), stoneIndex(step.stone));
    case 'stop':
      return STOP;
    case 'give':
      return cellMove(GIVE, cellIndex(step.row, step.col));
    case 'open':
      return cellMove(OPEN, cellIndex(step.row, step.col));
    case 'settle':
      return cellMove(SETTLE, cellIndex(step.row, step.col));
    case 'first':
      return FIRST + step.seat;
    case 'deal':
      throw new Error('a deal is many moves, one for each stone');
  }
};

/** The step that a move stands for; an arrangement lists its stones in the order of the vocabulary. */
export const unpack = (state: State, by: Seat | 'chance', move: Move): Step => {
  if (by === 'chance') {
    if (move < FIRST) throw new Error('one dealt stone is no step of its own');
    return { by, type: 'first', seat: (move - FIRST) as Seat };
  }
  return isListed(move) ? unpackListed(by, move) : { by, type: 'arrange', cells: placedStones(state, by, move) };
};

/** The decision that a listed move stands for; the same in every state. */
const unpackListed = (by: Seat, move: Move): Exclude<Decision, { type: 'arrange' }> => {
  const cell = cellOf(move);
  const row = rowOf(cell);
  const col = colOf(cell);
  switch (typeOf(move)) {
    case GUESS:
      return { by, type: 'guess', at: atOf(move) as Seat, row, col, stone: stoneAt(stoneOf(move)) };
    case STOP:
      return { by, type: 'stop' };
    case GIVE:
      return { by, type: 'give', row, col };
    case OPEN:
      return { by, type: 'open', row, col };
    case SETTLE:
      return { by, type: 'settle', row, col };
    default:
      throw new Error(`${move} is no move`);
  }
};

const placedStones = ({ cells }: State, seat: Seat, move: Move): Placed[] =>
  placementOf(move, cells[baseOf(seat) | HELD]!).map(([stone, cell]) => [stoneAt(stone), rowOf(cell), colOf(cell)]);
