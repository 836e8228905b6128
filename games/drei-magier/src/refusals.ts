import type { Move, RuleViolation } from '@wunderkammer/kernel';
import { TYPE_MASK } from './codec.ts';
import { FIRST_JUMP, holds, jumpKey, NONE, SQUARE_JUMPS, WALKS, walkKey } from './reach.ts';
import { ACTOR, APPRENTICE, EYES, JUMP_KEY, MAGE, PHASE, WALK_KEY } from './state.ts';
import { violations } from './violations.ts';
import { CHANCE_TYPES, DECISION_TYPES, PHASES } from './vocabulary.ts';
import { sumOf, wandOf } from './wands.ts';

/* Which rule an illegal step breaks. Not on the way of a legal one, so this may take its time. */

/** Why `seat` may not decide this now, whatever the argument. */
export const refuse = (cells: Int32Array, seat: number, move: Move): RuleViolation => {
  const phase = PHASES[cells[PHASE]!]!;
  switch (phase) {
    case 'over':
      return violations['game/over'];
    case 'start':
      return violations['start/due'];
    case 'eyes':
      return violations['eyes/due'];
    case 'duelThrow':
      return violations['duel/throw-due'];
    case 'spell':
      return violations['spell/due'];
    case 'duelChoice':
      if (seat !== cells[ACTOR]) return violations['duel/not-yours'];
      break;
    default:
      if (seat !== cells[ACTOR]) return violations['turn/not-yours'];
  }
  if (phase === 'take') return violations['take/first'];
  const unthrown = phase === 'throw' || phase === 'throwDue';
  switch (DECISION_TYPES[move & TYPE_MASK]!) {
    case 'throw':
      return violations['throw/not-played-out'];
    case 'pass':
      return phase === 'throw' ? violations['pass/first-throw'] : violations['pass/no-throw-due'];
    case 'walk':
      return unthrown ? violations['throw/first'] : violations['walk/not-now'];
    case 'jump':
      return unthrown ? violations['throw/first'] : violations['jump/not-now'];
    case 'stay':
      if (unthrown) return violations['throw/first'];
      return phase === 'move' && cells[JUMP_KEY]! >= FIRST_JUMP
        ? violations['stay/walk-first']
        : violations['stay/done'];
    case 'take':
      return violations['take/not-now'];
    case 'rethrow':
    case 'stand':
      return violations['rethrow/not-now'];
    case 'cast':
    case 'decline':
      return violations['cast/not-now'];
    case 'choose':
      return violations['choose/not-now'];
    case 'leap':
    case 'remain':
      return violations['leap/not-now'];
  }
};

/** Why the apprentice may not walk there while figures are moved. */
export const refuseWalk = (cells: Int32Array, seat: number, to: number): RuleViolation => {
  if (cells[WALK_KEY] === NONE) return violations['walk/not-now'];
  const withStone = walkKey(1, sumOf(cells[EYES]!), cells[APPRENTICE + seat]!);
  return holds(WALKS.mask, withStone, to) ? violations['walk/no-stone'] : violations['walk/wrong-distance'];
};

/** Why the mage may not jump there while figures are moved. */
export const refuseJump = (cells: Int32Array, seat: number, to: number): RuleViolation => {
  const jumps = wandOf(cells[EYES]!, seat);
  if (jumps === 0) return violations['jump/zero'];
  if (cells[JUMP_KEY] === NONE) return violations['jump/not-now'];
  return holds(SQUARE_JUMPS.mask, jumpKey(jumps, cells[MAGE + seat]!), to)
    ? violations['jump/labyrinth-sides']
    : violations['jump/wrong-place'];
};

/** Why a chance outcome of this type cannot happen now. */
export const notDue = (cells: Int32Array, type: number): RuleViolation => {
  if (PHASES[cells[PHASE]!] === 'over') return violations['game/over'];
  switch (CHANCE_TYPES[type]!) {
    case 'startThrow':
      return violations['start/not-due'];
    case 'eyes':
      return violations['eyes/not-due'];
    case 'duel':
      return violations['duel/not-due'];
    case 'spell':
      return violations['cast/not-now'];
  }
};
