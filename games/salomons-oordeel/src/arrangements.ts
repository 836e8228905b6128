import type { Random } from '@wunderkammer/kernel';
import * as bits from './bits.ts';
import * as material from './stones.ts';
import type { Variant } from './vocabulary.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { bitsOf, countBits, foldColumns, foldRows, lowestBit, nthBit } = bits;
const { COLUMNS, cellIndex, colOf, DIGITS, EVERY_ROW, EYE, EYE_STONES, ROWS, rowOf, WHOLE_ROW, WIDTH } = material;

/**
 * Arrangements as numbers. An arrangement is colours to rows (120 ways), digits to columns (720 ways into six) and a
 * column for each eye (6^5): one number below 671,846,400. Colours, digits and eyes that a hand lacks do not matter;
 * the canonical number has the first map that agrees on what does, and column 0 for eyes that are not there.
 */
const ROW_MAPS = 120;
const COLUMN_MAPS = 720;
const EYE_MAPS = WIDTH ** ROWS;
/** What the column of each colour's eye counts in the number. */
const EYE_WORTH = Int32Array.from({ length: ROWS }, (_, colour) => WIDTH ** colour);
export const ARRANGEMENTS = ROW_MAPS * COLUMN_MAPS * EYE_MAPS;

/** Every injective map of `from` things into `to` places, in lexicographic order. */
const injections = (from: number, to: number): number[][] => {
  if (from === 0) return [[]];
  return injections(from - 1, to).flatMap((map) =>
    Array.from({ length: to }, (_, place) => place)
      .filter((place) => !map.includes(place))
      .map((place) => [...map, place]),
  );
};

/** A map as one integer, three bits an entry. */
const packMap = (map: readonly number[]): number =>
  map.reduce((packed, place, index) => packed | (place << (3 * index)), 0);

const invert = (map: readonly number[]): number[] => {
  const inverse: number[] = [];
  for (const [index, place] of map.entries()) inverse[place] = index;
  return inverse;
};

const rowMaps = injections(ROWS, ROWS);
const columnMaps = injections(DIGITS, WIDTH);

/** By the number of a row map: its rows by colour and its colours by row, packed. */
export const ROWS_BY_COLOUR = Int32Array.from(rowMaps, packMap);
export const COLOURS_BY_ROW = Int32Array.from(rowMaps, (map) => packMap(invert(map)));
/** By the number of a column map: its columns by digit and its digits by column, packed. */
export const COLUMNS_BY_DIGIT = Int32Array.from(columnMaps, packMap);
export const DIGITS_BY_COLUMN = Int32Array.from(columnMaps, (map) => packMap(invert(map)));

/** For each map and set of things that matter (5 bits): the first map that agrees on them. */
const canonicalMaps = (packedMaps: Int32Array): Uint16Array => {
  const canonical = new Uint16Array(packedMaps.length << ROWS);
  const first = new Map<number, number>();
  for (let used = 0; used < 1 << ROWS; used++) {
    let bits = 0;
    for (let index = 0; index < ROWS; index++) if ((used >> index) & 1) bits |= 7 << (3 * index);
    first.clear();
    for (const [number, packed] of packedMaps.entries()) {
      const key = packed & bits;
      const known = first.get(key) ?? number;
      first.set(key, known);
      canonical[(number << ROWS) | used] = known;
    }
  }
  return canonical;
};
const CANONICAL_ROWS = canonicalMaps(ROWS_BY_COLOUR);
const CANONICAL_COLUMNS = canonicalMaps(COLUMNS_BY_DIGIT);

/** The column maps that leave the sixth column to no digit: those of the easy game (SO-4). */
const FIVE_COLUMN_MAPS = Uint16Array.from(columnMaps.keys()).filter(
  (number) => !columnMaps[number]!.includes(COLUMNS.easy),
);

