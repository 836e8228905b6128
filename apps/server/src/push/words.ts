import type { Language } from '@wunderkammer/kernel';

/** `away`: somebody is missed at a table without a clock, and others may soon let a bot play for them. */
export type NotificationKind = 'turn' | 'over' | 'away';

interface NoteWords {
  readonly title: (game: string) => string;
  readonly body: string;
}

export const NOTIFICATION_WORDS: Readonly<Record<Language, Readonly<Record<NotificationKind, NoteWords>>>> = {
  nl: {
    turn: { title: (game) => `Jij bent aan de beurt bij ${game}`, body: 'De tafel wacht op je.' },
    over: { title: (game) => `${game} is afgelopen`, body: 'Kijk hoe het is gegaan.' },
    away: {
      title: (game) => `${game} wacht nog steeds op je`,
      body: 'Vanaf {until} mogen de anderen een bot voor je laten spelen.',
    },
  },
  de: {
    turn: { title: (game) => `Du bist am Zug bei „${game}“`, body: 'Der Tisch wartet auf dich.' },
    over: { title: (game) => `„${game}“ ist zu Ende`, body: 'Sieh nach, wie es ausging.' },
    away: {
      title: (game) => `„${game}“ wartet noch auf dich`,
      body: 'Ab {until} dürfen die anderen einen Bot für dich spielen lassen.',
    },
  },
  en: {
    turn: { title: (game) => `Your turn at ${game}`, body: 'The table is waiting for you.' },
    over: { title: (game) => `${game} is over`, body: 'See how it ended.' },
    away: {
      title: (game) => `${game} is still waiting for you`,
      body: 'From {until} on, the others may let a bot play for you.',
    },
  },
};
