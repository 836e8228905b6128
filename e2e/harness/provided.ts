import type { Chromium } from '../../scripts/browser.ts';

declare module 'vitest' {
  /** What the global set-up tells the tests. */
  interface ProvidedContext {
    readonly chromium: Chromium;
    /** Where the server under test is; empty if there is none. */
    readonly baseURL: string;
    /** Why there is no server to test; empty if there is one. */
    readonly fault: string;
  }
}
