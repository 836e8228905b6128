import { walksFrom } from '@wunderkammer/drei-magier';
import { FIELDS, NEIGHBOURS } from '@wunderkammer/drei-magier/pieces';
import { describe, expect, it } from 'vitest';
import { wayBetween } from './routes.ts';

describe('the way of an apprentice', () => {
  it('[DM-11] is as long as was thrown, step by step and never straight back', () => {
    for (const from of FIELDS) {
      for (const steps of [1, 3, 6]) {
        for (const to of walksFrom(from, steps)) {
          const way = wayBetween(from, to, [steps]);
          expect(way).toHaveLength(steps + 1);
          expect([way[0], way.at(-1)]).toEqual([from, to]);
          for (const [index, field] of way.entries()) {
            if (index > 0) expect(NEIGHBOURS.get(way[index - 1]!)).toContain(field);
            if (index > 1) expect(field).not.toBe(way[index - 2]);
          }
        }
      }
    }
  });

  it('is the shortest where nothing is known of the throw', () => {
    expect(wayBetween('sun', 'mill', [])).toEqual(['sun', 'sun-mill-1', 'sun-mill-2', 'sun-mill-3', 'mill']);
  });
});
