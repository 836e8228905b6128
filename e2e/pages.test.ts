import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';
import { keep, loaded, playNow } from './kit.ts';
import { myTurn, playOn } from './players.ts';
import { setup } from './setups.ts';

const GAMES = ['feuersalamander', 'drei-magier', 'salomons-oordeel'];
const PAGES = [
  '/',
  '/replay',
  '/nothing',
  ...GAMES.flatMap((game) => [`/play/${game}`, `/rules/${game}`, `/rules/${game}/rulings`]),
];

/** German has the longest words and a phone the least room: there every page is looked at, elsewhere each page once. */
it.each([
  ['nl', 'desktop', false, PAGES.filter((_, index) => index % 2 === 0)],
  ['en', 'phone', true, PAGES.filter((_, index) => index % 2 === 1)],
  ['de', 'phone', false, PAGES],
] as const)('no page has a fault that axe can find (%s, %s, dark: %s)', async (language, size, dark, pages) => {
  const { page } = await dropIn({ language, size, dark });
  for (const address of pages) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await loaded(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    if (language !== 'de') expect(await axeFaults(page), address).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
  }
});

it.each([
  ['feuersalamander', 'phone', true],
  ['drei-magier', 'desktop', true],
  ['salomons-oordeel', 'phone', false],
] as const)(
  'log, notebook and rules beside %s have no fault that axe can find (%s, dark: %s)',
  async (game, size, dark) => {
    const { page } = await dropIn({ size, dark });
    await page.goto('/');
    await keep(page, {
      id: 'drawers',
      setup: setup(game, 1, 2, {}, { aids: 'automatic' }),
      steps: [],
      seed: '41'.repeat(32),
    });
    await page.goto('/table/drawers');
    await playOn(page, game, { seed: 'drawers', enough: 3 });
    for (const key of game === 'drei-magier' ? ['l', 'r'] : ['l', 'n', 'r']) {
      await page.keyboard.press(key);
      await page.getByRole('tabpanel').waitFor();
      await loaded(page);
      expect(await axeFaults(page), key).toEqual([]);
    }
  },
);

describe('languages', () => {
  it('are the browser’s at first, can be changed, and are remembered', async () => {
    const { page } = await dropIn({ language: 'nl' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Een partij naspelen' }).waitFor();
    await page.getByRole('combobox', { name: 'Taal' }).selectOption('de');
    await page.getByRole('link', { name: 'Eine Partie nachspielen' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Eine Partie nachspielen' }).waitFor();
  });

  it('change at the table without disturbing the game', async () => {
    const { page } = await dropIn();
    await page.goto('/');
    await playNow(page, 'Die drei Magier');
    await myTurn(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByText('Nederlands', { exact: true }).click();
    await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    // The one to be seen, and the hidden one of whoever only hears the page.
    const close = page.getByRole('dialog').locator('xpath=..').getByRole('button', { name: 'Sluiten', exact: true });
    expect(await close.count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Negeren' }).count()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
    await page.getByText('Jij bent aan de beurt').waitFor();
  });

  it('of the set-up page agree on a table that can be played', async () => {
    const { page } = await dropIn({ language: 'de', size: 'phone' });
    await page.goto('/play/salomons-oordeel');
    await page.getByText('Freunden hier', { exact: true }).click();
    await page.getByRole('textbox').first().fill('');
    await page.getByRole('button', { name: 'An den Tisch' }).click();
    await page.getByRole('alert').getByText('Jeder braucht einen Namen.').waitFor();
    await page.getByRole('textbox').first().fill('Rosa');
    await page.getByRole('button', { name: 'An den Tisch' }).click();
    await page.getByRole('heading', { name: 'Weiter an Rosa' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ich bin Rosa' }).click();
    await page.locator('[data-idle=true]').waitFor();
  });
});

it('the cabinet offers itself as an app at its foot, until somebody says no', async () => {
  const { page } = await dropIn({ size: 'phone' });
  await page.goto('/');
  const offered = (): Promise<boolean> =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  await page
    .getByRole('link', { name: /^Play now/ })
    .first()
    .waitFor();
  // The browser's own bar stays away.
  expect(await offered()).toBe(true);
  const no = page.getByRole('button', { name: 'No, thank you' });
  await page.getByRole('button', { name: 'Install it' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await no.click();
  await no.waitFor({ state: 'detached' });
  await page.reload();
  await page
    .getByRole('link', { name: /^Play now/ })
    .first()
    .waitFor();
  await offered();
  await page.waitForLoadState('networkidle');
  expect(await no.count()).toBe(0);
});

describe('the sheet', () => {
  it.each([
    ['phone', 'salomons-oordeel'],
    ['desktop', 'feuersalamander'],
  ] as const)('has its button in sight on a %s, however long it is (%s)', async (size, game) => {
    const { page } = await dropIn({ size });
    await page.goto(`/play/${game}`);
    const button = page.getByRole('button', { name: 'Sit down' });
    await button.waitFor();
    for (const more of ['4', '2']) {
      await page.getByRole('radiogroup', { name: 'Players' }).getByText(more, { exact: true }).click();
      const { y, height } = (await button.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
    }
  });

  it('draws the board as it is agreed on', async () => {
    const { page } = await dropIn();
    await page.goto('/play/feuersalamander');
    const board = page.locator('main svg').first();
    const has = (text: string) => board.getByText(text, { exact: true });
    await has('49').waitFor();
    await page.getByRole('radiogroup', { name: 'Points to win' }).getByText('100', { exact: true }).click();
    await has('100').waitFor();
    expect(await has('49').count()).toBe(0);
    await page.getByRole('radiogroup', { name: 'Players' }).getByText('3', { exact: true }).click();
    await has('Jocko').waitFor();
    await page.getByRole('textbox', { name: 'Seat 1: Name' }).fill('Rosa');
    await has('Rosa').waitFor();
    await page.getByRole('navigation', { name: 'Which game' }).getByRole('link', { name: 'Salomons Oordeel' }).click();
    await page.getByRole('heading', { name: 'Salomons Oordeel' }).waitFor();
    // The easy game has five columns, the full one six.
    await board.getByText('12345', { exact: true }).first().waitFor();
    await page.getByText('Full', { exact: true }).click();
    await board.getByText('123456', { exact: true }).first().waitFor();
  });
});

describe('options', () => {
  it.each([
    ['/play/salomons-oordeel', 'Sit down'],
    ['/play/salomons-oordeel?with=link', 'Open the table'],
  ])('of %s come with its button: what came later would push it away from under a finger', async (path, button) => {
    const { page } = await dropIn({ size: 'phone' });
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest(/Options-[^/]+\.js$/);
    await page.route(/Options-[^/]+\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    expect(await page.getByRole('button', { name: button }).count()).toBe(0);
    held.resolve();
    await page.getByRole('button', { name: button }).waitFor();
    expect(await page.getByText('Stones', { exact: true }).count()).toBe(1);
  });
});
