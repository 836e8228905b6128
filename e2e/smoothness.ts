/** Measures how smoothly the tables run, at a desk and on a phone: `npm run smoothness`, or some: `npm run smoothness -- drei-magier`. */
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { whileServed } from './harness/while-served.ts';
import { type Kept, keep, type Size, visit } from './kit.ts';
import { myTurn, playOn } from './players.ts';
import { setup } from './setups.ts';

const TABLES: readonly Kept['setup'][] = [
  setup('feuersalamander', 1, 3),
  setup('drei-magier', 1, 2),
  setup('salomons-oordeel', 1, 3),
];
const SIZES: readonly Size[] = ['desktop', 'phone'];

/** One task of the page's own thread, in milliseconds: by the clock, and how much of a processor it took. */
interface Task {
  readonly clock: number;
  readonly worked: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What the page says of itself in the trace: that somebody may decide for the first time, or again, or that scenes play. */
const MARKS = { seen: 'table seen', true: 'table idle', false: 'table busy' } as const;

/** The tasks of the thread that said so: until the table was first seen, while scenes play, and while somebody decides. */
const tasksOf = (trace: Buffer): Readonly<Record<'first' | 'scenes' | 'presses', readonly Task[]>> => {
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
  const seen = traceEvents.find(({ name }) => name === MARKS.seen);
  if (seen === undefined) throw new Error('the trace does not say when the table was seen');
  const tasks = { first: [] as Task[], scenes: [] as Task[], presses: [] as Task[] };
  const own = traceEvents.filter(({ pid, tid }) => pid === seen.pid && tid === seen.tid);
  let now: keyof typeof tasks = 'first';
  for (const { name, ph, dur = 0, tdur = 0 } of own.toSorted((a, b) => a.ts - b.ts)) {
    if (name === MARKS.seen || name === MARKS.true) now = 'presses';
    else if (name === MARKS.false) now = 'scenes';
    else if (ph === 'X' && name.endsWith('RunTask')) tasks[now].push({ clock: dur / 1000, worked: tdur / 1000 });
  }
  return tasks;
};

const longest = (tasks: readonly Task[], most: number): string => {
  const worst = tasks.toSorted((a, b) => b.worked - a.worked).slice(0, 3);
  const over = tasks.filter(({ worked }) => worked > most).length;
  return `${over} over ${most} ms (longest ${worst.map(({ worked, clock }) => `${worked.toFixed(0)} [${clock.toFixed(0)}]`).join(', ')})`;
};

const measure = async (browser: Browser, base: string, table: Kept['setup'], size: Size): Promise<void> => {
  const { page, context } = await visit(browser, base, { still: false, size, withoutServiceWorker: true });
  await page.addInitScript(() => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    localStorage.setItem('wunderkammer:pace', 'quick');
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - timeStamp))),
      true,
    );
  });
  await page.goto('/');
  await keep(page, { id: 'smooth', setup: table, steps: [], seed: '31'.repeat(32) });
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto('/table/smooth');
  await myTurn(page);
  await page.evaluate((marks) => {
    performance.mark(marks.seen);
    const note = (): void => {
      const { idle } = document.querySelector<HTMLElement>('[data-idle]')?.dataset ?? {};
      if (idle !== undefined) performance.mark(marks[idle as 'true' | 'false']);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-idle'] });
  }, MARKS);
  await playOn(page, table.game, { seed: 'smooth', enough: 6 });
  const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
  const { first, scenes, presses } = tasksOf(await browser.stopTracing());
  console.log(
    [
      `${table.game}, ${size}, load ${loadavg()[0]!.toFixed(1)}`,
      `  first sight: ${longest(first, 100)}`,
      `  while scenes play: ${longest(scenes, 50)}`,
      `  while somebody decides: ${longest(presses, 50)}`,
      `  ${answers.length} presses answered after at most ${Math.round(Math.max(...answers))} ms`,
    ].join('\n'),
  );
  await context.close();
};

const only = process.argv.slice(2);
console.log('Tasks in milliseconds of a processor [and by the clock]:');
await whileServed(async (browser, address) => {
  for (const table of TABLES)
    if (only.length === 0 || only.includes(table.game))
      for (const size of SIZES) await measure(browser, address, table, size);
});
