import type { Move, RuleViolation } from '@wunderkammer/kernel';
import { TYPE_MASK } from './codec.ts';
import { FIRST_JUMP, holds, jumpKey, NONE, SIDE_JUMPS, WALKS, walkKey } from './reach.ts';
import { ACTOR, APPRENTICE, EYES, JUMP_KEY, MAGE, PHASE, WALK_KEY } from './state.ts';
import { VIOLATIONS } from './violations.ts';
import { CHANCE_TYPES, DECISION_TYPES, PHASES } from './vocabulary.ts';
import { sumOf, wandOf } from './wands.ts';

/* Which rule an illegal step breaks. Not on the way of a legal one, so this may take its time. */

/** Why `seat` may not decide this now, whatever the argument. */
export const refuse = (cells: Int32Array, seat: number, move: Move): RuleViolation => {
  const phase = PHASES[cells[PHASE]!]!;
  switch (phase) {
    case 'over':
      return VIOLATIONS['game/over'];
    case 'start':
      return VIOLATIONS['start/due'];
    case 'eyes':
      return VIOLATIONS['eyes/due'];
    case 'duelThrow':
      return VIOLATIONS['duel/throw-due'];
    case 'spell':
      return VIOLATIONS['spell/due'];
    case 'duelChoice':
      if (seat !== cells[ACTOR]) return VIOLATIONS['duel/not-yours'];
      break;
    default:
      if (seat !== cells[ACTOR]) return VIOLATIONS['turn/not-yours'];
  }
  if (phase === 'take') return VIOLATIONS['take/first'];
  const unthrown = phase === 'throw' || phase === 'throwDue';
  switch (DECISION_TYPES[move & TYPE_MASK]!) {
    case 'throw':
      return VIOLATIONS['throw/not-played-out'];
    case 'pass':
      return phase === 'throw' ? VIOLATIONS['pass/first-throw'] : VIOLATIONS['pass/no-throw-due'];
    case 'walk':
      return unthrown ? VIOLATIONS['throw/first'] : VIOLATIONS['walk/not-now'];
    case 'jump':
      return unthrown ? VIOLATIONS['throw/first'] : VIOLATIONS['jump/not-now'];
    case 'stay':
      if (unthrown) return VIOLATIONS['throw/first'];
      return phase === 'move' && cells[JUMP_KEY]! >= FIRST_JUMP
        ? VIOLATIONS['stay/walk-first']
        : VIOLATIONS['stay/done'];
    case 'take':
      return VIOLATIONS['take/not-now'];
    case 'rethrow':
    case 'stand':
      return VIOLATIONS['rethrow/not-now'];
    case 'cast':
    case 'decline':
      return VIOLATIONS['cast/not-now'];
    case 'choose':
      return VIOLATIONS['choose/not-now'];
    case 'leap':
    case 'remain':
      return VIOLATIONS['leap/not-now'];
  }
};

/** Why the apprentice may not walk there while figures are moved. */
export const refuseWalk = (cells: Int32Array, seat: number, to: number): RuleViolation => {
  if (cells[WALK_KEY] === NONE) return VIOLATIONS['walk/not-now'];
  const withStone = walkKey(1, sumOf(cells[EYES]!), cells[APPRENTICE + seat]!);
  return holds(WALKS.mask, withStone, to) ? VIOLATIONS['walk/no-stone'] : VIOLATIONS['walk/wrong-distance'];
};

/** Why the mage may not jump there while figures are moved. */
export const refuseJump = (cells: Int32Array, seat: number, to: number): RuleViolation => {
  const jumps = wandOf(cells[EYES]!, seat);
  if (jumps === 0) return VIOLATIONS['jump/zero'];
  if (cells[JUMP_KEY] === NONE) return VIOLATIONS['jump/not-now'];
  return holds(SIDE_JUMPS.mask, jumpKey(jumps, cells[MAGE + seat]!), to)
    ? VIOLATIONS['jump/labyrinth-sides']
    : VIOLATIONS['jump/wrong-place'];
};

/** Why a chance outcome of this type cannot happen now. */
export const notDue = (cells: Int32Array, type: number): RuleViolation => {
  if (PHASES[cells[PHASE]!] === 'over') return VIOLATIONS['game/over'];
  switch (CHANCE_TYPES[type]!) {
    case 'startThrow':
      return VIOLATIONS['start/not-due'];
    case 'eyes':
      return VIOLATIONS['eyes/not-due'];
    case 'duel':
      return VIOLATIONS['duel/not-due'];
    case 'spell':
      return VIOLATIONS['cast/not-now'];
  }
};
