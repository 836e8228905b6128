import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtWeb } from '../scripts/web-build.ts';
import { arrive } from './arrive.ts';
import { axeFaults } from './axe.ts';
import { status } from './guests.ts';
import { type Served, serve } from './harness/serve.ts';

/* A house that its host locks: strangers get as far as the door, and by it to what they wanted. */

const PASSWORD = 'the host knows this';
const AS_HOST = `Basic ${Buffer.from(`host:${PASSWORD}`).toString('base64')}`;
let house: Served;
beforeAll(async () => {
  house = await serve(await builtWeb(), { ADMIN_PASSWORD: PASSWORD });
});
afterAll(() => house?.stop());

/** Whoever may not see something is refused; browsers put that on the console. */
const expected = [/status of 40[03]/];
const stranger = async (path: string): Promise<Page> => {
  const { page } = await arrive({ expected, withoutServiceWorker: true });
  await page.goto(house.address + path);
  return page;
};

const send = async (method: string, path: string, body: object, authorization?: string): Promise<never> => {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const response = await fetch(house.address + path, { method, headers, body: JSON.stringify(body) });
  return (response.status === 204 ? undefined : await response.json()) as never;
};
const lock = (locked: boolean): Promise<void> => send('PUT', '/api/admin/lock', { locked }, AS_HOST);
const invitation = async (): Promise<string> => {
  const made: { code: string } = await send('POST', '/api/admin/invitations', { label: 'x', uses: 1 }, AS_HOST);
  return made.code;
};

const comeIn = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('heading', { name: 'By invitation only' }).waitFor();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Invitation').fill(await invitation());
  await page.getByRole('button', { name: 'Come in' }).click();
};

it('shows a stranger the door in place of a table and of the lobby, at once, and then what they wanted', async () => {
  const { token }: { token: string } = await send('POST', '/api/me', { name: 'Annabella', language: 'en' });
  const rest = {
    options: {},
    aids: 'none',
    clock: { type: 'none', away: null },
    watch: 'public',
    listed: true,
    games: 1,
  };
  const setup = { game: 'feuersalamander', seats: 3, ...rest };
  const { table }: { table: string } = await send(
    'POST',
    '/api/tables',
    { setup, name: 'Annabella' },
    `Bearer ${token}`,
  );

  const [atTable, inLobby] = [await stranger(`/t/${table}`), await stranger('/lobby')];
  await atTable.getByText('Annabella is keeping a seat for you.').waitFor();
  await inLobby.getByRole('link', { name: /Annabella/ }).waitFor();
  await lock(true);
  const late = await stranger(`/t/${table}`);
  for (const page of [atTable, inLobby, late]) {
    await page.getByRole('heading', { name: 'By invitation only' }).waitFor();
    expect(await page.getByText('Annabella').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  }
  // A table that is not there looks the same.
  const nowhere = await stranger('/t/AAAAAAAAAAAA');
  await comeIn(nowhere, 'Curious');
  await nowhere.getByRole('heading', { name: 'There is no such table' }).waitFor();

  await atTable.getByLabel('Your name').fill('Bert');
  await atTable.getByLabel('Invitation').fill('AAAA-BBBB-CCCC');
  await atTable.getByRole('button', { name: 'Come in' }).click();
  await atTable.locator('[data-error=code]').waitFor();
  expect(await axeFaults(atTable)).toEqual([]);
  await comeIn(atTable, 'Bert');
  await atTable.getByText('Annabella is keeping a seat for you.').waitFor();
  await atTable.getByRole('button', { name: 'Sit down' }).click();
  await status(atTable, 'waiting');
  await atTable.locator('[data-online][data-seat="1"]').waitFor();
  await comeIn(inLobby, 'Cleo');
  await inLobby.getByRole('link', { name: /Annabella/ }).waitFor();

  // Whoever is in already elsewhere gets to the table by a code, too.
  const { code }: { code: string } = await send('POST', '/api/me/code', {}, `Bearer ${token}`);
  await late.getByRole('link', { name: 'I am in already, on another device' }).click();
  await late.getByLabel('Code').fill(code);
  await late.getByRole('button', { name: 'That is me' }).click();
  await late.waitForURL(`**/t/${table}`);
  await late.locator('[data-online][data-seat="0"]').waitFor();
});
