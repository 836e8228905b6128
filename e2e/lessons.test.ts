import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';
import { outOfSight } from './phone.ts';
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
    await inSight(page);
    await ringed(page);
    if (beats === 0) expect(await axeFaults(page)).toEqual([]);
    await coach.getByRole('button', { name: /^(Go on|Do it for me)$/ }).click();
  }
};

/** What the coach says is to be read, however much there is to choose: its first line at least, and the way on. */
const inSight = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const card = document.querySelector('[aria-label="Your coach"]')!;
    return [...card.querySelectorAll('h2, p:last-child, button')].every((part) => {
      const { left, top, width } = part.getBoundingClientRect();
      const seen = document.elementFromPoint(left + Math.min(20, width / 2), top + 10);
      return width > 0 && part.contains(seen);
    });
  });

/** A ring lies around what the coach means, wherever that is. */
const ringed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[data-ring]')].every((ring) => {
      const name = ring.getAttribute('data-ring')!;
      const meant = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].find(
        (element) => element.getClientRects().length > 0,
      );
      if (meant === undefined) return false;
      const [outer, inner] = [ring.getBoundingClientRect(), meant.getBoundingClientRect()];
      // Of what is cut off by what it lies in there is a ring around the part that can be seen.
      return (
        outer.left + 8 >= inner.left &&
        outer.top + 8 >= inner.top &&
        outer.right - 8 <= inner.right &&
        outer.bottom - 8 <= inner.bottom &&
        outer.top < innerHeight - 20
      );
    }),
  );

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

it('what confirms is in sight beside the coach, on the smallest phone', async () => {
  const { page } = await dropIn({ size: 'phone' });
  await page.goto('/learn/feuersalamander');
  await page.getByRole('region', { name: 'Your coach' }).getByRole('button', { name: 'Go on' }).tap();
  await page.locator('[data-spot=hand] [data-hint=true]').tap();
  await page.locator('[data-confirm]').waitFor();
  expect(await outOfSight(page)).toEqual([]);
});
