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
      nl: () => import('./feuersalamander/rulebook/nl.tsx'),
      de: () => import('./feuersalamander/rulebook/de.tsx'),
      en: () => import('./feuersalamander/rulebook/en.tsx'),
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
      nl: () => import('./drei-magier/rulebook/nl.tsx'),
      de: () => import('./drei-magier/rulebook/de.tsx'),
      en: () => import('./drei-magier/rulebook/en.tsx'),
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
      nl: () => import('./salomons-oordeel/rulebook/nl.tsx'),
      de: () => import('./salomons-oordeel/rulebook/de.tsx'),
      en: () => import('./salomons-oordeel/rulebook/en.tsx'),
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
