import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { arrive } from './arrive.ts';
import { dropIn } from './harness/drop-in.ts';
import { keep } from './kit.ts';
import { myTurn } from './players.ts';
import { setup } from './setups.ts';

/** What the first visit to the home page may weigh, in bytes; scripts and styles as gzip, fonts as they are. */
const BUDGET = { script: 144_000, stylesheet: 10_000, font: 125_000 } as const;
/** And how many requests it may take. */
const REQUESTS = 25;
type Kind = keyof typeof BUDGET;
const isBudgeted = (kind: string): kind is Kind => Object.hasOwn(BUDGET, kind);

const weightOf = async (response: Response, kind: Kind): Promise<number> => {
  const body = await response.body();
  return kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
};

interface Vitals {
  readonly largestPaint: number;
  readonly layoutShift: number;
}

const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(async () => {
    const entries = (type: string): Promise<PerformanceEntryList> =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      largestPaint: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });

it('the first visit to the home page is light, still, and asks nobody else', async () => {
  const { page } = await arrive({ withoutServiceWorker: true, still: false, size: 'phone' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/', { waitUntil: 'networkidle' });

  const isElsewhere = (url: string): boolean => !url.startsWith('data:') && new URL(url).origin !== inject('baseURL');
  expect(requested.filter(isElsewhere)).toEqual([]);

  const weights = { script: 0, stylesheet: 0, font: 0 };
  const files: { readonly kind: string; readonly path: string; readonly weight: number }[] = [];
  for (const response of responses) {
    // A worker's script counts like any other: it comes over the same wire.
    const kind = response.url().endsWith('.js') ? 'script' : response.request().resourceType();
    if (!isBudgeted(kind)) continue;
    const weight = await weightOf(response, kind);
    weights[kind] += weight;
    files.push({ kind, path: new URL(response.url()).pathname, weight });
  }
  files.sort((a, b) => b.weight - a.weight);
  const { largestPaint, layoutShift } = await vitalsOf(page);
  console.log(
    `first visit: ${weights.script} bytes of JavaScript (gzip), ${weights.stylesheet} of CSS (gzip), ${weights.font} of fonts, ` +
      `largest paint after ${Math.round(largestPaint)} ms, layout shift ${layoutShift.toFixed(3)}`,
  );
  for (const kind of Object.keys(BUDGET).filter(isBudgeted)) {
    const heaviest = files.filter((file) => file.kind === kind).map(({ path, weight }) => `${weight} ${path}`);
    expect(weights[kind], `bytes of every ${kind}:\n${heaviest.join('\n')}\n`).toBeLessThanOrEqual(BUDGET[kind]);
  }
  expect(weights.script).toBeGreaterThan(0);
  expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(REQUESTS);
  expect(layoutShift).toBeLessThan(0.1);

  // Letters that come after the page move what somebody is about to press.
  const early = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const fonts = responses
    .filter((response) => response.request().resourceType() === 'font')
    .map((response) => response.url());
  expect(early.sort()).toEqual(fonts.sort());
});

it.each(['feuersalamander', 'drei-magier', 'salomons-oordeel'])(
  'the table of %s comes in one language, without what is only printed',
  async (game) => {
    const { page } = await dropIn();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/');
    await keep(page, { id: 'light', setup: setup(game, 1, 2), steps: [], seed: '41'.repeat(32) });
    await page.goto('/table/light');
    await myTurn(page);
    expect(requested.filter((path) => path.includes('-en-'))).not.toEqual([]);
    expect(requested.filter((path) => /-(nl|de)-|\/print-|-kit-/.test(path))).toEqual([]);
  },
);
