import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Watched } from './watch.ts';

/** Where the last run left pictures of what went wrong. */
export const FAILURES = fileURLToPath(new URL('../.failures/', import.meta.url));

/** Saves what the pages looked like and what they said on the console; tells where. */
export const saveFailure = async (test: string, entries: readonly Watched[]): Promise<void> => {
  mkdirSync(FAILURES, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  for (const [number, { context, console: lines }] of entries.entries()) {
    const path = join(FAILURES, `${name}-${number}`);
    const pages = context.pages();
    writeFileSync(`${path}.txt`, [...pages.map((page) => page.url()), '', ...lines, ''].join('\n'));
    for (const [index, page] of pages.entries()) {
      // A page that hangs or has crashed has no picture; what it said is saved all the same.
      await page.screenshot({ path: `${path}-${index}.png`, timeout: 10_000 }).catch(() => {});
    }
  }
  console.error(`pictures and console of the failure: ${FAILURES}${name}-*`);
};
