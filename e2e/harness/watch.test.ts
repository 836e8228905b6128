import { expect, it } from 'vitest';
import { arrive } from '../arrive.ts';
import { allWatched } from './watch.ts';

/** What was held against the test so far; it is held against it no longer. */
const takeFaults = (): readonly string[] =>
  allWatched().flatMap((entry) => {
    const { faults } = entry;
    entry.faults = [];
    return faults;
  });

it('holds errors of a page against the test, unless they are expected', async () => {
  const { page } = await arrive({ expected: [/as planned/] });
  await page.goto('/');
  await page.evaluate(async () => {
    console.warn('a warning');
    console.error('an error as planned');
    console.error('an error');
    setTimeout(() => {
      throw new Error('a mishap');
    });
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.head.append(script);
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect.poll(() => allWatched().flatMap(({ faults }) => faults)).toHaveLength(3);
  expect(takeFaults()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^error: an error \(/),
      expect.stringMatching(/^uncaught: Error: a mishap/),
      expect.stringMatching(/Content Security Policy/),
    ]),
  );
});

it('closes what a test opened', () => {
  expect(allWatched()).toEqual([]);
});
