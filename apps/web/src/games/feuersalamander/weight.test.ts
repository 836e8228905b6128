import type { Seen } from '@wunderkammer/feuersalamander';
import { type Seat, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { watchGame } from './testing.ts';
import { touches } from './turning.ts';
import { weight } from './weight.ts';

const LOG = ['one', 'two', 'three'].flatMap((seed) => watchGame(3, seed, () => undefined));
const ofType = <T extends Seen['type']>(type: T) =>
  LOG.filter((seen): seen is Extract<Seen, { type: T }> => seen.type === type);

describe('what an event asks of whoever looks', () => {
  it('is most for a combination, whoever lays it', () => {
    for (const seen of ofType('claim')) expect(weight(seen, 'watcher')).toBe('heavy');
  });

  it('is more for whoever is thrown out or asked than for the others', () => {
    const thrown = ofType('move').filter(({ thrownOut }) => thrownOut.length > 0);
    expect(thrown.length).toBeGreaterThan(0);
    for (const seen of thrown) {
      const [victim] = seen.thrownOut as readonly Seat[];
      expect([weight(seen, victim!), weight(seen, 'watcher')]).toEqual(['heavy', 'plain']);
      expect(touches(seen, victim!)).toEqual({ spot: `figure:${victim}`, mark: 'loss' });
    }
    for (const seen of ofType('ask')) {
      expect([weight(seen, seen.asked), weight(seen, 'watcher')]).toEqual(['heavy', 'plain']);
      expect(touches(seen, seen.asked)?.mark).toBe(seen.freed ? 'gain' : 'asked');
    }
  });

  it('is nothing for picking up sticks, and no wait for what one did oneself', () => {
    for (const seen of ofType('throw')) expect(weight(seen, 'watcher')).toBe('silent');
    for (const seen of ofType('place'))
      expect([weight(seen, seen.by), weight(seen, 'watcher')]).toEqual(['known', 'quiet']);
  });

  it('marks the card that a combination takes from somebody as their loss', () => {
    const right = ofType('claim').filter(({ outcome }) => outcome.type === 'right');
    expect(right.length).toBeGreaterThan(0);
    for (const seen of right) {
      for (const [named] of seen.named) expect(touches(seen, named)).toEqual({ spot: 'hand', mark: 'loss' });
      expect(touches(seen, seen.by)?.mark).toBe('gain');
      const others = [0, 1, 2].map(seat).filter((each) => each !== seen.by && !seen.named.some(([at]) => at === each));
      for (const other of others) expect(touches(seen, other)).toBeUndefined();
    }
  });
});
