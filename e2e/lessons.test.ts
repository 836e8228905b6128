import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';
import { myTurn } from './players.ts';

/** Follows the coach to the end of the game: reads on where there is something to read, and lets the rest be done. */
const followCoach = async (page: Page): Promise<number> => {
  const coach = page.getByRole('region', { name: 'Your coach' });
  let beats = 0;
  for (let before = ''; ; beats++) {
    const found = await page.waitForFunction((known) => {
      const card = document.querySelector('[aria-label="Your coach"]');
      const text = card?.textContent ?? '';
      if (document.querySelector('[data-finale=won]') !== null) return 'won';
      return card !== null && text !== known ? text : null;
    }, before);
    before = (await found.jsonValue())!;
    if (before === 'won') return beats;
    if (beats === 0) expect(await axeFaults(page)).toEqual([]);
    await coach.getByRole('button', { name: /^(Go on|Do it for me)$/ }).click();
  }
};

it.each(['feuersalamander', 'drei-magier', 'salomons-oordeel'] as const)(
  'the guided first game of %s is won, and leads to a short real one',
  async (game) => {
    const { page } = await dropIn({ size: 'phone' });
    await page.addInitScript(() => localStorage.setItem('wunderkammer:name', 'Ada'));
    await page.goto(`/learn/${game}`);
    await page.getByText('Ada').first().waitFor();
    expect(await followCoach(page)).toBeGreaterThan(15);
    await page.getByRole('dialog', { name: 'You win' }).getByRole('button', { name: 'Go on' }).click();
    const lesson = page.url();
    await page.getByRole('button', { name: 'Play a short real game' }).click();
    await page.waitForURL((url) => url.href !== lesson);
    await myTurn(page);
  },
);
