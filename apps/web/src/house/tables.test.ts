import type { Card } from '@wunderkammer/protocol';
import { describe, expect, it } from 'vitest';
import type { KeptTable } from '../keeper/shelf.ts';
import { inParts, type OwnTable, onlineTable, tableHere } from './tables.ts';

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

const kept = (id: string, more: Partial<KeptTable> = {}): KeptTable => ({
  id,
  setup: { game: 'drei-magier', options: {}, seats: [], aids: 'none', series: { games: 1, outcomes: [] } },
  seed: '',
  entropy: [],
  begun: 0,
  touched: 0,
  marks: [],
  shown: [],
  ...more,
});

const nameOf = (table: OwnTable): string => (table.type === 'online' ? table.card.table : table.kept.id);

describe('one’s own tables', () => {
  it('come in parts, with one’s turn first and the last touched on top', () => {
    const tables = [
      card('put away', 'archived'),
      card('over', 'over'),
      card('theirs', 'playing'),
      card('mine, long ago', 'playing', { yourTurn: true, touched: 1 }),
      card('mine, just now', 'playing', { yourTurn: true, touched: 2 }),
      card('not begun', 'waiting'),
    ].map(onlineTable);
    const here = [
      kept('here, in between', { touched: 1.5 }),
      kept('over here', { touched: 9, outcome: { ranking: [], scores: [] } }),
    ].map(tableHere);
    expect(inParts([...tables, ...here]).map(({ part, tables }) => [part, tables.map(nameOf)])).toEqual([
      ['yours', ['mine, just now', 'here, in between', 'mine, long ago']],
      ['waiting', ['not begun']],
      ['going', ['theirs']],
      ['over', ['over here', 'over']],
      ['archived', ['put away']],
    ]);
  });

  it('a part without a table is not there', () => {
    expect(inParts([])).toEqual([]);
  });
});
