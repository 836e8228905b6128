import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { putBot, status } from './guests.ts';
import { dropIn } from './harness/drop-in.ts';
import { Line } from './harness/line.ts';

/* Somebody goes on noting things while the network is away, and comes back; or is not let in any more. */

const NETWORK = [/ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|WebSocket connection|Failed to load resource|Failed to fetch/];
const TAPS = 400;
/** What a cell says after one tap, two, three; after four it is as it was. */
const MARKS = ['no mark', 'has it', 'does not have it', 'perhaps'] as const;

/** A game with three bots that waits for the one who looks on: the notebook with the most cells. */
const sitDownWithBots = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  const table = await page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/api/me', { name: 'Anna', language: 'en' });
    const rest = { aids: 'notes', clock: { type: 'none', away: null }, watch: 'nobody', listed: false, games: 1 };
    const setup = { game: 'feuersalamander', options: {}, seats: 4, ...rest };
    return (await post('/api/tables', { setup, name: 'Anna' }))['table']!;
  });
  await page.goto(`${address}/t/${table}`);
  await status(page, 'waiting');
  for (let bots = 0; bots < 3; bots++) {
    await putBot(page);
    await page
      .getByRole('button', { name: 'Bot here' })
      .nth(2 - bots)
      .waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await status(page, 'playing');
  await page.locator('[data-idle=true]').waitFor();
};

const cells = (page: Page) => page.locator('[data-drawer=notebook] tbody button');
const notes = (page: Page): Promise<readonly (string | null)[]> =>
  cells(page).evaluateAll((found) => found.map((cell) => cell.getAttribute('aria-label')));
const openNotebook = async (page: Page): Promise<void> => {
  await page.keyboard.press('n');
  await cells(page).first().waitFor();
};

/** Taps through the cells, all of them again and again, as fast as the page takes it. */
const tap = (page: Page, taps: number): Promise<void> =>
  cells(page).evaluateAll(async (found, taps) => {
    for (let done = 0; done < taps; done++) {
      (found[done % found.length] as HTMLElement).click();
      if (done % found.length === found.length - 1) await new Promise(requestAnimationFrame);
    }
  }, taps);

interface Heard {
  /** What the page said on this line. */
  readonly said: string[];
  /** The house has picked up. */
  answered: boolean;
}

/** Listens to every line that the page makes. */
const listen = (page: Page): readonly Heard[] => {
  const lines: Heard[] = [];
  page.on('websocket', (socket) => {
    const heard: Heard = { said: [], answered: false };
    lines.push(heard);
    socket.on('framesent', ({ payload }) => void heard.said.push(String(payload)));
    socket.on('framereceived', () => {
      heard.answered = true;
    });
  });
  return lines;
};

it(`${TAPS} notes made without a network are one message when it is back, and all of them are kept`, async () => {
  const line = await Line.to(inject('baseURL'));
  try {
    const { page } = await dropIn({ expected: NETWORK });
    await sitDownWithBots(page, line.address);
    await openNotebook(page);
    const count = await cells(page).count();
    const lines = listen(page);

    line.cut();
    await page.getByText('The connection is lost.').waitFor();
    await tap(page, TAPS);
    const noted = await notes(page);
    const marks = noted.map((_, cell) => MARKS[Math.ceil((TAPS - cell) / count) % MARKS.length]);
    for (const [cell, label] of noted.entries()) expect(label).toContain(marks[cell]);

    line.slow(1_500);
    line.mend();
    await page.getByText('Sending what you noted while away…').waitFor();
    await page.getByText('Sending what you noted while away…').waitFor({ state: 'detached' });
    expect(await notes(page)).toEqual(noted);
    const made = lines.filter(({ answered }) => answered);
    expect(made).toHaveLength(1);
    expect(made[0]!.said.filter((text) => text.includes('"mark"'))).toHaveLength(1);
    expect(made[0]!.said.length).toBeLessThan(12);

    line.slow(0);
    await page.reload();
    await page.locator('[data-idle=true]').waitFor();
    await openNotebook(page);
    expect(await notes(page)).toEqual(noted);
  } finally {
    line.close();
  }
});

it.each(['desktop', 'phone'] as const)(
  '(%s) a house that closes the line again and again is named, tried ever later, and at once when one wants',
  async (size) => {
    const { page } = await dropIn({ size });
    let shut = false;
    let tried = 0;
    const open = new Set<WebSocketRoute>();
    await page.routeWebSocket('**/api/socket', (socket) => {
      tried++;
      if (shut) {
        void socket.close({ code: 1008, reason: 'too often' });
        return;
      }
      open.add(socket);
      socket.connectToServer();
    });
    await sitDownWithBots(page, inject('baseURL'));
    const board = page.locator('[data-idle] svg').first();
    const before = await board.boundingBox();
    shut = true;
    tried = 0;
    const since = performance.now();
    for (const socket of open) await socket.close({ code: 1008, reason: 'too many messages at once' });
    await page.getByText('The house is turning this page away.').waitFor();
    await page.getByText(/Trying again in \d+ s\./).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await board.boundingBox()).toEqual(before);
    // Each wait is twice the one before, or up to a quarter shorter.
    expect(performance.now() - since).toBeGreaterThan(750 * (2 ** tried - 1));
    shut = false;
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.locator('[data-connection=up]').waitFor();
    await page.getByText('The house is turning this page away.').waitFor({ state: 'detached' });
  },
);

it('a note that the house refuses is taken back, and that is said', async () => {
  const { page } = await dropIn();
  let refused = 0;
  await page.routeWebSocket('**/api/socket', (socket) => {
    const house = socket.connectToServer();
    socket.onMessage((text) => {
      const { t, id } = JSON.parse(String(text)) as { t: string; id?: string };
      if (t !== 'mark') {
        house.send(text);
        return;
      }
      refused++;
      socket.send(JSON.stringify({ t: 'refused', id, code: 'full', message: 'the notebook is full' }));
    });
  });
  await sitDownWithBots(page, inject('baseURL'));
  await openNotebook(page);
  const before = await notes(page);
  await tap(page, 1);
  await page.getByText('The notebook is full: your last note was not kept.').waitFor();
  expect(refused).toBe(1);
  expect(await notes(page)).toEqual(before);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('The notebook is full').waitFor({ state: 'detached' });
});
