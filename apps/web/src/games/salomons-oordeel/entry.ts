import { box } from '@wunderkammer/salomons-oordeel/box';
import { texts } from '@wunderkammer/salomons-oordeel/texts';
import type { GameEntry } from '../game-entry.ts';

export const entry: GameEntry = {
  ...box,
  newcomers: { seats: 2, options: { variant: 'easy' } },
  open: async () => (await import('@wunderkammer/salomons-oordeel')).salomonsOordeel,
  texts,
  pitch: {
    nl: () => import('@wunderkammer/salomons-oordeel/pitch/nl'),
    de: () => import('@wunderkammer/salomons-oordeel/pitch/de'),
    en: () => import('@wunderkammer/salomons-oordeel/pitch/en'),
  },
  glossary: () => import('@wunderkammer/salomons-oordeel/glossary'),
  rulebook: {
    nl: () => import('@wunderkammer/salomons-oordeel/rulebook/nl.md'),
    de: () => import('@wunderkammer/salomons-oordeel/rulebook/de.md'),
    en: () => import('@wunderkammer/salomons-oordeel/rulebook/en.md'),
  },
};
