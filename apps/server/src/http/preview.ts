import { type Game, LANGUAGES, type Language } from '@wunderkammer/kernel';
import type { Card } from '@wunderkammer/protocol';
import { mayWatch } from '../table/roles.ts';

/** What is shown where somebody pastes the link of a table: to everybody who comes by, so never more than a stranger may know. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  /** Its picture, as an address in this house. */
  readonly image: string;
}

interface PreviewWords {
  readonly house: string;
  readonly waiting: (names: string) => string;
  readonly playing: (names: string) => string;
  readonly over: (names: string) => string;
  readonly won: (winners: string, many: boolean, names: string) => string;
}

const WORDS: Readonly<Record<Language, PreviewWords>> = {
  nl: {
    house: 'Drie verdwenen bordspellen, weer op tafel.',
    waiting: (names) => `${names} ${names.includes(' en ') ? 'wachten' : 'wacht'} aan deze tafel.`,
    playing: (names) => `Aan tafel: ${names}. Kom toekijken.`,
    over: (names) => `Aan tafel: ${names}. De partij is uit.`,
    won: (winners, many, names) => `${winners} ${many ? 'hebben' : 'heeft'} gewonnen. Aan tafel: ${names}.`,
  },
  de: {
    house: 'Drei verschollene Brettspiele, wieder auf dem Tisch.',
    waiting: (names) => `${names} ${names.includes(' und ') ? 'warten' : 'wartet'} an diesem Tisch.`,
    playing: (names) => `Am Tisch: ${names}. Schau zu.`,
    over: (names) => `Am Tisch: ${names}. Die Partie ist zu Ende.`,
    won: (winners, many, names) => `${winners} ${many ? 'haben' : 'hat'} gewonnen. Am Tisch: ${names}.`,
  },
  en: {
    house: 'Three lost board games, back on the table.',
    waiting: (names) => `${names} ${names.includes(' and ') ? 'are' : 'is'} waiting at this table.`,
    playing: (names) => `At the table: ${names}. Come and watch.`,
    over: (names) => `At the table: ${names}. The game is over.`,
    won: (winners, many, names) => `${winners} ${many ? 'have' : 'has'} won. At the table: ${names}.`,
  },
};

/** The first of our languages that is asked for. */
export const languageAsked = (header: string | undefined): Language =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((part): part is Language => LANGUAGES.some((language) => language === part)) ?? 'en';

/** The house without any of its tables: what is shown of one that does not exist, and of one that is not for strangers. */
export const housePreview = (language: Language): Preview => ({
  title: 'Wunderkammer',
  text: WORDS[language].house,
  image: '/icon-512.png',
});

/** A table as somebody may see it who has nothing but its link, or the house alone. */
export const previewOf = (card: Card, games: readonly Game[], language: Language): Preview => {
  const { ending, seats, status, watch } = card;
  const game = games.find(({ id }) => id === card.game);
  const isShown = ending?.how !== 'closed' && mayWatch(watch, ending !== undefined);
  if (game === undefined || !isShown || status === 'archived') return housePreview(language);
  const words = WORDS[language];
  const list = new Intl.ListFormat(language);
  const named = (of: readonly { readonly name: string }[]): string =>
    list.format(of.map(({ name }) => name).filter((name) => name !== ''));
  const names = named(seats);
  const winners = ending?.outcome?.ranking[0]?.map((seat) => seats[seat]!) ?? [];
  const text =
    status === 'waiting'
      ? words.waiting(names)
      : status === 'playing'
        ? words.playing(names)
        : winners.length > 0
          ? words.won(named(winners), winners.length > 1, names)
          : words.over(names);
  return { title: game.title, text, image: `/cards/${game.id}.png` };
};
