import { isHidden, type Seat, type Table, type Viewer } from '@wunderkammer/kernel';
import { bitsOf } from '../bits.ts';
import { ALL, cellIndex, colOf, columnMask, EYE, EYE_STONES, rowMask, rowOf, stoneIndex } from '../stones.ts';
import type { Options, Seen } from '../vocabulary.ts';

const CELLS = 30;

/**
 * What everybody can know of one arrangement: which cells hold hidden stones, and which stones each may still be.
 * A hidden stone never moves, so what was once excluded for a cell stays excluded, even when the stone that excluded
 * it is gone. How hidden cells depend on one another is left to `odds.ts`.
 */
export class Watched {
  hidden = 0;
  readonly candidates = new Int32Array(CELLS);

  /** The arrangement becomes public: hidden stones on these cells, any of `stones`. */
  stand(cells: number, stones: number): void {
    this.hidden = cells;
    this.candidates.fill(stones);
  }

  copyFrom(other: Watched): void {
    this.hidden = other.hidden;
    this.candidates.set(other.candidates);
  }

  /** This stone is not on this cell (a wrong guess). */
  exclude(cell: number, stone: number): void {
    this.candidates[cell]! &= ~(1 << stone);
  }

  /** This stone is on no hidden cell: it is open elsewhere. */
  excludeEverywhere(stone: number): void {
    for (const cell of bitsOf(this.hidden)) this.exclude(cell, stone);
  }

  /** This stone stands, or stood until now, open on this cell: what that tells about the cells beside it (SO-4, SO-5). */
  open(cell: number, stone: number): void {
    this.hidden &= ~(1 << cell);
    const colour = rowMask(rowOf(stone));
    const digit = colOf(stone) === EYE ? undefined : columnMask(colOf(stone));
    for (const other of bitsOf(this.hidden)) {
      let possible = this.candidates[other]! & ~(1 << stone);
      possible &= rowOf(other) === rowOf(cell) ? colour : ~colour;
      if (digit !== undefined) possible &= colOf(other) === colOf(cell) ? digit | EYE_STONES : ~digit;
      this.candidates[other] = possible;
    }
  }
}

/** All that a viewer remembers of a game: the public side of every arrangement, and their own stones. */
export class Knowledge {
  readonly arrangements: readonly Watched[];
  /** The stones the viewer was dealt; a watcher has none. */
  hand = 0;
  /** The stones whose face everybody has seen. */
  opened = 0;
  readonly #viewer: Viewer;
  readonly #all: number;

  constructor(viewer: Viewer, { seats, options }: Table<Options>) {
    this.#viewer = viewer;
    this.#all = ALL[options.variant];
    this.arrangements = Array.from({ length: seats }, () => new Watched());
  }

  /** The stones that others may hold hidden, or that were left over. */
  get unknown(): number {
    return this.#all & ~this.opened & ~this.hand;
  }

  observe(seen: Seen): void {
    switch (seen.type) {
      case 'deal': {
        const hand = this.#viewer === 'watcher' ? [] : seen.hands[this.#viewer]!;
        if (!isHidden(hand)) this.hand = hand.reduce((mask, stone) => mask | (1 << stoneIndex(stone)), 0);
        break;
      }
      case 'arrange':
        for (const [seat, places] of (seen.occupied ?? []).entries()) {
          const cells = places.reduce((mask, [row, col]) => mask | (1 << cellIndex(row, col)), 0);
          this.arrangements[seat]!.stand(cells, this.#all);
        }
        break;
      case 'guess':
        if (seen.right) this.#open(seen.at, cellIndex(seen.row, seen.col), stoneIndex(seen.stone));
        else this.arrangements[seen.at]!.exclude(cellIndex(seen.row, seen.col), stoneIndex(seen.stone));
        break;
      case 'give':
      case 'open':
        this.#open(seen.by, cellIndex(seen.row, seen.col), stoneIndex(seen.stone));
        break;
      case 'settle': {
        const cell = cellIndex(seen.row, seen.col);
        if (seen.removed !== undefined) this.#open(seen.by, cell, stoneIndex(seen.removed));
        this.#open(seen.by, cell, stoneIndex(seen.stone));
        break;
      }
      case 'first':
      case 'stop':
        break;
    }
  }

  #open(seat: Seat, cell: number, stone: number): void {
    this.opened |= 1 << stone;
    for (const arrangement of this.arrangements) arrangement.excludeEverywhere(stone);
    this.arrangements[seat]!.open(cell, stone);
  }
}
