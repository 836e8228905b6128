/** Measures how smoothly the tables run: `npm run smoothness`. */
import type { Browser } from 'playwright-core';
import { whileServed } from './harness/while-served.ts';
import { type Kept, keep, visit } from './kit.ts';
import { playOn } from './players.ts';
import { setup } from './setups.ts';

interface Measured {
  readonly longTasks: number[];
  /** From a press to the next picture on the screen. */
  readonly answers: number[];
}

const TABLES: readonly Kept['setup'][] = [
  setup('feuersalamander', 1, 3),
  setup('drei-magier', 1, 2),
  setup('salomons-oordeel', 1, 3),
];

const measure = async (browser: Browser, base: string, table: Kept['setup']): Promise<void> => {
  const { page, context } = await visit(browser, base, { still: false });
  await page.addInitScript(() => {
    const measured: Measured = { longTasks: [], answers: [] };
    Object.assign(window, { measured });
    localStorage.setItem('wunderkammer:pace', 'quick');
    new PerformanceObserver((list) => {
      // What happens while the table is still being loaded is another matter.
      if (document.querySelector('[data-idle]') === null) return;
      for (const { duration } of list.getEntries()) measured.longTasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    addEventListener(
      'pointerdown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => measured.answers.push(performance.now() - timeStamp))),
      true,
    );
  });
  await page.goto('/');
  await keep(page, { id: 'smooth', setup: table, steps: [], seed: '31'.repeat(32) });
  await page.goto('/table/smooth');
  await playOn(page, table.game, { seed: 'smooth', enough: 6 });
  const { longTasks, answers } = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  const worst = Math.round(Math.max(...answers));
  const over = longTasks.length === 0 ? 'none' : `${longTasks.join(', ')} ms`;
  console.log(`${table.game}: tasks over 50 ms: ${over}; ${answers.length} presses answered after at most ${worst} ms`);
  await context.close();
};

await whileServed(async (browser, address) => {
  for (const table of TABLES) await measure(browser, address, table);
});
