import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrive } from './arrive.ts';
import { playOn } from './players.ts';

/** Waits until everything is kept for offline and the page is served from there. */
const precached = async (page: Page): Promise<void> => {
  // Active means installed, and it is installed when all of it is precached.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

const reachesServer = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    fetch('/healthz').then(
      () => true,
      () => false,
    ),
  );

it('comes up without a network once it was there', async () => {
  const { context, page } = await arrive({ expected: [/net::ERR_INTERNET_DISCONNECTED/] });
  await page.goto('/');
  await precached(page);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const title = await heading.textContent();

  await context.setOffline(true);
  expect(await reachesServer(page)).toBe(false);
  await page.reload();
  await heading.waitFor();
  expect(await heading.textContent()).toBe(title);

  await page.goto('/there/is/nothing/here');
  await page.locator('a[href="/"]').last().waitFor();
});

it.each(['Der Feuersalamander', 'Die drei Magier', 'Salomons Oordeel'])('plays %s without a network', async (title) => {
  const { context, page } = await arrive({ expected: [/net::ERR_INTERNET_DISCONNECTED/], size: 'phone' });
  await page.goto('/');
  await precached(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  const game =
    { 'Der Feuersalamander': 'feuersalamander', 'Die drei Magier': 'drei-magier' }[title] ?? 'salomons-oordeel';
  expect((await playOn(page, game, { seed: 'offline', enough: 2 })).decisions).toBe(2);
  await page.reload();
  await page.locator('[data-idle=true]').waitFor();
  await page.goto(`/rules/${game}`);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
});
