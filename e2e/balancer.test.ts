import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Fleet } from '../apps/server/src/testing/fleet.ts';
import { brokenPromises, eventsIn } from '../apps/server/src/testing/kept.ts';
import { HAS_NATS } from '../apps/server/src/testing/nats-server.ts';
import { HAS_NGINX, Nginx } from '../apps/server/src/testing/nginx.ts';
import { HAS_POSTGRES } from '../apps/server/src/testing/postgres-server.ts';
import { builtWeb } from '../scripts/web-build.ts';
import { sitDown, status } from './guests.ts';
import { launch, type Visit, visit } from './kit.ts';
import { playOn } from './players.ts';

/*
 * Two people at one table, each at another of three servers behind deploy/nginx-nodes.conf, with TLS and cookies as in earnest. The
 * server of one of them is killed with a press of theirs in its hands.
 */

const HOUSE = 'https://games.example';
const GAME = 'feuersalamander';
/** What a browser says when its line is cut is no fault of the page. */
const VISIT: Visit = {
  selfSigned: true,
  withoutServiceWorker: true,
  expected: [/WebSocket connection|Failed to load resource/],
};

describe.runIf(HAS_NGINX && HAS_NATS && HAS_POSTGRES)('behind a balancer', () => {
  let fleet: Fleet;
  let nginx: Nginx;
  let browser: Browser;

  beforeAll(async () => {
    fleet = await Fleet.open(3, await builtWeb(), { PUBLIC_URL: HOUSE });
    nginx = await Nginx.open('nginx-nodes.conf', fleet.nodes);
    browser = await launch(`--host-resolver-rules=MAP games.example:443 127.0.0.1:${nginx.safe}`);
  });
  afterAll(async () => {
    await browser?.close();
    await nginx?.close();
    await fleet?.end();
  });

  const openTable = (page: Page): Promise<string> =>
    page.evaluate(async (game) => {
      const post = async (path: string, body: object): Promise<Record<string, string>> => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await post('/api/me', { name: 'Anna', language: 'en' });
      const rest = { aids: 'notes', clock: { type: 'none', away: 86_400 }, watch: 'nobody', listed: false, games: 1 };
      return (await post('/api/tables', { setup: { game, options: {}, seats: 2, ...rest }, name: 'Anna' }))['table']!;
    }, GAME);

  it('two play on when the server of one is killed, and what was pressed once is there once', async () => {
    const anna = await visit(browser, HOUSE, VISIT);
    const bert = await visit(browser, HOUSE, VISIT);
    await anna.page.goto('/');
    const table = await openTable(anna.page);
    await anna.page.goto(`/t/${table}`);
    await status(anna.page, 'waiting');
    const before = await fleet.lines();

    /** The names of the decisions that Bert's page sends, as often as it does. */
    const asked: string[] = [];
    let hear = (): void => {};
    bert.page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { t: string; id: string; do?: { type: string } };
        if (message.t !== 'do' || message.do!.type !== 'play') return;
        asked.push(message.id);
        hear();
      }),
    );
    await bert.page.goto(`/t/${table}`);
    await sitDown(bert.page, 'Bert');
    const his = (await fleet.lines()).findIndex((count, node) => count > before[node]!);
    expect(before[his]).toBe(0);
    await anna.page.getByRole('button', { name: 'Begin the game' }).click();
    await Promise.all([anna, bert].map(({ page }) => status(page, 'playing')));

    const killed = Promise.withResolvers<void>();
    const enough = Promise.withResolvers<void>();
    let presses = 0;
    const hisTurn = async (): Promise<void> => {
      presses++;
      if (presses === 4) {
        asked.length = 0;
        // It has what is pressed now, and does nothing with it any more.
        fleet.signal(his, 'SIGSTOP');
        hear = () => {
          hear = () => {};
          fleet.stop(his, 'SIGKILL').then(() => killed.resolve(), killed.reject);
        };
      } else if (presses > 4 && new Set(asked).size > 3) enough.resolve();
    };
    const playing = [
      playOn(anna.page, GAME, { seed: 'Anna' }),
      playOn(bert.page, GAME, { seed: 'Bert', each: hisTurn }),
    ];
    // Both play on until the test is over.
    for (const player of playing) player.catch(() => {});
    await Promise.race([enough.promise, ...playing]);
    await killed.promise;

    expect((await fleet.lines())[his]).toBe(0);
    const [pressed] = asked;
    // It was asked again, under the same name.
    expect(asked.filter((id) => id === pressed).length).toBeGreaterThan(1);
    const kept = (await fleet.ask(eventsIn)).get(table)!;
    expect(kept.filter((event) => event.asked?.id === pressed).map(({ type }) => type)).toEqual(['played']);
    expect(brokenPromises([], new Map([[table, kept]]))).toEqual([]);
    await Promise.all([anna, bert].map(({ context }) => context.close()));
  });
});
