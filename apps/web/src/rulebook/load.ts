import type { Language } from '@wunderkammer/kernel';
import type { Rulebook } from '@wunderkammer/rulebook';
import { knownGame } from '../games/games.ts';
import { loadFigures } from '../games/parts.ts';
import { plainBook } from '../games/plain/plain-book.ts';
import { loadOnce } from '../ui/load-once.ts';
import type { Figures } from './figures.ts';

export interface OpenBook {
  readonly book: Rulebook;
  readonly figures: Figures;
}

/** A game's rulebook in a language, with its drawings. */
export const loadBook = loadOnce(async (id: string, language: Language): Promise<OpenBook> => {
  const game = knownGame(id);
  const written = game.rulebook?.[language];
  const [book, figures] = await Promise.all([
    written === undefined ? plainBook(game, language) : written().then((file) => file.default),
    loadFigures(id),
  ]);
  return { book, figures };
});
