import { feuersalamander } from '@wunderkammer/feuersalamander';
import { Deduction, notedClaims } from '@wunderkammer/feuersalamander/pieces';
import { botPlayer, type Game, playAll, type StepBase, seat, simulate, tableOf } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { deduce, knownStones, onlyStone, type Seen, type View } from '@wunderkammer/salomons-oordeel/pieces';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dropIn } from './harness/drop-in.ts';
import { keep } from './kit.ts';
import { setup } from './setups.ts';

const ME = seat(0);

/** A game of three bots up to the first moment at which seat 0 is asked and has seen what is wanted. */
const upTo = <G extends Game>(game: G, wanted: (view: never, log: readonly never[]) => boolean): StepBase[] => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { steps } = simulate(game, 3, {}, botPlayer, `notes ${seed}`);
    const log: unknown[] = [];
    let found: number | undefined;
    playAll(game, tableOf(game, 3), steps, (before, step, index) => {
      const turn = game.turn(before);
      const isAsked = turn.type === 'decision' && turn.seats.includes(ME);
      if (found === undefined && isAsked && wanted(game.view(before, ME) as never, log as never[])) found = index;
      log.push(game.seen(before, step, ME));
    });
    if (found !== undefined) return steps.slice(0, found);
  }
  throw new Error(`no such moment in ${game.id}`);
};

/** The table at such a moment, on a usual desk; without the recap, which is not what is looked at. */
const sitDown = async (game: Game, steps: readonly StepBase[], aids: 'notes' | 'automatic'): Promise<Page> => {
  const { page } = await dropIn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await keep(page, { id: 'notes', setup: setup(game.id, 1, 2, {}, { aids }), steps });
  await page.goto('/table/notes');
  await page.locator('[data-idle=true]').waitFor();
  return page;
};

const board = (page: Page) => page.locator('[data-spot=board]').boundingBox();

type FireView = Parameters<typeof notedClaims>[0];

describe('notes at the board', () => {
  it('lead from a tick on a chamber, and from the notebook, to the whole combination; the board stays as it is', async () => {
    const steps = upTo(feuersalamander as Game, (view: FireView, log) => {
      if (view.phase.type !== 'begin' || view.players[ME]!.at.type !== 'start') return false;
      const notes = new Deduction(ME, 3);
      for (const seen of log) notes.observe(seen);
      return notedClaims(view, ME, (of, kind) => notes.cell(of, kind).now?.value === 'has').length > 0;
    });
    const page = await sitDown(feuersalamander as Game, steps, 'automatic');
    const whole = page.getByRole('button', { name: /^Lay it down: / });
    // The token that stands there does not keep the press from the tick below it.
    await page.locator('[data-point^="note:"]').first().click({ force: true });
    await whole.waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();

    const before = await board(page);
    for (const key of ['l', 'r', 'n']) {
      await page.keyboard.press(key);
      await page.getByRole('tabpanel').waitFor();
      expect(await board(page), key).toEqual(before);
    }
    await page
      .getByRole('button', { name: /^Lay down .* points?$/ })
      .first()
      .press('Enter');
    await whole.waitFor();

    // A mark names what it follows from.
    await page.locator('tbody button[aria-label*=": has it;"]').first().focus();
    await page.getByRole('tabpanel').getByRole('status').locator('q').waitFor();
  });

  it('lead from a stone that is certain to naming it', async () => {
    const table = tableOf(salomonsOordeel, 3);
    const steps = upTo(salomonsOordeel as Game, (view: { phase: { type: string } }, log) => {
      const [first] = deduce(log, table, ME).values();
      return (
        view.phase.type === 'guess' &&
        first!.possible.some((set, cell) => (first!.hidden >> cell) & 1 && onlyStone(set) !== undefined)
      );
    });
    const page = await sitDown(salomonsOordeel as Game, steps, 'automatic');
    const before = await board(page);
    await page.keyboard.press('n');
    await page
      .getByRole('option', { name: /: one stone is possible\.$/ })
      .first()
      .click();
    expect(await board(page)).toEqual(before);
    await page.getByRole('button', { name: 'Name it…' }).click();
    await page.getByRole('button', { name: 'Say it' }).waitFor();
    // Why a stone is ruled out is said, and never that it just is.
    await page
      .getByRole('button', { name: /: no, follows from what you have seen$/ })
      .first()
      .click();
    await page
      .getByRole('tabpanel')
      .getByText(/ is not the /)
      .waitFor();
  });

  it('are taken down from the chronicle by one press, and drawn on the stone', async () => {
    const steps = upTo(salomonsOordeel as Game, (view: View, log: readonly Seen[]) => {
      const last = log.findLast((seen) => seen.type === 'guess' && !seen.right && seen.at !== ME);
      if (view.phase.type !== 'guess' || last?.type !== 'guess' || knownStones(view).has(last.stone)) return false;
      return view.arrangements[last.at]!.hidden.some(([row, col]) => row === last.row && col === last.col);
    });
    const page = await sitDown(salomonsOordeel as Game, steps, 'notes');
    const marks = page.locator('[data-spot=board] [data-hand=pencil]');
    expect(await marks.count()).toBe(0);
    // What was missed lies over the chronicle first.
    await page.getByRole('button', { name: 'Go on' }).click();
    const jot = page.getByRole('button', { name: 'Note it' }).last();
    await jot.click();
    await marks.first().waitFor();
    expect(await jot.getAttribute('aria-pressed')).toBe('true');
    await jot.click();
    await marks.first().waitFor({ state: 'detached' });
  });
});
