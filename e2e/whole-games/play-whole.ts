import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from '../axe.ts';
import { dropIn } from '../harness/drop-in.ts';
import { keep } from '../kit.ts';
import { playOn } from '../players.ts';
import { GAME_SETUPS } from '../setups.ts';

/** Checks each kind of moment once: the prompt without names and numbers says which it is. */
const axeOnce = (): ((page: Page) => Promise<void>) => {
  const checked = new Set<string>();
  return async (page) => {
    const kind = page.locator('[data-spot=prompt], [role=dialog]').first();
    const prompt = ((await kind.textContent()) ?? '').replaceAll(/Anna|Bert|Cleo|Dirk|[A-E]?\d+/g, '');
    if (checked.has(prompt)) return;
    checked.add(prompt);
    expect(await axeFaults(page), prompt).toEqual([]);
  };
};

/** Plays the whole games of one kind; each has a file of its own, so that the workers share them. */
export const playWholeGames = (game: string): void => {
  const setups = GAME_SETUPS.filter(({ setup }) => setup.game === game);
  it.each(setups)('$name, on a $size, is played to its end', async ({ name, size, setup, seed }) => {
    const { page } = await dropIn({ size });
    await page.goto('/');
    await keep(page, { id: 'game', setup, steps: [], seed });
    await page.goto('/table/game');
    const played = await playOn(page, game, { seed: `${name} ${size}`, each: axeOnce() });
    expect(played.over).toBe(true);
    await page.getByRole('dialog').getByRole('table').waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
};
