import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { openTable, sitDown, status } from './guests.ts';
import { dropIn } from './harness/drop-in.ts';
import type { Visitor } from './kit.ts';

/* What people agree on for those who stay away, and what everybody sees of it: who waits, who is missed, who comes back. */

interface Clock {
  readonly type: 'none' | 'move';
  readonly away?: number;
  readonly seconds?: number;
}

/** Opens a table with times that no form offers, so that the test need not wait for days; returns its link. */
const openWith = async (page: Page, clock: Clock): Promise<string> => {
  await page.goto('/');
  const table = await page.evaluate(async (clock) => {
    const post = async (path: string, body: object): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/api/me', { name: 'Anna', language: 'en' });
    const rest = { options: {}, seats: 2, aids: 'none', watch: 'public', listed: false, games: 1 };
    return (await post('/api/tables', { setup: { game: 'salomons-oordeel', clock, ...rest }, name: 'Anna' }))['table'];
  }, clock);
  await page.goto(`/t/${table}`);
  return page.url();
};

/** Anna and Bert at a table where both have to arrange their stones: the game waits for both. */
const play = async (clock: Clock): Promise<{ anna: Visitor; bert: Visitor; link: string }> => {
  const [anna, bert] = [await dropIn(), await dropIn({ size: 'phone' })];
  const link = await openWith(anna.page, clock);
  await bert.page.goto(link);
  await sitDown(bert.page, 'Bert');
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [anna, bert]) await page.locator('[data-status=playing] [data-idle=true]').waitFor();
  return { anna, bert, link };
};

const company = (page: Page) => page.getByRole('region', { name: 'At the table' });

it('how long the others wait is chosen with the table, and everybody reads it', async () => {
  const [anna, bert] = [await dropIn(), await dropIn({ size: 'phone' })];
  const { page } = anna;
  await page.goto('/play/drei-magier?with=link');
  await page.getByText('Clock and company').click();
  const choice = page.getByRole('radiogroup', { name: 'If somebody stays away' });
  await choice.getByText('has waited 1 day for somebody').waitFor();
  await choice.getByText('wait for ever').click();
  await choice.getByText('The game waits for everybody, however long.').waitFor();
  await choice.getByText('30 minutes').click();
  await choice.getByText('has waited 30 minutes for somebody').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  // With a clock there is nothing to choose.
  await page.getByText('1 day a move').click();
  expect(await choice.count()).toBe(0);
  await page.getByText('the others may let it play on').waitFor();
  await page.getByText('no clock', { exact: true }).first().click();
  await choice.getByText('3 days').click();
  const link = await openTable(page, 'Anna');
  const agreed = 'if the game waits 3 days for somebody who is away, a bot may play for them';
  await page.getByText(agreed).waitFor();
  await bert.page.goto(link);
  await bert.page.getByText(agreed).waitFor();
});

it('whoever waits sees until when, then hands the seat over; who comes back reads who did it, and takes it back', async () => {
  const { anna, bert, link } = await play({ type: 'none', away: 8 });
  await anna.page.keyboard.press('c');
  await company(anna.page).getByText('Bert', { exact: true }).waitFor();
  expect(await anna.page.getByText('The game is waiting for Bert').count()).toBe(0);
  await bert.page.close();
  await company(anna.page)
    .getByText(
      /^The game is waiting for Bert\. If they stay away, you may let a bot play for them in \d seconds? \(.*\d.*\)\.$/,
    )
    .waitFor();
  const handOver = anna.page.getByRole('button', { name: 'Let a bot play for Bert' });
  expect(await handOver.count()).toBe(0);
  expect(await axeFaults(anna.page)).toEqual([]);
  await company(anna.page).getByRole('button', { name: 'Let a bot play for Bert' }).waitFor();
  await anna.page.keyboard.press('c');
  await anna.page.getByText('Bert, who has been away for as long as you agreed to wait.').waitFor();
  expect(await axeFaults(anna.page)).toEqual([]);
  await handOver.click();
  await handOver.waitFor({ state: 'detached' });

  const back = await bert.context.newPage();
  await back.goto(link);
  await back.getByText('Anna let a bot play for you while you were away.').waitFor();
  expect(await axeFaults(back)).toEqual([]);
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await back.getByText('Anna let a bot play for you').waitFor({ state: 'detached' });
});

it('whoever comes back late reads that the seat could have been handed over', async () => {
  const { anna, bert, link } = await play({ type: 'none', away: 5 });
  await bert.page.close();
  await anna.page.getByRole('button', { name: 'Let a bot play for Bert' }).waitFor();
  const back = await bert.context.newPage();
  await back.goto(link);
  await back
    .getByText(/^The others were waiting for you\. Since .*, they could have let a bot play for you\.$/)
    .waitFor();
  expect(await axeFaults(back)).toEqual([]);
  await anna.page.getByRole('button', { name: 'Let a bot play for Bert' }).waitFor({ state: 'detached' });
});

it('with a clock, nobody is replaced before it has run out', async () => {
  const { anna, bert } = await play({ type: 'move', seconds: 3600 });
  await anna.page.keyboard.press('c');
  await bert.page.close();
  await company(anna.page).getByText('If Bert is still away when the time runs out').waitFor();
  expect(await anna.page.getByRole('button', { name: 'Let a bot play for Bert' }).count()).toBe(0);
  await status(anna.page, 'playing');
});