const rowMapNumbers = new Map(Array.from(ROWS_BY_COLOUR, (packed, number) => [packed, number]));
const columnMapNumbers = new Map(Array.from(COLUMNS_BY_DIGIT, (packed, number) => [packed, number]));

/** The colours of a set of stones, as five bits. */
const coloursOf = (stones: number): number => {
  const first = foldColumns(stones) & EVERY_ROW;
  // Bits 0, 6, 12, 18 and 24 side by side.
  return (first | (first >> 5) | (first >> 10) | (first >> 15) | (first >> 20)) & 0b11111;
};

/** The digits of a set of stones, as five bits. */
const digitsOf = (stones: number): number => foldRows(stones) & 0b11111;

/** For each column map and set of digits, five bits: the columns they take. */
const COLUMNS_TAKEN = new Uint8Array(COLUMN_MAPS << DIGITS);
for (const [number, columns] of columnMaps.entries()) {
  for (let digits = 0; digits < 1 << DIGITS; digits++) {
    for (const digit of bitsOf(digits)) COLUMNS_TAKEN[(number << DIGITS) | digits]! |= 1 << columns[digit]!;
  }
}

/** The columns, six bits, that the stones of one colour take in a column map: its digits, not its eye. */
export const columnsTaken = (columnMap: number, stonesOfColour: number): number =>
  COLUMNS_TAKEN[(columnMap << DIGITS) | (stonesOfColour & 0b11111)]!;

/**
 * An evenly random legal arrangement of a hand, as its canonical number. Rows, columns and the cell of each eye are
 * independent: a row has as many free cells for its eye wherever its digits stand.
 */
export const randomArrangement = (hand: number, variant: Variant, random: Random): number => {
  const rowMap = CANONICAL_ROWS[(random.below(ROW_MAPS) << ROWS) | coloursOf(hand)]!;
  const anyColumns =
    variant === 'easy' ? FIVE_COLUMN_MAPS[random.below(FIVE_COLUMN_MAPS.length)]! : random.below(COLUMN_MAPS);
  const columnMap = CANONICAL_COLUMNS[(anyColumns << ROWS) | digitsOf(hand)]!;
  let eyes = 0;
  for (let rest = hand & EYE_STONES; rest !== 0; rest &= rest - 1) {
    const colour = rowOf(lowestBit(rest));
    const free = WHOLE_ROW & ~columnsTaken(columnMap, hand >> (colour * WIDTH));
    eyes += EYE_WORTH[colour]! * nthBit(free, random.below(countBits(free)));
  }
  return arrangementNumber(rowMap, columnMap, eyes);
};

const arrangementNumber = (rowMap: number, columnMap: number, eyes: number): number =>
  (rowMap * COLUMN_MAPS + columnMap) * EYE_MAPS + eyes;

/** The parts of an arrangement's number. */
export const rowMapOf = (arrangement: number): number => (arrangement / (COLUMN_MAPS * EYE_MAPS)) | 0;
export const columnMapOf = (arrangement: number): number => ((arrangement / EYE_MAPS) | 0) % COLUMN_MAPS;
export const eyesOf = (arrangement: number): number => arrangement % EYE_MAPS;

/** Where the stones of an arrangement stand, by their numbers: [stone, cell]. */
export type Placement = readonly (readonly [stone: number, cell: number])[];

/** Where the arrangement with this number stands the stones of `hand`, in the order of the vocabulary. */
export const placementOf = (arrangement: number, hand: number): Placement => {
  const rows = ROWS_BY_COLOUR[rowMapOf(arrangement)]!;
  const columns = COLUMNS_BY_DIGIT[columnMapOf(arrangement)]!;
  const eyes = eyesOf(arrangement);
  return bitsOf(hand).map((stone) => {
    const colour = rowOf(stone);
    const face = colOf(stone);
    const col = face === EYE ? Math.floor(eyes / EYE_WORTH[colour]!) % WIDTH : (columns >> (3 * face)) & 7;
    return [stone, cellIndex((rows >> (3 * colour)) & 7, col)];
  });
};

