import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrive } from './arrive.ts';
import { keep } from './kit.ts';
import { setup } from './setups.ts';

const mine = (page: Page) => page.locator('[data-idle=true] [data-spot=prompt][data-mine=true]');

const version = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-version]').getAttribute('data-version'));

/** Presses Tab until the focus is on something whose name fits. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let pressed = 0; pressed < 80; pressed++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`;
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing called ${name} can be reached with Tab`);
};

const sitDown = async (page: Page, game: string, people: number, bots: number): Promise<void> => {
  await page.goto('/');
  await keep(page, { id: 'keys', setup: setup(game, people, bots), steps: [], seed: '21'.repeat(32) });
  await page.goto('/table/keys');
};

describe('with the keyboard alone', () => {
  it('a game is begun from the cabinet, and the drawers open and close', async () => {
    const { page } = await arrive();
    await page.goto('/');
    await page.getByRole('link', { name: 'Play now: Die drei Magier' }).waitFor();
    await tabTo(page, /^Play now: Die drei Magier/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
    await tabTo(page, /^Sit down/);
    await page.keyboard.press('Enter');
    await mine(page).waitFor();
    await page.keyboard.press('l');
    await page.getByRole('tab', { name: 'Log', selected: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Log' }).waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
    await page.keyboard.press('r');
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('this list').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('Die drei Magier goes on with Tab and Enter', async () => {
    const { page } = await arrive();
    await sitDown(page, 'drei-magier', 1, 2);
    for (let turn = 0; turn < 4; turn++) {
      await mine(page).waitFor();
      const before = await version(page);
      await page.locator('[data-spot=choices]').getByRole('button').last().focus();
      await page.keyboard.press('Enter');
      const sure = page.locator('[data-confirm]');
      await page.waitForFunction(
        (at) =>
          document.querySelector('[data-confirm]') !== null ||
          Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > at,
        before,
      );
      if ((await sure.count()) > 0) await page.keyboard.press('Enter');
      await page.waitForFunction(
        (at) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > at,
        before,
      );
    }
  });

  it('stones are set up one by one, and a stone that does not fit says why', async () => {
    const { page } = await arrive();
    await sitDown(page, 'salomons-oordeel', 1, 1);
    await mine(page).waitFor();
    // The first stone is taken up and laid on the first cell; then the arrangement is not complete, and says so.
    await tabTo(page, /not set up yet/);
    await page.keyboard.press('Enter');
    await page.getByText(/^You hold the/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/is on [A-E][1-6]\./).waitFor();
    await tabTo(page, /^Leave them like this/);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('SO-').waitFor();
    await tabTo(page, /^Set them up for me/);
    await page.keyboard.press('Enter');
    await page.getByText('All stones are in order').first().waitFor();
    await tabTo(page, /^Leave them like this/);
    await page.keyboard.press('Enter');
    await page.getByText('Point at a hidden stone').or(page.getByText('is looking for a stone')).first().waitFor();
    expect(await version(page)).toBeGreaterThan(1);
  });

  it('the curtain is lifted with Enter', async () => {
    const { page } = await arrive();
    await sitDown(page, 'feuersalamander', 2, 0);
    await page.getByRole('button', { name: /^I am / }).waitFor();
    await page.keyboard.press('Enter');
    await mine(page).waitFor();
  });
});
