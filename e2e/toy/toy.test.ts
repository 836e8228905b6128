import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@wunderkammer/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { WITH_TOY } from '../../apps/server/src/testing/toy-games.ts';
import { builtWeb } from '../../scripts/web-build.ts';
import { axeFaults } from '../axe.ts';
import { openTable, putBot, sitDown, status } from '../guests.ts';
import { dropIn } from '../harness/drop-in.ts';
import { playNow, type Visit } from '../kit.ts';
import { myTurn, playOn } from '../players.ts';
import { toyWeb } from './toy-web.ts';

/* A game of which the cabinet has nothing but the game itself: everything else is plain, and all of it can be played. */

let house: TestServer;
beforeAll(async () => {
  house = await TestServer.open({}, { games: WITH_TOY }, undefined, await toyWeb());
});
afterAll(() => house?.remove());

const at = async (path: string, visit: Visit = {}): Promise<Page> => {
  const { page } = await dropIn(visit);
  await page.goto(`${house.address}${path}`);
  return page;
};

const told = (page: Page): Promise<readonly string[]> =>
  page.getByRole('region', { name: 'What happened' }).getByRole('listitem').allTextContents();

it('is not in the cabinet that players are offered', async () => {
  const withToy = async (folder: string): Promise<number> =>
    globSync('**/*.js', { cwd: folder }).filter((file) => readFileSync(join(folder, file), 'utf8').includes('TOY-3'))
      .length;
  expect(await withToy(await toyWeb())).toBeGreaterThan(0);
  expect(await withToy(await builtWeb())).toBe(0);
});

