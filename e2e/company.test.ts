import type { OnlineSetup } from '@wunderkammer/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TABLE_KEYS } from '../apps/web/src/table/keys.ts';
import { axeFaults } from './axe.ts';
import { putBot, sitDown, status } from './guests.ts';
import { dropIn } from './harness/drop-in.ts';
import { myTurn } from './players.ts';

/* Those around a table online: what they want of each other is asked and answered, and they take nothing from the board. */

/** Opens a table for as few as can play there, as the page does; returns its link. */
const open = async (page: Page, game: string, watch: OnlineSetup['watch'] = 'public'): Promise<string> => {
  await page.goto('/');
  const table = await page.evaluate(
    async ({ game, watch }) => {
      const post = async (path: string, body: object): Promise<Record<string, string>> => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await post('/api/me', { name: 'Anna', language: 'en' });
      const seats = game === 'drei-magier' ? 3 : 2;
      const rest = { options: {}, seats, aids: 'notes', clock: { type: 'none', away: null }, listed: false, games: 1 };
      return (await post('/api/tables', { setup: { game, watch, ...rest }, name: 'Anna' }))['table']!;
    },
    { game, watch },
  );
  await page.goto(`/t/${table}`);
  await status(page, 'waiting');
  return page.url();
};

const begin = async (...pages: readonly Page[]): Promise<void> => {
  await pages[0]!.getByRole('button', { name: 'Begin the game' }).click();
  for (const page of pages) {
    await status(page, 'playing');
    await page.locator('[data-idle]').waitFor();
  }
};

/** Anna at a desk and Bert on a phone, at a table that has begun. */
const annaAndBert = async (game: string) => {
  const [{ page: anna }, { page: bert }] = [await dropIn(), await dropIn({ size: 'phone' })];
  const link = await open(anna, game);
  await bert.goto(link);
  await sitDown(bert, 'Bert');
  await begin(anna, bert);
  return { anna, bert, link };
};

/** What the board takes of the page, once it has come to rest: the largest drawing in its place. */
const boardSize = (page: Page): Promise<number> =>
  page.getByRole('region', { name: 'Board' }).evaluate(async (place) => {
    const now = (): number => {
      const areas = [...place.querySelectorAll('svg')].map((drawing) => {
        const { width, height } = drawing.getBoundingClientRect();
        return width * height;
      });
      return Math.sqrt(Math.max(...areas));
    };
    for (let [size, still] = [now(), 0]; ; ) {
      await new Promise(requestAnimationFrame);
      still = now() === size ? still + 1 : 0;
      if (still === 5) return size;
      size = now();
    }
  });

describe.each(['feuersalamander', 'drei-magier', 'salomons-oordeel'])('at a table of %s', (game) => {
  it('the board keeps its size beside the company, and the turn stays in sight', async () => {
    const { page } = await dropIn();
    await open(page, game);
    const free = page.getByRole('button', { name: 'Bot here' });
    await free.first().waitFor();
    for (let left = await free.count(); left > 0; left--) {
      await putBot(page);
      await expect.poll(() => free.count()).toBe(left - 1);
    }
    await begin(page);
    await myTurn(page);
    for (const [width, height] of [
      [1280, 800],
      [900, 620],
    ] as const) {
      await page.setViewportSize({ width, height });
      const alone = await boardSize(page);
      await page.keyboard.press('c');
      const field = page.getByLabel('Say something');
      await field.waitFor();
      const beside = await boardSize(page);
      expect([width, beside >= alone * 0.9, await inSight(field)]).toEqual([width, true, true]);
      // Where there is height for both, what is asked and what can be chosen stay above it.
      const [prompt, drawer] = [page.locator('[data-spot=prompt]'), page.getByRole('tablist')];
      if (height >= 800) {
        const { bottom } = await boxOf(prompt);
        expect(bottom + 150).toBeLessThan((await boxOf(drawer)).top);
      } else expect(await prompt.isVisible()).toBe(false);
      // The key of the company both opens and closes it.
      await page.keyboard.press(height >= 800 ? 'c' : 'Escape');
      await field.waitFor({ state: 'detached' });
      expect(await prompt.isVisible()).toBe(true);
    }
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').getByText(TABLE_KEYS.company, { exact: true }).count()).toBe(1);
  });
});

const boxOf = (found: ReturnType<Page['locator']>): Promise<{ readonly top: number; readonly bottom: number }> =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

const inSight = async (found: ReturnType<Page['locator']>): Promise<boolean> => {
  const { top, bottom } = await boxOf(found);
  return top >= 0 && bottom <= (await found.page().evaluate(() => innerHeight));
};

