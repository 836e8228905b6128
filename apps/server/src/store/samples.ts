import type { Append, Head } from './store.ts';

/** The head of a table about which nothing is special but what is said. */
export const headOf = (table: string, version: number, rest: Partial<Head> = {}): Head => ({
  table,
  version,
  status: 'playing',
  listed: false,
  touched: 1_000,
  due: null,
  members: [],
  card: '{}',
  ...rest,
});

/** Events after which the table has this version. */
export const appendOf = (
  table: string,
  version: number,
  events: readonly string[],
  rest: Partial<Head> = {},
): Append => ({ head: headOf(table, version, rest), events });
