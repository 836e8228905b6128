import type { StepBase } from '@wunderkammer/kernel';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/browser.ts';
import { watch } from './harness/watch.ts';

/** The sizes everything is looked at and played in. */
export const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;
export type Size = keyof typeof SIZES;

export const launch = async (...args: readonly string[]): Promise<Browser> => {
  const found = findChromium();
  if ('missing' in found) throw new Error(`no browser: ${found.missing}`);
  return chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...args],
  });
};

export interface Visit {
  readonly size?: Size;
  readonly language?: 'nl' | 'de' | 'en';
  readonly dark?: boolean;
  /** Nothing moves and nothing waits: for tests that play whole games. */
  readonly still?: boolean;
  /** Without the service worker, which fetches everything in the background. */
  readonly withoutServiceWorker?: boolean;
  /** The house has a certificate that it made itself. */
  readonly selfSigned?: boolean;
  /** Errors on the console that are meant to happen; any other fails the test. */
  readonly expected?: readonly RegExp[];
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A fresh browser profile at the given address. What its pages complain about fails the test (harness/each-file.ts). */
export const visit = async (
  browser: Browser,
  baseURL: string,
  {
    size = 'desktop',
    language = 'en',
    dark = false,
    still = true,
    withoutServiceWorker = false,
    selfSigned = false,
    expected = [],
  }: Visit = {},
): Promise<Visitor> => {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL,
    locale: language,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: still ? 'reduce' : 'no-preference',
    serviceWorkers: withoutServiceWorker ? 'block' : 'allow',
    ignoreHTTPSErrors: selfSigned,
  });
  watch(context, expected);
  if (still) {
    await context.addInitScript(() => {
      // The empty page that every tab begins with has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('wunderkammer:pace', 'instant');
    });
  }
  return { context, page: await context.newPage() };
};

/** Waits until nothing on the page is still on its way. */
export const loaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[data-loading]') === null);
};

/** Sits down to a game from the cabinet, for the first time: at the table that is offered. */
export const playNow = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('link', { name: `Play now: ${title}` }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
};

/** A table as the browser keeps it (apps/web/src/keeper/shelf.ts). */
export interface Kept {
  readonly id: string;
  readonly setup: {
    readonly game: string;
    readonly options: object;
    readonly seats: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[];
    readonly aids: 'none' | 'notes' | 'automatic';
    readonly series: { readonly games: number; readonly outcomes: readonly object[] };
    readonly lesson?: boolean;
  };
  readonly steps: readonly StepBase[];
  readonly seed?: string;
}

/** Puts a table on the shelf of the browser, as if these steps had been played there. The page must be on our address. */
export const keep = (page: Page, { id, setup, steps, seed = '00'.repeat(32) }: Kept): Promise<void> =>
  page.evaluate(
    async ({ id, setup, steps, seed }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('wunderkammer', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.result.createObjectStore('steps', { keyPath: ['table', 'index'] });
        };
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const change = db.transaction(['tables', 'steps'], 'readwrite');
      const seats = setup.seats.map(() => 0);
      change.objectStore('tables').put({
        id,
        setup,
        seed,
        entropy: setup.seats.map(() => ''),
        begun: 0,
        touched: 0,
        marks: seats.map(() => ({})),
        shown: seats,
      });
      for (const [index, step] of steps.entries()) change.objectStore('steps').put({ table: id, index, step });
      await new Promise((resolve, reject) => {
        change.oncomplete = resolve;
        change.onerror = () => reject(change.error);
      });
      db.close();
    },
    { id, setup, steps, seed },
  );
