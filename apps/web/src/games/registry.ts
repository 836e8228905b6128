import type { Language } from '@wunderkammer/kernel';
import type { GameId } from './engines.ts';
import type { GameEntry } from './game-ui.ts';

const byLanguage =
  <File>(files: Readonly<Record<Language, () => Promise<File>>>) =>
  (language: Language): Promise<File> =>
    files[language]();

/** Everything the cabinet has of each game, loaded piece by piece when it is wanted. */
export const REGISTRY: Readonly<Record<GameId, GameEntry>> = {
  feuersalamander: {
    ui: () => import('./feuersalamander/ui.ts') as unknown as ReturnType<GameEntry['ui']>,
    Picture: () => import('./feuersalamander/Picture.tsx'),
    Options: () => import('./feuersalamander/Options.tsx'),
    rulebook: byLanguage({
      nl: () => import('@wunderkammer/feuersalamander/rulebook/nl.md'),
      de: () => import('@wunderkammer/feuersalamander/rulebook/de.md'),
      en: () => import('@wunderkammer/feuersalamander/rulebook/en.md'),
    }),
    figures: () => import('./feuersalamander/rulebook/figures.tsx'),
    lesson: () => import('./feuersalamander/lesson/lesson.ts') as unknown as ReturnType<GameEntry['lesson']>,
    lessonWords: byLanguage({
      nl: () => import('./feuersalamander/lesson/nl.ts'),
      de: () => import('./feuersalamander/lesson/de.ts'),
      en: () => import('./feuersalamander/lesson/en.ts'),
    }),
  },
  'drei-magier': {
    ui: () => import('./drei-magier/ui.ts') as unknown as ReturnType<GameEntry['ui']>,
    Picture: () => import('./drei-magier/Picture.tsx'),
    Options: () => import('./drei-magier/Options.tsx'),
    rulebook: byLanguage({
      nl: () => import('@wunderkammer/drei-magier/rulebook/nl.md'),
      de: () => import('@wunderkammer/drei-magier/rulebook/de.md'),
      en: () => import('@wunderkammer/drei-magier/rulebook/en.md'),
    }),
    figures: () => import('./drei-magier/rulebook/figures.tsx'),
    lesson: () => import('./drei-magier/lesson/lesson.ts') as unknown as ReturnType<GameEntry['lesson']>,
    lessonWords: byLanguage({
      nl: () => import('./drei-magier/lesson/nl.ts'),
      de: () => import('./drei-magier/lesson/de.ts'),
      en: () => import('./drei-magier/lesson/en.ts'),
    }),
  },
  'salomons-oordeel': {
    ui: () => import('./salomons-oordeel/ui.ts') as unknown as ReturnType<GameEntry['ui']>,
    Picture: () => import('./salomons-oordeel/Picture.tsx'),
    Options: () => import('./salomons-oordeel/Options.tsx'),
    rulebook: byLanguage({
      nl: () => import('@wunderkammer/salomons-oordeel/rulebook/nl.md'),
      de: () => import('@wunderkammer/salomons-oordeel/rulebook/de.md'),
      en: () => import('@wunderkammer/salomons-oordeel/rulebook/en.md'),
    }),
    figures: () => import('./salomons-oordeel/rulebook/figures.tsx'),
    lesson: () => import('./salomons-oordeel/lesson/lesson.ts') as unknown as ReturnType<GameEntry['lesson']>,
    lessonWords: byLanguage({
      nl: () => import('./salomons-oordeel/lesson/nl.ts'),
      de: () => import('./salomons-oordeel/lesson/de.ts'),
      en: () => import('./salomons-oordeel/lesson/en.ts'),
    }),
  },
};
