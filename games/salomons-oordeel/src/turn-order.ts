import type { RuleViolation } from '@wunderkammer/kernel';
import type { State } from './state.ts';
import * as layout from './state.ts';
import * as refusals from './violations.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { ACTOR, baseOf, GONE, GUESS_PHASE, GUESSER, HIDDEN_COUNT, HIT, OUT, OVER_PHASE, PHASE, SHIELD } = layout;
const { VIOLATIONS } = refusals;

export const isOver = ({ cells }: State): boolean => cells[PHASE] === OVER_PHASE;

/** Why a step is refused that is not due: nothing is, once the game is over (SO-16). */
export const notNow = (cells: Int32Array, violation: RuleViolation): RuleViolation =>
  cells[PHASE] === OVER_PHASE ? VIOLATIONS['game/over'] : violation;

/** This seat's turn begins. */
export const begin = (cells: Int32Array, seat: number): void => {
  cells[GUESSER] = seat;
  cells[ACTOR] = seat;
  cells[PHASE] = GUESS_PHASE;
};

/** The turn passes from the guesser to the left, to the next seat still in (SO-15). */
export const passTurn = ({ cells, seats }: State): void => {
  cells[SHIELD] = cells[HIT]!;
  cells[HIT] = 0;
  let next = cells[GUESSER]!;
  do {
    next = next + 1 === seats ? 0 : next + 1;
  } while (cells[baseOf(next) | HIDDEN_COUNT] === 0);
  begin(cells, next);
};

/** A seat without hidden stones is out (SO-15); when one is left, the game is over (SO-16). */
export const goOut = ({ cells, seats }: State, base: number): void => {
  const gone = cells[GONE]! + 1;
  cells[GONE] = gone;
  cells[base | OUT] = gone;
  if (gone === seats - 1) cells[PHASE] = OVER_PHASE;
};

/** Seat + 1 of whom the guesser may not guess at now (SO-14); 0 if there is nobody. */
export const shielded = ({ cells, options }: State): number => {
  if (!options.protection || cells[HIT] !== 0) return 0;
  const shield = cells[SHIELD]!;
  if (shield === 0 || shield - 1 === cells[GUESSER]) return 0;
  // The protected seat is never the only one left to guess at: whoever took the turn just before is still in, too.
  return cells[baseOf(shield - 1) | HIDDEN_COUNT] === 0 ? 0 : shield;
};
