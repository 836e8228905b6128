import type { Game, GameTypes, StateOf, Table } from './game.ts';

/** The state in which steps that are known to be legal end; one that is refused is a bug of the caller. */
export const stateAfter = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  steps: readonly T['Step'][],
): StateOf<T> => {
  const state = game.create(table);
  for (const [index, step] of steps.entries()) {
    const violation = game.play(state, step);
    if (violation !== undefined) {
      throw new Error(`step ${index} ${JSON.stringify(step)} is refused: ${violation.rule} ${violation.words.en}`);
    }
  }
  return state;
};
