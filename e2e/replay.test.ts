import { readFileSync } from 'node:fs';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { botPlayer, type Game, replayRecord, simulate, verifyRecord } from '@wunderkammer/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';
import { keep } from './kit.ts';
import { setup } from './setups.ts';

const record = simulate(feuersalamander, 3, { target: 30 }, botPlayer, 'a');

const open = async (page: Page, name: string, text: string): Promise<void> => {
  // From elsewhere: the same address once more would be the same replay.
  await page.goto('/');
  await page.goto('/replay');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
};

describe('a record', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await dropIn());
  });

  it('is replayed step by step, through any eyes', async () => {
    await open(page, 'game.json', JSON.stringify(record));
    const at = page.locator('[data-version]');
    const end = record.steps.length;
    await page.getByText(`Step 0 of ${end}`, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'One step on' }).click();
    expect(await at.getAttribute('data-version')).toBe('1');
    await page.getByRole('button', { name: 'To the next turn' }).click();
    expect(Number(await at.getAttribute('data-version'))).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await at.getAttribute('data-version')).toBe(String(end));
    await page.getByText('The game is over').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.getByRole('button', { name: 'One step on' }).click();
    const players = page.getByRole('region', { name: 'Players' });
    const everything = await players.innerHTML();
    await page.getByText('a watcher', { exact: true }).click();
    expect(await players.innerHTML()).not.toBe(everything);
    await page.getByRole('button', { name: 'Was chance honest?' }).click();
    await page.getByText(/^Yes\. \d+ throws and deals checked/).waitFor();
  });

  it('plays by itself to the end', async () => {
    const short = { ...record, steps: record.steps.slice(0, 12), result: undefined };
    await open(page, 'game.json', JSON.stringify(short));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-version="12"]').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  it('is saved from a finished game, and replays and verifies anywhere', async () => {
    await page.goto('/');
    await keep(page, { id: 'done', setup: setup('feuersalamander', 1, 2, { target: 30 }), steps: record.steps });
    await page.goto('/table/done');
    // Whoever comes to a table that is done sees its end first.
    await page.locator('[data-finale]').getByRole('button', { name: 'Go on' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Save the record' }).click();
    const file = await (await saving).path();
    const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const games: readonly Game[] = [feuersalamander];
    expect(replayRecord(saved, games)).toMatchObject({ ok: true, turn: { type: 'over' } });
    expect(verifyRecord(saved, games)).toHaveProperty('ok');
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
    await page.getByText(`Step 0 of ${record.steps.length}`, { exact: true }).first().waitFor();
    await page.getByText('Anna').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/replay/done');
    // Back at the result, a picture of a turning point leads to that moment, as one saw it oneself.
    await page.goBack();
    await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
    await page.waitForURL(({ search }) => search === `?step=${record.steps.length}&as=0`);
  });

  it('of a game on this device has an address that follows, chapters, a picture, and a way back to the result', async () => {
    await page.goto('/replay/done?step=20&as=1');
    const at = page.locator('[data-version]');
    await page.locator('[data-version="20"]').waitFor();
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.waitForURL('**/replay/done?step=21&as=1');
    await page.reload();
    await page.locator('[data-version="21"]').waitFor();
    expect(await page.getByRole('radio', { name: 'Bert' }).isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Chapters' }).click();
    const chapters = page.getByRole('tabpanel').getByRole('button');
    expect(await chapters.count()).toBeGreaterThan(10);
    await page
      .getByRole('button', { name: /^turning point: / })
      .first()
      .click();
    const point = Number(await at.getAttribute('data-version'));
    expect(point).not.toBe(21);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Picture' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Save as a drawing (SVG)' }).click();
    const drawing = readFileSync(await (await saving).path(), 'utf8');
    expect(drawing).toContain('Der Feuersalamander');
    expect(drawing).toMatch(/@font-face\{font-family:"EB Garamond Variable"[^}]*url\(data:/);
    // It needs nothing of the page it was made on.
    const elsewhere = drawing.match(/var\([^)]*\)|(?<!xmlns(:\w+)?=")https?:[^"')]*/g) ?? [];
    expect(elsewhere).toEqual([]);

    await page.getByRole('link', { name: 'To the result' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save the record' }).waitFor();
  });

  it('is not shown of a game that is not over, nor of one that is not there', async () => {
    await keep(page, { id: 'half', setup: setup('feuersalamander', 1, 2), steps: record.steps.slice(0, 40) });
    await page.goto('/replay/half');
    await page.getByRole('heading', { name: 'This game is not over yet' }).waitFor();
    await page.goto('/replay/nothing');
    await page.getByRole('heading', { name: 'There is no such game here' }).waitFor();
  });

  it('from a file is still there when the page is loaded anew', async () => {
    await open(page, 'game.json', JSON.stringify(record));
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.waitForURL(`**/replay?step=${record.steps.length}`);
    await page.reload();
    await page.locator(`[data-version="${record.steps.length}"]`).waitFor();
    await page.getByRole('button', { name: 'Open another record' }).click();
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await page.reload();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  });

  it('is opened by dropping it, one of several by choosing', async () => {
    const { page } = await dropIn({ size: 'phone', language: 'nl' });
    await page.goto('/replay');
    const text = `${JSON.stringify(record)}\n${JSON.stringify(record)}\n`;
    const files = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'games.jsonl'));
      return transfer;
    }, text);
    const place = page.locator('[data-over]');
    await place.dispatchEvent('dragover', { dataTransfer: files });
    await place.dispatchEvent('drop', { dataTransfer: files });
    await page.getByRole('button', { name: 'Partij 2' }).click();
    await page.getByText(`Stap 0 van ${record.steps.length}`, { exact: true }).first().waitFor();
  });
});

