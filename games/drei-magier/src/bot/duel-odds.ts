import { FALLS, keptBits, packWands, sumOf } from '../wands.ts';

/*
 * The best way to fight a duel (DM-21, DM-22), computed once by going backwards from the last throw. All values are chances
 * to win, by the packed wands that lie there.
 */

const MOST_THROWS = 3;
const ALL_WANDS = 7;
const MOST_SUM = 6;
/** A tie starts the duel anew with the roles swapped, so the chance is a fixed point; each round shrinks the error tenfold. */
const ROUNDS = 16;

const WAYS = FALLS[ALL_WANDS]!;
/** More than any packed wands. */
const CODES = 64;

/** What is to be expected when the wands of `mask` are thrown and the others stay as they lie. */
const average = (values: Float64Array, mask: number, lie: number): number => {
  const kept = lie & keptBits(mask);
  return FALLS[mask]!.reduce((sum, fall) => sum + values[kept | fall]!, 0) / FALLS[mask]!.length;
};

/** What somebody who may throw up to `limit` times can reach; `standing(wands, throws)` is what stopping there is worth. */
class Throws {
  /** By throws used and wands: the chance to win, and what it is for whoever stands. */
  readonly chance: Float64Array[] = [];
  readonly standing: Float64Array[] = [];

  constructor(limit: number, standing: (wands: number, throws: number) => number) {
    for (let throws = limit; throws >= 1; throws--) {
      const chance = new Float64Array(CODES);
      const stands = new Float64Array(CODES);
      for (const wands of WAYS) {
        stands[wands] = standing(wands, throws);
        chance[wands] = stands[wands]!;
        for (let mask = 1; mask <= ALL_WANDS && throws < limit; mask++) {
          chance[wands] = Math.max(chance[wands]!, average(this.chance[throws + 1]!, mask, wands));
        }
      }
      this.chance[throws] = chance;
      this.standing[throws] = stands;
    }
  }

  /** The chance before the first throw. */
  get start(): number {
    return average(this.chance[1]!, ALL_WANDS, 0);
  }
}

const answerTo = (sum: number, throws: number, tie: number): Throws =>
  new Throws(throws, (wands, used) => {
    if (sumOf(wands) !== sum) return sumOf(wands) > sum ? 1 : 0;
    return used < throws ? 1 : tie;
  });

interface Odds {
  readonly begin: Throws;
  /** By the sum to beat and the throws it took. */
  readonly answer: readonly (readonly Throws[])[];
}

const solve = (): Odds => {
  let tie = 0.5;
  let answer: Throws[][] = [];
  let begin: Throws | undefined;
  for (let round = 0; round < ROUNDS || begin === undefined; round++) {
    answer = Array.from({ length: MOST_SUM + 1 }, (_, sum) =>
      Array.from({ length: MOST_THROWS }, (_, index) => answerTo(sum, index + 1, tie)),
    );
    const lost = answer.map((row) => row.map(({ start }) => start));
    begin = new Throws(MOST_THROWS, (wands, throws) => 1 - lost[sumOf(wands)]![throws - 1]!);
    // Whoever answered begins the next round.
    tie = begin.start;
  }
  return { begin, answer };
};

let solved: Odds | undefined;

/** Works the odds out, once. */
export const solveDuels = (): Odds => {
  solved ??= solve();
  return solved;
};

/** The chance of the one who throws first to win a duel. */
export const chanceToBegin = (): number => solveDuels().begin.start;

/**
 * The chance to win by the mask of the wands to throw again after `throws` throws; first that of standing. Asked only while
 * a throw is left.
 */
export const duelChances = (
  wands: readonly [number, number, number],
  throws: number,
  toBeat: { readonly sum: number; readonly throws: number } | null,
): readonly number[] => {
  const table = toBeat === null ? solveDuels().begin : solveDuels().answer[toBeat.sum]![toBeat.throws - 1]!;
  const lie = packWands(...wands);
  const again = table.chance[throws + 1]!;
  return FALLS.map((_, mask) => (mask === 0 ? table.standing[throws]![lie]! : average(again, mask, lie)));
};
