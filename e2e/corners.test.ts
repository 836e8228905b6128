import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { builtWeb } from '../scripts/web-build.ts';
import { axeFaults } from './axe.ts';
import { openTable, putBot, sitDown } from './guests.ts';
import { dropIn } from './harness/drop-in.ts';
import { Line } from './harness/line.ts';
import { type Served, serve } from './harness/serve.ts';

/* What happens to somebody at a table online, apart from the game, is said to them in words, and the way on is shown. */

const PASSWORD = 'the host knows this';
let house: Served;
beforeAll(async () => {
  house = await serve(await builtWeb(), { ADMIN_PASSWORD: PASSWORD });
});
afterAll(() => house?.stop());

/** Whoever runs the house does something. */
const admin = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${house.address}/api/admin/${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`:${PASSWORD}`).toString('base64')}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const openTableOf = async (page: Page, game: string, name: string): Promise<string> => {
  await page.goto(`${house.address}/play/${game}?with=link`);
  return openTable(page, name);
};

it('a line that is lost while the page is loading leaves words, in three languages, and a way to try again', async () => {
  const line = await Line.to(inject('baseURL'));
  try {
    const network = [/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|ERR_FAILED/];
    const { page, context } = await dropIn({ size: 'phone', expected: network });
    await context.route('**/assets/*.js', (route) => {
      line.cut();
      return route.continue();
    });
    // The styles are there already: this is about the page as it should look, not about the bare text.
    await context.route('**/assets/*.css', (route) =>
      route.continue({ url: route.request().url().replace(line.address, inject('baseURL')) }),
    );
    await page.goto(`${line.address}/lobby`);
    const again = page.getByRole('link', { name: 'Try again' });
    // What loads as fast as usual is not complained about.
    expect(await again.isVisible()).toBe(false);
    await again.waitFor();
    await page.getByRole('link', { name: 'Opnieuw proberen' }).waitFor();
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await context.unrouteAll();
    line.mend();
    await again.click();
    await page.getByRole('heading', { name: 'Open tables' }).waitFor();
    expect(page.url()).toBe(`${line.address}/lobby`);
    expect(await again.isVisible()).toBe(false);
  } finally {
    line.close();
  }
});

it('a guest whose seat was freed is told, and sits down again', async () => {
  const [anna, bert] = [await dropIn(), await dropIn({ size: 'phone' })];
  const link = await openTableOf(anna.page, 'salomons-oordeel', 'Anna');
  await bert.page.goto(link);
  await sitDown(bert.page, 'Bert');
  await anna.page.getByRole('button', { name: 'Change Seat 2, Bert' }).click();
  await anna.page.getByRole('menuitem', { name: 'Send Bert away' }).click();
  await bert.page.getByText('Your seat was freed.').waitFor();
  expect(await axeFaults(bert.page)).toEqual([]);
  await sitDown(bert.page, 'Bert');
  expect(await bert.page.getByText('Your seat was freed.').count()).toBe(0);
});

it('the company has a key, and tells when a bot stands in, when somebody is removed, and when the table is closed', async () => {
  const [anna, bert] = [await dropIn(), await dropIn({ size: 'phone' })];
  const link = await openTableOf(anna.page, 'drei-magier', 'Anna');
  await bert.page.goto(link);
  await sitDown(bert.page, 'Bert of the corner');
  await putBot(anna.page);
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [anna, bert]) await page.locator('[data-status=playing] [data-idle]').waitFor();

  await anna.page.keyboard.press('c');
  await anna.page.getByLabel('Say something').waitFor();
  await anna.page.keyboard.press('c');
  await anna.page.getByLabel('Say something').waitFor({ state: 'detached' });
  await anna.page.keyboard.press('?');
  await anna.page.getByRole('dialog').getByText('company and chat').waitFor();
  await anna.page.keyboard.press('Escape');

  await bert.page.getByRole('button', { name: /^Company/ }).click();
  await bert.page.getByText('Leave, end, give up').click();
  await bert.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await anna.page.getByText('A bot is standing in for Bert of the corner.').waitFor();

  const { people } = (await (await admin('GET', 'people?find=corner')).json()) as { people: { id: string }[] };
  expect(people).toHaveLength(1);
  await admin('DELETE', `people/${people[0]!.id}`);
  await anna.page.getByText('Bert of the corner has left the house. A bot plays on.').waitFor();
  // His name is nowhere any more; whoever plays on has one all the same.
  await anna.page.getByLabel('Who is here, and the clocks').getByText('Echo').waitFor();
  await bert.page.keyboard.press('Escape');
  await bert.page.getByText('The house no longer knows you on this device').waitFor();
  expect(await axeFaults(bert.page)).toEqual([]);

  await admin('POST', `tables/${link.slice(-12)}/close`);
  await anna.page.getByRole('heading', { name: 'The house has closed this table' }).waitFor();
});
