import { bitsOf, countBits } from '../bits.ts';
import { cellIndex, colOf, columnMask, EYE, EYE_STONES, ROWS, rowMask, rowOf, WIDTH } from '../stones.ts';
import { Watched } from './knowledge.ts';
import type { Odds } from './odds.ts';
import { likeliest, type Standing, standingOf } from './standing.ts';

const STONES = 30;
/** Lines less likely than this, and more of them than this, are not looked at. */
const UNLIKELY = 0.05;
const LINES = 3;

/** A row or column where a given stone may come to stand; `undefined`: a line that has no hidden stones. */
interface Line {
  readonly at: number | undefined;
  readonly chance: number;
}

const likelyLines = (chances: readonly number[]): readonly Line[] => {
  const lines = [...chances.entries()]
    .map(([at, chance]): Line => ({ at, chance }))
    .filter(({ chance }) => chance > UNLIKELY)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, LINES);
  return lines.length > 0 ? lines : [{ at: undefined, chance: 1 }];
};

/**
 * How a player will stand after a stone was given to them: where they put it, on its colour's row and its digit's
 * column, shows which those are (SO-12), and an eye that stands there is lost (SO-13).
 */
export class Landing {
  readonly #odds: Odds;
  readonly #trial = new Watched();

  /** `odds` is overwritten. */
  constructor(odds: Odds) {
    this.#odds = odds;
  }

  /** Expected from what is believed of the receiver until now. */
  after(stone: number, receiver: Watched, believed: Odds, weights: Float64Array): Standing {
    const without = weights.slice();
    without[stone] = 0;
    let total = 0;
    let count = 0;
    let sure = 0;
    for (const row of this.#rows(stone, receiver, believed)) {
      for (const column of this.#columns(stone, receiver, believed)) {
        const chance = this.#stand(stone, receiver, believed, row, column);
        if (chance === 0 || !this.#odds.reckon(this.#trial, without)) continue;
        const standing = standingOf(likeliest(this.#trial.hidden, this.#odds));
        total += chance;
        count += chance * standing.count;
        sure += chance * standing.sure;
      }
    }
    if (total === 0) return standingOf(likeliest(receiver.hidden, believed));
    return { count: count / total, sure: sure / total };
  }

  #rows(stone: number, { hidden }: Watched, { odds }: Odds): readonly Line[] {
    const chances = new Array<number>(ROWS).fill(0);
    for (const cell of bitsOf(hidden)) {
      let sum = 0;
      for (let face = 0; face < WIDTH; face++) sum += odds[cell * STONES + rowOf(stone) * WIDTH + face]!;
      chances[rowOf(cell)] = sum;
    }
    return likelyLines(chances);
  }

  #columns(stone: number, { hidden }: Watched, { odds }: Odds): readonly Line[] {
    const chances = new Array<number>(WIDTH).fill(0);
    if (colOf(stone) === EYE) return likelyLines(chances);
    for (const cell of bitsOf(hidden)) {
      let sum = 0;
      for (let colour = 0; colour < ROWS; colour++) sum += odds[cell * STONES + colour * WIDTH + colOf(stone)]!;
      // An eye on a cell says nothing about its column: the cell that is least likely one says most.
      chances[colOf(cell)] = Math.max(chances[colOf(cell)]!, sum);
    }
    return likelyLines(chances);
  }

  /** Makes `#trial` what is known if the stone stands on these lines; how likely that is. */
  #stand(stone: number, receiver: Watched, { odds }: Odds, row: Line, column: Line): number {
    const trial = this.#trial;
    trial.copyFrom(receiver);
    trial.excludeEverywhere(stone);
    const colour = rowMask(rowOf(stone));
    const digit = columnMask(colOf(stone));
    for (const cell of bitsOf(trial.hidden)) {
      let possible = trial.candidates[cell]!;
      if (row.at !== undefined) possible &= rowOf(cell) === row.at ? colour : ~colour;
      if (column.at !== undefined) possible &= colOf(cell) === column.at ? digit | EYE_STONES : ~digit;
      trial.candidates[cell] = possible;
    }
    if (row.at === undefined || column.at === undefined) return row.chance * column.chance;
    const cell = cellIndex(row.at, column.at);
    if (((receiver.hidden >> cell) & 1) === 0) return row.chance * column.chance;
    // Only the eye of that colour can stand there; the row has its colour in that case.
    trial.hidden &= ~(1 << cell);
    return countBits(trial.hidden) > 0 ? odds[cell * STONES + rowOf(stone) * WIDTH + EYE]! * column.chance : 0;
  }
}
