/*
 * The best way to fight a duel (DM-21, DM-22), computed once by going backwards from the last throw. Three wands lie in
 * one of 27 ways; a code is their notches in base 3. All values are chances to win.
 */

const WAYS = 27;
const MOST_THROWS = 3;
const MASKS = 8;
const MOST_SUM = 6;
/** A tie starts the duel anew with the roles swapped, so the chance is a fixed point; each round shrinks the error tenfold. */
const ROUNDS = 16;

const notches = (code: number): [number, number, number] => [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9)];
const SUMS = Array.from({ length: WAYS }, (_, code) => notches(code).reduce((sum, own) => sum + own, 0));

/** The ways the wands can lie after those of a mask have been thrown, by code and mask. */
const THROWN: readonly (readonly (readonly number[])[])[] = Array.from({ length: WAYS }, (_, code) =>
  Array.from({ length: MASKS }, (_, mask) => {
    const faces = notches(code).map((own, wand) => (((mask >> wand) & 1) === 1 ? [0, 1, 2] : [own]));
    return faces[2]!.flatMap((white) =>
      faces[1]!.flatMap((black) => faces[0]!.map((red) => red + 3 * black + 9 * white)),
    );
  }),
);

const average = (values: Float64Array, codes: readonly number[]): number =>
  codes.reduce((sum, code) => sum + values[code]!, 0) / codes.length;

/** What somebody who may throw up to `limit` times can reach; `standing(code, throws)` is what stopping there is worth. */
class Throws {
  /** By throws used and code: the chance to win, and the best mask to throw again (0 to stand). */
  readonly chance: Float64Array[] = [];
  readonly best: Uint8Array[] = [];

  constructor(limit: number, standing: (code: number, throws: number) => number) {
    for (let throws = limit; throws >= 1; throws--) {
      const chance = new Float64Array(WAYS);
      const best = new Uint8Array(WAYS);
      for (let code = 0; code < WAYS; code++) {
        chance[code] = standing(code, throws);
        for (let mask = 1; mask < MASKS && throws < limit; mask++) {
          const again = average(this.chance[throws + 1]!, THROWN[code]![mask]!);
          if (again > chance[code]!) {
            chance[code] = again;
            best[code] = mask;
          }
        }
      }
      this.chance[throws] = chance;
      this.best[throws] = best;
    }
  }

  /** The chance before the first throw. */
  get start(): number {
    return average(this.chance[1]!, THROWN[0]![MASKS - 1]!);
  }
}

const answerTo = (sum: number, throws: number, tie: number): Throws =>
  new Throws(throws, (code, used) => {
    if (SUMS[code]! !== sum) return SUMS[code]! > sum ? 1 : 0;
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
    begin = new Throws(MOST_THROWS, (code, throws) => 1 - lost[SUMS[code]!]![throws - 1]!);
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

/** Which wands to throw again after `throws` throws (1 for each), or undefined to stand. */
export const bestRethrow = (
  wands: readonly [number, number, number],
  throws: number,
  toBeat: { readonly sum: number; readonly throws: number } | null,
): [number, number, number] | undefined => {
  const table = toBeat === null ? solveDuels().begin : solveDuels().answer[toBeat.sum]![toBeat.throws - 1]!;
  const mask = table.best[throws]![wands[0] + 3 * wands[1] + 9 * wands[2]]!;
  return mask === 0 ? undefined : [mask & 1, (mask >> 1) & 1, mask >> 2];
};
