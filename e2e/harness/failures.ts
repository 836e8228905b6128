import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Watched } from './watch.ts';

/** Where the last run left pictures of what went wrong. */
export const FAILURES = fileURLToPath(new URL('../.failures/', import.meta.url));

/** What a page shows, in a few words: where the picture cannot be had, as on a machine of others, this is. */
const inWords = async (page: Page): Promise<string> => {
  const { url, text } = await page
    .evaluate(() => ({
      url: location.href,
      text: [
        ...document.querySelectorAll('[data-status], [data-idle], [data-spot=prompt], [role=alert], [role=dialog], h1'),
      ]
        .map((part) => {
          const facts = Object.entries((part as HTMLElement).dataset).map(([name, value]) => `${name}=${value}`);
          const words = part.matches('[data-status], [data-idle]') ? '' : (part.textContent ?? '');
          return `  ${part.localName} ${facts.join(' ')} ${words.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
        })
        .join('\n'),
    }))
    .catch((error: Error) => ({ url: page.url(), text: `  ${error.message}` }));
  return `${url}\n${text}`;
};

/** Saves what the pages looked like, and what was said on the console and the line; tells where, and the most of it in words. */
export const saveFailure = async (test: string, entries: readonly Watched[]): Promise<void> => {
  mkdirSync(FAILURES, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  for (const [number, { context, console: lines, said }] of entries.entries()) {
    const path = join(FAILURES, `${name}-${number}`);
    const pages = context.pages();
    const shown = await Promise.all(pages.map(inWords));
    const told = [`browser ${number}, ${new Date().toISOString().slice(11)}`, ...shown, ...lines, ...said, ''].join(
      '\n',
    );
    console.error(told);
    writeFileSync(`${path}.txt`, told);
    for (const [index, page] of pages.entries()) {
      // A page that hangs or has crashed has no picture; what it said is saved all the same.
      await page.screenshot({ path: `${path}-${index}.png`, timeout: 10_000 }).catch(() => {});
    }
  }
  console.error(`pictures and console of the failure: ${FAILURES}${name}-*`);
};
