import type { BrowserContext } from 'playwright-core';

/** A browser profile that a test opened, and what it had to say. */
export interface Watched {
  readonly context: BrowserContext;
  /** Everything on the console, for whoever looks into a failure. */
  readonly console: string[];
  /** Errors that nobody expected, and nobody was told of yet. */
  faults: string[];
  /** Opened for several tests, before the first of them. */
  shared: boolean;
}

const watched = new Set<Watched>();

/** Every profile that was opened and not let go. */
export const allWatched = (): readonly Watched[] => [...watched];

/** Remembers what the pages of this profile complain about; what matches `expected` is no complaint. */
export const watch = (context: BrowserContext, expected: readonly RegExp[]): void => {
  const entry: Watched = { context, console: [], faults: [], shared: false };
  const complain = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) entry.faults.push(text);
  };
  context.on('console', (message) => {
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    entry.console.push(text);
    if (message.type() === 'error') complain(text);
  });
  context.on('weberror', (event) => {
    const error = event.error();
    const text = `uncaught: ${error.stack ?? error.message}`;
    entry.console.push(text);
    complain(text);
  });
  watched.add(entry);
};

/** Closes these profiles and forgets them. */
export const letGo = async (entries: readonly Watched[]): Promise<void> => {
  for (const entry of entries) {
    watched.delete(entry);
    await entry.context.close();
  }
};
