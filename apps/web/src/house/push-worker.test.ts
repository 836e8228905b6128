import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const SOURCE = readFileSync(new URL('../../public/push.js', import.meta.url), 'utf8');

type Shown = readonly [
  title: string,
  options: { readonly body: string; readonly tag: string; readonly renotify: boolean },
];

/** What the service worker shows when this message comes. */
const shown = (message: object): Shown => {
  const listeners = new Map<string, (event: object) => void>();
  let told: Shown | undefined;
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification: (...shown: Shown) => (told = shown) },
  };
  runInNewContext(SOURCE, { self, Intl });
  listeners.get('push')!({ data: { json: () => message }, waitUntil: () => {} });
  return told!;
};

it('shows whose turn it is, one notification a table', () => {
  const [title, options] = shown({ title: 'Your turn', body: 'Come', table: 'abc', language: 'en' });
  expect([title, options.body, options.tag, options.renotify]).toEqual(['Your turn', 'Come', 'abc', false]);
});

it('tells a date in the language of the person and the time of the place, and makes itself noticed', () => {
  const until = new Date(2026, 10, 18, 14, 30).getTime();
  const [, options] = shown({ title: 'x', body: 'Ab {until} spielt ein Bot.', table: 'abc', language: 'de', until });
  expect(options.body).toMatch(/^Ab Mittwoch.* 14:30.* spielt ein Bot\.$/);
  expect(options.renotify).toBe(true);
});