it('a record of a game on an older board is told by its place in the file, its step and the field', async () => {
  const { page } = await dropIn({ size: 'phone', language: 'nl' });
  const newer = simulate(dreiMagier, 3, {}, botPlayer, 'older');
  const walk = newer.steps.findIndex(({ type }) => type === 'walk');
  const steps = newer.steps.map((step, index) => (index === walk ? { ...step, to: 'tower-labyrinth-1' } : step));
  await open(page, 'games.jsonl', `${JSON.stringify(newer)}\n${JSON.stringify({ ...newer, steps })}\n`);
  await page.getByRole('button', { name: 'Partij 2' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('Partij 2', { exact: true }).waitFor();
  await alert.getByText(`Bij stap ${walk + 1}: Zo’n stap kent het spel niet.`).waitFor();
  await alert.getByText('step.to must be a field of the board, not "tower-labyrinth-1"').waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

describe('a record that cannot be replayed', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await dropIn({ language: 'de' }));
  });

  const early = record.steps.findIndex(({ type }) => type === 'throw');
  it.each([
    ['rubbish', 'no record', 'kann nicht|nicht als JSON'],
    ['a future format', JSON.stringify({ ...record, format: 'record/9' }), 'neueren Format'],
    ['another game', JSON.stringify({ ...record, game: 'chess' }), 'chess'],
    [
      'a step too few',
      JSON.stringify({ ...record, steps: record.steps.toSpliced(early, 1) }),
      'Bei Schritt \\d+:.*\\(FS-\\d+\\)',
    ],
    [
      'a wrong result',
      JSON.stringify({ ...record, result: { ranking: [[0], [1], [2]], scores: [9, 9, 9] } }),
      'result|scores',
    ],
  ])('(%s) is refused in words, and another can be opened', async (_what, text, words) => {
    await open(page, 'game.json', text);
    await page.getByRole('alert').getByText(new RegExp(words)).first().waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'good.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await page.getByText(`Schritt 0 von ${record.steps.length}`, { exact: true }).first().waitFor();
  });
});
