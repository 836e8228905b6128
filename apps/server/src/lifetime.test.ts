import { beforeEach, describe, expect, it } from 'vitest';
import { Lifetime } from './lifetime.ts';

const HOUR = 3600 * 1000;

let clock: { monotonic: number; wall: number };
let life: Lifetime;
beforeEach(() => {
  clock = { monotonic: 5_000, wall: Date.UTC(2030, 0, 1) };
  life = new Lifetime(
    () => clock.monotonic,
    () => clock.wall,
  );
});

/** So many milliseconds in which the process looks at the clocks, as it does every quarter of a second. */
const live = (ms: number): void => {
  for (let passed = 0; passed < ms; passed += 250) {
    clock.monotonic += 250;
    clock.wall += 250;
    life.look();
  }
};

describe('what a process lived through', () => {
  it('counts', () => {
    live(10_000);
    expect([life.lived, life.woke]).toEqual([10_000, Number.NEGATIVE_INFINITY]);
  });

  it('is not the time in which it was stopped', () => {
    live(1_000);
    clock.monotonic += 12_000;
    clock.wall += 12_000;
    expect([life.lived, life.woke]).toEqual([1_000, 1_000]);
    live(1_000);
    expect([life.lived, life.woke]).toEqual([2_000, 1_000]);
  });

  it('is not the time in which its machine slept, though only the clock on the wall tells', () => {
    live(1_000);
    clock.monotonic += 100;
    clock.wall += HOUR;
    expect([life.lived, life.woke]).toEqual([1_100, 1_100]);
  });

  it.each([-HOUR, HOUR])('goes on whatever is done to the clock on the wall (%i ms)', (shift) => {
    live(1_000);
    clock.wall += shift;
    live(1_000);
    expect(life.lived).toBe(2_000);
  });
});
