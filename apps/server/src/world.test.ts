import { expect, it } from 'vitest';
import { REAL_WORLD } from './world.ts';

/** Does nothing else for so long: as if the process were stopped. */
const stop = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('a timer waits for what is lived through, not for what is not', async () => {
  const began = REAL_WORLD.lived();
  const woken = new Promise<number>((resolve) => {
    REAL_WORLD.after(500, () => resolve(REAL_WORLD.lived()));
  });
  stop(1_600);
  expect((await woken) - began).toBeGreaterThanOrEqual(500);
});

it('a timer that is not wanted any more does not call', async () => {
  let called = false;
  REAL_WORLD.after(5, () => {
    called = true;
  })();
  await new Promise<void>((resolve) => {
    REAL_WORLD.after(20, resolve);
  });
  expect(called).toBe(false);
});
