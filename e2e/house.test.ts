import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { openTable, sitDown, status } from './guests.ts';
import { dropIn } from './harness/drop-in.ts';
import { loaded } from './kit.ts';

/** Opens a table for two from the home page; returns its link. */
const openTableForTwo = async (page: Page, game: string, name: string): Promise<string> => {
  await page.goto('/');
  // Who has played it before would begin at once.
  await page.getByRole('link', { name: new RegExp(`^(Play now|Another table): ${game}`) }).click();
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('2', { exact: true }).click();
  await page.getByRole('radiogroup', { name: 'You play with' }).getByText('friends by link').click();
  return openTable(page, name);
};

describe('a table with friends', () => {
  it('is talked at, ended by agreement, looked at with everything open, and played on at', async () => {
    const [anna, bert] = [await dropIn(), await dropIn({ size: 'phone', dark: true })];
    const link = await openTableForTwo(anna.page, 'Salomons Oordeel', 'Anna');
    await bert.page.goto(link);
    await sitDown(bert.page, 'Bert');

    await anna.page.getByLabel('Say something').fill('Good luck!');
    await anna.page.getByRole('button', { name: 'Say', exact: true }).click();
    await bert.page.getByText('Good luck!').waitFor();
    await anna.page.getByRole('button', { name: 'Begin the game' }).click();
    for (const { page } of [anna, bert]) {
      await status(page, 'playing');
      await page.locator('[data-idle]').waitFor();
    }

    await anna.page.getByRole('button', { name: /^Company/ }).click();
    await anna.page.getByText('Leave, end, give up').click();
    expect(await axeFaults(anna.page)).toEqual([]);
    await anna.page.getByRole('button', { name: 'Propose to end the game' }).click();
    await bert.page.getByText('Anna proposes to end the game without a winner.').waitFor();
    expect(await axeFaults(bert.page)).toEqual([]);
    await bert.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [anna, bert]) {
      await status(page, 'over');
      await page.locator('[data-idle=true]').waitFor();
      // What the game asked last is not asked any more.
      expect(await page.locator('[data-spot=prompt]').textContent()).toBe('The game is over');
    }

    await bert.page.locator('[data-check-proof]').first().click();
    await bert.page.locator('[data-proof=fair]').waitFor();
    await bert.page.keyboard.press('Escape');
    await bert.page.getByRole('button', { name: /rematch/i }).click();
    await status(bert.page, 'waiting');
    expect(bert.page.url()).not.toBe(link);
    // The others are asked.
    await anna.page.getByRole('dialog').getByRole('link', { name: 'Sit down' }).click();
    await status(anna.page, 'waiting');
    expect(anna.page.url()).toBe(bert.page.url());
  });

  it('is where its link leads, and nowhere else', async () => {
    const { page } = await dropIn({ size: 'phone' });
    await page.goto('/t/AAAAAAAAAAAA');
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe('the pages of the house', () => {
  it.each([
    ['desktop', 'nl', false],
    ['phone', 'de', true],
  ] as const)('on a %s in %s (dark: %s) are clean under axe', async (size, language, dark) => {
    const { page } = await dropIn({ size, language, dark });
    for (const path of ['/lobby', '/mine', '/me', '/me/enter', '/play/drei-magier?with=link']) {
      await page.goto(path);
      await page.locator('#root h1').first().waitFor();
      await loaded(page);
      expect([path, await axeFaults(page)]).toEqual([path, []]);
    }
  });

  it('show an open table to somebody else at once', async () => {
    const [anna, cleo] = [await dropIn(), await dropIn()];
    await cleo.page.goto('/lobby');
    await cleo.page.getByRole('heading', { name: 'Open tables' }).waitFor();
    await anna.page.goto('/play/drei-magier?with=link');
    await anna.page.getByText('Clock and company').click();
    await anna.page.getByText('everybody', { exact: true }).first().click();
    await openTable(anna.page, 'Anna of the lobby');
    await cleo.page.getByRole('link', { name: /Anna of the lobby/ }).click();
    await cleo.page.getByRole('button', { name: 'Sit down' }).waitFor();
  });

  it('show the board as it was agreed on, on the sheet, to the host who waits, and to whoever comes by the link', async () => {
    const SOON = { timeout: 10_000 };
    /** The numbers of the columns, in a row. */
    const columns = (page: Page): Promise<readonly string[]> =>
      page
        .locator('svg text')
        .filter({ hasText: /^123/ })
        .allTextContents()
        .then((rows) => [...new Set(rows)]);
    const [anna, bert] = [await dropIn(), await dropIn({ size: 'phone' })];
    for (const [stones, found] of [
      ['Full', ['123456']],
      ['Easy', ['12345']],
    ] as const) {
      await anna.page.goto('/play/salomons-oordeel?with=link');
      await anna.page.getByRole('radio', { name: new RegExp(`^${stones}`) }).press(' ');
      await expect.poll(() => columns(anna.page), SOON).toEqual(found);
      await bert.page.goto(await openTable(anna.page, 'Anna'));
      await anna.page.getByRole('button', { name: 'Begin the game' }).waitFor();
      for (const { page } of [anna, bert]) await expect.poll(() => columns(page), SOON).toEqual(found);
    }
  });

  it('promise to hide what is secret only where something is', async () => {
    const { page } = await dropIn();
    for (const [game, secrets] of [
      ['drei-magier', false],
      ['feuersalamander', true],
    ] as const) {
      await page.goto(`/play/${game}`);
      await page.getByText('friends here', { exact: true }).click();
      const help = page.getByText('This device goes around the table');
      await help.waitFor();
      expect((await help.textContent())?.includes('secret')).toBe(secrets);
    }
  });

  it('stay while what the first table is told with is on its way', async () => {
    const [anna, cleo] = [await dropIn(), await dropIn()];
    await anna.page.goto('/play/drei-magier?with=link');
    await anna.page.getByText('Clock and company').click();
    await anna.page.getByText('everybody', { exact: true }).first().click();
    await openTable(anna.page, 'Anna who is early');
    // Everything that is loaded comes late, so that whatever vanishes meanwhile is gone for long enough.
    await cleo.context.route('**/assets/*.js', async (route) => {
      await setTimeout(200);
      await route.continue();
    });
    await cleo.context.addInitScript(() => {
      let was = false;
      const look = (): void => {
        const is = document.querySelector('#root h1')?.checkVisibility() ?? false;
        if (was && !is) document.documentElement.dataset['vanished'] = 'yes';
        was = is;
        requestAnimationFrame(look);
      };
      look();
    });
    await cleo.page.goto('/lobby');
    await cleo.page.getByRole('link', { name: /Anna who is early/ }).waitFor();
    expect(await cleo.page.locator('html').getAttribute('data-vanished')).toBe(null);
  });

  it('move a person to another device by a code', async () => {
    const [laptop, phone] = [await dropIn(), await dropIn({ size: 'phone' })];
    const link = await openTableForTwo(laptop.page, 'Der Feuersalamander', 'Anna');
    await laptop.page.goto('/me');
    await laptop.page.getByRole('button', { name: 'Get a code' }).click();
    const code = await laptop.page
      .locator('output, code')
      .filter({ hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ })
      .first()
      .textContent();
    await phone.page.goto('/me/enter');
    await phone.page.getByLabel('Code').fill(code!.toLowerCase().replace('-', ' '));
    await phone.page.getByRole('button', { name: 'That is me' }).click();
    await phone.page.waitForURL(/\/(me|mine)$/);
    await phone.page.goto('/mine');
    await phone.page.locator(`[data-table="${link.slice(-12)}"]`).waitFor();
  });

  it('say what is lost before a code makes one somebody else, and let one come back', async () => {
    const [laptop, other] = [await dropIn(), await dropIn()];
    await openTableForTwo(laptop.page, 'Der Feuersalamander', 'Anna');
    await laptop.page.goto('/me');
    await laptop.page.getByRole('button', { name: 'Get a code' }).click();
    const code = (await laptop.page.getByLabel('Code', { exact: true }).textContent())!;
    const { page } = other;
    await openTableForTwo(page, 'Salomons Oordeel', 'Bert');

    await page.goto('/me/enter');
    await page.getByRole('heading', { name: 'Here you are Bert' }).waitFor();
    await page.getByText('You sit at 1 table').waitFor();
    await page.getByText('without one you can never be Bert again').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'That is me' }).click();
    await page.getByText('Stop being Bert on this device?').waitFor();
    // Whoever presses Enter once too often stays who they are.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stay Bert');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.goto('/me');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Bert');

    await page.goto('/me/enter');
    await page.getByRole('button', { name: 'Make a recovery code' }).click();
    const recovery = (await page.getByLabel('Recovery code').textContent())!;
    await page.getByRole('button', { name: 'I have written it down' }).click();
    await page.getByText('With your recovery code you can become Bert again.').waitFor();
    for (const [typed, from, to] of [
      [code, 'Bert', 'Anna'],
      [recovery, 'Anna', 'Bert'],
    ] as const) {
      await page.goto('/me/enter');
      await page.getByLabel('Code', { exact: true }).fill(typed);
      await page.getByRole('button', { name: 'That is me' }).click();
      await page.getByText(`Stop being ${from} on this device?`).waitFor();
      await page.getByRole('button', { name: `Stop being ${from}` }).click();
      await page.waitForURL(/\/mine$/);
      await page.goto('/me');
      expect(await page.getByLabel('Your name').inputValue()).toBe(to);
    }
  });

  it('show where one is known, and end one of these at once', async () => {
    const [laptop, phone] = [await dropIn(), await dropIn({ size: 'phone' })];
    await openTableForTwo(laptop.page, 'Der Feuersalamander', 'Anna');
    await laptop.page.goto('/me');
    await laptop.page.getByRole('button', { name: 'Get a code' }).click();
    const code = (await laptop.page.getByLabel('Code', { exact: true }).textContent())!;
    await phone.page.goto('/me/enter');
    await phone.page.getByLabel('Code', { exact: true }).fill(code);
    await phone.page.getByRole('button', { name: 'That is me' }).click();
    await phone.page.waitForURL(/\/mine$/);
    await phone.page.locator('[data-table]').waitFor();

    const { page } = laptop;
    await page.reload();
    await page.locator('[data-session]').nth(1).waitFor();
    expect(await page.locator('[data-session]').count()).toBe(2);
    expect(await page.locator('[data-current=true]').textContent()).toMatch(/^Chrome on Linuxsince .* · this device$/);
    expect(await page.locator('[data-current=false]').textContent()).toMatch(/ · last used todayEnd$/);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'End: Chrome on Linux' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Ended: Chrome on Linux.').waitFor();
    await page.locator('[data-current=false]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
    // The other one is told at once, on the page it looks at.
    await phone.page.getByRole('heading', { name: 'You sit at no table yet.' }).waitFor();
  });
});
