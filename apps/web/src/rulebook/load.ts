import type { Language } from '@wunderkammer/kernel';
import { type Entry, inOrder, type Rulebook } from '@wunderkammer/rulebook';
import { knownGame } from '../games/games.ts';
import { loadFigures } from '../games/parts.ts';
import { plainBook } from '../games/plain/plain-book.ts';
import { loadOnce } from '../ui/load-once.ts';
import type { Figures } from './figures.ts';

export interface OpenBook {
  readonly book: Rulebook;
  readonly figures: Figures;
  /** The words of the game in the order in which a reader looks them up; a plain book has none. */
  readonly entries: readonly Entry[];
}

/** A game's rulebook in a language, with its drawings and its words. */
export const loadBook = loadOnce(async (id: string, language: Language): Promise<OpenBook> => {
  const game = knownGame(id);
  const written = game.rulebook?.[language];
  const [book, figures, words] = await Promise.all([
    written === undefined ? plainBook(game, language) : written().then((file) => file.default),
    loadFigures(id),
    game.glossary?.(),
  ]);
  return { book, figures, entries: inOrder(words?.glossary ?? {}, language) };
});
