import { defineViolations } from '@wunderkammer/kernel';

/** Everything that can be wrong with a step, by code: the rule it breaks. What to tell the player stands in the texts. */
export const VIOLATIONS = defineViolations({
  // Whose turn it is
  'turn/not-yours': 'FS-5',
  'turn/before-deal': 'FS-9',
  'turn/before-start-throw': 'FS-11',
  'over/target': 'FS-38',
  'over/no-combination-left': 'FS-39',

  // The deal and the start
  'deal/not-due': 'FS-9',
  'deal/too-many-copies': 'FS-2',
  'start-throw/not-due': 'FS-11',
  'start-throw/wrong-seats': 'FS-11',

  // Throws
  'throw/not-due': 'FS-15',
  'throw/in-dungeon': 'FS-13',
  'throw/no-double': 'FS-29',
  'sticks/not-due': 'FS-15',
  'throw-keys/not-due': 'FS-13',
  'keys/not-due': 'FS-13',
  'keys/impossible': 'FS-13',

  // Cards
  'draw/not-due': 'FS-16',
  'draw/not-in-pile': 'FS-16',
  'draw/laid-off': 'FS-18',
  'discard/not-due': 'FS-17',
  'discard/not-held': 'FS-17',
  'discard/leaves-pair': 'FS-17',
  'set-up/not-asked': 'FS-10',
  'set-up/not-held': 'FS-10',

  // The token
  'place/not-due': 'FS-19',
  'place/not-true': 'FS-19',

  // Moving and asking
  'move/not-due': 'FS-22',
  'move/begins-at-home': 'FS-24',
  'move/home-too-far': 'FS-24',
  'ask/not-due': 'FS-26',

  // Claims
  'claim/not-home': 'FS-30',
  'claim/not-now': 'FS-30',
  'claim/not-one-of-each': 'FS-31',
  'claim/order': 'FS-31',
  'claim/names-self': 'FS-31',
  'claim/names-nobody': 'FS-31',
  'claim/not-held': 'FS-31',
  'claim/too-many-named': 'FS-31',
  'exchange/not-due': 'FS-35',
  'exchange/not-asked': 'FS-35',

  // What cannot be declined
  'pass/must-throw': 'FS-15',
  'pass/must-throw-keys': 'FS-13',
  'pass/must-lay-off': 'FS-17',
  'pass/must-lay-off-set-up': 'FS-10',
  'pass/must-place': 'FS-19',
  'pass/must-move': 'FS-22',
  'pass/must-choose': 'FS-35',
});

export type ViolationCode = keyof typeof VIOLATIONS;
