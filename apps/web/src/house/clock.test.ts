import { clock as clockSchema } from '@wunderkammer/protocol';
import { describe, expect, it } from 'vitest';
import {
  AWAY,
  AWAY_NAMES,
  asOwn,
  awayName,
  boundsOf,
  MOST_BONUS,
  OWN_CLOCK,
  type OwnClock,
  ownClock,
  PRESET_NAMES,
  PRESETS,
} from './clock.ts';

const isClock = (value: unknown): boolean => clockSchema.safeParse(value).success;

describe('the clocks of a new table', () => {
  it.each(PRESET_NAMES)('the protocol takes %s', (name) => {
    expect(isClock(PRESETS[name])).toBe(true);
  });

  it.each(AWAY_NAMES)('the protocol takes it that the others wait for somebody who is away: %s', (name) => {
    expect(isClock({ type: 'none', away: AWAY[name] })).toBe(true);
    expect(awayName(AWAY[name])).toBe(name);
  });

  it('without a clock waits a day for somebody who is away, unless another time is chosen', () => {
    expect(PRESETS.none).toEqual({ type: 'none', away: 86_400 });
  });

  it.each(PRESET_NAMES.filter((name) => name !== 'none'))('%s goes through the form unchanged', (name) => {
    expect(ownClock(asOwn(PRESETS[name]))).toEqual(PRESETS[name]);
  });

  it('begins with one the protocol takes, when there was none', () => {
    expect(asOwn({ type: 'none', away: null })).toEqual(OWN_CLOCK);
    expect(isClock(ownClock(OWN_CLOCK))).toBe(true);
  });

  it('shows a time in the largest whole unit', () => {
    expect(asOwn({ type: 'move', seconds: 7200 })).toMatchObject({ amount: 2, unit: 'hour' });
    expect(asOwn({ type: 'move', seconds: 90 })).toMatchObject({ amount: 90, unit: 'second' });
    expect(asOwn({ type: 'bank', seconds: 5400, bonus: 0 })).toMatchObject({ amount: 90, unit: 'minute', bonus: 0 });
  });

  it.each([
    ['second', 5, 2_592_000],
    ['minute', 1, 43_200],
    ['hour', 1, 720],
    ['day', 1, 30],
  ] as const)('an amount of %ss is from %i to %i', (unit, min, max) => {
    expect(boundsOf(unit)).toEqual({ min, max });
  });

  it.each([
    { ...OWN_CLOCK, amount: 0 },
    { ...OWN_CLOCK, amount: -3 },
    { ...OWN_CLOCK, amount: Number.NaN },
    { ...OWN_CLOCK, amount: 1e12 },
    { ...OWN_CLOCK, amount: 2.4 },
    { ...OWN_CLOCK, type: 'bank', bonus: MOST_BONUS + 1 },
    { ...OWN_CLOCK, type: 'bank', bonus: Number.NaN },
    { ...OWN_CLOCK, unit: 'second', amount: 1 },
    { ...OWN_CLOCK, unit: 'day', amount: 31 },
  ] satisfies OwnClock[])('whatever is typed, a clock comes out: %j', (typed) => {
    expect(isClock(ownClock(typed))).toBe(true);
  });

  it('knows no bonus for a move', () => {
    expect(ownClock({ type: 'move', amount: 1, unit: 'minute', bonus: 30 })).toEqual({ type: 'move', seconds: 60 });
  });
});
