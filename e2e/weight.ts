/** Measures what the pages weigh over the wire: `npm run weight`. With `-- files`, every file of each. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { builtWeb } from '../scripts/web-build.ts';
import { openTable, putBot } from './guests.ts';
import { type Carried, countingWayTo } from './harness/counting.ts';
import { whileServed } from './harness/while-served.ts';
import { keep, visit } from './kit.ts';
import { setup } from './setups.ts';

const GAMES = ['feuersalamander', 'drei-magier', 'salomons-oordeel'] as const;
/** Somebody sits at the table and is asked, or waits for others. */
const SITTING = '[data-idle=true]';
const inFull = process.argv.includes('files');

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const sum = (files: readonly Carried[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0);
const list = (files: readonly Carried[]): void => {
  for (const { bytes, path } of files.toSorted((a, b) => b.bytes - a.bytes)) console.log(`  ${bytes} ${path}`);
};

const tell = (name: string, files: readonly Carried[]): void => {
  const kinds = ['js', 'css', 'woff2'].map((ending) => {
    const those = files.filter(({ path }) => path.endsWith(`.${ending}`));
    return `${those.length} ${ending} ${kB(sum(those))}`;
  });
  console.log(`${name}: ${files.length} requests, ${kB(sum(files))} (${kinds.join(', ')})`);
  if (inFull) list(files);
};

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Arrival {
  readonly name: string;
  readonly path: string;
  /** What is on the page when what was asked for is there. */
  readonly there: string;
  /** A game that lies on the shelf as `light`. */
  readonly kept?: string;
  readonly cookies?: Cookies;
}

/** What a browser that has never been here fetches for an address. */
const measure = async (browser: Browser, target: string, arrival: Arrival): Promise<void> => {
  const { name, path, there, kept, cookies = [] } = arrival;
  const way = await countingWayTo(target);
  const { page, context } = await visit(browser, way.address, { withoutServiceWorker: true });
  await context.addCookies(cookies);
  if (kept !== undefined) {
    // A page of ours that loads nothing of ours.
    await page.goto('/icon.svg');
    await keep(page, { id: 'light', setup: setup(kept, 1, 2), steps: [] });
    way.take();
  }
  await page.goto(path);
  await page.locator(there).first().waitFor();
  await page.waitForLoadState('networkidle');
  tell(name, way.take());
  await context.close();
  way.close();
};

/** Begins a game with bots in the house. */
const begin = async (browser: Browser, base: string, game: string): Promise<{ cookies: Cookies; path: string }> => {
  const { page, context } = await visit(browser, base, { withoutServiceWorker: true });
  await page.goto(`/play/${game}?with=link`);
  const path = new URL(await openTable(page, 'Anna')).pathname;
  const bot = page.getByRole('button', { name: 'Bot here' });
  await bot.first().waitFor();
  for (let free = await bot.count(); free > 0; free--) {
    await putBot(page);
    await bot.nth(free - 1).waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.locator(SITTING).waitFor();
  const cookies = await context.cookies();
  await context.close();
  return { cookies, path };
};

/** As the server sends it. */
const sent = (web: string, path: string): Carried => {
  const file = join(web, path);
  return { path, bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size };
};

/** Everything the service worker fetches in the background after the first visit. */
const precached = (web: string): readonly Carried[] =>
  [...readFileSync(join(web, 'sw.js'), 'utf8').matchAll(/url:"([^"]+)"/g)].map(([, path]) => sent(web, path!));

const web = await builtWeb();
await whileServed(async (browser, address) => {
  await measure(browser, address, { name: 'home', path: '/', there: 'h1' });
  for (const game of GAMES) {
    await measure(browser, address, { name: `${game}, alone`, path: '/table/light', there: SITTING, kept: game });
  }
  for (const game of GAMES) {
    const { cookies, path } = await begin(browser, address, game);
    await measure(browser, address, { name: `${game}, online`, path, there: SITTING, cookies });
  }
});
tell('kept for offline', precached(web));
tell(
  'built',
  globSync('**/*.{js,css,woff2}', { cwd: web }).map((path) => sent(web, path)),
);
