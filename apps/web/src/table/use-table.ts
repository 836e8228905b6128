import type { Game, GameTexts, Language } from '@wunderkammer/kernel';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { isGameId, loadGame, loadTexts } from '../games/engines.ts';
import type { GameUi } from '../games/game-ui.ts';
import { REGISTRY } from '../games/registry.ts';
import { WorkerSource } from '../keeper/worker-source.ts';
import { loadOnce } from '../ui/load-once.ts';
import { useLanguage } from '../words/words.tsx';
import { Director, type Scene } from './director.ts';
import { agreedFor } from './pending.ts';
import type { TableSource } from './source.ts';

export interface OpenTable {
  readonly source: TableSource;
  readonly director: Director;
}

/** Opens a kept or fresh table for as long as the page shows it. */
export const useOpenTable = (id: string): OpenTable | undefined => {
  const [open, setOpen] = useState<OpenTable>();
  useEffect(() => {
    const source = new WorkerSource(id, agreedFor(id));
    const director = new Director(source);
    setOpen({ source, director });
    return () => {
      director.close();
      source.close();
      setOpen(undefined);
    };
  }, [id]);
  return open;
};

export const useScene = (director: Director): Scene => useSyncExternalStore(director.subscribe, director.snapshot);

/** A game's rules, table and texts, once they are loaded. */
export interface LoadedGame {
  readonly game: Game;
  readonly ui: GameUi;
  readonly texts: GameTexts;
}

export const loadTable = loadOnce(async (id: string): Promise<Omit<LoadedGame, 'texts'>> => {
  if (!isGameId(id)) throw new Error(`there is no game "${id}"`);
  const [game, ui] = await Promise.all([loadGame[id](), REGISTRY[id].ui()]);
  return { game, ui: ui.default };
});

const textsOf = loadOnce(async (id: string, language: Language): Promise<GameTexts> => {
  if (!isGameId(id)) throw new Error(`there is no game "${id}"`);
  return loadTexts[id](language);
});

/** What is said of a game, in the language of the page. */
export const useTexts = (id: string): GameTexts => use(textsOf(id, useLanguage().language));

/** All of them are asked for at once. */
export const useLoaded = (id: string): LoadedGame => {
  const loading = loadTable(id);
  const texts = useTexts(id);
  return { ...use(loading), texts };
};
