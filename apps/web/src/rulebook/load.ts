import type { Language } from '@wunderkammer/kernel';
import type { ComponentType } from 'react';
import type { GameId } from '../games/engines.ts';
import { REGISTRY } from '../games/registry.ts';
import { loadOnce } from '../ui/load-once.ts';
import type { Rulebook } from './rulebook.ts';

export interface OpenBook {
  readonly book: Rulebook;
  readonly figures: Readonly<Record<string, ComponentType>>;
}

/** A game's rulebook in a language, with its drawings. */
export const loadBook = loadOnce(async (game: GameId, language: Language): Promise<OpenBook> => {
  const [book, figures] = await Promise.all([REGISTRY[game].rulebook(language), REGISTRY[game].figures()]);
  return { book: book.default, figures: figures.default };
});
