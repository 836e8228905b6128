import type { Seat, StateOf, Table } from '@wunderkammer/kernel';
import * as material from './stones.ts';
import type { Options, SalomonsOordeelTypes } from './vocabulary.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { ALL, COLUMNS, EYE, handSize, ROWS, rowOf, WIDTH } = material;

export type State = StateOf<SalomonsOordeelTypes>;

/** The phases by their number in `cells[PHASE]`. */
export const DEAL_PHASE = 0;
export const ARRANGE_PHASE = 1;
export const FIRST_PHASE = 2;
export const GUESS_PHASE = 3;
export const GIVE_PHASE = 4;
export const OPEN_PHASE = 5;
export const SETTLE_PHASE = 6;
export const OVER_PHASE = 7;

/*
 * The layout of `cells`. First what belongs to the table:
 */
export const PHASE = 0;
/** Whose turn it is. */
export const GUESSER = 1;
/** Whom the last wrong guess was at: the receiver of what is given. */
export const OWNER = 2;
/** The stone on its way to its receiver. */
export const GIVEN = 3;
/** Seat + 1 of the owner of the last stone guessed right in this turn; 0 before the first. */
export const HIT = 4;
/** The same for the turn just before: whom SO-14 protects. */
export const SHIELD = 5;
/** How many seats are out. */
export const GONE = 6;
/** The stones not dealt: at last those left over. */
export const BAG = 7;
/** The stones whose face is public, wherever they are. */
export const OPENED = 8;
/** The eyes in the middle of the table. */
export const MIDDLE = 9;
/** The seats that have arranged, as bits. */
export const ARRANGED = 10;
/** The seat that decides; while all arrange, the lowest that has not. During the deal, the seat that is dealt to. */
export const ACTOR = 11;
/** Hidden stones in all arrangements together, from the end of the deal. */
export const ALL_HIDDEN = 12;
/** The stones that play (SO-2) and, being the same bits, the cells there are (SO-4); never changes. */
export const PLAYING = 13;
/** How many stones each player gets; never changes. */
export const HAND_SIZE = 14;
/** How many stones `BAG` holds. */
export const BAG_COUNT = 15;

/*
 * Then, for each seat from `baseOf(seat)`. An arrangement is two maps, colours to rows and digits to columns, so the
 * stone on a cell follows from its row, its column and whether an eye stands there; no grid is kept. The maps are
 * packed three bits an entry; entries of lines without stones are left over from earlier and mean nothing.
 */
/** The stones of this seat, hidden or open, received ones included. */
export const HELD = 0;
/** The cells with hidden stones. */
export const HIDDEN_CELLS = 1;
export const DIGIT_CELLS = 2;
export const EYE_CELLS = 3;
export const ROW_OF_COLOUR = 4;
export const COLOUR_OF_ROW = 5;
export const COL_OF_DIGIT = 6;
export const DIGIT_OF_COL = 7;
/** How many hidden stones, before arranging too. */
export const HIDDEN_COUNT = 8;
/** 0 while in; the first to go out has 1. */
export const OUT = 9;

/** Sixteen cells for the table, then sixteen for each seat. */
const CELLS_SHIFT = 4;

/**
 * Where the cells of a seat begin. Write `cells[base | HELD]`: the lower four bits of a base are 0, and to V8 an `|` is
 * an integer that cannot overflow, while every `+` is checked.
 */
export const baseOf = (seat: number): number => (seat + 1) << CELLS_SHIFT;

/** A table before the deal. */
export const create = ({ seats, options }: Table<Options>): State => {
  const cells = new Int32Array(baseOf(seats));
  cells[BAG] = ALL[options.variant];
  cells[BAG_COUNT] = COLUMNS[options.variant] * ROWS;
  cells[PLAYING] = ALL[options.variant];
  cells[HAND_SIZE] = handSize(options.variant, seats);
  return { game: 'salomons-oordeel', seats, options, cells };
};

/** The number of the stone on an occupied cell of the seat at `base`. */
export const stoneOn = (cells: Int32Array, base: number, cell: number): number => {
  const row = rowOf(cell);
  const colour = (cells[base | COLOUR_OF_ROW]! >> (3 * row)) & 7;
  if ((cells[base | EYE_CELLS]! >> cell) & 1) return colour * WIDTH + EYE;
  return colour * WIDTH + ((cells[base | DIGIT_OF_COL]! >> (3 * (cell - row * WIDTH))) & 7);
};

export const hasArranged = ({ cells }: State, seat: Seat): boolean => ((cells[ARRANGED]! >> seat) & 1) === 1;
