import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';
import { myTurn } from './players.ts';

/** Follows the coach to the end: reads on where there is something to read, and lets the rest be done. */
const followCoach = async (page: Page): Promise<number> => {
  const coach = page.getByRole('region', { name: 'Your coach' });
  let beats = 0;
  for (let before = ''; ; beats++) {
    const found = await page.waitForFunction((known) => {
      const card = document.querySelector('[aria-label="Your coach"]');
      const text = card?.textContent ?? '';
      return card !== null && text !== known ? text : null;
    }, before);
    before = (await found.jsonValue())!;
    if (beats === 0) expect(await axeFaults(page)).toEqual([]);
    const playOn = coach.getByRole('button', { name: 'Play on' });
    if ((await playOn.count()) > 0) {
      await playOn.click();
      await coach.waitFor({ state: 'detached' });
      return beats + 1;
    }
    await coach.getByRole('button', { name: /^(Go on|Do it for me)$/ }).click();
  }
};

it.each([
  ['feuersalamander', 'phone'],
  ['drei-magier', 'desktop'],
  ['salomons-oordeel', 'phone'],
] as const)('the guided first game of %s leads to the end and lets one play on (%s)', async (game, size) => {
  const { page } = await dropIn({ size });
  await page.goto(`/learn/${game}`);
  expect(await followCoach(page)).toBeGreaterThan(15);
  await myTurn(page);
  expect(
    await page.locator('[data-spot=choices]').getByRole('button').or(page.getByRole('option')).count(),
  ).toBeGreaterThan(0);
});
