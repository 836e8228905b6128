import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { OnlineSetup, Room } from '@wunderkammer/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { playAnything } from './testing/play-anything.ts';
import { freshFolder, ServerProcess } from './testing/server-process.ts';
import { SETUP } from './testing/test-server.ts';
import { smallWebApp } from './testing/web-app.ts';

/* A real server that is stopped and goes on, and whose machine's clock is set: whoever plays does not lose by it. */

const HOUR = 3600 * 1000;
/** Between two looks of the server at its clocks, and on a machine that has other things to do. */
const SLACK_MS = 1_500;
/** What is left to everybody for coming back (house-time.ts). */
const RETURN_MS = 2_000;

const web = smallWebApp();
const folders: string[] = [];
let server: ServerProcess | undefined;
afterEach(async () => {
  server?.child.kill('SIGCONT');
  await server?.stop();
});
afterAll(() => {
  for (const made of [web, ...folders]) rmSync(made, { recursive: true });
});

/** Anna and, unless a bot has her seat, Berta at a table of a server in a process of its own. */
const play = async (setup: Partial<OnlineSetup>, people = 2) => {
  const folder = freshFolder();
  folders.push(folder);
  const shift = join(folder, 'shift');
  const setClock = (ms: number): void => writeFileSync(shift, String(ms));
  setClock(0);
  server = new ServerProcess(['--web', web, '--port', '0', '--host', '127.0.0.1'], {
    DATA_DIR: folder,
    MESSAGE_RATE: '10000',
    BOT_PACE: '500',
    CLOCK_SHIFT: shift,
    NODE_OPTIONS: `--import=${new URL('testing/set-clock.mjs', import.meta.url)}`,
  });
  const address = await server.address();
  const post = async (path: string, body: object, token?: string): Promise<never> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as never;
  };
  const tokens: string[] = [];
  for (const name of ['Anna', 'Berta'].slice(0, people)) {
    tokens.push(((await post('/api/me', { name, language: 'nl' })) as { token: string }).token);
  }
  const made = { setup: { ...SETUP, ...setup }, name: 'Anna' };
  const { table } = (await post('/api/tables', made, tokens[0])) as { table: string };
  const clients = await Promise.all(tokens.map((token) => Client.connect(address, { token })));
  for (const [seat, client] of clients.entries()) {
    await client.open(table);
    await client.must(table, { type: 'sit', seat, name: `player ${seat}`, entropy: `luck ${seat}` });
  }
  if (people === 1) await clients[0]!.must(table, { type: 'bot', seat: 1, as: 'balthasar' });
  await clients[0]!.must(table, { type: 'start' });
  const look = async (): Promise<Room> => (await clients[0]!.open(table)).room;
  return { table, clients, look, setClock, process: server.child };
};

const lost = (before: Room, after: Room): number =>
  Math.max(...before.clocks!.left.map((left, seat) => left - after.clocks!.left[seat]!));

const isAsked = async (client: Client, table: string): Promise<boolean> => {
  const answer = client.next('answer');
  client.send({ t: 'legal', table, id: 'asked' });
  return (await answer).legal!.length > 0;
};

describe('a server that is stopped for longer than anybody has time', () => {
  const SECONDS = 6;

  it('takes nobody’s time, and leaves everybody some for coming back', async () => {
    const { clients, look, process } = await play({ clock: { type: 'move', seconds: SECONDS } });
    const before = await look();
    process.kill('SIGSTOP');
    await setTimeout((SECONDS + 3) * 1000);
    const ranOut = clients[0]!.next('played', ({ steps }) => steps[0]!.a === 'clock');
    process.kill('SIGCONT');
    const woke = performance.now();
    expect(lost(before, await look())).toBeLessThan(SLACK_MS);
    await ranOut;
    const took = performance.now() - woke;
    expect(took).toBeGreaterThan(SECONDS * 1000 - SLACK_MS + RETURN_MS);
    expect(took).toBeLessThan(SECONDS * 1000 + RETURN_MS + 2 * SLACK_MS);
  });
});

describe('a clock that is set', () => {
  it('forward or back by an hour takes nobody’s time', async () => {
    const { table, clients, look, setClock } = await play({ clock: { type: 'bank', seconds: 60, bonus: 0 } });
    const before = await look();
    for (const shift of [HOUR, -HOUR]) {
      setClock(shift);
      await playAnything(table, clients);
      expect(lost(before, await look())).toBeLessThan(2 * SLACK_MS);
    }
  });

  it('back by an hour does not keep a bot waiting', async () => {
    const { table, clients, setClock } = await play({}, 1);
    const [anna] = clients as [Client];
    const played = anna.next('played', ({ steps }) => steps[0]!.s.by === 1);
    while (await isAsked(anna, table)) await playAnything(table, clients);
    setClock(-HOUR);
    expect((await played).n).toBeGreaterThan(0);
  });
});
