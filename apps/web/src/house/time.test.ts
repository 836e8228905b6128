import { describe, expect, it } from 'vitest';
import { ago, ahead, daysAgo, duration, moment } from './time.ts';

describe('durations', () => {
  it.each([
    ['en', 120, '2 minutes'],
    ['nl', 259_200, '3 dagen'],
    ['de', 3600, '1 Stunde'],
    ['en', 90, '90 seconds'],
    ['nl', 86_400, '1 dag'],
  ] as const)('%s: %i seconds are %s', (language, seconds, text) => {
    expect(duration(language, seconds)).toBe(text);
  });
});

describe('how long it still is', () => {
  const [MINUTE, HOUR] = [60_000, 3_600_000];

  it.each([
    ['en', 72 * HOUR, 'in 3 days'],
    ['en', 47 * HOUR, 'in 47 hours'],
    ['nl', 3 * HOUR, 'over 3 uur'],
    ['de', 90 * MINUTE, 'in 90 Minuten'],
    ['en', 4.2 * MINUTE, 'in 5 minutes'],
    ['en', 30_000, 'in 30 seconds'],
    ['en', 1, 'in 1 second'],
  ] as const)('%s: %i ms are told as %s', (language, ms, text) => {
    expect(ahead(language, ms)).toBe(text);
  });

  it('is told by the hour today, and by the day later', () => {
    const noon = new Date(2026, 10, 18, 12, 0).getTime();
    expect(moment('nl', noon + 2 * HOUR, noon)).toBe('14:00');
    expect(moment('nl', noon + 26 * HOUR, noon)).toMatch(/do.* 19 nov.* 14:00/);
  });
});

describe('how long ago', () => {
  const now = 1_800_000_000_000;
  const after = (seconds: number): number => now - seconds * 1000;

  it.each([
    ['en', 0, undefined],
    ['nl', 59, undefined],
    ['en', 60, '1 minute ago'],
    ['nl', 7199, '1 uur geleden'],
    ['de', 86_400, 'gestern'],
    ['en', 10 * 86_400, '10 days ago'],
  ] as const)('%s: %i seconds ago is %s', (language, seconds, text) => {
    expect(ago(language, after(seconds), now)).toBe(text);
  });

  it('a clock that goes before ours does not bring the future', () => {
    expect(ago('en', now + 60_000, now)).toBeUndefined();
  });
});

describe('days', () => {
  const today = Date.UTC(2030, 0, 5);
  it.each([
    ['en', 0, 'today'],
    ['nl', 1, 'gisteren'],
    ['de', 3, 'vor 3 Tagen'],
    ['en', -1, 'today'],
  ] as const)('%s: %i days ago is %s', (language, days, text) => {
    for (const hours of [0, 23]) {
      expect(daysAgo(language, today - days * 86_400_000, today + hours * 3_600_000)).toBe(text);
    }
  });
});
