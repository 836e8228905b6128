import { allSeats, type Seat, type Table } from '@wunderkammer/kernel';
import { bitsOf } from './bits.ts';
import { Knowledge } from './bot/knowledge.ts';
import { possibleStones } from './stone-search.ts';
import { COLUMNS, cellIndex, colOf, DIGITS, EYE, ROWS, rowOf, stoneIndex } from './stones.ts';
import type { Options, Seen } from './vocabulary.ts';

/** Whether something is so: known either way, or not known. */
export type Fact = 'yes' | 'no' | undefined;

/** What follows for one opponent from all that a seat has seen. */
export interface Deduction {
  /** The hidden cells as bits. */
  readonly hidden: number;
  /** By hidden cell: the stones it can be, as bits. */
  readonly possible: Int32Array;
  /** By row and colour: whether the stones of the row have that colour. Nothing is known of a row without stones. */
  readonly rows: readonly (readonly Fact[])[];
  /** By column and digit: whether a stone with that digit stands in the column. */
  readonly columns: readonly (readonly Fact[])[];
}

const bit = (index: number): number => 1 << index;

/** The single stone of a set; nothing if there are several. */
export const onlyStone = (stones: number): number | undefined =>
  stones !== 0 && (stones & (stones - 1)) === 0 ? 31 - Math.clz32(stones) : undefined;

/** A seat's memory: what the bot remembers too, and where open stones stand. */
class Memory {
  readonly knowledge: Knowledge;
  /** By seat: the stone on each cell with an open one. */
  readonly open: readonly Map<number, number>[];

  constructor(viewer: Seat, table: Table<Options>) {
    this.knowledge = new Knowledge(viewer, table);
    this.open = allSeats(table.seats).map(() => new Map());
  }

  observe(seen: Seen): void {
    this.knowledge.observe(seen);
    switch (seen.type) {
      case 'guess':
        if (seen.right) this.open[seen.at]!.set(cellIndex(seen.row, seen.col), stoneIndex(seen.stone));
        break;
      case 'open':
      case 'settle':
        // On settling an eye may have stood there: the given stone takes its place.
        this.open[seen.by]!.set(cellIndex(seen.row, seen.col), stoneIndex(seen.stone));
        break;
      default:
        break;
    }
  }
}

/** What follows for each opponent from the log; nothing of oneself, and nothing before the stones stand. */
export const deduce = (log: readonly Seen[], table: Table<Options>, viewer: Seat): ReadonlyMap<Seat, Deduction> => {
  const memory = new Memory(viewer, table);
  for (const seen of log) memory.observe(seen);
  const { arrangements, unknown } = memory.knowledge;
  const columns = COLUMNS[table.options.variant];
  const others = allSeats(table.seats).filter((seat) => seat !== viewer);
  const candidates = new Map(
    others.map((seat) => [seat, arrangements[seat]!.candidates.map((stones) => stones & unknown)]),
  );
  const possible = new Map<Seat, Int32Array>();
  /** The opponents of whom something new is known. */
  let waiting = new Set(others);
  while (waiting.size > 0) {
    const found = new Set<Seat>();
    for (const seat of waiting) {
      const { hidden } = arrangements[seat]!;
      const own = possibleStones(hidden, candidates.get(seat)!, columns);
      possible.set(seat, own);
      // A stone that stands here for certain stands with nobody else.
      const certain = bitsOf(hidden).reduce(
        (set, cell) => set | (onlyStone(own[cell]!) === undefined ? 0 : own[cell]!),
        0,
      );
      for (const other of others) {
        if (other !== seat && exclude(candidates.get(other)!, arrangements[other]!.hidden, certain)) found.add(other);
      }
    }
    waiting = found;
  }
  return new Map(
    others.map((seat) => [
      seat,
      deductionOf(arrangements[seat]!.hidden, possible.get(seat)!, memory.open[seat]!, columns),
    ]),
  );
};

/** Takes stones from what the hidden cells can be; true if that changed anything. */
const exclude = (candidates: Int32Array, hidden: number, stones: number): boolean => {
  let changed = false;
  for (const cell of bitsOf(hidden)) {
    if ((candidates[cell]! & stones) === 0) continue;
    candidates[cell]! &= ~stones;
    changed = true;
  }
  return changed;
};

const deductionOf = (
  hidden: number,
  possible: Int32Array,
  open: ReadonlyMap<number, number>,
  columns: number,
): Deduction => {
  const stones = [...bitsOf(hidden).map((cell) => ({ cell, set: possible[cell]! })), ...openSets(open)];
  return {
    hidden,
    possible,
    rows: Array.from({ length: ROWS }, (_, row) => rowFacts(setsIn(stones, rowOf, row))),
    columns: Array.from({ length: columns }, (_, column) => columnFacts(setsIn(stones, colOf, column))),
  };
};

interface StoneSet {
  readonly cell: number;
  readonly set: number;
}

const openSets = (open: ReadonlyMap<number, number>): StoneSet[] =>
  [...open].map(([cell, stone]) => ({ cell, set: bit(stone) }));

const setsIn = (stones: readonly StoneSet[], lineOf: (cell: number) => number, line: number): number[] =>
  stones.filter(({ cell }) => lineOf(cell) === line).map(({ set }) => set);

const coloursIn = (set: number): number => bitsOf(set).reduce((colours, stone) => colours | bit(rowOf(stone)), 0);
const facesIn = (set: number): number => bitsOf(set).reduce((faces, stone) => faces | bit(colOf(stone)), 0);

/** All stones of a row have one colour: one that every one of them can have. Without stones it may be any. */
const rowFacts = (sets: readonly number[]): Fact[] => {
  const shared = sets.reduce((colours, set) => colours & coloursIn(set), bit(ROWS) - 1);
  return Array.from({ length: ROWS }, (_, colour) => factOf(shared, colour, true));
};

/** A digit is ruled out if no stone can have it, and certain if it is the only one and some stone is no eye. */
const columnFacts = (sets: readonly number[]): Fact[] => {
  if (sets.length === 0) return new Array<Fact>(DIGITS).fill(undefined);
  const faces = sets.map(facesIn);
  const any = faces.reduce((all, own) => all | own, 0) & (bit(DIGITS) - 1);
  const sure = faces.some((own) => (own & bit(EYE)) === 0);
  return Array.from({ length: DIGITS }, (_, digit) => factOf(any, digit, sure));
};

const factOf = (set: number, index: number, sure: boolean): Fact =>
  (set & bit(index)) === 0 ? 'no' : sure && set === bit(index) ? 'yes' : undefined;

/**
 * From which entry of the log on something is known, to the end; nothing if it is not known at all. `knows` is asked
 * what followed from so many entries.
 */
export const knownSince = (length: number, knows: (entries: number) => boolean): number | undefined => {
  let since = length;
  if (!knows(since)) return undefined;
  while (since > 0 && knows(since - 1)) since--;
  return since - 1;
};
