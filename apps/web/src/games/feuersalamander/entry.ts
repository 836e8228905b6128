import { box } from '@wunderkammer/feuersalamander/box';
import { texts } from '@wunderkammer/feuersalamander/texts';
import type { GameEntry } from '../game-entry.ts';

export const entry: GameEntry = {
  ...box,
  newcomers: { seats: 2, options: { target: 49 } },
  open: async () => (await import('@wunderkammer/feuersalamander')).feuersalamander,
  texts,
  pitch: {
    nl: () => import('@wunderkammer/feuersalamander/pitch/nl'),
    de: () => import('@wunderkammer/feuersalamander/pitch/de'),
    en: () => import('@wunderkammer/feuersalamander/pitch/en'),
  },
  glossary: () => import('@wunderkammer/feuersalamander/glossary'),
  rulebook: {
    nl: () => import('@wunderkammer/feuersalamander/rulebook/nl.md'),
    de: () => import('@wunderkammer/feuersalamander/rulebook/de.md'),
    en: () => import('@wunderkammer/feuersalamander/rulebook/en.md'),
  },
};
