import { defineViolations } from '@wunderkammer/kernel';

/** Everything that can be wrong with a step, by code: the rule it breaks. What to tell the player stands in the texts. */
export const VIOLATIONS = defineViolations({
  'deal/not-now': 'SO-2',
  'deal/number': 'SO-2',
  'deal/eye': 'SO-2',
  'deal/twice': 'SO-1',
  'first/not-now': 'SO-2',

  'arrange/not-now': 'SO-4',
  'arrange/done': 'SO-4',
  'arrange/eye': 'SO-2',
  'arrange/stones': 'SO-4',
  'arrange/column': 'SO-4',
  'arrange/colour-in-two-rows': 'SO-4',
  'arrange/two-colours-in-a-row': 'SO-4',
  'arrange/digit-in-two-columns': 'SO-4',
  'arrange/two-digits-in-a-column': 'SO-4',
  'arrange/eye-off-its-row': 'SO-5',
  'arrange/eye-on-a-stone': 'SO-5',

  'turn/not-yours': 'SO-15',
  'cell/column': 'SO-4',

  'guess/not-now': 'SO-7',
  'guess/eye': 'SO-7',
  'guess/yourself': 'SO-7',
  'guess/no-hidden-stone': 'SO-7',
  'guess/protected': 'SO-14',
  'stop/not-now': 'SO-8',
  'give/not-now': 'SO-9',
  'give/open-only': 'SO-11',
  'give/no-hidden-stone': 'SO-9',
  'open/not-now': 'SO-11',
  'open/no-hidden-stone': 'SO-11',
  'settle/not-now': 'SO-12',
  'settle/not-receiver': 'SO-12',
  'settle/row': 'SO-12',
  'settle/column': 'SO-12',
  'settle/cell-taken': 'SO-12',
  'game/over': 'SO-16',
});

export type ViolationCode = keyof typeof VIOLATIONS;
