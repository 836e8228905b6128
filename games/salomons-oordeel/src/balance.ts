import type { Balance, Variant } from '@wunderkammer/kernel';
import { isEye } from './stones.ts';
import type { SalomonsOordeelTypes } from './vocabulary.ts';

type Agreed = Variant<SalomonsOordeelTypes>;

const EASY: Agreed = { label: 'easy', options: { variant: 'easy' } };
const OPENING_ONLY: Agreed = { label: 'opening only', options: { openOnly: true } };
const PROTECTION: Agreed = { label: 'protection', options: { protection: true } };

/** The same ways to play, with one thing more agreed on. */
const and = (more: Agreed, variants: readonly Agreed[]): readonly Agreed[] => [
  more,
  ...variants.map(({ label, options }) => ({
    label: `${label}, ${more.label}`,
    options: { ...options, ...more.options },
  })),
];

const WITHOUT_PROTECTION = [EASY, ...and(OPENING_ONLY, [EASY])];
const ALL = [...WITHOUT_PROTECTION, ...and(PROTECTION, WITHOUT_PROTECTION)];

/** What is looked at to find out how fair the game is. */
export const balance: Balance<SalomonsOordeelTypes> = {
  beginnerDrawnBy: 'first',
  // Between two there is nobody else to guess at, so that nobody is protected (SO-14).
  variants: (seats) => (seats === 2 ? WITHOUT_PROTECTION : ALL),
  fortunes: [
    {
      label: 'eyes dealt',
      about: 'the number of eyes dealt',
      read: (steps) => steps.find((step) => step.type === 'deal')?.hands.map((hand) => hand.filter(isEye).length),
    },
  ],
};
