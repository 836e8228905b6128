import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dropIn } from './harness/drop-in.ts';
import { keep } from './kit.ts';
import { myTurn } from './players.ts';
import { setup } from './setups.ts';

const sitDown = async (page: Page, game: string, bots: number, steps: readonly object[] = []): Promise<void> => {
  await page.goto('/');
  await keep(page, { id: 'phone', setup: setup(game, 1, bots), steps: steps as never, seed: '21'.repeat(32) });
  await page.goto('/table/phone');
  await myTurn(page);
};

const versionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-version]').getAttribute('data-version'));

const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags as a finger does: the browser decides for itself whether that scrolls. */
const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
  const line = await page.context().newCDPSession(page);
  const touch = (type: string, points: readonly { x: number; y: number }[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: points } as never);
  await touch('touchStart', [from]);
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  }
  await touch('touchEnd', []);
};

describe('on a phone', () => {
  it('a stone is dragged to its place by a finger, and is as broad as one', async () => {
    const { page } = await dropIn({ size: 'phone' });
    await sitDown(page, 'salomons-oordeel', 1);
    const cell = '[data-spot="cell:0-2-3"]';
    const { width } = (await page.locator(cell).locator('rect').boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(39);
    await drag(page, await middleOf(page, '[data-stone]'), await middleOf(page, cell));
    await page.locator(`${cell}[aria-label*="C4"]:not([aria-label*="empty" i])`).waitFor();
    expect(await page.getByText('9 stones are still').count()).toBe(1);
  });

  it('the boards of two lie one above the other, with stones as broad as a finger', async () => {
    const { page } = await dropIn({ size: 'phone' });
    await sitDown(page, 'salomons-oordeel', 1);
    await page.getByRole('button', { name: 'Set them up for me' }).tap();
    await page.getByRole('button', { name: 'Leave them like this' }).tap();
    await myTurn(page);
    const boxes = await Promise.all(
      [0, 1].map((seat) => page.locator(`[data-cell^="${seat}-"], [data-spot^="cell:${seat}-"]`).first().boundingBox()),
    );
    expect(boxes[0]!.y).toBeGreaterThan(boxes[1]!.y + 200);
    expect(boxes[0]!.width).toBeGreaterThanOrEqual(39);
    expect(await page.getByText('Not seen yet').count()).toBe(1);
  });

  it('the glass leads from the stones of one player to those of the next, each whole and with its name, and back', async () => {
    const { page } = await dropIn({ size: 'phone' });
    await sitDown(page, 'salomons-oordeel', 2);
    await page.getByRole('button', { name: 'Set them up for me' }).tap();
    await page.getByRole('button', { name: 'Leave them like this' }).tap();
    await myTurn(page);
    const near = (): Promise<readonly (string | null)[]> =>
      page.getByRole('region', { name: 'Board' }).evaluate((board) => {
        const { left, right, top, bottom } = board.getBoundingClientRect();
        const isWhole = (text: Element): boolean => {
          const box = text.getBoundingClientRect();
          return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
        };
        const names = [...board.querySelectorAll('text')].filter((text) => /^(Anna|Bert|Cleo)$/.test(text.textContent));
        return names.filter(isWhole).map((text) => text.textContent);
      });
    await expect.poll(near).toHaveLength(3);
    for (const name of ['Bert', 'Cleo', 'Anna']) {
      await page.getByRole('button', { name: 'Closer' }).tap();
      await expect.poll(near).toEqual([name]);
    }
    await page.getByRole('button', { name: 'Further away' }).tap();
    await expect.poll(near).toHaveLength(3);
  });

  it('a tap shows the way, the next one goes there, and a refusal moves nothing', async () => {
    const { page } = await dropIn({ size: 'phone' });
    await sitDown(page, 'drei-magier', 2);
    await page.getByRole('button', { name: 'Throw the wands' }).tap();
    await page.locator('[data-hit][data-lit=true]').first().waitFor();
    await myTurn(page);
    const before = await versionOf(page);
    const board = await page.locator('[data-spot=board]').boundingBox();
    const tapField = async (selector: string): Promise<void> => {
      const { x, y } = await middleOf(page, selector);
      await page.touchscreen.tap(x, y);
    };
    await tapField('[data-hit][data-lit=false]');
    await page.getByRole('alert').waitFor();
    expect(await page.locator('[data-spot=board]').boundingBox()).toEqual(board);
    await tapField('[data-hit][data-lit=true]');
    await page.locator('[data-confirm]').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await versionOf(page)).toBe(before);
    expect(await page.locator('[data-spot=board]').boundingBox()).toEqual(board);
    await tapField('[data-hit][data-lit=true]');
    await page.waitForFunction(
      (at) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) > at,
      before,
    );
  });
});
