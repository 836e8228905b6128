import {
  type Fortune,
  type Game,
  type GameTypes,
  LEVELS,
  type Level,
  mindPlayer,
  randomPlayer,
  type Seating,
} from '@wunderkammer/kernel';
import { type Estimate, estimate, mean } from '../arena/statistics.ts';
import { fortunesOf } from './fortunes.ts';
import { bootstrap, correlation, type Paired, quantile, type Repeated, shareBetween } from './measures.ts';
import { playSample, type Sample } from './sample.ts';
import type { TableSetup } from './table-setups.ts';

/** How often each seed is played by players who are alike. */
export const LIVES = 4;

/** The middle of many games, and what one in ten stays below or exceeds. */
export interface Range {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** What was found at one kind of table. */
export interface Findings {
  readonly setup: TableSetup;
  readonly games: number;
  /** By seat. */
  readonly wins: readonly Estimate[];
  /** The share of whoever begins; undefined where nobody is drawn. */
  readonly beginner: Estimate | undefined;
  readonly steps: Range;
  readonly turns: Range;
  readonly decisions: Range;
  readonly minutes: Range;
  /**
   * Which share of who wins is settled by the seed when the same players play it again; undefined if they leave nothing to
   * luck of their own, and so only repeat the game.
   */
  readonly chance: Estimate | undefined;
  /** The same when a stronger and weaker players change seats; undefined if they play alike. */
  readonly chanceExchanged: Estimate | undefined;
  /** Which share is settled by who plays, the stronger or a weaker. */
  readonly play: Estimate;
  /** For each of them: what it is, and how it goes with winning. */
  readonly fortunes: readonly (Pick<Fortune, 'label' | 'about'> & { readonly correlation: Estimate })[];
}

/** The level below; what is below the mildest knows no game. */
export const weakerThan = (level: Level): Level | 'random' => LEVELS[LEVELS.indexOf(level) - 1] ?? 'random';

const seatingOf = (level: Level | 'random'): Seating<GameTypes> =>
  level === 'random' ? randomPlayer : mindPlayer({ level, temper: 'even' });

const rangeOf = (values: readonly number[]): Range => ({
  low: quantile(values, 0.1),
  middle: quantile(values, 0.5),
  high: quantile(values, 0.9),
});

/** What is to be found out. */
export interface Inquiry {
  readonly game: string;
  readonly setup: TableSetup;
  readonly level: Level;
  /** How many, among players who are alike. */
  readonly games: number;
  readonly seed: string;
}

/** Plays a table of this kind so often and says what came of it. */
export const measure = (game: Game, { setup, level, games, seed }: Inquiry): Findings => {
  const { players } = setup;
  const fortunes = fortunesOf(game, players);
  const strong = seatingOf(level);
  const weak = seatingOf(weakerThan(level));
  const seeds = Array.from(
    { length: Math.max(2, Math.round(games / LIVES)) },
    (_, index) => `${seed} ${setup.label} ${index}`,
  );
  const play = (seatings: readonly Seating<GameTypes>[], own: string, life: number): Sample =>
    playSample(game, setup, seatings, fortunes, own, life);
  const alike = seeds.map((own) => Array.from({ length: LIVES }, (_, life) => play([strong], own, life)));
  // The strong one on each seat in turn, the same chance.
  const exchanged = seeds.map((own) =>
    Array.from({ length: players }, (_, at) =>
      play(
        Array.from({ length: players }, (_, seat) => (seat === at ? strong : weak)),
        own,
        at,
      ),
    ),
  );

  const all = alike.flat();
  const range = (of: (sample: Sample) => number): Range => rangeOf(all.map(of));
  const bySeed = (of: (sample: Sample) => number): Estimate => estimate(alike.map((samples) => mean(samples.map(of))));
  const strongShares = exchanged.map((samples) => mean(samples.map(({ wins }, at) => wins[at]!)));
  const hasBeginner = all.every(({ beginner }) => beginner !== undefined);
  return {
    setup,
    games: all.length,
    wins: Array.from({ length: players }, (_, seat) => bySeed(({ wins }) => wins[seat]!)),
    beginner: hasBeginner ? bySeed(({ wins, beginner }) => wins[beginner!]!) : undefined,
    steps: range(({ steps }) => steps),
    turns: range(({ turns }) => turns),
    decisions: range(({ decisions }) => decisions),
    minutes: range(({ seconds }) => seconds / 60),
    chance: chanceIn(alike),
    chanceExchanged: chanceIn(exchanged),
    play: bootstrap(strongShares, (shares) => shareOfPlay(mean(shares), players)),
    fortunes: fortunes.flatMap(({ label, about }, index) => {
      const paired = alike.map((samples) =>
        samples.flatMap(({ fortunes: read, wins }): Paired[] =>
          read[index] === undefined ? [] : [{ given: read[index], wins }],
        ),
      );
      return paired.flat().length === 0
        ? []
        : [{ label, about, correlation: bootstrap(paired, (groups) => correlation(groups.flat())) }];
    }),
  };
};

/** Which share of who wins is between seeds; nothing can be said if every seed is the same game each time. */
export const chanceIn = (seeds: readonly (readonly Sample[])[]): Estimate | undefined => {
  const repeats = (samples: readonly Sample[]): boolean =>
    new Set(samples.map((sample) => JSON.stringify(sample))).size === 1;
  if (seeds.every(repeats)) return undefined;
  const won = seeds.map((samples): Repeated => samples.map(({ wins }) => wins));
  return bootstrap(won, shareBetween);
};

/**
 * The share of the variance of a win that lies between players when one of n wins this share and the others divide the rest
 * evenly.
 */
export const shareOfPlay = (share: number, players: number): number => {
  const fair = 1 / players;
  const others = (1 - share) / (players - 1);
  return ((share - fair) ** 2 + (players - 1) * (others - fair) ** 2) / players / (fair * (1 - fair));
};