it('a proposal to end the game is declined; who made it is told, and does not make it again at once', async () => {
  const { anna, bert } = await annaAndBert('salomons-oordeel');
  await anna.keyboard.press('c');
  await anna.getByText('Leave, end, give up').click();
  const propose = anna.getByRole('button', { name: 'Propose to end the game' });
  await propose.click();
  await bert.getByText('Anna proposes to end the game without a winner.').waitFor();
  expect(await axeFaults(bert)).toEqual([]);
  await bert.getByRole('button', { name: 'No, play on' }).click();
  const answer = anna.getByText('Bert wants to play on, so the game is not ended.');
  await answer.waitFor();
  await bert.getByText('Anna proposes').waitFor({ state: 'detached' });
  expect(await propose.isDisabled()).toBe(true);
  await anna.getByText('Somebody proposed it a moment ago.').waitFor();
  expect(await axeFaults(anna)).toEqual([]);
  // Also for one who was not there when it was declined.
  await anna.reload();
  await answer.waitFor();
  await anna.getByRole('button', { name: 'Go on' }).click();
  await answer.waitFor({ state: 'detached' });
  expect(await anna.locator('[data-status=playing]').count()).toBe(1);
});

it('a rematch is offered to the others, who stay with the result until they want it', async () => {
  const { anna, bert, link } = await annaAndBert('salomons-oordeel');
  await bert.getByRole('button', { name: /^Company/ }).click();
  await bert.getByText('Leave, end, give up').click();
  await bert.getByRole('button', { name: 'Give up' }).click();
  await bert.getByRole('button', { name: 'Give up' }).last().click();
  for (const page of [anna, bert]) await page.getByRole('dialog').waitFor();
  await bert.getByRole('button', { name: /rematch/i }).click();
  await status(bert, 'waiting');

  const offer = 'Bert has set up the next game and is keeping a seat for you.';
  await anna.getByRole('dialog').getByText(offer).waitFor();
  expect([anna.url(), await anna.getByRole('heading', { name: 'Bert has given up' }).count()]).toEqual([link, 1]);
  expect(await axeFaults(anna)).toEqual([]);
  // Anna looks at the board; there, too, it is only asked.
  await anna.keyboard.press('Escape');
  await anna.getByText(offer).waitFor();
  await anna.getByRole('button', { name: 'Stay here' }).click();
  await anna.getByText(offer).waitFor({ state: 'detached' });
  expect(anna.url()).toBe(link);
  await anna.getByRole('button', { name: 'Result' }).click();
  await anna.getByRole('dialog').getByRole('link', { name: 'Sit down' }).click();
  await status(anna, 'waiting');
  expect(anna.url()).toBe(bert.url());
});

describe('somebody with the link of a table that may not be watched', () => {
  it.each([
    ['nobody', 'de', 'Hier spielt man unter sich', 'Hier war man unter sich'],
    ['after', 'nl', 'Er wordt gespeeld', undefined],
  ] as const)('is told so (watch "%s", %s), and nothing of the company', async (watch, language, during, over) => {
    const [{ page: anna }, { page: bert }, { page: eve }] = [
      await dropIn(),
      await dropIn(),
      await dropIn({ size: 'phone', language }),
    ];
    const link = await open(anna, 'salomons-oordeel', watch);
    await anna.getByLabel('Say something').fill('This is for us');
    await anna.keyboard.press('Enter');
    await anna.getByText('This is for us').waitFor();
    await eve.goto(link);
    await status(eve, 'waiting');
    await eve.getByText('Anna', { exact: false }).first().waitFor();
    expect(await axeFaults(eve)).toEqual([]);
    await bert.goto(link);
    await sitDown(bert, 'Bert');
    await bert.getByText('This is for us').waitFor();
    await begin(anna, bert);

    await eve.getByRole('heading', { name: during }).waitFor();
    const seen = await eve.evaluate(() => document.body.textContent);
    for (const hidden of ['Anna', 'Bert', 'This is for us']) expect(seen).not.toContain(hidden);
    expect(await axeFaults(eve)).toEqual([]);
    await anna.keyboard.press('c');
    await anna.getByText('1 person is watching.').waitFor();
    await anna.getByText('Leave, end, give up').click();
    await anna.getByRole('button', { name: 'Give up' }).click();
    await anna.getByRole('button', { name: 'Give up' }).last().click();
    // What may be looked at afterwards is there by itself.
    if (over === undefined) await eve.locator('[data-status=over] [data-idle]').waitFor();
    else await eve.getByRole('heading', { name: over }).waitFor();
    expect(await axeFaults(eve)).toEqual([]);
  });
});
