import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FairShare } from './limits/fair-share.ts';
import type { Client } from './testing/client.ts';
import { HeldStore } from './testing/held-store.ts';
import { playAnything } from './testing/play-anything.ts';
import { freshFolder } from './testing/server-process.ts';
import { TestServer } from './testing/test-server.ts';

/*
 * What one costs the others. Time passes for the shares when a test says so: what is held back is answered then, and never
 * before.
 */

const STEPS = 700;
let now = 0;
let held: (() => void)[] = [];
let share: FairShare;
let house: TestServer;
let disk: HeldStore;

beforeEach(async () => {
  now = 0;
  held = [];
  share = new FairShare(
    { each: 0.1, group: 0.9 },
    () => now,
    (_ms, call) => held.push(call),
  );
  const folder = freshFolder();
  disk = await HeldStore.open(folder);
  house = await TestServer.open({ TRUST_PROXY: 'yes' }, { share, store: disk.store }, folder);
});
afterEach(() => house.remove());

/** Whoever has no name has used more than their share, and there are others. */
const strangersWait = (): void => {
  share.visitor('127.0.0.1').charge(800);
  share.connection('10.0.0.1', 'somebody else').charge(50);
};

/** So much time passes that nobody has used anything lately. */
const pass = (): void => {
  now += 60_000;
  for (const call of held.splice(0)) call();
};

/** Goes on until `done`, while nobody has to wait. */
const freely = async <T>(done: Promise<T>): Promise<T> => {
  const timer = setInterval(pass, 1);
  return done.finally(() => clearInterval(timer));
};

const longTable = async (): Promise<{ readonly table: string; readonly clients: readonly Client[] }> => {
  const { table, clients } = await house.playing(['Ada', 'Bo'], { options: { target: 1000 } });
  const { state } = house.server.house.inMemory(table)!;
  while (state.steps.length < STEPS) await playAnything(table, clients);
  return { table, clients };
};

const pong = async (client: Client): Promise<void> => {
  const answered = client.next('pong');
  client.send({ t: 'ping' });
  await answered;
};

describe('a stranger who opens a long table again and again', () => {
  it('waits, while others are answered; and gets all of it in the end', async () => {
    const { table, clients } = await freely(longTable());
    const stranger = await freely(house.connect(undefined));
    await freely(stranger.open(table));
    const before = stranger.messages.length;
    const opened = (): number => stranger.messages.slice(before).filter(({ t }) => t === 'sync').length;
    strangersWait();
    // A few are little enough.
    for (let count = 0; count < 200; count++) stranger.send({ t: 'open', table });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (let count = 0; count < 20; count++) await pong(clients[0]!);
    const early = opened();
    expect(early).toBeLessThan(150);
    for (let count = 0; count < 20; count++) await pong(clients[0]!);
    expect(opened()).toBe(early);
    const last = stranger.next('sync', () => opened() === 199);
    const { game } = await freely(last);
    expect(game!.log).toHaveLength(game!.steps);
  });

  it('is sent it in parts, none of which tells what is not kept', async () => {
    const { table, clients } = await freely(longTable());
    const stranger = await freely(house.connect(undefined));
    const disc = disk.hold('append');
    const played = freely(playAnything(table, clients));
    await expect.poll(() => disk.waiting).toBe(1);
    const synced = freely(stranger.open(table));
    for (let count = 0; count < 5; count++) await freely(pong(clients[0]!));
    expect(stranger.messages.map(({ t }) => t)).toEqual(['hello']);
    disc.go();
    await played;
    const { game } = await synced;
    const kinds = stranger.messages.map(({ t }) => t).filter((t) => t === 'log' || t === 'sync');
    expect(kinds).toEqual(['log', 'log', 'sync']);
    expect([game!.from, game!.log.length]).toEqual([0, house.server.house.inMemory(table)!.state.steps.length]);
  });
});

describe('a stranger who asks for little, thousands of times', () => {
  it('waits as well, and is answered for each in the end', async () => {
    const stranger = await house.connect(undefined);
    const pongs = (): number => stranger.messages.filter(({ t }) => t === 'pong').length;
    strangersWait();
    for (let count = 0; count < 2_000; count++) stranger.send({ t: 'ping' });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(pongs()).toBeLessThan(2_000);
    await freely(stranger.next('pong', () => pongs() === 2_000));
  });
});

describe('whoever asks over HTTP', () => {
  it('takes turns with the others', async () => {
    const ada = await house.connect(await house.guest('Ada'));
    strangersWait();
    const asked = Array.from({ length: 20 }, () => house.ask('GET', '/api/lobby'));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await pong(ada);
    const answers = await freely(Promise.all(asked));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('is told to come back when too many of the same address wait already', async () => {
    strangersWait();
    const asked = Array.from({ length: 100 }, () => house.ask('GET', '/api/lobby'));
    await expect.poll(() => share.heldBack).toBe(100);
    const page = await fetch(`${house.address}/`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([
      429,
      '1',
      'too often; wait a little\n',
    ]);
    const answer = await house.ask('GET', '/api/lobby');
    expect([answer.status, answer.headers.get('retry-after'), answer.body]).toMatchObject([
      429,
      '1',
      { code: 'rate-limited' },
    ]);
    // Whoever watches over the server is always answered.
    expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
    const answers = await freely(Promise.all(asked));
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  });
});
