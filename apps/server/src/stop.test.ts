import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { OnlineSetup, Room } from '@wunderkammer/protocol';
import { afterAll, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { playAnything } from './testing/play-anything.ts';
import { freshFolder, ServerProcess } from './testing/server-process.ts';
import { SETUP } from './testing/test-server.ts';
import { smallWebApp } from './testing/web-app.ts';

/** How long the server is away; clocks must not notice. */
const AWAY_MS = 2_000;
/** What a clock may lose: between the last move and the farewell, and on a machine that has other things to do. */
const SLACK_MS = 1_500;

const web = smallWebApp();
const folder = freshFolder();
afterAll(() => {
  for (const made of [web, folder]) rmSync(made, { recursive: true });
});

const start = (): ServerProcess =>
  new ServerProcess(['--web', web, '--port', '0', '--host', '127.0.0.1'], { DATA_DIR: folder, MESSAGE_RATE: '10000' });

const post = async (address: string, path: string, body: object, token?: string): Promise<never> => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as never;
};

const leftOf = (room: Room): readonly number[] => room.clocks!.left;

it('stops in order under people who play, slow and silent ones among them, and nobody loses anything', async () => {
  const first = start();
  const address = await first.address();
  const tokens: string[] = [];
  for (const name of ['Anna', 'Bert']) {
    const { token } = (await post(address, '/api/me', { name, language: 'nl' })) as { token: string };
    tokens.push(token);
  }
  const clock: OnlineSetup['clock'] = { type: 'bank', seconds: 600, bonus: 0 };
  const made = { setup: { ...SETUP, clock }, name: 'Anna' };
  const { table } = (await post(address, '/api/tables', made, tokens[0])) as { table: string };
  const clients = await Promise.all(tokens.map((token) => Client.connect(address, { token })));
  for (const [index, client] of clients.entries()) {
    await client.open(table);
    await client.must(table, { type: 'sit', name: `player ${index}`, entropy: `luck ${index}` });
  }
  await clients[0]!.must(table, { type: 'start' });
  for (let move = 0; move < 5; move++) await playAnything(table, clients);

  // Somebody who does not read any more, somebody who never says what they want, somebody who never says hello.
  const slow = await Client.connect(address, { token: tokens[1]! });
  await slow.open(table);
  slow.socket.pause();
  const { hostname, port } = new URL(address);
  const silent = connect(Number(port), hostname);
  silent.write('POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n');
  silent.on('error', () => {});
  await once(silent, 'connect');
  const before = await clients[0]!.open(table);

  const byes = clients.map((client) => client.next('bye'));
  const told = Date.now();
  const ended = first.stop();
  for (const { again } of await Promise.all(byes)) expect(again).toBeGreaterThan(0);
  expect(await ended).toBe(0);
  expect(Date.now() - told).toBeLessThan(8_000);
  expect(first.written.err).toBe('');
  await setTimeout(AWAY_MS);

  const second = start();
  const back = await second.address();
  const again = await Promise.all(tokens.map((token) => Client.connect(back, { token })));
  const synced = await Promise.all(again.map((client) => client.open(table)));
  expect(synced[0]!.game).toEqual({ ...before.game, from: 0, log: synced[0]!.game!.log });
  const lost = leftOf(before.room).map((left, seat) => left - leftOf(synced[0]!.room)[seat]!);
  for (const ms of lost) expect(ms).toBeLessThan(SLACK_MS);
  await playAnything(table, again);
  await Promise.all(again.map((client) => client.close()));
  expect(await second.stop()).toBe(0);
  slow.socket.terminate();
});
