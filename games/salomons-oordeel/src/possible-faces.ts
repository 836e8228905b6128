import type { Random } from '@wunderkammer/kernel';
import { countBits, lowestBit, nthBit } from './bits.ts';
import { colOf, columnMask, EYE, EYE_STONES, ROWS, rowMask, rowOf } from './stones.ts';
import { STONES } from './vocabulary.ts';

/** A hidden stone: whose it is, where it stands, and the stones it may be for all that is open. */
export interface Site {
  readonly seat: number;
  readonly cell: number;
  readonly candidates: number;
}

/** So many truths are listed, to draw from exactly; looking for them ends after so many stones tried. */
const MOST_LISTED = 1_000;
const MOST_TRIED = 10_000;
/** Where there are more, blind draws are made until so many have come to an end, but not more than so many. */
const ENOUGH = 64;
const MOST_DRAWN = 1_000;

/** How two sites stand to one another. */
const ELSEWHERE = 0;
const SAME_ROW = 1;
const SAME_COLUMN = 2;
const ACROSS = 3;

/** By relation and stone: the stones that the other site may still be (SO-4, SO-5). */
const FITTING = [ELSEWHERE, SAME_ROW, SAME_COLUMN, ACROSS].map((relation) =>
  STONES.map((_, stone) => {
    const others = ~(1 << stone);
    if (relation === ELSEWHERE) return others;
    const colour = rowMask(rowOf(stone));
    const rows = relation === SAME_ROW ? colour : ~colour;
    if (colOf(stone) === EYE) return others & rows;
    const digit = columnMask(colOf(stone));
    return others & rows & (relation === SAME_COLUMN ? digit | EYE_STONES : ~digit);
  }),
);

const relationOf = (a: Site, b: Site): number => {
  if (a.seat !== b.seat) return ELSEWHERE;
  if (rowOf(a.cell) === rowOf(b.cell)) return SAME_ROW;
  return colOf(a.cell) === colOf(b.cell) ? SAME_COLUMN : ACROSS;
};

/** The hidden stones of one row: they have one colour. */
interface Row {
  readonly sites: readonly number[];
  /** The other rows of the same arrangement: they have another. */
  readonly others: readonly number[];
}

const rowsOf = (sites: readonly Site[]): readonly Row[] => {
  const indices = [...sites.keys()];
  const keyOf = ({ seat, cell }: Site): string => `${seat} ${rowOf(cell)}`;
  const inRows = Map.groupBy(indices, (index) => keyOf(sites[index]!));
  return [...inRows.values()]
    .map((row) => ({
      sites: row,
      others: indices.filter((index) => sites[index]!.seat === sites[row[0]!]!.seat && !row.includes(index)),
    }))
    .sort((a, b) => b.sites.length - a.sites.length);
};

/**
 * Faces for hidden stones. First every row gets a colour, the longest first, since there are hardly more stones of a colour
 * than the rows need; then one site after another gets its stone, always the one that has the fewest left to choose from.
 */
export class Faces {
  readonly #candidates: Int32Array;
  readonly #rows: readonly Row[];
  readonly #all: number;
  /** By two sites: what a stone on the first leaves the second. */
  readonly #fitting: readonly (readonly (readonly number[])[])[];
  readonly #listed: readonly Int32Array[] | undefined;

  constructor(sites: readonly Site[]) {
    this.#candidates = Int32Array.from(sites, ({ candidates }) => candidates);
    this.#rows = rowsOf(sites);
    this.#all = (1 << sites.length) - 1;
    this.#fitting = sites.map((site) => sites.map((other) => FITTING[relationOf(site, other)]!));
    const listed: Int32Array[] = [];
    const whole = this.#search(LOWEST, MOST_TRIED, (found) => listed.push(found) > MOST_LISTED);
    this.#listed = whole ? listed : undefined;
    if (this.#listed?.length === 0) throw new Error('nothing fits what was seen');
  }

  /** The stone of each site. */
  draw(random: Random): readonly number[] {
    const stones = this.#listed?.[random.below(this.#listed.length)] ?? this.#drawBlindly(random) ?? this.#find(random);
    return Array.from(stones, lowestBit);
  }

  /**
   * Many ways, each to its end or into a dead end; of those that ended one is taken, with the weight that makes up for how
   * likely it was to be drawn. The more there are to take from, the nearer this is to even.
   */
  #drawBlindly(random: Random): Int32Array | undefined {
    let drawn: Int32Array | undefined;
    let total = 0;
    let ended = 0;
    for (let drawing = 0; drawing < MOST_DRAWN && ended < ENOUGH; drawing++) {
      const left = this.#candidates.slice();
      let weight = 1;
      for (let at = 0, open = this.#all; weight > 0 && !this.#isDone(at, open); at++) {
        const choices = this.#choices(left, at, open);
        const number = countBits(choices);
        weight *= number;
        if (number > 0) open = this.#choose(left, at, open, nthBit(choices, random.below(number)));
      }
      if (weight === 0) continue;
      ended++;
      total += weight;
      if ((random.below(FINE) / FINE) * total < weight) drawn = left;
    }
    return drawn;
  }

