import type { Language } from '@wunderkammer/kernel';
import type { Rulebook } from '@wunderkammer/rulebook';
import type { GameId } from '../games/engines.ts';
import { REGISTRY } from '../games/registry.ts';
import { loadOnce } from '../ui/load-once.ts';
import type { Figures } from './figures.ts';

export interface OpenBook {
  readonly book: Rulebook;
  readonly figures: Figures;
}

/** A game's rulebook in a language, with its drawings. */
export const loadBook = loadOnce(async (game: GameId, language: Language): Promise<OpenBook> => {
  const [book, figures] = await Promise.all([REGISTRY[game].rulebook(language), REGISTRY[game].figures()]);
  return { book: book.default, figures: figures.default };
});
