import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrive } from './arrive.ts';

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
