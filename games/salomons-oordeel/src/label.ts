import type { LabelFacts } from '@wunderkammer/kernel';

/** What stands on the label of the game in every language. */
export const LABEL = {
  publisher: 'Identity Games',
  // `simulate salomons-oordeel --games 200 --seed label --policy steady-1`: two players, easy; four players, full.
  measured: { games: 200, decisions: [19, 42], seconds: 60 },
  // docs/balance/salomons-oordeel.md, in hundredths.
  balance: { games: 80, begins: 55, margin: 14 },
  differences: [
    { id: 'lines', rules: ['SO-4'] },
    { id: 'rightPlace', rules: ['SO-12'] },
    { id: 'youngest', rules: ['SO-2'] },
    { id: 'protection', rules: ['SO-14'] },
  ],
  lost: [
    { id: 'colours', certainty: 'guess', rules: ['SO-1'] },
    { id: 'figures', certainty: 'likely', rules: ['SO-4', 'SO-5', 'SO-12'] },
    { id: 'date', certainty: 'unknown', rules: [] },
    { id: 'art', certainty: 'guess', rules: [] },
  ],
} as const satisfies LabelFacts;
