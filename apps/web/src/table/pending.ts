import { randomHex } from '../keeper/random.ts';
import { writeSetting } from '../settings/local.ts';
import type { TableSetup } from './source.ts';

/** Tables agreed on but not yet opened: handed from the page that sets up to the page that plays. */
const pending = new Map<string, TableSetup>();

/** Lays out a new table and returns its address. */
export const layOut = (setup: TableSetup): string => {
  const id = randomHex(8);
  pending.set(id, setup);
  writeSetting('kept', 'yes');
  return `/table/${id}`;
};

/** What was agreed for this table, if it is a fresh one. */
export const agreedFor = (id: string): TableSetup | undefined => pending.get(id);
