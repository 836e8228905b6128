import type { ViewBase } from '@wunderkammer/kernel';

/** What this browser remembers of an online table: enough to hold against its proof, and to tell what was missed. */
export interface TableMemory {
  /** The seal, as it was seen before the game. */
  readonly seal?: string;
  /** What one added to the seed from here. */
  readonly entropy?: string;
  /** How many steps were shown here. */
  readonly shown?: number;
  /** The table as it was last seen here. */
  readonly view?: ViewBase;
}

const KEY = 'wunderkammer:tables';
/** Older tables are forgotten; their games are kept by the house all the same. */
const MOST = 50;

let memory: Readonly<Record<string, TableMemory>> = {};

const readAll = (): Readonly<Record<string, TableMemory>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, TableMemory>) : {};
  } catch {
    // Where storage is forbidden it lasts as long as the page.
    return memory;
  }
};

export const tableMemory = (table: string): TableMemory => readAll()[table] ?? {};

export const keep = (table: string, more: TableMemory): void => {
  const { [table]: before, ...others } = readAll();
  memory = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, { ...before, ...more }]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // As above.
  }
};
