import type { Bot, Game, Random, Seat, Table } from '@wunderkammer/kernel';

/**
 * How a bot of any game is made. Written as a method, like the members of `Game`, so that a bot of known types is one of
 * these without a cast: a game only ever gets tables of its own.
 */
interface Maker {
  make(seat: Seat, table: Table, random: Random): Bot;
}

type Sparring = Readonly<Record<string, Maker['make']>>;

/** Loaded when somebody is measured against them. */
const SPARRING: Readonly<Record<string, () => Promise<{ readonly sparring: Sparring }>>> = {
  feuersalamander: () => import('@wunderkammer/feuersalamander/sparring'),
  'drei-magier': () => import('@wunderkammer/drei-magier/sparring'),
  'salomons-oordeel': () => import('@wunderkammer/salomons-oordeel/sparring'),
};

/** The bots of a game that nobody meets at a table, by name; none for a game that keeps none. */
export const sparringOf = async ({ id }: Game): Promise<Sparring> => (await SPARRING[id]?.())?.sparring ?? {};
