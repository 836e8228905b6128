import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreFault } from '../apps/server/src/store/store.ts';
import { playAnything } from '../apps/server/src/testing/play-anything.ts';
import { TestServer } from '../apps/server/src/testing/test-server.ts';
import { REAL_WORLD } from '../apps/server/src/world.ts';
import { builtWeb } from '../scripts/web-build.ts';
import { axeFaults } from './axe.ts';
import { openTable, status } from './guests.ts';
import { dropIn } from './harness/drop-in.ts';

/* Tables at which nobody can play: put away after a long time, closed, damaged, out of reach. What their pages say. */

const DAY = 24 * 3600 * 1000;

/** The time of the house runs as ever, but for the days that a test lets pass at once. */
let skipped = 0;
let house: TestServer;
beforeAll(async () => {
  const world = { ...REAL_WORLD, now: () => REAL_WORLD.now() + skipped, lived: () => REAL_WORLD.lived() + skipped };
  house = await TestServer.open({}, { world }, undefined, await builtWeb());
});
afterAll(() => house?.remove());

const pass = async (days: number): Promise<void> => {
  skipped += days * DAY;
  await house.server.house.round();
};

const openOne = async (page: Page): Promise<string> => {
  await page.goto(`${house.address}/play/feuersalamander?with=link`);
  return openTable(page, 'Anna');
};

it('who sits at one that was put away brings it back; a stranger is told who can', async () => {
  const [anna, eve] = [await dropIn(), await dropIn({ size: 'phone' })];
  const link = await openOne(anna.page);
  await pass(2);
  const put = 'This table was put away';
  await eve.page.goto(link);
  await eve.page.getByRole('heading', { name: put }).waitFor();
  expect(await eve.page.getByRole('button', { name: 'Bring it back' }).count()).toBe(0);
  expect(await axeFaults(eve.page)).toEqual([]);
  await anna.page.getByRole('heading', { name: put }).waitFor();
  expect(await axeFaults(anna.page)).toEqual([]);
  await anna.page.getByRole('button', { name: 'Bring it back' }).click();
  await status(anna.page, 'waiting');
  await eve.page.getByRole('button', { name: 'Sit down' }).waitFor();
});

it('one that was closed before its game began stays closed', async () => {
  const { page } = await dropIn({ size: 'phone' });
  const link = await openOne(page);
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  const closed = page.getByRole('heading', { name: 'This table was closed' });
  await closed.waitFor();
  await pass(200);
  await page.goto(link);
  await closed.waitFor();
  expect(await page.getByRole('button', { name: 'Bring it back' }).count()).toBe(0);
});

/** A table like one that has just been opened, which is not in the memory of the house. */
const copyOf = async (link: string, table: string, change = (event: string): string => event): Promise<string> => {
  const { store } = house.server;
  const from = link.slice(-table.length);
  // Whoever opened it adds something to chance a moment later: what is copied must be whole.
  await expect.poll(async () => (await store.events(from, 0)).events.length, { timeout: 10_000 }).toBeGreaterThan(2);
  const [head, { events }] = [await store.head(from), await store.events(from, 0)];
  await store.append([{ head: { ...head!, table }, events: events.map(change) }]);
  return link.replace(from, table);
};

it('one that the house cannot read is not said to be unknown', async () => {
  const { page } = await dropIn();
  const damage = (event: string): string => event.replace('"feuersalamander"', '"solitaire"');
  await page.goto(await copyOf(await openOne(page), 'damaged00000', damage));
  await page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

it('one with a game on an older board says so, and shows what can still be read of it', async () => {
  const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo'], { game: 'drei-magier', options: {} });
  const { store } = house.server;
  const hasWalk = async (): Promise<boolean> => (await store.events(table, 0)).events.join().includes('"type":"walk"');
  while (!(await hasWalk())) await playAnything(table, clients);
  await Promise.all(clients.map((client) => client.close()));
  const older = (event: string): string => event.replace(/("type":"walk","to":)"[^"]+"/, '$1"labyrinth-moon-1"');
  const { page } = await dropIn({ language: 'de', size: 'phone' });
  await page.goto(await copyOf(`${house.address}/t/${table}`, 'olderboard00', older));
  await page.getByText('Diese Partie wurde mit einer älteren Version begonnen').waitFor();
  await page.locator('[data-spot=board]').waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

it('one that the house cannot open just then opens by itself once it can', async () => {
  const { page } = await dropIn({ size: 'phone' });
  const link = await copyOf(await openOne(page), 'unreadable00');
  const { store } = house.server;
  const { events } = store;
  store.events = () => Promise.reject(new StoreFault('the disk is on holiday'));
  try {
    await page.goto(link);
    await page.getByRole('heading', { name: 'The house does not answer' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  } finally {
    store.events = events;
  }
  await status(page, 'waiting');
});
