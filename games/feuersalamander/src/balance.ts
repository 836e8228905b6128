import type { Balance } from '@wunderkammer/kernel';
import { worthOf } from './cards.ts';
import type { FeuersalamanderTypes } from './vocabulary.ts';

/** What is looked at to find out how fair the game is. */
export const balance: Balance<FeuersalamanderTypes> = {
  beginnerDrawnBy: 'startThrow',
  // Of the targets that are suggested (FS-8): 85 is the usual game by a point more.
  variants: () => [49, 100].map((target) => ({ label: `to ${target}`, options: { target } })),
  fortunes: [
    {
      label: 'cards dealt',
      about: 'the value of the two cards dealt (FS-32)',
      read: (steps) =>
        steps
          .find((step) => step.type === 'deal')
          ?.hands.map((hand) => hand.reduce((sum, card) => sum + worthOf(card), 0)),
    },
  ],
};
