import { expect, it } from 'vitest';
import { arrive } from './arrive.ts';
import { keep } from './kit.ts';
import { playOn } from './players.ts';
import { setup } from './setups.ts';

interface Measured {
  readonly longTasks: number[];
  /** From a press to the next picture on the screen. */
  readonly answers: number[];
}

/** Measures and reports; a time depends on the machine, so none is asserted. */
it.each([
  ['feuersalamander', setup('feuersalamander', 1, 3)],
  ['drei-magier', setup('drei-magier', 1, 2)],
  ['salomons-oordeel', setup('salomons-oordeel', 1, 3)],
])('says how smoothly %s runs while bots think and things fall', async (game, table) => {
  const { page } = await arrive({ still: false });
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
  await playOn(page, game, { seed: 'smooth', enough: 6 });
  const { longTasks, answers } = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  const worst = Math.round(Math.max(...answers));
  const over = longTasks.length === 0 ? 'none' : `${longTasks.join(', ')} ms`;
  console.log(`${game}: tasks over 50 ms: ${over}; ${answers.length} presses answered after at most ${worst} ms`);
  expect(answers.length).toBeGreaterThan(0);
});
