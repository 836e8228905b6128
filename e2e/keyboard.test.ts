import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TABLE_KEYS, type TableKey } from '../apps/web/src/table/keys.ts';
import { arrive } from './arrive.ts';
import { keep } from './kit.ts';
import { myTurn } from './players.ts';
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

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === document.body ? 'nothing' : (element?.textContent ?? '');
  });

const isInChoices = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[data-spot=choices]') != null);

const opensPage =
  (key: string, name: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await page.getByRole('tab', { name, selected: true }).waitFor();
    await page.keyboard.press(key);
    await page.getByRole('tab', { name }).waitFor({ state: 'detached' });
  };

/** Moves that can be taken back: a throw, and then whatever is first. */
const moveOnce = async (page: Page): Promise<void> => {
  await page.keyboard.press('Enter');
  await page.locator('[data-hit][data-lit=true]').first().waitFor();
  await myTurn(page);
};

/** What each key of the list promises, tried at a table of Die drei Magier: a key without a try does not compile. */
const TRIES: Readonly<Record<TableKey, ((page: Page) => Promise<void>) | 'elsewhere'>> = {
  tab: async (page) => {
    const before = await focused(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toBe(before);
  },
  arrows: async (page) => {
    await moveOnce(page);
    const before = await focused(page);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).not.toBe(before);
    expect(await isInChoices(page)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe(before);
  },
  enter: async (page) => {
    const before = await version(page);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (at) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > at,
      before,
    );
  },
  escape: async (page) => {
    await page.keyboard.press('l');
    await page.getByRole('tab', { name: 'Log' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Log' }).waitFor({ state: 'detached' });
  },
  // Only online there is company: company.test.ts.
  company: 'elsewhere',
  log: opensPage('l', 'Log'),
  // Only where there are secrets: at the table of Der Feuersalamander below.
  notebook: 'elsewhere',
  rules: async (page) => {
    const rule = (await page
      .locator('[data-spot=prompt]')
      .getByRole('button', { name: /^Rule / })
      .textContent())!;
    await page.keyboard.press('r');
    await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
    const [, number] = rule.split(' ');
    await page.getByRole('tabpanel').getByText(number!, { exact: true }).first().waitFor();
    await page.keyboard.press('r');
    await page.getByRole('tab', { name: 'Rules' }).waitFor({ state: 'detached' });
  },
  skip: async (page) => {
    await page.evaluate(() => localStorage.setItem('wunderkammer:pace', 'calm'));
    await page.reload();
    await page.locator('[data-idle]').waitFor();
    await myTurn(page);
    await page.locator('[data-spot=choices]').getByRole('button').first().press('Enter');
    await page.locator('[data-idle=false]').waitFor();
    await page.keyboard.press('s');
    await page.locator('[data-idle=true]').waitFor({ timeout: 2_000 });
  },
  takeBack: async (page) => {
    await moveOnce(page);
    const before = await version(page);
    await page.locator('[data-choice]').first().press('Enter');
    await page.locator('[data-spot=take-back]').waitFor();
    await page.keyboard.press('u');
    await page.waitForFunction(
      (at) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) === at,
      before,
    );
  },
  help: async (page) => {
    await page.keyboard.press('?');
    for (const [name, key] of Object.entries(TABLE_KEYS)) {
      const isThere = TRIES[name as TableKey] !== 'elsewhere';
      expect(await page.getByRole('dialog').getByText(key, { exact: true }).count(), name).toBe(isThere ? 1 : 0);
    }
  },
};

describe('the list of keys', () => {
  it.each(Object.entries(TRIES).filter(([, tried]) => tried !== 'elsewhere'))(
    'keeps its word: %s',
    async (name, tried) => {
      // There is something to skip only where things take their time.
      const { page } = await arrive({ still: name !== 'skip' });
      await sitDown(page, 'drei-magier', 1, 1);
      await myTurn(page);
      // Whoever sits down finds the decision under the hand.
      expect(await isInChoices(page)).toBe(true);
      if (tried !== 'elsewhere') await tried(page);
    },
  );

  it('keeps its word: notebook; and after the turns of the others the decision has the focus', async () => {
    const { page } = await arrive();
    await sitDown(page, 'feuersalamander', 1, 2);
    for (let decision = 0; decision < 4; decision++) {
      await myTurn(page);
      expect(await isInChoices(page)).toBe(true);
      const before = await version(page);
      await page.keyboard.press('Enter');
      // It was meant at once, or is to be confirmed.
      await page.waitForFunction(
        (at) =>
          Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > at ||
          document.querySelector('[data-confirm]') !== null,
        before,
      );
      if ((await version(page)) === before) await page.keyboard.press('Enter');
      await page.waitForFunction(
        (at) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > at,
        before,
      );
    }
    await myTurn(page);
    await opensPage('n', 'Notebook')(page);
  });
});
