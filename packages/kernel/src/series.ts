import type { Game } from './game.ts';
import type { Seat } from './seat.ts';
import { type Outcome, rankBy } from './turn.ts';

/** Where a series of games between the same seats stands. */
export interface Standings {
  readonly totals: readonly number[];
  readonly ranking: readonly (readonly Seat[])[];
}

/** Adds games up to an overall standing: by points or by wins, as the game says (FS-40). */
export const standings = ({ series }: Pick<Game, 'series'>, seats: number, outcomes: readonly Outcome[]): Standings => {
  const totals = new Array<number>(seats).fill(0);
  for (const { ranking, scores } of outcomes) {
    for (let index = 0; index < seats; index++) {
      totals[index]! += series === 'points' ? scores[index]! : Number(ranking[0]!.includes(index as Seat));
    }
  }
  return { totals, ranking: rankBy(totals) };
};
