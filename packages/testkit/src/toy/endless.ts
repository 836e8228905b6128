import type { Game, RuleViolation } from '@wunderkammer/kernel';
import { toyGame } from './game.ts';
import { isOver, type State, takeBidsBack } from './state.ts';
import type { ToyTypes } from './vocabulary.ts';

const bidAnew =
  <Rest extends readonly unknown[]>(play: (state: State, ...rest: Rest) => RuleViolation | undefined) =>
  (state: State, ...rest: Rest): RuleViolation | undefined => {
    const violation = play(state, ...rest);
    if (isOver(state)) takeBidsBack(state);
    return violation;
  };

/** The toy, but when all have bid they bid anew: it never ends. */
export const endlessToy: Game<ToyTypes> = {
  ...toyGame,
  play: bidAnew(toyGame.play),
  engine: { ...toyGame.engine, play: bidAnew(toyGame.engine.play) },
};
