import { type CardType, type Chamber, KINDS, type Kind, ROWS, STONES, WINGS, type Wing } from './vocabulary.ts';

/** How many copies of each kind there are, in the order of KINDS (FS-2). */
export const COPIES: readonly number[] = [4, 4, 4, 4, 1, 2, 3, 4, 3, 2, 1, 5, 5, 5];
export const CARDS = 47;
export const KIND_COUNT = 14;

/** How many kinds a type has: wings, rows, stones. */
export const KINDS_OF_TYPE: readonly number[] = [4, 7, 3];
/** The index of a type's first kind. */
export const FIRST_OF_TYPE: readonly number[] = [0, 4, 11];

/**
 * Cards of different types fit into one byte, the **code**: the wing's value in bits 0-2, the row's in bits 3-5, the
 * stone's in bits 6-7, 0 where there is none. A hand, a chamber and a combination are all codes, so that most
 * questions about them are one mask or one look into a table.
 */
export type Code = number;
const CODES = 256;
const WING_BITS = 0b00_000_111;
const ROW_BITS = 0b00_111_000;
const STONE_BITS = 0b11_000_000;
const BITS_OF_TYPE: readonly number[] = [WING_BITS, ROW_BITS, STONE_BITS];
const SHIFT_OF_TYPE: readonly number[] = [0, 3, 6];

/** The type of each kind: 0 wing, 1 row, 2 stone. */
export const TYPE_OF_KIND = Int32Array.from(KINDS, (_, kind) => (kind < 4 ? 0 : kind < 11 ? 1 : 2));
/** The code of a single card. */
const CODE_OF_KIND = Int32Array.from(KINDS, (_, kind) => {
  const type = TYPE_OF_KIND[kind]!;
  return (kind - FIRST_OF_TYPE[type]! + 1) << SHIFT_OF_TYPE[type]!;
});
/** The bits that a kind's type has in a code. */
const BITS_OF_KIND = Int32Array.from(KINDS, (_, kind) => BITS_OF_TYPE[TYPE_OF_KIND[kind]!]!);

/** The kind that `code` has of a type (0 wing, 1 row, 2 stone), or -1. */
export const kindIn = (code: Code, type: number): number => {
  const value = (code & BITS_OF_TYPE[type]!) >> SHIFT_OF_TYPE[type]!;
  return value === 0 ? -1 : FIRST_OF_TYPE[type]! + value - 1;
};

const byCode = (of: (wing: number, row: number, stone: number) => number): Int32Array =>
  Int32Array.from({ length: CODES }, (_, code) => of(code & 7, (code >> 3) & 7, code >> 6));

/** How many cards a code holds. */
const SIZE_OF_CODE = byCode((wing, row, stone) => Math.sign(wing) + Math.sign(row) + Math.sign(stone));
/** Bit 0: holds a wing, bit 1: a row, bit 2: a stone. */
const TYPES_OF_CODE = byCode((wing, row, stone) => Math.sign(wing) + 2 * Math.sign(row) + 4 * Math.sign(stone));
/** All bits of the types that a code holds. */
const BITS_OF_CODE = byCode((wing, row, stone) => (wing && WING_BITS) | (row && ROW_BITS) | (stone && STONE_BITS));
/** wing x row x stone; 0 unless the code is a chamber (FS-32). */
const VALUE_OF_CODE = byCode((wing, row, stone) => (wing > 4 ? 0 : wing * row * stone));

export const kindOf = (index: number): Kind => KINDS[index]!;
export const indexOfKind = (kind: Kind): number => KINDS.indexOf(kind);
/** Whether a card is a wing, a row or a stone. */
export const typeOf = (kind: Kind): CardType => {
  const type = TYPE_OF_KIND[indexOfKind(kind)];
  return type === 0 ? 'wing' : type === 1 ? 'row' : 'stone';
};

/** Whether a card is a wing. */
export const isWing = (kind: Kind): kind is Wing => typeOf(kind) === 'wing';

/** What a card counts in a combination (FS-32): the number of a row or a stone, and a wing's place among the wings. */
export const worthOf = (kind: Kind): number => (isWing(kind) ? WINGS.indexOf(kind) + 1 : Number(kind.at(-1)));

/** The three cards of a chamber: wing, row, stone. */
export const cardsOf = ({ wing, row, stone }: Chamber): readonly [Wing, Kind, Kind] => [
  wing,
  ROWS[row - 1]!,
  STONES[stone - 1]!,
];

export const codeOf = ({ wing, row, stone }: Chamber): Code => (WINGS.indexOf(wing) + 1) | (row << 3) | (stone << 6);
export const chamberOf = (code: Code): Chamber => ({
  wing: WINGS[(code & WING_BITS) - 1]!,
  row: (code & ROW_BITS) >> 3,
  stone: code >> 6,
});

/** The kinds of a code in the order of KINDS. */
export const kindsIn = (code: Code): Kind[] => {
  const kinds: Kind[] = [];
  for (let type = 0; type < 3; type++) {
    const kind = kindIn(code, type);
    if (kind >= 0) kinds.push(kindOf(kind));
  }
  return kinds;
};

/** The constants above for modules that must be fast; why, is said in state.ts. */
export const CARD_TABLES = {
  KIND_COUNT,
  CODES,
  WING_BITS,
  ROW_BITS,
  STONE_BITS,
  TYPE_OF_KIND,
  CODE_OF_KIND,
  BITS_OF_KIND,
  SIZE_OF_CODE,
  TYPES_OF_CODE,
  BITS_OF_CODE,
  VALUE_OF_CODE,
} as const;
