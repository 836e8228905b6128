import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { pack, stepShape, unpack } from './codec.ts';
import { fixtures } from './fixtures.ts';
import { step, TABLE } from './testing.ts';

const read = (value: unknown): boolean => stepShape(TABLE)(value, 'step').ok;

describe('the codec', () => {
  it('packs and unpacks every decision, each to a move of its own', () => {
    const decisions = [...fixtures.decisions(TABLE)];
    for (const decision of decisions) expect(unpack(3, decision.by, pack(decision))).toEqual(decision);
    const red = decisions.filter(({ by }) => by === 0);
    expect(new Set(red.map(pack)).size).toBe(red.length);
  });

  it.each(['start 0 6 3', 'start - 2 0', 'eyes 0 1 2', 'duel 2 2 1', 'spell fate power magic'])('packs %s', (line) => {
    expect(unpack(3, 'chance', pack(step(line)))).toEqual(step(line));
  });

  it('reads every decision, with `by` and `type` first', () => {
    for (const decision of fixtures.decisions(TABLE)) {
      const { type, by, ...rest } = decision;
      const back = stepShape(TABLE)({ ...rest, type, by }, 'step');
      expect(JSON.stringify(back.ok && back.value)).toBe(JSON.stringify(decision));
    }
  });

  it.each([
    { by: 3, type: 'throw' },
    { by: -1, type: 'throw' },
    { by: '0', type: 'throw' },
    { by: 0, type: 'throw', to: 'house' },
    { by: 0, type: 'eyes', wands: [1, 1, 1] },
    { by: 'chance', type: 'throw' },
    { by: 'chance', type: 'eyes', wands: [1, 1, 3] },
    { by: 'chance', type: 'eyes', wands: [1, 1] },
    { by: 'chance', type: 'eyes', wands: [1, 1, null] },
    { by: 'chance', type: 'startThrow', sums: [7, 0, 0] },
    { by: 'chance', type: 'startThrow', sums: [1, 0] },
    { by: 'chance', type: 'spell', down: ['power', 'magic', 'star'] },
    { by: 0, type: 'walk', to: 'house-life-3' },
    { by: 0, type: 'walk', to: 'mill-sun-1' },
    { by: 0, type: 'walk' },
    { by: 0, type: 'jump', to: 'house-life-1' },
    { by: 0, type: 'take', from: 3 },
    { by: 0, type: 'rethrow', wands: [2, 0, 0] },
    { by: 0, type: 'choose', symbol: 'luck' },
    null,
    [],
  ])('finds the fault of form in %j', (value) => {
    expect(read(value)).toBe(false);
  });

  it('offers no options', () => {
    expect(fixtures.game.readOptions({}, 3).ok).toBe(true);
    expect(fixtures.game.readOptions({ cards: 8 }, 3).ok).toBe(false);
    expect(fixtures.game.legal(fixtures.game.create(TABLE), seat(0))).toEqual([]);
  });
});