  /** Any way at all, for when every one of many ends dead: begun anew from time to time, each time with more patience. */
  #find(random: Random): Int32Array {
    for (let patience = MOST_TRIED; ; patience *= 2) {
      let found: Int32Array | undefined;
      const whole = this.#search(random, patience, (one) => {
        found = one;
        return true;
      });
      if (found !== undefined) return found;
      if (whole) throw new Error('nothing fits what was seen');
    }
  }

  /** Goes through all ways, back from dead ends, as long as `patience` lasts and `visit` is content; tells if it saw all. */
  #search(random: Random, patience: number, visit: (found: Int32Array) => boolean): boolean {
    let tried = 0;
    const goOn = (left: Int32Array, at: number, open: number): boolean => {
      if (this.#isDone(at, open)) return !visit(left);
      for (let choices = this.#choices(left, at, open); choices !== 0; ) {
        const choice = nthBit(choices, random.below(countBits(choices)));
        choices &= ~(1 << choice);
        const next = left.slice();
        const rest = this.#choose(next, at, open, choice);
        if (++tried > patience || !goOn(next, at + 1, rest)) return false;
      }
      return true;
    };
    return goOn(this.#candidates, 0, this.#all);
  }

  #isDone(at: number, open: number): boolean {
    return at >= this.#rows.length && open === 0;
  }

  /** What may be chosen next: colours for a row, then stones for the site with the fewest. None in a dead end. */
  #choices(left: Int32Array, at: number, open: number): number {
    const row = this.#rows[at];
    if (row === undefined) return this.#isDead(left, open) ? 0 : left[this.#tightest(left, open)]!;
    let colours = 0;
    for (let colour = 0; colour < ROWS; colour++) {
      if (row.sites.every((site) => left[site]! & rowMask(colour))) colours |= 1 << colour;
    }
    return this.#isDead(left, open) ? 0 : colours;
  }

  /** Follows a choice; returns the sites still without a stone. */
  #choose(left: Int32Array, at: number, open: number, choice: number): number {
    const row = this.#rows[at];
    if (row !== undefined) {
      for (const site of row.sites) left[site]! &= rowMask(choice);
      for (const site of row.others) left[site]! &= ~rowMask(choice);
      return open;
    }
    const given = this.#tightest(left, open);
    left[given] = 1 << choice;
    const fitting = this.#fitting[given]!;
    for (let rest = open & ~(1 << given); rest !== 0; rest &= rest - 1) {
      const other = lowestBit(rest);
      left[other]! &= fitting[other]![choice]!;
    }
    return open & ~(1 << given);
  }

  /** Whether some colour, or all together, have fewer stones left than sites that need one. */
  #isDead(left: Int32Array, open: number): boolean {
    let all = 0;
    let count = 0;
    for (let rest = open; rest !== 0; rest &= rest - 1, count++) all |= left[lowestBit(rest)]!;
    if (countBits(all) < count) return true;
    for (let colour = 0; colour < ROWS; colour++) {
      const mask = rowMask(colour);
      let stones = 0;
      let sites = 0;
      for (let rest = open; rest !== 0; rest &= rest - 1) {
        const own = left[lowestBit(rest)]!;
        if (own & ~mask) continue;
        stones |= own;
        sites++;
      }
      if (countBits(stones) < sites) return true;
    }
    return false;
  }

  #tightest(left: Int32Array, open: number): number {
    let tightest = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const site = lowestBit(rest);
      const choices = countBits(left[site]!);
      if (choices >= fewest) continue;
      tightest = site;
      fewest = choices;
    }
    return tightest;
  }
}

const FINE = 2 ** 30;
const LOWEST: Random = { below: () => 0 };
