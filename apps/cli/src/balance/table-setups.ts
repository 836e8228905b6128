import type { Game } from '@wunderkammer/kernel';

/** A table to be looked at: so many seats, and what was agreed on. */
export interface TableSetup {
  readonly players: number;
  readonly options: object;
  /** How it is called in tables and charts. */
  readonly label: string;
  /** Nothing was agreed on but the number of players. */
  readonly usual: boolean;
}

interface Variant {
  readonly label: string;
  readonly options: object;
  /** Where it is no different from another with fewer seats. */
  readonly fewest?: number;
}

const USUAL: Variant = { label: '', options: {} };

/** What changes how a game runs; who sits where or begins does not. */
const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  feuersalamander: [USUAL, { label: 'to 49', options: { target: 49 } }, { label: 'to 100', options: { target: 100 } }],
  'salomons-oordeel': [
    USUAL,
    { label: 'easy', options: { variant: 'easy' } },
    { label: 'opening only', options: { openOnly: true } },
    { label: 'easy, opening only', options: { variant: 'easy', openOnly: true } },
    { label: 'protection', options: { protection: true }, fewest: 3 },
    { label: 'easy, protection', options: { variant: 'easy', protection: true }, fewest: 3 },
    { label: 'opening only, protection', options: { openOnly: true, protection: true }, fewest: 3 },
    {
      label: 'easy, opening only, protection',
      options: { variant: 'easy', openOnly: true, protection: true },
      fewest: 3,
    },
  ],
};

/** Every number of seats (or just this one) with every variant. */
export const setupsOf = ({ id, seats }: Game, players?: number): readonly TableSetup[] => {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
  return counts
    .filter((count) => players === undefined || count === players)
    .flatMap((count) =>
      (VARIANTS[id] ?? [USUAL])
        .filter(({ fewest = 0 }) => count >= fewest)
        .map((variant) => ({
          players: count,
          options: variant.options,
          label: [`${count} players`, ...(variant.label === '' ? [] : [variant.label])].join(', '),
          usual: variant === USUAL,
        })),
    );
};
