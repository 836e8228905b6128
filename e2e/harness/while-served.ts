import type { Browser } from 'playwright-core';
import { builtWeb } from '../../scripts/web-build.ts';
import { launch } from '../kit.ts';
import { serve } from './serve.ts';

/** For what is not a test: a browser, and our server with the web app as it is now, until the work is done or has failed. */
export const whileServed = async (work: (browser: Browser, address: string) => Promise<void>): Promise<void> => {
  const { address, stop } = await serve(await builtWeb());
  try {
    const browser = await launch();
    await work(browser, address).finally(() => browser.close());
  } finally {
    await stop();
  }
};
