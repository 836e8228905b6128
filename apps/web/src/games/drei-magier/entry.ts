import { box } from '@wunderkammer/drei-magier/box';
import { texts } from '@wunderkammer/drei-magier/texts';
import type { GameEntry } from '../game-entry.ts';

export const entry: GameEntry = {
  ...box,
  open: async () => (await import('@wunderkammer/drei-magier')).dreiMagier,
  texts,
  pitch: {
    nl: () => import('@wunderkammer/drei-magier/pitch/nl'),
    de: () => import('@wunderkammer/drei-magier/pitch/de'),
    en: () => import('@wunderkammer/drei-magier/pitch/en'),
  },
  glossary: () => import('@wunderkammer/drei-magier/glossary'),
  rulebook: {
    nl: () => import('@wunderkammer/drei-magier/rulebook/nl.md'),
    de: () => import('@wunderkammer/drei-magier/rulebook/de.md'),
    en: () => import('@wunderkammer/drei-magier/rulebook/en.md'),
  },
};
