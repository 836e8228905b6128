import { describe, expect, it } from 'vitest';
import { clockText, isLow, nextTick } from './clock-text.ts';

const HOUR = 3_600_000;

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [400, '0:01'],
    [125_000, '2:05'],
    [59 * 60_000 + 59_500, '1:00:00'],
    [3_725_000, '1:02:05'],
    [24 * HOUR, '1d 0h'],
    [76 * HOUR, '3d 4h'],
  ])('shows %d ms as %s', (left, text) => {
    expect(clockText('en', left)).toBe(text);
  });

  it('is low in its last fifth, at most an hour and at least ten seconds before the end', () => {
    const move = (seconds: number) => ({ type: 'move', seconds }) as const;
    expect(isLow(move(120), 24_000)).toBe(true);
    expect(isLow(move(120), 24_001)).toBe(false);
    expect(isLow(move(5), 10_000)).toBe(true);
    expect(isLow(move(3 * 24 * 3600), HOUR)).toBe(true);
    expect(isLow(move(3 * 24 * 3600), HOUR + 1)).toBe(false);
    expect(isLow({ type: 'none', away: 5 }, 0)).toBe(false);
  });

  it('ticks when what it shows changes', () => {
    expect(nextTick(1_250)).toBe(250);
    expect(nextTick(2_000)).toBe(1_000);
    expect(nextTick(30 * HOUR)).toBe(60_000);
  });
});
