import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { arrive } from './arrive.ts';
import { playNow } from './kit.ts';
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

describe('without a network', () => {
  let page: Page;
  // Everything is kept once, then the network is gone: nothing that one game fetched could help the next.
  beforeAll(async () => {
    const visitor = await arrive({ expected: [/net::ERR_INTERNET_DISCONNECTED/], size: 'phone' });
    page = visitor.page;
    await page.goto('/');
    await precached(page);
    await visitor.context.setOffline(true);
  });

  it.each([
    ['Der Feuersalamander', 'feuersalamander'],
    ['Die drei Magier', 'drei-magier'],
    ['Salomons Oordeel', 'salomons-oordeel'],
  ])('%s is played', async (title, game) => {
    await page.goto('/');
    expect(await reachesServer(page)).toBe(false);
    await playNow(page, title);
    expect((await playOn(page, game, { seed: 'offline', enough: 2 })).decisions).toBe(2);
    await page.reload();
    await page.locator('[data-idle=true]').waitFor();
    await page.goto(`/rules/${game}/7`);
    await page.locator('article[data-here=true]').waitFor();
    await page.goto(`/rules/${game}/rulings`);
    await page.locator('[data-ruling]').first().waitFor();
    await page.goto(`/games/${game}`);
    await page.locator('[data-component]').first().waitFor();
    await page.goto(`/print/${game}`);
    await page.locator('[data-complete=true]').waitFor();
  });
});
