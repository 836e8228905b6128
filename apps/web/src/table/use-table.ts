import type { Game, GameTexts } from '@wunderkammer/kernel';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { GameUi } from '../games/game-ui.ts';
import { knownGame } from '../games/games.ts';
import { loadUi } from '../games/parts.ts';
import { useTexts } from '../games/use-texts.ts';
import { WorkerSource } from '../keeper/worker-source.ts';
import { loadOnce } from '../ui/load-once.ts';
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
  /** Whether players have secrets from each other: then a curtain falls between them. */
  readonly secrets: boolean;
  readonly texts: GameTexts;
}

export const loadTable = loadOnce(async (id: string): Promise<Omit<LoadedGame, 'texts'>> => {
  const entry = knownGame(id);
  const [game, ui] = await Promise.all([entry.open(), loadUi(entry)]);
  return { game, ui, secrets: entry.secrets };
});

/** All of them are asked for at once. */
export const useLoaded = (id: string): LoadedGame => {
  const loading = loadTable(id);
  const texts = useTexts(id);
  return { ...use(loading), texts };
};
