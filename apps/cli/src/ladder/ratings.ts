import { FastRandom } from '@wunderkammer/kernel';

/** One player against others who are all alike: the first one's share of the wins, by block. */
export interface Pairing {
  readonly one: string;
  readonly other: string;
  readonly players: number;
  readonly shares: readonly number[];
}

/** A strength in points; 400 more are ten to one in a game of two. */
export interface Rating {
  readonly name: string;
  readonly points: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Elo's scale. */
const POINTS = 400 / Math.LN10;
const ANCHOR_POINTS = 1000;
const ROUNDS = 10_000;
const CLOSE_ENOUGH = 1e-9;
const RESAMPLES = 400;

interface Result {
  readonly one: string;
  readonly other: string;
  readonly rivals: number;
  readonly games: number;
  readonly share: number;
}

/** One game more, won as far as is fair: so nobody who never lost is infinitely strong. */
const resultOf = ({ one, other, players }: Pairing, shares: readonly number[]): Result => {
  const played = shares.length * players;
  const won = shares.reduce((sum, share) => sum + share, 0) * players;
  return { one, other, rivals: players - 1, games: played + 1, share: (won + 1 / players) / (played + 1) };
};

/**
 * The strengths, as logarithms, under which the results are likeliest, the anchor's being 0. Of n at a table each wins with
 * the share that its strength has of all strengths (Luce; with two that is Bradley and Terry's model, with more the first
 * place of Plackett's): one of strength a against n - 1 of strength b wins a / (a + (n - 1) b). Newton's step for one after
 * the other, until nobody moves; the likelihood has a single summit.
 */
export const likeliest = (
  names: readonly string[],
  results: readonly Result[],
  anchor: string,
): Map<string, number> => {
  const strength = new Map(names.map((name) => [name, 0]));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    for (const name of names) {
      if (name === anchor) continue;
      let [slope, bend] = [0, 0];
      for (const { one, other, rivals, games, share } of results) {
        if (one !== name && other !== name) continue;
        const odds = Math.exp(strength.get(one)! - strength.get(other)!) / rivals;
        const expected = odds / (1 + odds);
        slope += (one === name ? 1 : -1) * games * (share - expected);
        bend += games * expected * (1 - expected);
      }
      const step = bend === 0 ? 0 : Math.max(-1, Math.min(1, slope / bend));
      strength.set(name, strength.get(name)! + step);
      moved = Math.max(moved, Math.abs(step));
    }
    if (moved < CLOSE_ENOUGH) break;
  }
  return strength;
};

const pick = (shares: readonly number[], random: FastRandom): readonly number[] =>
  shares.map(() => shares[random.below(shares.length)]!);

/** Ratings of all who played, with intervals by drawing the blocks anew; the anchor has 1000 points by definition. */
export const ratingsOf = (pairings: readonly Pairing[], anchor: string): readonly Rating[] => {
  const names = [...new Set(pairings.flatMap(({ one, other }) => [one, other]))];
  const random = new FastRandom('ratings');
  const fitted = likeliest(
    names,
    pairings.map((pairing) => resultOf(pairing, pairing.shares)),
    anchor,
  );
  const redrawn = Array.from({ length: RESAMPLES }, () =>
    likeliest(
      names,
      pairings.map((pairing) => resultOf(pairing, pick(pairing.shares, random))),
      anchor,
    ),
  );
  const pointsOf = (strengths: Map<string, number>, name: string): number =>
    ANCHOR_POINTS + POINTS * strengths.get(name)!;
  return names
    .map((name) => {
      const drawn = redrawn.map((strengths) => pointsOf(strengths, name)).sort((a, b) => a - b);
      const at = (share: number): number => drawn[Math.floor(share * (drawn.length - 1))]!;
      return { name, points: pointsOf(fitted, name), low: at(0.025), high: at(0.975) };
    })
    .sort((a, b) => b.points - a.points);
};
