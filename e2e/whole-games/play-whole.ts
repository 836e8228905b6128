import { botPlayer, type Game, type StepBase, simulate } from '@wunderkammer/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from '../axe.ts';
import { deskFaults } from '../desk.ts';
import { dropIn } from '../harness/drop-in.ts';
import { keep, type Size } from '../kit.ts';
import { coveredChoices, phoneFaults, smallestFaults, watchPhone } from '../phone.ts';
import { playOn } from '../players.ts';
import { GAME_SETUPS, type GameSetup } from '../setups.ts';

/** Checks each kind of moment once, and on a phone each moment: the prompt without names and numbers says which kind it is. */
const checks = (size: Size): ((page: Page) => Promise<void>) => {
  const checked = new Set<string>();
  return async (page) => {
    const isTable = (await page.locator('[data-idle]').count()) > 0;
    const isPhone = size === 'phone' && isTable;
    if (isPhone) expect(await phoneFaults(page)).toEqual([]);
    else if (isTable) expect([...(await deskFaults(page)), ...(await coveredChoices(page))]).toEqual([]);
    const kind = page.locator('[data-spot=prompt], [role=dialog]').first();
    const prompt = ((await kind.textContent()) ?? '').replaceAll(/Anna|Bert|Cleo|Dirk|[A-E]?\d+/g, '');
    if (checked.has(prompt)) return;
    checked.add(prompt);
    expect(await axeFaults(page), prompt).toEqual([]);
    if (isPhone) expect(await smallestFaults(page), prompt).toEqual([]);
  };
};

/** What bots have played of a game so far. */
const begun = (game: Game, { setup: { seats, options }, played = 0 }: GameSetup): readonly StepBase[] => {
  if (played === 0) return [];
  const { steps } = simulate(game, seats.length, options, botPlayer, 'a game that was left');
  return steps.slice(0, Math.floor(played * steps.length));
};

/** Plays the whole games of one kind; each has a file of its own, so that the workers share them. */
export const playWholeGames = (game: Game): void => {
  const setups = GAME_SETUPS.filter(({ setup }) => setup.game === game.id);
  it.each(setups)('$name, on a $size, is played to its end', async (gameSetup) => {
    const { name, size, setup, seed } = gameSetup;
    const { page } = await dropIn({ size });
    if (size === 'phone') await watchPhone(page);
    await page.goto('/');
    await keep(page, { id: 'game', setup, steps: begun(game, gameSetup), seed });
    await page.goto('/table/game');
    const { decisions, over } = await playOn(page, game.id, { seed: `${name} ${size}`, each: checks(size) });
    expect(over).toBe(true);
    expect(decisions).toBeGreaterThan(2);
    // First the finale on the table, which stays until one goes on; then the result.
    const finale = page.locator('[data-finale]');
    await finale.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(
      await finale.getByRole('button', { name: 'Go on' }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('table').waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
};
