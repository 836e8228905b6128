import { feuersalamander } from '@wunderkammer/feuersalamander';
import {
  FastRandom,
  type Game,
  playAll,
  randomPlayer,
  type Seat,
  type StepBase,
  simulate,
  type Table,
  tableOf,
} from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { otherTruth } from '@wunderkammer/testkit';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dropIn } from './harness/drop-in.ts';
import { keep, loaded } from './kit.ts';

const NAMES = ['Anna', 'Bert', 'Cleo', 'Dirk'];

interface Moment {
  readonly viewer: Seat;
  readonly truth: readonly StepBase[];
  readonly other: readonly StepBase[];
}

/** Moments of a game at which a person is asked, each with another truth that this person could not tell from it. */
const moments = (game: Game, seats: number, wanted: number): readonly Moment[] => {
  const table: Table = tableOf(game, seats);
  const random = new FastRandom(`other truths of ${game.id}`);
  const { steps } = simulate(game, seats, {}, randomPlayer, 'a game with secrets');
  const found: Moment[] = [];
  playAll(game, table, steps, (before, _step, index) => {
    const turn = game.turn(before);
    if (turn.type === 'decision' && index % Math.ceil(steps.length / (3 * wanted)) === 0 && found.length < wanted) {
      const viewer = turn.seats[0]!;
      const truth = steps.slice(0, index);
      const other = otherTruth(game, table, truth, viewer, random);
      if (other !== undefined) found.push({ viewer, truth, other });
    }
  });
  return found;
};

/** What the page holds at this moment: behind the curtain, after lifting it, and in every drawer. */
const everythingOn = async (page: Page, game: string, seats: number, steps: readonly StepBase[], viewer: Seat) => {
  await page.goto('/');
  await keep(page, {
    id: 'secrets',
    setup: {
      game,
      options: {},
      seats: NAMES.slice(0, seats).map((name) => ({ name, kind: 'person' })),
      aids: 'automatic',
      series: { games: 1, outcomes: [] },
    },
    steps,
  });
  await page.goto('/table/secrets');
  const dom = async (): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);
  const lift = page.getByRole('button', { name: `I am ${NAMES[viewer]}` });
  await lift.waitFor();
  await loaded(page);
  const seen = [await dom()];
  await lift.click();
  await lift.waitFor({ state: 'detached' });
  // Nothing lies under the pointer by chance: whether it is drawn as pointed at depends on the moment only.
  await page.mouse.move(0, 0);
  await page.getByText('Your turn', { exact: true }).waitFor();
  seen.push(await dom());
  for (const [key, label] of [
    ['l', 'Log'],
    ['n', 'Notebook'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('tab', { name: label, selected: true }).waitFor();
    // How long a drawer takes to load depends on the moment only.
    await loaded(page);
    // Whether one can tab into it is known one picture later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    seen.push(await dom());
  }
  return seen;
};

describe.each([
  [feuersalamander, 3],
  [salomonsOordeel, 3],
])('pass and play with secrets', (game, seats) => {
  it(`shows the person in front the same page whatever is hidden from them (${game.id})`, async () => {
    const found = moments(game, seats, 2);
    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const { viewer, truth, other } of found) {
      const [one, two] = [await dropIn(), await dropIn()];
      // The components' ids begin with a random number of the browser's, which has nothing to do with the game.
      for (const { context } of [one, two]) await context.addInitScript('Math.random = () => 0.5');
      const here = await everythingOn(one.page, game.id, seats, truth, viewer);
      const there = await everythingOn(two.page, game.id, seats, other, viewer);
      expect(there).toEqual(here);
      await Promise.all([one.context.close(), two.context.close()]);
    }
  });
});
