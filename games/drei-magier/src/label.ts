import type { LabelFacts } from '@wunderkammer/kernel';

/** What stands on the label of the game in every language. */
export const LABEL = {
  author: 'Johann Rüttinger',
  publisher: 'Noris',
  year: 1985,
  // `simulate drei-magier --players 3 --games 200 --seed label --policy steady-1`.
  measured: { games: 200, decisions: [345, 345], seconds: 10 },
  differences: [
    { id: 'eight', rules: ['DM-31'] },
    { id: 'throws', rules: ['DM-8', 'DM-21'] },
    { id: 'plans', rules: ['DM-2'] },
    { id: 'stone', rules: ['DM-28'] },
    { id: 'later', rules: ['DM-11'] },
  ],
  lost: [
    { id: 'square', certainty: 'likely', rules: ['DM-1'] },
    { id: 'deadEnd', certainty: 'likely', rules: ['DM-3', 'DM-4'] },
    { id: 'road', certainty: 'guess', rules: ['DM-4'] },
    { id: 'wands', certainty: 'likely', rules: ['DM-5', 'DM-6'] },
    { id: 'riddle', certainty: 'unknown', rules: [] },
    { id: 'art', certainty: 'guess', rules: [] },
  ],
} as const satisfies LabelFacts;
