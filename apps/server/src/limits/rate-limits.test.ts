import { describe, expect, it } from 'vitest';
import { TestWorld } from '../people/testing.ts';
import { StillWorld } from '../testing/still-world.ts';
import { addressKey } from './address-key.ts';
import { RATES, RateLimits, TooManyRequests } from './rate-limits.ts';
import { TokenBuckets } from './token-bucket.ts';

const clockAt = (time: number) => {
  const clock = { time, now: () => clock.time };
  return clock;
};

describe('a bucket', () => {
  it('gives its burst, then one each time enough has passed', () => {
    const clock = clockAt(0);
    const buckets = new TokenBuckets({ burst: 3, every: 100 }, clock.now);
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 100]);
    clock.time = 60;
    expect(buckets.take('a')).toBe(40);
    clock.time = 100;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 100]);
    expect(buckets.take('b')).toBe(0);
    clock.time = 1_000_000;
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 100]);
  });

  it('takes back, but never more than it holds', () => {
    const buckets = new TokenBuckets({ burst: 1, every: 100 }, () => 0);
    buckets.take('a');
    buckets.giveBack('a');
    buckets.giveBack('a');
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 100]);
  });

  it('is forgotten after so many others, the quietest first', () => {
    const buckets = new TokenBuckets({ burst: 1, every: 1_000_000 }, () => 0, 1000);
    buckets.take('busy');
    for (let index = 0; index < 200_000; index++) {
      buckets.take(`address ${index}`);
      if (index % 500 === 0) expect(buckets.take('busy')).toBeGreaterThan(0);
    }
    expect(buckets.size).toBe(1000);
    expect(buckets.take('address 0')).toBe(0);
  });
});

describe('limits', () => {
  it('are no matter of the clock on the wall, wherever somebody puts it', () => {
    const world = new StillWorld();
    const limits = new RateLimits(world, { ...RATES, codes: { burst: 1, every: 500 } });
    limits.count('codes');
    for (const hours of [1, -2]) {
      world.setClock(hours * 3_600_000);
      expect(() => limits.count('codes')).toThrow(expect.objectContaining({ wait: 500 }));
    }
    world.pass(500);
    limits.count('codes');
  });

  it('refuse with the time to wait, each for itself', () => {
    const world = new TestWorld();
    const limits = new RateLimits(world, { ...RATES, codes: { burst: 1, every: 500 } });
    limits.count('codes', 'here');
    expect(() => limits.count('codes', 'here')).toThrow(TooManyRequests);
    expect(() => limits.count('codes', 'here')).toThrow(expect.objectContaining({ code: 'rate-limited', wait: 500 }));
    limits.count('codes', 'there');
    limits.count('people', 'here');
    limits.uncount('codes', 'here');
    limits.count('codes', 'here');
  });
});

describe('an address is counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::5:6', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['something else', 'something else'],
  ])('%s by %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
