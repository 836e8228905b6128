import type { Net, Nets } from './judge.ts';
import { FEATURES } from './standing.ts';

type Feature = (typeof FEATURES)[number];

const netOf = (weights: Partial<Readonly<Record<Feature, number>>>): Net => ({
  straight: FEATURES.map((feature) => weights[feature] ?? 0),
  cells: [],
  out: [],
});

/**
 * How somebody judges a table who looks at the own cards and the own way, and of the others only at their points. Set
 * by hand so that the level that uses it plays about as well as the first bot there was (45 to 48 % of the games).
 */
export const PLAIN_NETS: Nets = {
  me: netOf({
    missing: -3.5,
    worth: 0.2,
    promise: 0.6,
    cards: 0.1,
    dungeon: -0.35,
    near: 0.1,
    nearPoints: 1.2,
    nearWins: 0.6,
  }),
  other: netOf({ missing: -3.5, dungeon: -0.2 }),
};
