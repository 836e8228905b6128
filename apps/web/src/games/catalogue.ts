import type { GameId } from './engines.ts';

/** What the cabinet must know of a game before anything of it is loaded. */
export interface CatalogueEntry {
  /** As on the box. */
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How many sit down at a quick game. */
  readonly usual: number;
  /** Whether there is anything to note. */
  readonly secrets: boolean;
}

export const CATALOGUE: Readonly<Record<GameId, CatalogueEntry>> = {
  feuersalamander: { title: 'Der Feuersalamander', seats: { min: 2, max: 4 }, usual: 3, secrets: true },
  'drei-magier': { title: 'Die drei Magier', seats: { min: 3, max: 3 }, usual: 3, secrets: false },
  'salomons-oordeel': { title: 'Salomons Oordeel', seats: { min: 2, max: 4 }, usual: 3, secrets: true },
};
