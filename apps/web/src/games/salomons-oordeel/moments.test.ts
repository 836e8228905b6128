import { botPlayer, seat, seenLog, simulate, tableOf } from '@wunderkammer/kernel';
import { type Seen, salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { describe, expect, it } from 'vitest';
import { showing } from './board/timing.ts';
import { moments } from './moments.ts';
import { touches } from './turning.ts';
import { weight } from './weight.ts';

/** A whole game as a watcher sees it. */
const watched = (seats: number, seed: string): Seen[] => {
  const { steps } = simulate(salomonsOordeel, seats, {}, botPlayer, seed);
  return seenLog(salomonsOordeel, tableOf(salomonsOordeel, seats), steps, 'watcher');
};

describe('moments', () => {
  it('end with the one that matters most: the last stone', () => {
    const log = watched(3, 'moments');
    const found = moments(log);
    expect(found.at(-1)!.index).toBe(log.length - 1);
    expect(Math.max(...found.map(({ weight }) => weight))).toBe(found.at(-1)!.weight);
  });

  it('have every player who goes out', () => {
    const log = watched(4, 'out');
    const outs = log.flatMap((seen, index) => ('out' in seen && seen.out !== undefined ? [index] : []));
    expect(outs).toHaveLength(3);
    expect(moments(log).map(({ index }) => index)).toEqual(expect.arrayContaining(outs));
  });
});

describe('a streak', () => {
  const guess = (right: boolean): Seen => ({
    by: seat(0),
    type: 'guess',
    at: seat(1),
    row: 0,
    col: 0,
    stone: 'red1',
    right,
    cost: right ? 'nothing' : 'give',
  });

  it('is told once, by its last guess, and weighs more the longer it is', () => {
    const log = [guess(true), guess(true), guess(true), guess(true), guess(false), guess(true)];
    expect(moments(log)).toEqual([
      { index: 3, weight: 4 },
      { index: 4, weight: 2 },
    ]);
  });
});

describe('an event', () => {
  it('is shown long enough to be seen, and not longer than a breath', () => {
    for (const seen of watched(3, 'pace')) expect(showing(seen, 'watcher')).toBeLessThanOrEqual(1400);
  });

  it('asks for a word when it costs whoever looks something, and for a look when it is one of many', () => {
    for (const seen of watched(3, 'pace')) {
      if (seen.type !== 'guess' || seen.out !== undefined) continue;
      expect(weight(seen, 'watcher')).toBe('quiet');
      expect(weight(seen, seen.at)).toBe(seen.right ? 'quiet' : 'plain');
      expect(showing(seen, seen.at)).toBeGreaterThanOrEqual(showing(seen, 'watcher'));
      const spot = `cell:${seen.at}-${seen.row}-${seen.col}`;
      expect(touches(seen, seen.at)).toEqual({ spot, mark: seen.right ? 'loss' : 'asked' });
      expect(touches(seen, seen.by)).toEqual({ spot, mark: seen.right ? 'gain' : 'loss' });
    }
  });
});
