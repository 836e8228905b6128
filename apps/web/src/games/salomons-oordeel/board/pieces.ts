import type { Seat } from '@wunderkammer/kernel';
import type { Seen, Stone, View } from '@wunderkammer/salomons-oordeel/pieces';
import { type Layout, type Point, plotCell } from './geometry.ts';
import { EYE_FIRST, NAMED_FIRST, STAND_STEP } from './timing.ts';

/** One cell of one player's arrangement. */
export interface CellOf {
  readonly seat: Seat;
  readonly row: number;
  readonly col: number;
}

export const sameCell = (a: CellOf | undefined, b: CellOf | undefined): boolean =>
  a !== undefined && b !== undefined && a.seat === b.seat && a.row === b.row && a.col === b.col;

export const keyOf = ({ seat, row, col }: CellOf): string => `${seat}-${row}-${col}`;

/** How a stone shows itself: open to all, its back, or its face to its owner alone. */
export type Look =
  | { readonly type: 'open'; readonly stone: Stone }
  | { readonly type: 'back' }
  | { readonly type: 'secret'; readonly stone: Stone };

/** How a stone comes to be where it is: it turns over, it comes from elsewhere, or both. */
export interface Arrival {
  readonly turnsFrom?: Look;
  /** Where it was, as seen from where it is. */
  readonly from?: Point;
  /** What else happens first, in milliseconds. */
  readonly after: number;
  /** It hardly leaves its place, and so do all others: they are drawn where they stand. */
  readonly inPlace?: boolean;
}

export interface Piece extends CellOf {
  readonly look: Look;
  readonly arrival?: Arrival | undefined;
  /** It was called a wrong name. */
  readonly shakes?: boolean;
}

/** Whether a piece is on the move: then it is drawn above all that stands. */
export const moves = ({ arrival, shakes = false }: Piece): boolean =>
  shakes || (arrival !== undefined && !arrival.inPlace);

/** The faces of a seat's hidden stones, as far as they may be seen. */
const secretsOf = (view: View, reveal: readonly View[] | undefined, seat: Seat): View['own'] =>
  reveal?.[seat]?.own ?? (view.viewer === seat ? view.own : []);

const away = (from: Point, to: Point): Point => ({ x: from.x - to.x, y: from.y - to.y });

/** Whether whoever looks knew the hidden stones of this seat before they were opened. */
const knew = (view: View, reveal: readonly View[] | undefined, seat: Seat): boolean =>
  view.viewer === seat || reveal !== undefined;

const before = (view: View, reveal: readonly View[] | undefined, seat: Seat, stone: Stone): Look =>
  knew(view, reveal, seat) ? { type: 'secret', stone } : { type: 'back' };

/** All stones that stand, and how the event brought them there. */
export const piecesOf = (
  view: View,
  reveal: readonly View[] | undefined,
  event: Seen | undefined,
  layout: Layout,
): Piece[] =>
  view.arrangements.flatMap(({ seat, hidden, open }) => {
    const secrets = secretsOf(view, reveal, seat);
    const faceOf = (row: number, col: number): Stone | undefined =>
      secrets.find(([, ofRow, ofCol]) => ofRow === row && ofCol === col)?.[0];
    // Before all have arranged nothing is public, but one's own stones stand there already.
    const places = hidden.length > 0 ? hidden : secrets.map(([, row, col]) => [row, col] as const);
    return [
      ...places.map(([row, col], index): Piece => {
        const stone = faceOf(row, col);
        const look: Look = stone === undefined ? { type: 'back' } : { type: 'secret', stone };
        return { seat, row, col, look, arrival: standing(event, index), shakes: shaken(event, { seat, row, col }) };
      }),
      ...open.map(([stone, row, col]): Piece => {
        const arrival = arrivalOf({ seat, row, col }, stone, view, reveal, event, layout);
        return { seat, row, col, look: { type: 'open', stone }, arrival };
      }),
    ];
  });

/** All arrangements become public at once: the stones are set down one after the other. */
const standing = (event: Seen | undefined, index: number): Arrival | undefined =>
  event?.type === 'arrange' && event.occupied !== undefined
    ? { from: { x: 0, y: -26 }, after: index * STAND_STEP, inPlace: true }
    : undefined;

const shaken = (event: Seen | undefined, cell: CellOf): boolean =>
  event?.type === 'guess' && !event.right && sameCell({ seat: event.at, row: event.row, col: event.col }, cell);

const arrivalOf = (
  cell: CellOf,
  stone: Stone,
  view: View,
  reveal: readonly View[] | undefined,
  event: Seen | undefined,
  layout: Layout,
): Arrival | undefined => {
  if (event === undefined || !('row' in event) || event.row !== cell.row || event.col !== cell.col) return undefined;
  if (event.type === 'guess' && event.right && event.at === cell.seat) {
    return { turnsFrom: before(view, reveal, cell.seat, stone), after: NAMED_FIRST };
  }
  if (event.type === 'open' && event.by === cell.seat) {
    return { turnsFrom: before(view, reveal, cell.seat, stone), after: 0 };
  }
  if (event.type === 'settle' && event.by === cell.seat) {
    const to = plotCell(layout.plots[cell.seat]!, cell.row, cell.col);
    return { from: away(layout.passing, to), after: event.removed === undefined ? 0 : EYE_FIRST };
  }
  return undefined;
};

/** How the stone on its way came into the middle: opened, and away from its owner's cell. */
export const passingArrival = (
  view: View,
  reveal: readonly View[] | undefined,
  event: Seen | undefined,
  layout: Layout,
): Arrival | undefined => {
  if (event?.type !== 'give') return undefined;
  const from = plotCell(layout.plots[event.by]!, event.row, event.col);
  return {
    turnsFrom: before(view, reveal, event.by, event.stone),
    from: away(from, layout.passing),
    after: 0,
  };
};

/** How an eye came into the middle: it had to make way just now. */
export const eyeArrival = (eye: Stone, to: Point, event: Seen | undefined, layout: Layout): Arrival | undefined => {
  if (event?.type !== 'settle' || event.removed !== eye) return undefined;
  return { from: away(plotCell(layout.plots[event.by]!, event.row, event.col), to), after: 0 };
};