it('is played against bots by keyboard, with its rules and a notebook beside it', async () => {
  const page = await at('/', { size: 'phone' });
  await page.getByText('2 to 6 players', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Learn: Toy' }).count()).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  await playNow(page, 'Toy');
  await page.getByRole('status').getByText('Dodo says:').waitFor();
  await myTurn(page);
  // Whoever wants quiet has it, for good.
  await page.getByRole('button', { name: 'Let the bots be silent' }).click();
  expect(await page.getByRole('status').getByText('says').count()).toBe(0);
  expect(await told(page)).toEqual(['The cards are dealt.', 'Dodo bids.', 'Jocko bids.']);

  await page.keyboard.press('r');
  await page.getByRole('heading', { name: 'TOY-3' }).waitFor();
  await page.keyboard.press('n');
  await page.getByLabel('Line 1').fill('Dodo bids high');
  await page.getByLabel('Line 2').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.reload();
  await myTurn(page);
  expect(await page.getByRole('button', { name: 'Let the bots be silent' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Notebook' }).click();
  expect(await page.getByLabel('Line 1').inputValue()).toBe('Dodo bids high');
  await page.getByRole('button', { name: 'Close' }).click();

  expect(await axeFaults(page)).toEqual([]);
  const bids = page.getByRole('group').getByRole('button');
  expect(await bids.allTextContents()).toEqual(['0', '1']);
  await bids.last().focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('dialog');
  await result.getByRole('table').waitFor();
  expect(await result.getByRole('rowheader').count()).toBe(3);
  expect(await axeFaults(page)).toEqual([]);
  await result.getByRole('button', { name: 'Look at the table' }).click();
  expect(await told(page)).toHaveLength(4);
  await page.getByText(/^\d points? · you · Seat 1$/).waitFor();
});

it('is agreed on with its options, passed from one to the other behind the curtain, and looked back at', async () => {
  const page = await at('/play/toy');
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('2', { exact: true }).click();
  await page.getByText('friends here', { exact: true }).click();
  for (const [index, name] of ['Anna', 'Bert'].entries()) await page.getByRole('textbox').nth(index).fill(name);
  await page.getByRole('radiogroup', { name: 'Highest bid' }).getByText('3', { exact: true }).click();
  expect(await page.getByRole('radiogroup', { name: 'Memory' }).getByRole('radio').count()).toBe(2);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sit down' }).click();

  const passed: string[] = [];
  const look = async (): Promise<void> => {
    const curtain = page.getByRole('button', { name: /^I am / });
    if ((await curtain.count()) === 0) return;
    passed.push((await curtain.textContent())!);
    expect(await page.locator('[data-version]').count()).toBe(0);
  };
  const { decisions, over } = await playOn(page, 'toy', { seed: 'passed around', each: look });
  expect({ decisions, over, passed }).toEqual({ decisions: 2, over: true, passed: ['I am Anna', 'I am Bert'] });

  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await told(page)).toEqual(['The cards are dealt.', 'Anna bids.', 'Bert bids.']);
  expect(await axeFaults(page)).toEqual([]);
});

it('has no guided first game, and says so', async () => {
  const page = await at('/learn/toy');
  await page.getByRole('heading', { name: 'This drawer is empty' }).waitFor();
});

it('has a plain book, in the language of the page', async () => {
  const page = await at('/rules/toy', { language: 'de' });
  await page.getByText('Wer mit Karte und Gebot zusammen am meisten hat, gewinnt.').waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

/** Opens a table online from its form, for as many as named; whoever reads the link can come. */
const openFor = async (page: Page, seats: number): Promise<string> => {
  await page.getByRole('radiogroup', { name: 'Players' }).getByText(String(seats), { exact: true }).click();
  return openTable(page, 'Anna');
};

it('is played online to its end by two, each in a browser of their own, by a link', async () => {
  const anna = await at('/play/toy?with=link');
  const link = await openFor(anna, 2);
  const { page: bert } = await dropIn({ size: 'phone', language: 'en' });
  await bert.goto(link);
  await sitDown(bert, 'Bert');
  await anna.getByRole('button', { name: 'Begin the game' }).click();
  for (const page of [anna, bert]) {
    await status(page, 'playing');
    await myTurn(page);
    expect(await axeFaults(page)).toEqual([]);
  }

  await anna.getByRole('group').getByRole('button').first().click();
  await expect.poll(() => told(bert)).toEqual(['The cards are dealt.', 'Anna bids.']);
  await bert.getByRole('group').getByRole('button').last().click();
  for (const page of [anna, bert]) {
    await status(page, 'over');
    const result = page.getByRole('dialog');
    await result.getByRole('table').waitFor();
    expect(await result.getByRole('rowheader').count()).toBe(2);
    expect(await axeFaults(page)).toEqual([]);
    await result.getByRole('button', { name: 'Look at the table' }).click();
    expect(await told(page)).toEqual(['The cards are dealt.', 'Anna bids.', 'Bert bids.']);
    // Whoever looks has their own points, and sees those of the other.
    await page.getByText(/^\d points? · you · Seat [12]$/).waitFor();
    await page.getByText(/^\d points? · Seat [12]$/).waitFor();
  }
});

it('says why a decision is refused, in the words of the game and with its rule', async () => {
  const page = await at('/play/toy?with=link');
  await openFor(page, 2);
  // A page offers nothing illegal, so the line makes more of a bid than was pressed.
  await page.routeWebSocket('**/api/socket', (socket) => {
    const there = socket.connectToServer();
    socket.onMessage((said) => there.send(String(said).replace(/"bid":\d/, '"bid":3')));
  });
  await page.reload();
  await putBot(page);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await myTurn(page);
  await page.getByRole('group').getByRole('button').first().click();
  const refusal = page.getByRole('alert');
  await refusal.getByText('Too high.').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await refusal.getByRole('button', { name: 'Rule TOY-3' }).click();
  await page.getByRole('heading', { name: 'TOY-3' }).waitFor();
  // Nothing was decided.
  expect(await told(page)).not.toContain('Anna bids.');
  await myTurn(page);
});

it('has room for as many as a table online can have, each with a name of their own', async () => {
  const { seats } = LIMITS;
  for (const size of ['desktop', 'phone'] as const) {
    const page = await at('/play/toy?with=link', { size });
    await openFor(page, seats);
    for (let bots = 1; bots < seats; bots++) {
      await putBot(page);
      await expect.poll(() => page.locator('[data-seat][data-kind=bot]').count()).toBe(bots);
    }
    const places = page.getByRole('list', { name: 'Who sits where' }).getByRole('listitem');
    const names = await places.locator('strong').allTextContents();
    expect(new Set(names).size).toBe(seats);
    // They stand beside each other, not on top of each other, and nothing runs out of the page.
    const boxes = await places.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
    for (const [index, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(page.viewportSize()!.width);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(apart).toBe(true);
      }
    }
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Begin the game' }).click();
    expect(await playOn(page, 'toy', { seed: 'six' })).toEqual({ decisions: 1, over: true });
    // Whoever is tied shares a rank: it is one more than there are others with more points.
    const standings = await page
      .getByRole('dialog')
      .locator('tbody tr')
      .evaluateAll((lines) =>
        lines.map((line) => [...line.querySelectorAll('td')].map((cell) => Number.parseInt(cell.textContent, 10))),
      );
    expect(standings).toHaveLength(seats);
    for (const [rank, points] of standings) {
      expect(rank).toBe(1 + standings.filter(([, others]) => others! > points!).length);
    }
  }
});

it('is set up in one browser for as many as its box says, and nobody is called like another', async () => {
  const page = await at('/play/toy', { size: 'phone' });
  const howMany = page.getByRole('radiogroup', { name: 'Players' });
  await howMany.getByText('6', { exact: true }).click();
  expect(await howMany.getByRole('radio').count()).toBe(5);
  const names = async (): Promise<readonly string[]> =>
    page
      .locator('ol li input[type=text], ol li strong')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : one.textContent)));
  expect(await names()).toEqual(['Guest of honour', 'Dodo', 'Jocko', 'Coco', 'Mops', 'Cosima']);
  const seat = async (n: number, who: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^Seat ${n}, `) }).click();
    await page.getByRole('dialog').getByRole('button', { name: who }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await seat(6, 'I sit here myself');
  await seat(2, 'A friend on this device');
  expect(await names()).toEqual(['Cosima', 'Guest 2', 'Jocko', 'Coco', 'Mops', 'Guest of honour']);
  await seat(2, 'Dodo');

  // Somebody else takes a seat, by keys alone.
  await page.getByRole('button', { name: 'Seat 4, Coco: Change' }).focus();
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Who sits on seat 4?' });
  await gallery.getByRole('tab', { name: 'gentle', selected: true }).focus();
  expect(await gallery.getByRole('button', { name: /^Jocko/ }).isDisabled()).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('End');
  await gallery.getByRole('button', { name: /^Sibylla/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await gallery.waitFor({ state: 'detached' });
  expect((await names())[3]).toBe('Talos');
  // The next bot plays as well.
  await seat(5, 'A friend on this device');
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('5', { exact: true }).click();
  await page.getByRole('radiogroup', { name: 'You play with' }).getByText('bots', { exact: true }).click();
  expect(await names()).toEqual(['Cosima', 'Dodo', 'Jocko', 'Talos', 'Guest of honour']);
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('6', { exact: true }).click();
  expect((await names())[5]).toBe('Sibylla');
  await page.getByRole('button', { name: 'Sit down' }).click();
  expect(await playOn(page, 'toy', { seed: 'sixth' })).toEqual({ decisions: 1, over: true });
});
