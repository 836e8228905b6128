import { FastRandom } from '@wunderkammer/kernel';
import { type Estimate, mean } from '../arena/statistics.ts';

/** The results of the games of one seed: for each game, a number for each of the same things (seats, or players). */
export type Repeated = readonly (readonly number[])[];

const RESAMPLES = 400;

/** A statistic with its 95 % interval, by drawing the items anew: for what has no formula. */
export const bootstrap = <T>(items: readonly T[], statistic: (items: readonly T[]) => number): Estimate => {
  const random = new FastRandom('bootstrap');
  const drawn = Array.from({ length: RESAMPLES }, () =>
    statistic(items.map(() => items[random.below(items.length)]!)),
  ).sort((a, b) => a - b);
  const at = (share: number): number => drawn[Math.round(share * (drawn.length - 1))]!;
  return { mean: statistic(items), margin: (at(0.975) - at(0.025)) / 2 };
};

/**
 * Which share of the variance of a result is between the groups, the rest being within them (the intraclass correlation of a
 * one-way analysis of variance, over all columns together): 1 if all games of a group end alike, 0 if they are as different
 * as those of different groups. Groups are of one size.
 */
export const shareBetween = (groups: readonly Repeated[]): number => {
  const [size, columns] = [groups[0]!.length, groups[0]![0]!.length];
  let [between, within] = [0, 0];
  for (let column = 0; column < columns; column++) {
    const means = groups.map((games) => mean(games.map((game) => game[column]!)));
    const middle = mean(means);
    for (const [index, games] of groups.entries()) {
      between += size * (means[index]! - middle) ** 2;
      for (const game of games) within += (game[column]! - means[index]!) ** 2;
    }
  }
  const msBetween = between / (columns * (groups.length - 1));
  const msWithin = within / (columns * groups.length * (size - 1));
  const total = msBetween + (size - 1) * msWithin;
  return total === 0 ? 0 : (msBetween - msWithin) / total;
};

/** A number and a result for each seat of a game. */
export interface Paired {
  readonly given: readonly number[];
  readonly wins: readonly number[];
}

/** The correlation of what a seat was given with what it won, within games: -1 to 1. */
export const correlation = (games: readonly Paired[]): number => {
  let [together, given, won] = [0, 0, 0];
  for (const game of games) {
    const [givenMean, winsMean] = [mean(game.given), mean(game.wins)];
    for (const [seat, own] of game.given.entries()) {
      const [a, b] = [own - givenMean, game.wins[seat]! - winsMean];
      together += a * b;
      given += a * a;
      won += b * b;
    }
  }
  return given === 0 || won === 0 ? 0 : together / Math.sqrt(given * won);
};

/** The value that this share of the values does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;
