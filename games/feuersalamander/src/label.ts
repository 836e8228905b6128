import type { LabelFacts } from '@wunderkammer/kernel';

/** What stands on the label of the game in every language. */
export const LABEL = {
  author: 'Johann Rüttinger',
  publisher: 'Noris Spiel & Hobby, Georg Reulein GmbH + Co. KG, Fürth',
  year: 1987,
  // `simulate feuersalamander --players 4 --games 200 --seed label --policy steady-1`: with target 49, and with 100.
  measured: { games: 200, decisions: [57, 201], seconds: 30 },
  differences: [
    { id: 'start', rules: ['FS-11'] },
    { id: 'emptyHand', rules: ['FS-19'] },
    { id: 'ownCards', rules: ['FS-31'] },
    { id: 'freed', rules: ['FS-28'] },
    { id: 'time', rules: ['FS-8'] },
    { id: 'names', rules: ['FS-5'] },
  ],
  lost: [
    { id: 'cross', certainty: 'firm', rules: ['FS-1', 'FS-6'] },
    { id: 'rows', certainty: 'likely', rules: ['FS-1'] },
    { id: 'places', certainty: 'guess', rules: ['FS-5'] },
    { id: 'keys', certainty: 'likely', rules: ['FS-4'] },
    { id: 'art', certainty: 'guess', rules: [] },
  ],
} as const satisfies LabelFacts;
