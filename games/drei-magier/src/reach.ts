import { FIELDS, isMagic, LINKS, type Link, NEIGHBOURS } from './board.ts';
import { type Field, PLACES, type Place } from './vocabulary.ts';
import { HIGHEST_SUM } from './wands.ts';

/*
 * Who can go where, derived from the board once, as tables that a move is checked against in a few instructions.
 * Fields and places are their indices in FIELDS and PLACES here.
 */

/**
 * How many steps an apprentice may walk: exactly the sum or, with the stone, exactly twice the sum (DM-11, DM-12). A sum of
 * 0 sends both figures to the labyrinth (DM-9): there is nothing to walk.
 */
export const walkLengths = (sum: number, stone: boolean): readonly number[] => {
  if (sum === 0) return [];
  return stone ? [sum, 2 * sum] : [sum];
};

/** Everything `steps` steps away without ever stepping straight back to the field just left (DM-11, DM-13). */
const wayEnds = <T extends string>(from: T, steps: number, next: (at: T) => readonly T[]): Set<T> => {
  let ways: { at: T; before: T | undefined }[] = [{ at: from, before: undefined }];
  for (let step = 0; step < steps; step++) {
    ways = ways.flatMap(({ at, before }) =>
      next(at)
        .filter((to) => to !== before)
        .map((to) => ({ at: to, before: at })),
    );
  }
  return new Set(ways.map(({ at }) => at));
};

/** The fields an apprentice can reach in exactly `steps` steps. */
export const walksFrom = (from: Field, steps: number): ReadonlySet<Field> =>
  wayEnds(from, steps, (at) => NEIGHBOURS.get(at) ?? []);

/** A walk of exactly so many steps from the end of `way` on to a field; both ends included, nothing if there is none. */
const walkOn = (way: readonly Field[], to: Field, steps: number): readonly Field[] | undefined => {
  const at = way.at(-1)!;
  if (steps === 0) return at === to ? way : undefined;
  for (const next of NEIGHBOURS.get(at) ?? []) {
    if (next === way.at(-2)) continue;
    const found = walkOn([...way, next], to, steps - 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The fields of a walk from one field to another in exactly `steps` steps (DM-11), both ends included. */
export const walkBetween = (from: Field, to: Field, steps: number): readonly Field[] | undefined =>
  walkOn([from], to, steps);

const linkedTo = (at: Place, links: readonly Pick<Link, 'a' | 'b'>[]): Place[] =>
  links.flatMap(({ a, b }) => (a === at ? [b] : b === at ? [a] : []));

/** The places a mage can reach in exactly `jumps` jumps. */
export const jumpsFrom = (from: Place, jumps: number): ReadonlySet<Place> =>
  wayEnds(from, jumps, (at) => linkedTo(at, LINKS));

/** Where the labyrinth would be open, were it no dead end (DM-3). */
const LABYRINTH_SIDES = [
  { a: 'tower', b: 'labyrinth' },
  { a: 'labyrinth', b: 'moon' },
] as const;

/** The places a mage would reach past the sides of the labyrinth. A side and a link together lead only where two links do. */
const sideJumpsFrom = (from: Place, jumps: number): ReadonlySet<Place> =>
  wayEnds(from, jumps, (at) => linkedTo(at, LABYRINTH_SIDES));

/**
 * Lists of indices by key, all in one array: that of a key begins at `range[key] >> COUNT_BITS` and has
 * `range[key] & COUNT_MASK` members. Beside it the same as bit masks, to check a member at once.
 */
export interface Lists {
  readonly range: Int32Array;
  readonly members: Int32Array;
  /** Two words a key: bit `index & 31` of word `2 * key + (index >> 5)`. */
  readonly mask: Int32Array;
}
export const COUNT_BITS = 8;
export const COUNT_MASK = (1 << COUNT_BITS) - 1;

const makeLists = (lists: readonly (readonly number[])[]): Lists => {
  const range = new Int32Array(lists.length);
  const mask = new Int32Array(lists.length * 2);
  const members: number[] = [];
  for (const [key, list] of lists.entries()) {
    range[key] = (members.length << COUNT_BITS) | list.length;
    for (const index of list) {
      mask[2 * key + (index >> 5)]! |= 1 << (index & 31);
      members.push(index);
    }
  }
  return { range, members: Int32Array.from(members), mask };
};

/** The members of a key's list. */
export const listOf = ({ range, members }: Lists, key: number): Int32Array => {
  const first = range[key]! >> COUNT_BITS;
  return members.subarray(first, first + (range[key]! & COUNT_MASK));
};

/** Whether the list of a key holds `index`. */
export const holds = (mask: Int32Array, key: number, index: number): boolean =>
  ((mask[2 * key + (index >> 5)]! >>> (index & 31)) & 1) === 1;

/** A key whose list is empty, in WALKS and in JUMPS: no walk or no jump is left. */
export const NONE = 0;
/** Jumps of a wand that shows 0 have keys below this one, and empty lists too. */
export const FIRST_JUMP = 9;

const FIELD_COUNT = FIELDS.length;
/** The key of a walk in WALKS; `stone` is 1 with the power stone under the apprentice, else 0. */
export const walkKey = (stone: number, sum: number, from: number): number => (stone * 7 + sum) * FIELD_COUNT + from;

/** The key of a jump in JUMPS and SIDE_JUMPS. */
export const jumpKey = (jumps: number, from: number): number => jumps * 9 + from;

const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, index) => index);
const sorted = (indices: Iterable<number>): number[] => [...new Set(indices)].sort((a, b) => a - b);

/** Where an apprentice may walk: exactly the sum or, with the stone, exactly twice the sum (DM-11, DM-12). */
export const WALKS: Lists = makeLists(
  [0, 1].flatMap((stone) =>
    upTo(HIGHEST_SUM).flatMap((sum) =>
      FIELDS.map((from) => {
        return sorted(
          walkLengths(sum, stone === 1).flatMap((count) => [...walksFrom(from, count)].map((to) => FIELDS.indexOf(to))),
        );
      }),
    ),
  ),
);

const jumpLists = (reach: (from: Place, jumps: number) => ReadonlySet<Place>): Lists =>
  makeLists(
    [0, 1, 2].flatMap((jumps) =>
      PLACES.map((from) => (jumps === 0 ? [] : sorted([...reach(from, jumps)].map((to) => PLACES.indexOf(to))))),
    ),
  );

/** Where a mage may jump with a wand of 1 or 2 (DM-3, DM-13). */
export const JUMPS: Lists = jumpLists(jumpsFrom);
/** Where one may not, since the labyrinth has no sides to jump by (DM-3). */
export const SIDE_JUMPS: Lists = jumpLists(sideJumpsFrom);

/** By field: 1 for the magic places. A look at a table is one branch; which field it is cannot be foreseen. */
const MAGIC = Uint8Array.from(FIELDS, (_, field) => (field < PLACES.length && isMagic(PLACES[field]!) ? 1 : 0));

/** Whether a field's index is that of a magic place. */
export const isMagicAt = (field: number): boolean => MAGIC[field] === 1;

/** Whether a field's index is that of a symbol field: they follow the nine places. */
export const isSymbolAt = (field: number): boolean => (field - 9) >>> 0 < 8;

export const LIFE = PLACES.indexOf('life');
export const LABYRINTH = PLACES.indexOf('labyrinth');
