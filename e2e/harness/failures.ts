import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Watched } from './watch.ts';

/** Where the last run left pictures of what went wrong. */
export const FAILURES = fileURLToPath(new URL('../.failures/', import.meta.url));

/** A page that hangs or has crashed has nothing to show: it is not waited for longer than this. */
const PATIENCE = 10_000;

/** What a page shows, in a few words: where the picture cannot be had, as on a machine of others, this is. */
const inWords = async (page: Page): Promise<string> => {
  const read = (): string =>
    [...document.querySelectorAll('[data-status], [data-idle], [data-spot=prompt], [role=alert], [role=dialog], h1')]
      .map((part) => {
        const facts = Object.entries((part as HTMLElement).dataset).map(([name, value]) => `${name}=${value}`);
        const words = part.matches('[data-status], [data-idle]') ? '' : (part.textContent ?? '');
        return `  ${part.localName} ${facts.join(' ')} ${words.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
      })
      .join('\n') || '  nothing';
  const shown = page.waitForFunction(read, undefined, { timeout: PATIENCE }).then((words) => words.jsonValue());
  return `${page.url()}\n${await shown.catch(({ message }: Error) => `  ${message}`)}`;
};

/** Saves what the pages looked like, and what was said on the console and the line; tells where, and the most of it in words. */
export const saveFailure = async (test: string, entries: readonly Watched[]): Promise<void> => {
  mkdirSync(FAILURES, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  for (const [number, { context, console: lines, said }] of entries.entries()) {
    const path = join(FAILURES, `${name}-${number}`);
    const pages = context.pages();
    const shown = await Promise.all(pages.map(inWords));
    const now = new Date().toISOString().slice(11);
    const told = [`browser ${number}, ${now}`, ...shown, ...lines, ...said, ''].join('\n');
    console.error(told);
    writeFileSync(`${path}.txt`, told);
    for (const [index, page] of pages.entries()) {
      await page.screenshot({ path: `${path}-${index}.png`, timeout: PATIENCE }).catch(() => {});
    }
  }
  console.error(`pictures and console of the failure: ${FAILURES}${name}-*`);
};
