import { texts as dreiMagier } from '@wunderkammer/drei-magier/texts';
import { texts as feuersalamander } from '@wunderkammer/feuersalamander/texts';
import type { Game, GameTexts, Language, StepBase } from '@wunderkammer/kernel';
import { texts as salomonsOordeel } from '@wunderkammer/salomons-oordeel/texts';

export const GAME_IDS = ['feuersalamander', 'drei-magier', 'salomons-oordeel'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (value: unknown): value is GameId => GAME_IDS.includes(value as GameId);

/** The rules of each game, loaded when somebody plays it. */
export const loadGame: Readonly<Record<GameId, () => Promise<Game>>> = {
  feuersalamander: async () => (await import('@wunderkammer/feuersalamander')).feuersalamander as unknown as Game,
  'drei-magier': async () => (await import('@wunderkammer/drei-magier')).dreiMagier as unknown as Game,
  'salomons-oordeel': async () => (await import('@wunderkammer/salomons-oordeel')).salomonsOordeel as unknown as Game,
};

/** What is said of each game, in one language; there is no need to wait for the rules. */
export const loadTexts: Readonly<Record<GameId, (language: Language) => Promise<GameTexts>>> = {
  feuersalamander,
  'drei-magier': dreiMagier,
  'salomons-oordeel': salomonsOordeel,
};

/** The script of each guided first game. */
export const loadScript: Readonly<Record<GameId, () => Promise<readonly StepBase[]>>> = {
  feuersalamander: async () => (await import('./feuersalamander/lesson/lesson.ts')).lesson.steps,
  'drei-magier': async () => (await import('./drei-magier/lesson/lesson.ts')).lesson.steps,
  'salomons-oordeel': async () => (await import('./salomons-oordeel/lesson/lesson.ts')).lesson.steps,
};
