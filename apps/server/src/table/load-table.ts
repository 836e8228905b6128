import type { Game } from '@wunderkammer/kernel';
import type { Store } from '../store/store.ts';
import type { Follower } from './audience.ts';
import type { TableEvent } from './events.ts';
import { type TableDamage, TableState } from './table-state.ts';

/** Whoever pays for a table being played through. */
type Payer = Pick<Follower, 'pay'>;

/** A table as it is kept. */
export interface LoadedTable {
  /** Undefined if there is no table of this name, or nothing sound of it. */
  readonly state: TableState | undefined;
  readonly damage: TableDamage | undefined;
  /** Why its sound events do not add up to a game. */
  readonly why: string;
}

/** The table these events make. Throws an `Unfit` at the first that does not fit. */
const play = (id: string, games: readonly Game[], kept: readonly string[]): TableState | undefined => {
  let state: TableState | undefined;
  for (const [version, text] of kept.entries()) {
    try {
      const event = JSON.parse(text) as TableEvent;
      if (state === undefined) state = new TableState(id, games, event);
      else state.apply(event);
    } catch (error) {
      throw new Unfit(version, error instanceof Error ? error.message : String(error));
    }
  }
  return state;
};

class Unfit extends Error {
  readonly version: number;

  constructor(version: number, message: string) {
    super(message);
    this.version = version;
  }
}

/**
 * Reads a table, as far as its events are sound and add up to a game. What is lost of one table must not keep the others
 * from going on, nor those who played there from seeing what is left.
 */
export const loadTable = async (
  store: Store,
  games: readonly Game[],
  id: string,
  payer?: Payer,
): Promise<LoadedTable> => {
  const { events, damage } = await store.events(id, 0);
  try {
    const state = payer === undefined ? play(id, games, events) : payer.pay(() => play(id, games, events));
    return damaged(state, damage && { ...damage, how: 'lost' }, '');
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    const { version: sound, message } = error;
    // Played anew: the one that does not fit may have been played by half.
    const told = damage?.told ?? events.length;
    return damaged(play(id, games, events.slice(0, sound)), { sound, told, how: 'unfit' }, message);
  }
};

const damaged = (state: TableState | undefined, damage: TableDamage | undefined, why: string): LoadedTable => {
  if (state !== undefined) state.damage = damage;
  return { state, damage, why };
};
