import {
  allViewers,
  FastRandom,
  type Game,
  type GameTypes,
  playAll,
  type Random,
  type StateOf,
  type Table,
  tableOf,
  type Viewer,
} from '@wunderkammer/kernel';
import { ensure, ensureSame } from './expect.ts';
import type { Fixtures, TableHead } from './fixtures.ts';
import { type Check, randomGame } from './simulation.ts';

/** How often a truth is drawn before it is believed that there is no other. */
const MOST_DRAWS = 8;

/** What a viewer knows after some steps, as it would reach them: plain JSON. */
interface Known<T extends GameTypes> {
  readonly view: T['View'];
  readonly log: readonly T['Seen'][];
  readonly legal: readonly T['Choice'][];
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const known = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  steps: readonly T['Step'][],
  viewer: Viewer,
): Known<T> => {
  const log: T['Seen'][] = [];
  const state: StateOf<T> = playAll(game, table, steps, (before, step) => log.push(game.seen(before, step, viewer)));
  return copy({ view: game.view(state, viewer), log, legal: viewer === 'watcher' ? [] : game.legal(state, viewer) });
};

/** Another history that `viewer` could not tell from this one, or undefined if none was found. */
export const otherTruth = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  steps: readonly T['Step'][],
  viewer: Viewer,
  random: Random,
): T['Step'][] | undefined => {
  const { view, log } = known(game, table, steps, viewer);
  const draw = game.possible(table, view, log);
  const truth = JSON.stringify(steps);
  for (let drawn = 0; drawn < MOST_DRAWS; drawn++) {
    const other = draw(random);
    if (JSON.stringify(other) !== truth) return other;
  }
  return undefined;
};

/** A possible truth is legal and shows its viewer the same; the same numbers give the same truth; what was given is left alone. */
export const checkPossible: Check = ({ game, ...fixtures }, head, seed) => {
  const table = tableOf(game, head.seats, head.options);
  const random = new FastRandom(seed);
  const whole = randomGame({ game, ...fixtures }, head, seed);
  for (const viewer of allViewers(head.seats)) {
    const truth = known(game, table, whole.slice(0, random.below(whole.length + 1)), viewer);
    const given = copy(truth);
    const draw = game.possible(table, given.view, given.log);
    for (let round = 0; round < 2; round++) {
      const steps = draw(new FastRandom(`${seed} ${round}`));
      ensureSame(known(game, table, steps, viewer), truth, `what ${viewer} knows in a possible truth`);
      ensureSame(draw(new FastRandom(`${seed} ${round}`)), steps, 'the same truth by the same numbers');
    }
    ensureSame(given, truth, 'what was given to draw from');
  }
};

/** So many truths are few; each must come as often as it should, by a test that chance fails once in a million. */
const FEW = 24;
const DRAWS = 400;
const EARLY = 12;

/**
 * Draws often where there are few truths: the real one is among them, and each comes as often as its weight says. Returns
 * how many moments of the game had few, but more than one.
 */
export const checkWeights = (fixtures: Fixtures, head: TableHead, viewer: Viewer, seed: string): number => {
  const { game, weigh } = fixtures;
  if (weigh === undefined) return 0;
  const table = tableOf(game, head.seats, head.options);
  const whole = randomGame(fixtures, head, seed);
  const random = new FastRandom(seed);
  // Early moments have few truths more often than others.
  const steps = whole.slice(0, 1 + random.below(Math.min(whole.length, random.below(2) === 0 ? EARLY : whole.length)));
  const { view, log } = known(game, table, steps, viewer);
  const draw = game.possible(table, view, log);
  const times = new Map<string, number>();
  const weights = new Map<string, number>();
  for (let drawn = 0; drawn < DRAWS && times.size <= FEW; drawn++) {
    const { key, weight } = weigh(draw(random), table);
    times.set(key, (times.get(key) ?? 0) + 1);
    weights.set(key, weight);
  }
  if (times.size > FEW) return 0;
  const real = weigh(steps, table);
  ensure(times.has(real.key), () => `the real truth never comes to ${viewer} at step ${steps.length} of seed ${seed}`);
  if (times.size === 1) return 0;
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const chiSquare = [...times].reduce((sum, [key, count]) => {
    const expected = (DRAWS * weights.get(key)!) / all;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  ensure(
    chiSquare < mostChiSquare(times.size - 1),
    () => `${times.size} truths of ${viewer} come unevenly at step ${steps.length} of seed ${seed}: ${chiSquare}`,
  );
  return 1;
};

/** What chi-square exceeds about once in a million (Wilson and Hilferty): the cube of something nearly normal. */
const mostChiSquare = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 4.75 * Math.sqrt(2 / (9 * freedom))) ** 3;
