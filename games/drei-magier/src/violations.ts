import { defineViolations } from '@wunderkammer/kernel';

/** Everything that can be wrong with a step, by code: the rule it breaks. What to tell the player stands in the texts. */
export const VIOLATIONS = defineViolations({
  'game/over': 'DM-31',
  'turn/not-yours': 'DM-8',

  'start/due': 'DM-7',
  'start/not-due': 'DM-7',
  'start/wrong-seats': 'DM-7',

  'wands/impossible': 'DM-5',
  'eyes/due': 'DM-8',
  'eyes/not-due': 'DM-8',
  'throw/first': 'DM-8',
  'throw/not-played-out': 'DM-32',
  'pass/first-throw': 'DM-8',
  'pass/no-throw-due': 'DM-10',

  'walk/wrong-distance': 'DM-11',
  'walk/no-stone': 'DM-12',
  'walk/not-now': 'DM-11',
  'jump/wrong-place': 'DM-13',
  'jump/labyrinth-sides': 'DM-3',
  'jump/zero': 'DM-13',
  'jump/not-now': 'DM-13',
  'stay/must-jump': 'DM-14',
  'stay/walk-first': 'DM-13',
  'stay/done': 'DM-13',
  'take/first': 'DM-17',
  'take/not-now': 'DM-17',
  'take/own': 'DM-17',

  'duel/throw-due': 'DM-21',
  'duel/not-due': 'DM-21',
  'duel/not-yours': 'DM-21',
  'duel/kept-wand': 'DM-21',
  'rethrow/not-now': 'DM-21',
  'rethrow/none': 'DM-21',

  'cast/not-now': 'DM-26',
  'spell/due': 'DM-26',
  'choose/not-now': 'DM-26',
  'choose/not-most': 'DM-26',
  'leap/not-now': 'DM-27',
});

export type ViolationCode = keyof typeof VIOLATIONS;
