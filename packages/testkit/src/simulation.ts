import { type Game, type GameTypes, randomPlayer, type StateOf, simulate, type Table } from '@wunderkammer/kernel';
import type { Fixtures, TableHead } from './fixtures.ts';

/** A random game to its end, as steps. */
export const randomGame = <T extends GameTypes>(
  { game, policy }: Fixtures<T>,
  { seats, options }: TableHead,
  seed: string,
): readonly T['Step'][] => simulate(game, seats, options, randomPlayer(policy), seed).steps;

/** Plays steps that must be legal. */
export const playAll = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  steps: readonly T['Step'][],
  each?: (before: StateOf<T>, step: T['Step'], index: number) => void,
): StateOf<T> => {
  const state = game.create(table);
  for (const [index, step] of steps.entries()) {
    each?.(state, step, index);
    const violation = game.play(state, step);
    if (violation !== undefined) {
      throw new Error(`step ${index} ${JSON.stringify(step)} is refused: ${violation.code} (${violation.rule})`);
    }
  }
  return state;
};

/** A readable name for a table in a test's title. */
export const tableName = ({ seats, options }: TableHead): string => {
  const given = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return [`${seats} seats`, ...given].join(', ');
};

/** What the checks of the suite are given. */
export type Check = (fixtures: Fixtures, head: TableHead, seed: string) => void;