/**
 * Why a placement has no number, as codes of violations, in the order in which they are looked for. An eye on top of a
 * digit and a sixth column in the easy game have numbers; `playArrange` refuses them.
 */
export const ARRANGE_FAULTS = [
  'arrange/eye',
  'arrange/stones',
  'arrange/colour-in-two-rows',
  'arrange/digit-in-two-columns',
  'arrange/two-digits-in-a-column',
  'arrange/eye-off-its-row',
  'arrange/two-colours-in-a-row',
] as const;
export type ArrangeFault = (typeof ARRANGE_FAULTS)[number];

/** The canonical number of a placement of `hand`, or why it has none (SO-4, SO-5). */
export const readPlacement = (placement: Placement, hand: number, variant: Variant): number | ArrangeFault => {
  const fault = placementFault(placement, hand, variant);
  if (fault !== undefined) return fault;
  const rows: (number | undefined)[] = new Array(ROWS).fill(undefined);
  const columns: (number | undefined)[] = new Array(DIGITS).fill(undefined);
  let eyes = 0;
  for (const [stone, cell] of placement) {
    const colour = rowOf(stone);
    const face = colOf(stone);
    rows[colour] = rowOf(cell);
    if (face === EYE) eyes += colOf(cell) * WIDTH ** colour;
    else columns[face] = colOf(cell);
  }
  const rowMap = rowMapNumbers.get(packMap(complete(rows)))!;
  const columnMap = columnMapNumbers.get(packMap(complete(columns)))!;
  return arrangementNumber(rowMap, columnMap, eyes);
};

/** Gives what has no place the lowest places left, in order: the first map that agrees with the given places. */
const complete = (places: readonly (number | undefined)[]): number[] => {
  const taken = new Set(places);
  let next = 0;
  return places.map((place) => {
    if (place !== undefined) return place;
    while (taken.has(next)) next++;
    return next++;
  });
};

const placementFault = (placement: Placement, hand: number, variant: Variant): ArrangeFault | undefined => {
  const eyes = placement.filter(([stone]) => colOf(stone) === EYE);
  const digits = placement.filter(([stone]) => colOf(stone) !== EYE);
  const row = ([, cell]: Placement[number]): number => rowOf(cell);
  const column = ([, cell]: Placement[number]): number => colOf(cell);
  const colour = ([stone]: Placement[number]): number => rowOf(stone);
  const digit = ([stone]: Placement[number]): number => colOf(stone);
  const somePair = (
    a: Placement,
    b: Placement,
    clash: (one: Placement[number], other: Placement[number]) => boolean,
  ): boolean => a.some((one) => b.some((other) => one !== other && clash(one, other)));

  if (variant === 'easy' && eyes.length > 0) return 'arrange/eye';
  const named = placement.reduce((stones, [stone]) => stones | (1 << stone), 0);
  if (named !== hand || new Set(placement.map(([stone]) => stone)).size !== placement.length) return 'arrange/stones';
  if (somePair(digits, digits, (a, b) => colour(a) === colour(b) && row(a) !== row(b))) {
    return 'arrange/colour-in-two-rows';
  }
  if (somePair(digits, digits, (a, b) => digit(a) === digit(b) && column(a) !== column(b))) {
    return 'arrange/digit-in-two-columns';
  }
  if (somePair(digits, digits, (a, b) => digit(a) !== digit(b) && column(a) === column(b))) {
    return 'arrange/two-digits-in-a-column';
  }
  if (somePair(eyes, digits, (a, b) => colour(a) === colour(b) && row(a) !== row(b))) return 'arrange/eye-off-its-row';
  if (somePair(placement, placement, (a, b) => colour(a) !== colour(b) && row(a) === row(b))) {
    return 'arrange/two-colours-in-a-row';
  }
  return undefined;
};
