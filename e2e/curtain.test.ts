import { feuersalamander } from '@wunderkammer/feuersalamander';
import { botPlayer, type Game, type StepBase, seat, simulate, tableOf, type Viewer } from '@wunderkammer/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dropIn } from './harness/drop-in.ts';
import { keep } from './kit.ts';
import { myTurn } from './players.ts';
import { setup } from './setups.ts';

const game: Game = feuersalamander;
const [ANNA, BERT] = [seat(0), seat(1)];

/** A game of two up to a decision of Anna's after which Bert is asked, and that decision. */
const lastOfHerTurn = (): { readonly steps: readonly StepBase[]; readonly decision: StepBase } => {
  const { steps } = simulate(game, 2, {}, botPlayer, 'behind the curtain');
  const state = game.create(tableOf(game, 2));
  const asked = steps.map((step) => {
    const turn = game.turn(state);
    game.play(state, step);
    return turn.type === 'decision' ? turn.seats[0] : undefined;
  });
  const at = asked.findIndex((now, index) => index > 20 && now === ANNA && asked[index + 1] === BERT);
  return { steps: steps.slice(0, at), decision: steps[at]! };
};

interface Spied {
  readonly keeper: Worker;
  readonly viewers: Viewer[];
}

/** Listens in on what the keeper tells the page: whose eyes it has lent it. */
const spy = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const Original = Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name !== 'keeper') return;
        const viewers: Viewer[] = [];
        Object.assign(window, { spied: { keeper: this, viewers } satisfies Spied });
        this.addEventListener('message', ({ data }) => {
          if (data.type === 'synced') viewers.push(data.sync.viewer);
        });
      }
    };
  });
};

const lent = (page: Page): Promise<readonly Viewer[]> =>
  page.evaluate(() => (window as unknown as { spied: Spied }).spied.viewers);

it('a curtain hangs between two who share a device, and the page behind it has the eyes of neither', async () => {
  const { page } = await dropIn();
  const { steps, decision } = lastOfHerTurn();
  await spy(page);
  await page.goto('/');
  await keep(page, { id: 'shared', setup: setup('feuersalamander', 2, 0), steps });
  await page.goto('/table/shared');
  const curtain = (name: string) => page.getByRole('button', { name: `I am ${name}` });
  const table = page.locator('[data-version]');

  await curtain('Anna').waitFor({ timeout: 20_000 });
  expect(await table.count()).toBe(0);
  expect(new Set(await lent(page))).toEqual(new Set(['watcher']));
  await curtain('Anna').click();
  await myTurn(page);
  expect((await lent(page)).at(-1)).toBe(ANNA);

  await page.evaluate(
    (step) => (window as unknown as { spied: Spied }).spied.keeper.postMessage({ type: 'decide', ask: -1, step }),
    decision,
  );
  await curtain('Bert').waitFor({ timeout: 20_000 });
  expect(await table.count()).toBe(0);
  await expect.poll(async () => (await lent(page)).at(-1), { timeout: 20_000 }).toBe('watcher');
  // Who, which game, and what awaits.
  const dialog = page.getByRole('dialog', { name: 'Over to Bert' });
  await dialog.getByText('Der Feuersalamander').waitFor();
  await dialog.getByText(/^Bert [^“]+\.$/).waitFor();
  await curtain('Bert').click();
  await myTurn(page);
  expect((await lent(page)).at(-1)).toBe(BERT);
});
