import type { Card } from '@wunderkammer/protocol';
import { describe, expect, it } from 'vitest';
import { inParts } from './tables.ts';

const card = (table: string, status: Card['status'], more: Partial<Card> = {}): Card => ({
  table,
  game: 'drei-magier',
  status,
  seats: [],
  clock: { type: 'none', away: 86_400 },
  watch: 'public',
  aids: 'none',
  options: {},
  games: 1,
  waits: [],
  opened: 0,
  touched: 0,
  yourTurn: false,
  ...more,
});

describe('one’s own tables', () => {
  it('come in parts, with one’s turn first and the last touched on top', () => {
    const tables = [
      card('put away', 'archived'),
      card('over', 'over'),
      card('theirs', 'playing'),
      card('mine, long ago', 'playing', { yourTurn: true, touched: 1 }),
      card('mine, just now', 'playing', { yourTurn: true, touched: 2 }),
      card('not begun', 'waiting'),
    ];
    expect(inParts(tables).map(({ part, tables }) => [part, tables.map(({ table }) => table)])).toEqual([
      ['yours', ['mine, just now', 'mine, long ago']],
      ['waiting', ['not begun']],
      ['going', ['theirs']],
      ['over', ['over']],
      ['archived', ['put away']],
    ]);
  });

  it('a part without a table is not there', () => {
    expect(inParts([])).toEqual([]);
  });
});
