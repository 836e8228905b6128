import { FIELDS } from '../board.ts';
import { APPRENTICE, CARDS, type Figures, MAGE, STONES, seatAfter, seatBefore } from '../figures.ts';
import { PLACES } from '../vocabulary.ts';
import { BLOCK, FEATURES, Features } from './features.ts';
import type { Shares } from './shares.ts';

export const HIDDEN = 24;
export const OUTPUTS_AT = (FEATURES + 1) * HIDDEN;
/** A row of weights for each feature and one that always counts; then the three outputs, each with one that always counts. */
export const WEIGHTS = OUTPUTS_AT + 3 * (HIDDEN + 1);

/** So many sums are remembered before all are forgotten: 4 MB. */
const MOST_REMEMBERED = 20_000;

/** A small net of one hidden layer: the chances of all three to win, from the features of a table. */
export class Net {
  readonly weights: Float64Array;
  readonly features = new Features();
  readonly hidden = new Float64Array(HIDDEN);
  /** What the features of one player add to the hidden layer, by block and key, and what the cards of all three do: a search meets the same again and again. */
  readonly #players: readonly Map<number, number>[] = [new Map(), new Map(), new Map()];
  readonly #cards = new Map<number, number>();
  readonly #sums = new Float64Array(MOST_REMEMBERED * HIDDEN);
  #remembered = 0;

  constructor(weights: Float64Array) {
    if (weights.length !== WEIGHTS)
      throw new Error(
        `these weights are of another version: ${weights.length}, not ${WEIGHTS}; scripts/training/drei-magier.ts makes new ones`,
      );
    this.weights = weights;
  }

  /** The chances by seat when `toThrow` is about to throw. */
  judge(figures: Figures, toThrow: number): Shares {
    if (this.#remembered > MOST_REMEMBERED - 4) this.forget();
    const [next, last] = [seatAfter(toThrow), seatBefore(toThrow)];
    const first = this.#sumOf(figures, toThrow, 0);
    const second = this.#sumOf(figures, next, 1);
    const third = this.#sumOf(figures, last, 2);
    const cards = this.#sumOfCards(figures, toThrow);
    const { hidden } = this;
    const sums = this.#sums;
    for (let unit = 0; unit < HIDDEN; unit++) {
      hidden[unit] = sums[first + unit]! + sums[second + unit]! + sums[third + unit]! + sums[cards + unit]!;
    }
    const [own, after, before] = this.#outputs();
    if (toThrow === 0) return [own, after, before];
    return toThrow === 1 ? [before, own, after] : [after, before, own];
  }

  /** The chances of the features that were read: of whoever throws next, of the player after and of the one before. */
  chances(): Shares {
    const { weights, hidden } = this;
    for (let unit = 0; unit < HIDDEN; unit++) hidden[unit] = weights[FEATURES * HIDDEN + unit]!;
    this.#addFeatures(hidden, 0);
    return this.#outputs();
  }

  /** Forgets what it remembers: other weights give other sums. */
  forget(): void {
    for (const known of this.#players) known.clear();
    this.#cards.clear();
    this.#remembered = 0;
  }

  /** Where the sum of a player's features stands. */
  #sumOf(figures: Figures, seat: number, block: number): number {
    const key = playerKey(figures, seat);
    const known = this.#players[block]!.get(key);
    if (known !== undefined) return known;
    const from = this.#remembered++ * HIDDEN;
    this.features.readPlayer(figures, seat, block * BLOCK);
    this.#sums.fill(0, from, from + HIDDEN);
    this.#addFeatures(this.#sums, from);
    this.#players[block]!.set(key, from);
    return from;
  }

  /** Where the sum of what depends on the cards of all three stands, with what always counts. */
  #sumOfCards(figures: Figures, toThrow: number): number {
    const key =
      (figures[CARDS + toThrow]! << 18) |
      (figures[CARDS + seatAfter(toThrow)]! << 9) |
      figures[CARDS + seatBefore(toThrow)]!;
    const known = this.#cards.get(key);
    if (known !== undefined) return known;
    const from = this.#remembered++ * HIDDEN;
    this.features.readCards(figures, toThrow);
    for (let unit = 0; unit < HIDDEN; unit++) this.#sums[from + unit] = this.weights[FEATURES * HIDDEN + unit]!;
    this.#addFeatures(this.#sums, from);
    this.#cards.set(key, from);
    return from;
  }

  #addFeatures(into: Float64Array, from: number): void {
    const { weights } = this;
    const { index, value, count } = this.features;
    for (let item = 0; item < count; item++) {
      const row = index[item]! * HIDDEN;
      const factor = value[item]!;
      for (let unit = 0; unit < HIDDEN; unit++) into[from + unit]! += factor * weights[row + unit]!;
    }
  }

  #outputs(): Shares {
    const { weights, hidden } = this;
    let own = weights[OUTPUTS_AT + HIDDEN]!;
    let after = weights[OUTPUTS_AT + 2 * HIDDEN + 1]!;
    let before = weights[OUTPUTS_AT + 3 * HIDDEN + 2]!;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const active = Math.max(0, hidden[unit]!);
      own += active * weights[OUTPUTS_AT + unit]!;
      after += active * weights[OUTPUTS_AT + HIDDEN + 1 + unit]!;
      before += active * weights[OUTPUTS_AT + 2 * HIDDEN + 2 + unit]!;
    }
    const most = Math.max(own, after, before);
    const [x, y, z] = [Math.exp(own - most), Math.exp(after - most), Math.exp(before - most)];
    const sum = x + y + z;
    return [x / sum, y / sum, z / sum];
  }
}

/** All that the features of a player depend on: figures, stone and cards, and where the other mages stand. */
const playerKey = (figures: Figures, seat: number): number => {
  const mages =
    (figures[MAGE + seat]! * PLACES.length + figures[MAGE + seatAfter(seat)]!) * PLACES.length +
    figures[MAGE + seatBefore(seat)]!;
  const apprentice = mages * FIELDS.length + figures[APPRENTICE + seat]!;
  return ((apprentice * 2 + ((figures[STONES]! >> seat) & 1)) << 9) | figures[CARDS + seat]!;
};
