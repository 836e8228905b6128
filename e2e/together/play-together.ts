import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { arrive } from '../arrive.ts';
import { axeFaults } from '../axe.ts';
import { putBot, sitDown, status } from '../guests.ts';
import { dropIn } from '../harness/drop-in.ts';
import { Line } from '../harness/line.ts';
import { type Played, playOn } from '../players.ts';

/*
 * People in their own homes, each with a browser of their own, play whole games together by a link: one on a laptop, one on
 * a phone whose network comes and goes and whose tab is closed and opened again, one who only watches.
 */

/** What a browser says when its network is gone is no fault of the page. */
const NETWORK = [/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|WebSocket connection|Failed to load resource|Failed to fetch/];

export interface Game {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** Somebody leaves after so many decisions and lets a bot play on: a long game ends sooner with two who play to win. */
  readonly leavesAfter?: number;
}

/** Opens a table as the page does, with options that keep the game short: so does the bot, which plays to win. */
const openTable = async (page: Page, { game, seats, options }: Game): Promise<string> => {
  await page.goto('/');
  return page.evaluate(
    async ({ game, seats, options }) => {
      const post = async (path: string, body: object): Promise<Record<string, string>> => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return response.json();
      };
      await post('/api/me', { name: 'Anna', language: 'en' });
      const setup = {
        game,
        options,
        seats,
        aids: 'notes',
        clock: { type: 'none', away: 86_400 },
        watch: 'public',
        listed: true,
        games: 1,
      };
      return (await post('/api/tables', { setup, name: 'Anna' }))['table']!;
    },
    { game, seats, options },
  );
};

/** Loses the network twice while the game goes on. */
const comeAndGo = async (page: Page, line: Line): Promise<void> => {
  for (let time = 0; time < 2; time++) {
    await page.locator('[data-connection=up] [data-idle]').waitFor();
    await page.waitForTimeout(1_500);
    if ((await page.locator('[data-status=playing]').count()) === 0) return;
    line.cut();
    await page.locator('[data-connection=lost]').waitFor();
    line.mend();
    await page.locator('[data-connection=up]').waitFor({ timeout: 10_000 });
  }
};

/** Plays a whole game together. */
export const playTogether = async (setup: Game): Promise<void> => {
  const line = await Line.to(inject('baseURL'));
  try {
    await playOverLine(setup, line);
  } finally {
    line.close();
  }
};

const playOverLine = async (setup: Game, line: Line): Promise<void> => {
  const anna = await dropIn({ size: 'desktop' });
  const bert = await arrive({ size: 'phone', expected: NETWORK });
  const cleo = await dropIn({ size: 'desktop', language: 'nl' });

  const table = await openTable(anna.page, setup);
  await anna.page.goto(`/t/${table}`);
  await status(anna.page, 'waiting');
  await bert.page.goto(`${line.address}/t/${table}`);
  await sitDown(bert.page, 'Bert');
  await putBot(anna.page);
  await anna.page.getByText('Everybody is there.').waitFor();
  expect(await axeFaults(bert.page)).toEqual([]);
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  await Promise.all([anna, bert].map(({ page }) => status(page, 'playing')));

  await cleo.page.goto(`/t/${table}`);
  await status(cleo.page, 'playing');
  await cleo.page.locator('[data-version]').waitFor();

  let back = bert.page;
  /** Bert closes the tab in the middle of the game and opens the link again; then the network comes and goes. */
  const playAsBert = async (): Promise<Played> => {
    await playOn(bert.page, setup.game, { seed: `Bert ${setup.game}`, enough: 6 });
    await bert.page.close();
    back = await bert.context.newPage();
    await back.goto(`${line.address}/t/${table}`);
    const [played] = await Promise.all([
      playOn(back, setup.game, { seed: `Bert again ${setup.game}` }),
      comeAndGo(back, line),
    ]);
    return played;
  };
  const playAsAnna = async (): Promise<Played> => {
    const { page } = anna;
    const played = await playOn(page, setup.game, { seed: `Anna ${setup.game}`, enough: setup.leavesAfter });
    if (played.over) return played;
    await page.getByRole('button', { name: /^Company/ }).click();
    await page.getByText('Leave, end, give up').click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await page.keyboard.press('Escape');
    await page.locator('[data-status=over]').waitFor({ timeout: 120_000 });
    return { ...played, over: true };
  };
  const played = await Promise.all([playAsAnna(), playAsBert()]);
  expect(played.map(({ over }) => over)).toEqual([true, true]);
  await Promise.all([anna.page, back, cleo.page].map((page) => status(page, 'over')));
  await anna.page.locator('[data-finale]').waitFor();
  await anna.page.keyboard.press('Escape');
  await anna.page.getByRole('dialog').getByRole('table').waitFor();
  expect(await axeFaults(anna.page)).toEqual([]);
};
