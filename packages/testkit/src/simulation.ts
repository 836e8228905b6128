import { type GameTypes, randomPlayer, simulate } from '@wunderkammer/kernel';
import type { Fixtures, TableHead } from './fixtures.ts';

/** A random game to its end, as steps. */
export const randomGame = <T extends GameTypes>(
  { game }: Fixtures<T>,
  { seats, options }: TableHead,
  seed: string,
): readonly T['Step'][] => simulate(game, seats, options, randomPlayer, seed).steps;

/** A readable name for a table in a test's title. */
export const tableName = ({ seats, options }: TableHead): string => {
  const given = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return [`${seats} seats`, ...given].join(', ');
};

/** What the checks of the suite are given. */
export type Check = (fixtures: Fixtures, head: TableHead, seed: string) => void;
