import type { BrowserContext, WebSocket } from 'playwright-core';

/** A browser profile that a test opened, and what it had to say. */
export interface Watched {
  readonly context: BrowserContext;
  /** Everything on the console, for whoever looks into a failure. */
  readonly console: string[];
  /** What was last said on the lines to the house, and when. */
  readonly said: string[];
  /** Errors that nobody expected, and nobody was told of yet. */
  faults: string[];
  /** Opened for several tests, before the first of them. */
  shared: boolean;
}

const watched = new Set<Watched>();

/** So much of what was said is remembered, and so much of each message. */
const MOST_SAID = 30;
const LONGEST_SAID = 160;

const listenIn = (socket: WebSocket, said: string[]): void => {
  const note = (what: string): void => {
    said.push(`${new Date().toISOString().slice(11)} ${what.slice(0, LONGEST_SAID)}`);
    if (said.length > MOST_SAID) said.shift();
  };
  note('line made');
  socket.on('framesent', ({ payload }) => note(`> ${payload}`));
  socket.on('framereceived', ({ payload }) => note(`< ${payload}`));
  socket.on('close', () => note('line closed'));
};

/** Every profile that was opened and not let go. */
export const allWatched = (): readonly Watched[] => [...watched];

/** Remembers what the pages of this profile complain about; what matches `expected` is no complaint. */
export const watch = (context: BrowserContext, expected: readonly RegExp[]): void => {
  const entry: Watched = { context, console: [], said: [], faults: [], shared: false };
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
  context.on('page', (page) => page.on('websocket', (socket) => listenIn(socket, entry.said)));
  watched.add(entry);
};

/** Closes these profiles and forgets them. */
export const letGo = async (entries: readonly Watched[]): Promise<void> => {
  for (const entry of entries) {
    watched.delete(entry);
    await entry.context.close();
  }
};
