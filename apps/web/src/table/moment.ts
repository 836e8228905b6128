import { FastRandom, type Game, playAll, type StepBase, type Table, type ViewBase } from '@wunderkammer/kernel';

/** An earlier moment: what happened then, and the table before and after it. */
export interface Moment {
  readonly before: ViewBase;
  readonly event: StepBase;
  readonly view: ViewBase;
}

/**
 * Any moment of a game as somebody saw it, from what they know now: their view and their log. It is played again with a truth
 * that may be behind both; whichever it is, it shows these eyes the same tables. So a moment can be looked at that this page
 * never showed, nothing is asked of whoever keeps the table, and nothing can be seen that was not seen then.
 */
export const momentOf = (
  game: Game,
  table: Table,
  view: ViewBase,
  log: readonly StepBase[],
  version: number,
): Moment => {
  const { viewer } = view;
  const truth = game.possible(table, view, log)(new FastRandom('a moment'));
  let before = view;
  const after = playAll(game, table, truth.slice(0, version), (state, _step, index) => {
    if (index === version - 1) before = game.view(state, viewer);
  });
  return { before, event: log[version - 1]!, view: game.view(after, viewer) };
};
