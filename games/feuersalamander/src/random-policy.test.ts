import { FastRandom, seat } from '@wunderkammer/kernel';
import type { Trial } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { feuersalamander } from './game.ts';
import { randomPolicy } from './random-policy.ts';
import { LAYOUT } from './state.ts';
import { game, lineOf } from './testing.ts';
import type { FeuersalamanderTypes } from './vocabulary.ts';

const random = new FastRandom('policy');

/** How often the policy chooses what, by line; chance left as it is. */
const choices = (played: Trial<FeuersalamanderTypes>, by: number, times: number): Map<string, number> => {
  const counts = new Map<string, number>();
  for (let round = 0; round < times; round++) {
    const step = feuersalamander.engine.unpack(played.state, seat(by), randomPolicy(played.state, seat(by), random));
    if (step.by === 'chance') throw new Error('a policy decides');
    const line = lineOf(step);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
};

/** Within five standard deviations of an even spread over all `lines`. */
const isEven = (counts: Map<string, number>, lines: readonly string[]): boolean => {
  const total = lines.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
  const expected = total / lines.length;
  return lines.every((line) => Math.abs((counts.get(line) ?? 0) - expected) < 5 * Math.sqrt(expected) + 1);
};

const begun = (): Trial<FeuersalamanderTypes> =>
  game(4, {}, 'deal fire+row7 air+row2 water+stone1 earth+stone3', 'start 4 1 1 1');

describe('the random policy', () => {
  it('claims three times in ten, half of them truly, evenly among all and among the true', () => {
    const played = begun();
    const times = 200_000;
    const counts = choices(played, 0, times);
    const legal = new Set(played.legal(0));
    const claims = [...legal].filter((line) => line.includes('claim'));
    const isTrue = (line: string): boolean => {
      const seen = played.sees('watcher', line);
      return seen.type === 'claim' && seen.outcome.type === 'right';
    };
    const trueClaims = claims.filter(isTrue);
    // Three wings elsewhere and one own, two rows, two stones.
    expect(trueClaims).toHaveLength(4 * 2 * 2);
    expect([...counts.keys()].every((line) => legal.has(line))).toBe(true);
    expect(counts.get('0 throw')! / times).toBeCloseTo(0.7, 2);
    const trueShare = trueClaims.reduce((sum, line) => sum + counts.get(line)!, 0) / times;
    expect(trueShare).toBeCloseTo(0.15 + (0.15 * trueClaims.length) / claims.length, 2);
    expect(isEven(counts, trueClaims)).toBe(true);
    expect(
      isEven(
        counts,
        claims.filter((line) => !isTrue(line)),
      ),
    ).toBe(true);
  });

  it('takes any legal claim when none is true, and none when none is legal', () => {
    const played = game(2, {}, 'deal fire+row7 air+row2', 'start 4 1');
    const counts = choices(played, 0, 20_000);
    expect(counts.get('0 throw')! / 20_000).toBeCloseTo(0.7, 1);
    expect(
      isEven(
        counts,
        played.legal(0).filter((line) => line.includes('claim')),
      ),
    ).toBe(true);
    played.state.cells[LAYOUT.HAND + 1] = 0;
    expect([...choices(played, 0, 100).keys()]).toEqual(['0 throw']);
  });

  it('always takes a throw due, and chooses all else evenly', () => {
    const evenly = (played: Trial<FeuersalamanderTypes>, by: number): void => {
      const legal = played.legal(by);
      const counts = choices(played, by, 400 * legal.length);
      expect([...counts.keys()].every((line) => legal.includes(line))).toBe(true);
      expect(isEven(counts, legal)).toBe(true);
    };
    const onTrack = begun();
    onTrack.state.cells[LAYOUT.AT] = 18;
    onTrack.play('0 throw', 'sticks 3 3 token');
    evenly(onTrack, 0);
    evenly(onTrack.play('0 place fire 7 1'), 0);
    evenly(onTrack.play('0 move difference'), 0);
    onTrack.play('0 pass');
    expect([...choices(onTrack, 0, 100).keys()]).toEqual(['0 throw']);

    for (const field of [2, 3, 19]) {
      for (const pips of ['4 1', '2 1', '4 4']) {
        const moving = begun();
        moving.state.cells[LAYOUT.AT] = field;
        evenly(moving.play('0 throw', `sticks ${pips} token`, '0 place fire 7 1'), 0);
      }
    }
    const pair = game(2, {}, 'deal water+air stone1+stone1');
    evenly(pair, 0);
    evenly(pair, 1);
    for (const card of ['stone2', 'row2', 'row7', 'air']) {
      const drawn = game(
        2,
        {},
        `deal fire+row${card === 'row7' ? 6 : 7} air+row1`,
        'start 4 1',
        '0 throw',
        'sticks 1 2 salamander',
      );
      evenly(drawn.play(`draw ${card}`), 0);
    }
    const one = game(2, {}, 'deal fire+air air+row1', '0 discard air', 'start 4 1', '0 throw', 'sticks 1 2 token');
    evenly(one, 0);
    evenly(begun().play('0 claim / 3 earth 1 row3 2 stone2'), 3);
  });
});
