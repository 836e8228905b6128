import type { Language } from '@wunderkammer/kernel';

export type NoteKind = 'turn' | 'over';

interface NoteWords {
  readonly title: (game: string) => string;
  readonly body: string;
}

export const NOTE_WORDS: Readonly<Record<Language, Readonly<Record<NoteKind, NoteWords>>>> = {
  nl: {
    turn: { title: (game) => `Jij bent aan de beurt bij ${game}`, body: 'De tafel wacht op je.' },
    over: { title: (game) => `${game} is afgelopen`, body: 'Kijk hoe het is gegaan.' },
  },
  de: {
    turn: { title: (game) => `Du bist am Zug bei „${game}“`, body: 'Der Tisch wartet auf dich.' },
    over: { title: (game) => `„${game}“ ist zu Ende`, body: 'Sieh nach, wie es ausging.' },
  },
  en: {
    turn: { title: (game) => `Your turn at ${game}`, body: 'The table is waiting for you.' },
    over: { title: (game) => `${game} is over`, body: 'See how it ended.' },
  },
};
