import { feuersalamander } from '@wunderkammer/feuersalamander';
import { botPlayer, cloneState, mayTakeBack, playAll, simulate, tableOf } from '@wunderkammer/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrive } from './arrive.ts';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';
import { keep, playNow } from './kit.ts';
import { myTurn, playOn } from './players.ts';
import { setup } from './setups.ts';

/** A game up to the first move of seat 0 that can be taken back. */
const untilTakeable = () => {
  const { steps } = simulate(feuersalamander, 2, {}, botPlayer, 'taken back');
  let end = 0;
  playAll(feuersalamander, tableOf(feuersalamander, 2), steps, (before, step, index) => {
    const after = cloneState(before);
    feuersalamander.play(after, step);
    const fits = step.by === 0 && step.type === 'move' && mayTakeBack(feuersalamander, before, step, after);
    if (end === 0 && fits) end = index + 1;
  });
  return steps.slice(0, end);
};

const version = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-idle=true]').getAttribute('data-version'));

describe('a game', () => {
  it('begins two clicks after the home page, and is found again after a reload and from the cabinet', async () => {
    const { page } = await arrive();
    await page.goto('/');
    await playNow(page, 'Salomons Oordeel');
    await playOn(page, 'salomons-oordeel', { seed: 'resume', enough: 2 });
    await myTurn(page);
    const before = await version(page);
    const board = (): Promise<string> => page.getByRole('region', { name: 'Board' }).ariaSnapshot();
    const told = await board();
    await page.reload();
    await myTurn(page);
    expect(await version(page)).toBe(before);
    expect(await board()).toBe(told);
    await page.getByRole('link', { name: 'Leave the table (the game is kept)' }).click();
    await page.getByRole('link', { name: /^Go on playing.*Salomons Oordeel, with/ }).click();
    await page.locator('[data-idle=true]').waitFor();
    expect(await version(page)).toBe(before);
  });

  it('is left and found again by the page that began it', async () => {
    const { page } = await dropIn();
    await page.goto('/');
    await playNow(page, 'Salomons Oordeel');
    await playOn(page, 'salomons-oordeel', { seed: 'leave', enough: 2 });
    await myTurn(page);
    const before = await version(page);
    await page.getByRole('link', { name: 'Leave the table (the game is kept)' }).click();
    await page.getByRole('link', { name: /^Go on playing.*Salomons Oordeel, with/ }).click();
    await myTurn(page);
    expect(await version(page)).toBe(before);
    await page.goBack();
    await page.goBack();
    await myTurn(page);
    expect(await version(page)).toBe(before);
  });

  it('goes one step back by a key, also after a reload; what is half chosen is let go by another, or by a tap elsewhere', async () => {
    const { page } = await dropIn();
    const steps = untilTakeable();
    await page.goto('/');
    await keep(page, { id: 'back', setup: setup('feuersalamander', 1, 1), steps });
    await page.goto('/table/back');
    await page.getByRole('button', { name: 'Take back' }).waitFor();
    expect(await version(page)).toBe(steps.length);
    await page.keyboard.press('u');
    await page.getByRole('log').getByText('You took your last choice back.').waitFor();
    await page.reload();
    await myTurn(page);
    expect(await version(page)).toBe(steps.length - 1);
    expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);

    const choices = page.locator('[data-spot=choices]');
    const before = await choices.ariaSnapshot();
    const pick = () => choices.getByRole('button').first().click();
    await pick();
    const picked = await choices.ariaSnapshot();
    expect(picked).not.toBe(before);
    await page.keyboard.press('Escape');
    expect(await choices.ariaSnapshot()).toBe(before);
    await pick();
    expect(await choices.ariaSnapshot()).toBe(picked);
    const board = (await page.locator('[data-spot=board]').boundingBox())!;
    await page.mouse.click(board.x + 4, board.y + 4);
    expect(await choices.ariaSnapshot()).toBe(before);
  });

  it('survives a tab that dies', async () => {
    const { page, context } = await arrive();
    await page.goto('/');
    await playNow(page, 'Die drei Magier');
    await playOn(page, 'drei-magier', { seed: 'crash', enough: 4 });
    await myTurn(page);
    const [address, before] = [page.url(), await version(page)];
    await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => {})]);
    const second = await context.newPage();
    await second.goto(address);
    await myTurn(second);
    expect(await version(second)).toBe(before);
    await page.close();
  });

  it('is the same again with one press, and found among one’s tables as it stands', async () => {
    const { page } = await dropIn({ size: 'phone' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Play now: Der Feuersalamander' }).click();
    await page.getByRole('radiogroup', { name: 'Players' }).getByText('3', { exact: true }).click();
    await page.getByRole('radiogroup', { name: 'Points to win' }).getByText('100', { exact: true }).click();
    await page.getByRole('button', { name: 'Seat 3, Jocko: Change' }).click();
    const gallery = page.getByRole('dialog', { name: 'Who sits on seat 3?' });
    await gallery.getByRole('tab', { name: 'master' }).click();
    await gallery.getByRole('button', { name: /^Sibylla/ }).click();
    await page.getByRole('button', { name: 'Sit down' }).click();
    await playOn(page, 'feuersalamander', { seed: 'again', enough: 8 });
    await page.getByRole('link', { name: 'Leave the table (the game is kept)' }).click();
    // However much is kept, playing is in sight.
    const again = page.getByRole('button', { name: 'Play now: Der Feuersalamander' });
    await page.getByRole('link', { name: /^Go on playing/ }).waitFor();
    const { y, height } = (await again.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
    await again.click();
    await myTurn(page);
    for (const name of ['Dodo', 'Sibylla']) await page.getByText(name).first().waitFor();
    await page.goto('/mine');
    const tables = page.locator('[data-table]');
    await tables
      .getByText(/^Sibylla: \d+ points?$/)
      .nth(1)
      .waitFor();
    // Two tables of the same game do not look alike.
    const [one, other] = await tables.locator('a').evaluateAll((all) => all.map((each) => each.innerHTML));
    expect(one).not.toBe(other);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('can be thrown away, after one question', async () => {
    const { page } = await dropIn();
    await page.goto('/');
    await keep(page, { id: 'old', setup: setup('drei-magier', 1, 2), steps: [] });
    await page.goto('/mine');
    await page.getByRole('button', { name: /^Throw away: Die drei Magier/ }).click();
    await page.getByRole('button', { name: 'Throw away', exact: true }).click();
    await page.getByRole('heading', { name: 'You sit at no table yet.' }).waitFor();
    await page.goto('/');
    await page.getByText('Three board games whose boxes are gone').waitFor();
    expect(await page.getByText('Go on playing').count()).toBe(0);
  });

  it('is followed by a rematch, and a series by its next game with the running total', async () => {
    const { page } = await dropIn();
    const { steps } = simulate(feuersalamander, 2, { target: 20 }, botPlayer, 'series');
    await page.goto('/');
    const series = { games: 2, outcomes: [{ ranking: [[1], [0]], scores: [7, 21] }] };
    await keep(page, { id: 'second', setup: setup('feuersalamander', 1, 1, { target: 20 }, { series }), steps });
    await page.goto('/table/second');
    await page.locator('[data-finale]').getByRole('button', { name: 'Go on' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The series goes to').waitFor();
    const rows = await dialog.getByRole('row').allTextContents();
    expect(rows.join(' ')).toContain('Total so far');
    await dialog.getByRole('button', { name: 'Rematch' }).click();
    await page.getByText('Game 1 of 2').waitFor();
    expect(page.url()).not.toContain('second');
  });
});
