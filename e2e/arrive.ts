import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launch, type Visit, type Visitor, visit } from './kit.ts';
import './harness/provided.ts';

let browser: Promise<Browser> | undefined;

/** Closes the browser that the test files of this worker shared. */
export const closeBrowser = async (): Promise<void> => {
  await (await browser)?.close();
  browser = undefined;
};

/**
 * Opens a fresh browser profile at the server under test, in the browser that all files of a worker share. It is closed
 * after the test; if it was opened in `beforeAll`, after the file.
 */
export const arrive = async (options: Visit = {}): Promise<Visitor> => {
  browser ??= launch();
  return visit(await browser, inject('baseURL'), options);
};
