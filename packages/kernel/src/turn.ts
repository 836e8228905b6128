import { type Seat, seat } from './seat.ts';

/** How a game ended. `ranking` lists groups of tied seats, best first; `scores` is by seat. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
}

/** What a state waits for. Everybody at the table may know it. */
export type Turn<ChanceType extends string = string> =
  | { readonly type: 'chance'; readonly chance: ChanceType }
  | { readonly type: 'decision'; readonly seats: readonly Seat[] }
  | { readonly type: 'over'; readonly outcome: Outcome };

/** One seat decides. Made once for each: views of one moment are compared with those of the next, and most of it is the same. */
export const decisionOf = (decider: Seat): Turn<never> => DECISIONS[decider]!;
const DECISIONS: readonly Turn<never>[] = [0, 1, 2, 3, 4, 5].map((index) => ({
  type: 'decision',
  seats: [seat(index)],
}));

/** Groups seats by a standing, highest first: the ranking of an `Outcome`. */
export const rankBy = (standings: readonly number[]): Seat[][] =>
  [...new Set(standings)]
    .sort((a, b) => b - a)
    .map((standing) => standings.flatMap((own, index) => (own === standing ? [index as Seat] : [])));

/** The rank of a group of a ranking, from 1: those who are tied share one, and the next is as many lower. */
export const rankOf = (ranking: Outcome['ranking'], group: number): number => 1 + ranking.slice(0, group).flat().length;
