import { feuersalamander } from '@wunderkammer/feuersalamander';
import { tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { moments } from './moments.ts';
import { watchGame } from './testing.ts';

describe('the turning points of a game', () => {
  const table = tableOf(feuersalamander, 3);
  const log = watchGame(3, 'moments', () => undefined);
  const found = moments(log, table);

  it('are combinations, throws into the dungeon, and keys and questions that free', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ index }) => log[index]!.type)).size).toBe(4);
    for (const { index } of found) expect(['claim', 'move', 'ask', 'keys']).toContain(log[index]!.type);
  });

  it('weigh from 0 to 1, the last combination most', () => {
    for (const { weight } of found) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
    expect(found.at(-1)).toEqual({ index: log.length - 1, weight: 1 });
  });
});
