import type { GameTypes } from '@wunderkammer/kernel';
import type { ComponentType } from 'react';
import type { Aftermath, FinaleProps } from './game-ui.ts';

/* How games end, found in their folders like their other parts (parts.ts); apart from those, since the cabinet has no need of it. */

type Finale = ComponentType<FinaleProps<GameTypes>>;

const FINALES = import.meta.glob<Finale>('./*/finale/Finale.tsx', { import: 'default' });
const AFTERMATHS = import.meta.glob<Aftermath>('./*/finale/aftermath.tsx', { import: 'default' });

/** Whether a game has an end that is played out on its table. */
export const hasFinale = (id: string): boolean => `./${id}/finale/Finale.tsx` in FINALES;

/** The end of a game on its table; as many files as there are such games. */
export const loadFinale = async (id: string): Promise<Finale> => {
  const load = FINALES[`./${id}/finale/Finale.tsx`];
  if (load === undefined) throw new Error(`"${id}" has no finale`);
  return load();
};

/** How a game came to its end; nothing is said of a plain one. */
export const loadAftermath = async (id: string): Promise<Partial<Aftermath>> =>
  (await AFTERMATHS[`./${id}/finale/aftermath.tsx`]?.()) ?? {};
