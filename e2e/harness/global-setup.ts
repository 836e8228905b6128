import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { Failure } from '../../apps/server/src/failure.ts';
import { ensureChromium } from '../../scripts/browser.ts';
import { builtWeb } from '../../scripts/web-build.ts';
import { FAILURES } from './failures.ts';
import { serve } from './serve.ts';
import './provided.ts';

/** Before the browser tests: a browser, the web app as it is now, and our server, with a store of its own, on a free port. */
export default async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  rmSync(FAILURES, { recursive: true, force: true });
  let [baseURL, fault] = ['', ''];
  const chromium = ensureChromium();
  try {
    if ('missing' in chromium) {
      console.error(`wunderkammer: NO BROWSER TESTS: ${chromium.missing}`);
      return undefined;
    }
    const { address, stop } = await serve(await builtWeb());
    baseURL = address;
    return stop;
  } catch (error) {
    // Told to the browser tests, which fail with it; thrown here it would keep the other tests from running, too.
    if (!(error instanceof Failure)) throw error;
    fault = error.message;
    return undefined;
  } finally {
    provide('chromium', chromium);
    provide('baseURL', baseURL);
    provide('fault', fault);
  }
};
