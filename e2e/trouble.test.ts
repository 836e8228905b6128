import { dreiMagier } from '@wunderkammer/drei-magier';
import { botPlayer, simulate } from '@wunderkammer/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';
import { keep, playNow } from './kit.ts';
import { playOn } from './players.ts';
import { setup } from './setups.ts';

const { steps } = simulate(dreiMagier, 3, {}, botPlayer, 'trouble');
const WALK = steps.findIndex(({ type }) => type === 'walk');

describe('at an address without a game that can be played', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await dropIn());
  });

  it('a damaged game says so, and the others are still there', async () => {
    await page.goto('/');
    await keep(page, { id: 'good', setup: setup('drei-magier', 1, 2), steps: steps.slice(0, 9) });
    const torn = steps.slice(0, 9).toSpliced(3, 1);
    await keep(page, { id: 'torn', setup: setup('drei-magier', 1, 2), steps: torn });
    await page.goto('/table/torn');
    await page.getByRole('heading', { name: 'This game cannot be opened any more' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the cabinet' }).click();
    await page.locator('a[href="/table/good"]').click();
    await page.locator('[data-idle=true]').waitFor();
  });

  // Kept when paths still led to the sides of the labyrinth.
  it('a game on an older board says so and can be thrown away', async () => {
    const { page } = await dropIn({ language: 'nl', size: 'phone' });
    await page.goto('/');
    const older = steps
      .slice(0, WALK + 3)
      .map((step) => (step.type === 'walk' ? { ...step, to: 'tower-labyrinth-1' } : step));
    await keep(page, { id: 'good', setup: setup('drei-magier', 1, 2), steps: steps.slice(0, 9) });
    await keep(page, { id: 'older', setup: setup('drei-magier', 1, 2), steps: older });
    await page.goto('/table/older');
    await page.getByRole('heading', { name: 'Deze partij kan niet meer open' }).waitFor();
    const why = `Bij stap ${WALK + 1}: step.to must be a field of the board, not "tower-labyrinth-1"`;
    await page.getByText(why).waitFor();
    await page.getByRole('button', { name: 'Weggooien' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Weggooien' }).click();
    await page.locator('a[href="/table/good"]').waitFor();
    expect(await page.locator('a[href="/table/older"]').count()).toBe(0);
  });

  it('a game of an unknown kind says so', async () => {
    await page.goto('/');
    await keep(page, { id: 'odd', setup: setup('chess', 1, 1), steps: [] });
    await page.goto('/table/odd');
    await page.getByRole('heading', { name: 'This game cannot be opened any more' }).waitFor();
  });

  it('a table that is not here says so', async () => {
    await page.goto('/table/nowhere');
    await page.getByRole('heading', { name: 'There is no such table here' }).waitFor();
  });
});

describe('when something is wrong', () => {
  it.each([
    ['forbidden', 'indexedDB.open = () => { throw new DOMException("not allowed", "SecurityError"); };'],
    [
      'full',
      'IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };',
    ],
  ])('storage that is %s lets one play, and says that nothing is kept', async (_how, script) => {
    const { page, context } = await dropIn();
    // The worker keeps the games: what is wrong with storage must be wrong there, too.
    await context.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${script}\n${await response.text()}` });
    });
    await page.addInitScript(script);
    await page.goto('/');
    await playNow(page, 'Die drei Magier');
    await page.getByText('This browser keeps nothing').waitFor();
    expect((await playOn(page, 'drei-magier', { seed: 'nothing kept', enough: 3 })).decisions).toBe(3);
  });

  it('settings last as long as the page where local storage is forbidden', async () => {
    const { page } = await dropIn({ still: false });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('not allowed', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('link', { name: 'Eine Partie nachspielen' }).waitFor();
  });

  it('a worker that crashes says so, and the game goes on after loading again', async () => {
    const { page, context } = await dropIn();
    await page.goto('/');
    await keep(page, { id: 'game', setup: setup('drei-magier', 1, 2), steps: steps.slice(0, 9) });
    await context.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      const crash =
        'self.addEventListener("message", ({ data }) => { if (data.type === "decide") throw new Error("the engine broke"); });';
      await route.fulfill({ response, body: `${crash}\n${await response.text()}` });
    });
    await page.goto('/table/game');
    await playOn(page, 'drei-magier', { seed: 'crash', enough: 0 });
    await page.locator('[data-spot=choices]').getByRole('button').first().click();
    await page.getByRole('heading', { name: 'Something went wrong at this table' }).waitFor();
    await page.getByText('the engine broke').waitFor();
    await context.unroute('**/assets/worker-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    expect((await playOn(page, 'drei-magier', { seed: 'mended', enough: 2 })).decisions).toBe(2);
  });
});
