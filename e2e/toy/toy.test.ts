import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtWeb } from '../../scripts/web-build.ts';
import { axeFaults } from '../axe.ts';
import { dropIn } from '../harness/drop-in.ts';
import { type Served, serve } from '../harness/serve.ts';
import type { Visit } from '../kit.ts';
import { myTurn, playOn } from '../players.ts';
import { toyWeb } from './toy-web.ts';

/* A game of which the cabinet has nothing but the game itself: everything else is plain, and all of it can be played. */

let house: Served;
beforeAll(async () => {
  house = await serve(await toyWeb());
});
afterAll(() => house.stop());

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
  await page.getByText('2 to 3 players', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Learn: Toy' }).count()).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play now: Toy' }).click();
  await myTurn(page);
  expect(await told(page)).toEqual(['The cards are dealt.', 'Balthasar bids.', 'Cosima bids.']);

  await page.keyboard.press('r');
  await page.getByRole('heading', { name: 'TOY-3' }).waitFor();
  await page.keyboard.press('n');
  await page.getByLabel('Line 1').fill('Balthasar bids high');
  await page.getByLabel('Line 2').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.reload();
  await myTurn(page);
  await page.getByRole('button', { name: 'Notebook' }).click();
  expect(await page.getByLabel('Line 1').inputValue()).toBe('Balthasar bids high');
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
  const page = await at('/new/toy');
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('2', { exact: true }).click();
  for (const [index, name] of ['Anna', 'Bert'].entries()) await page.getByRole('textbox').nth(index).fill(name);
  await page.getByRole('radiogroup', { name: 'Highest bid' }).getByText('3', { exact: true }).click();
  expect(await page.getByRole('radiogroup', { name: 'Aids' }).getByRole('radio').count()).toBe(2);
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
