import type { Language } from '@wunderkammer/kernel';
import type { ComponentType } from 'react';
import type { GameId } from '../games/engines.ts';
import { REGISTRY } from '../games/registry.ts';
import type { Rulebook } from './rulebook.ts';

export interface OpenBook {
  readonly book: Rulebook;
  readonly figures: Readonly<Record<string, ComponentType>>;
}

const open = new Map<string, Promise<OpenBook>>();

/** A game's rulebook in a language, with its drawings. */
export const loadBook = (game: GameId, language: Language): Promise<OpenBook> => {
  const key = `${game} ${language}`;
  const known = open.get(key);
  if (known !== undefined) return known;
  const fresh = Promise.all([REGISTRY[game].rulebook(language), REGISTRY[game].figures()]).then(
    ([book, figures]): OpenBook => ({ book: book.default, figures: figures.default }),
  );
  open.set(key, fresh);
  fresh.catch(() => open.delete(key));
  return fresh;
};
