import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { builtWeb } from '../scripts/web-build.ts';
import { arrive } from './arrive.ts';
import { axeFaults } from './axe.ts';
import { type Served, serve } from './harness/serve.ts';

/* The pages of whoever runs a house, on a house of their own: logging in, and everything after it. */

const PASSWORD = 'the host knows this';
let house: Served;
beforeAll(async () => {
  house = await serve(await builtWeb(), { ADMIN_PASSWORD: PASSWORD });
});
afterAll(() => house?.stop());

/** Whoever has not said the password yet, or a wrong one, is refused; browsers put that on the console. */
const expected = [/status of 40[134]/];

const post = async (path: string, body: object, token?: string): Promise<Record<string, string>> => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(house.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json() as never;
};

const tableOf = async (name: string, game: string, seats: number): Promise<string> => {
  const { token } = await post('/api/me', { name, language: 'en' });
  const rest = {
    options: {},
    aids: 'none',
    clock: { type: 'none', away: null },
    watch: 'public',
    listed: true,
    games: 1,
  };
  return (await post('/api/tables', { setup: { game, seats, ...rest }, name }, token))['table']!;
};

const enter = async (page: Page): Promise<void> => {
  await page.goto(`${house.address}/admin`);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('[data-person]').first().waitFor();
};

const noFaults = async (page: Page): Promise<void> => {
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

it('a house that is run without a password has nothing to show', async () => {
  const { page } = await arrive({ expected, withoutServiceWorker: true });
  await page.goto(`${inject('baseURL')}/admin`);
  await page.getByText('ADMIN_PASSWORD').waitFor();
  await noFaults(page);
});

it.each([
  ['nl', 'phone', true],
  ['de', 'desktop', true],
  ['en', 'phone', false],
] as const)('has no fault that axe can find (%s, %s, dark: %s)', async (language, size, dark) => {
  await tableOf('Bert van de Velde-Hof', 'drei-magier', 3);
  const { page } = await arrive({ language, size, dark, expected, withoutServiceWorker: true });
  await page.goto(`${house.address}/admin`);
  await page.locator('input[type=password]').fill('not this one');
  await page.keyboard.press('Enter');
  await page.locator('[data-invalid]').first().waitFor();
  await noFaults(page);
  await enter(page);
  await page.locator('[data-table] button').first().click();
  await page.locator('[data-person] button').first().click();
  await page.locator('button[type=submit]').last().click();
  await page.locator('output').waitFor();
  await noFaults(page);
});

it('lists the tables of which something was lost, and how much of them is sound', async () => {
  const { page } = await arrive({ language: 'en', expected, withoutServiceWorker: true });
  const table = await tableOf('Anna', 'drei-magier', 3);
  await page.route('**/api/admin', async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const figures = (await response.json()) as { damaged: object[] };
    expect(figures.damaged).toEqual([]);
    await route.fulfill({ response, json: { ...figures, damaged: [{ table, sound: 7, told: 12 }] } });
  });
  await enter(page);
  const damaged = page.locator(`[data-damaged="${table}"]`);
  expect(await damaged.textContent()).toContain('the first 7 of 12 events are sound');
  await noFaults(page);
});

it('the host closes a table, removes a person, locks, invites, takes a copy and leaves', async () => {
  const table = await tableOf('Annabella', 'feuersalamander', 2);
  const { page } = await arrive({ expected, withoutServiceWorker: true });
  await enter(page);

  const line = page.locator(`[data-table="${table}"]`);
  await line.getByRole('button').click();
  await line.locator('[data-confirm]').getByRole('button').last().click();
  await line.getByText('finished').waitFor();

  await page.getByRole('searchbox').fill('annab');
  await page.keyboard.press('Enter');
  const person = page.locator('[data-person]').filter({ hasText: 'Annabella' });
  await person.getByRole('button').click();
  await person.locator('[data-confirm]').getByRole('button').last().click();
  await page.getByText('Annabella has been removed.').waitFor();
  await page.getByText('Nobody found.').waitFor();

  await page.getByRole('button', { name: 'Lock the house' }).click();
  await page.getByRole('button', { name: 'Open the house' }).waitFor();
  expect(await post('/api/me', { name: 'Eve', language: 'en' })).toMatchObject({ code: 'locked' });
  await page.getByRole('textbox', { name: 'What it is for' }).fill('for Eve');
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  const invitation = (await page.locator('output').textContent())!;
  expect(await post('/api/me', { name: 'Eve', language: 'en', invitation })).toMatchObject({ me: { name: 'Eve' } });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download a copy' }).click();
  expect((await download).suggestedFilename()).toMatch(/^wunderkammer-[\dTZ-]+\.sqlite$/);
  await page.getByRole('button', { name: 'Put a copy on the server' }).click();
  await page.getByText(/^Kept as wunderkammer-/).waitFor();

  await page.getByRole('button', { name: 'Lock up and leave' }).click();
  await page.locator('input[type=password]').waitFor();
  await page.reload();
  await page.locator('input[type=password]').waitFor();
});
