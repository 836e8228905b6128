import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { HAS_NATS } from '../testing/nats-server.ts';
import { playAnything } from '../testing/play-anything.ts';
import { Player } from '../testing/player.ts';
import { SharedHouse } from '../testing/shared-house.ts';
import type { Guest } from '../testing/test-server.ts';

const ID = /^[0-9A-Za-z]{12,16}$/;

const isId = (text: unknown): boolean => typeof text === 'string' && ID.test(text);
const hasKeys = (value: object, ...keys: string[]): boolean => Object.keys(value).sort().join() === keys.sort().join();

const isCompany = (text: string): boolean => {
  const told = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (!isId(told['node'])) return false;
  if (hasKeys(told, 'node', 'ask')) return told['ask'] === true;
  const { people, watchers } = told;
  return (
    hasKeys(told, 'node', 'people', 'watchers') &&
    Array.isArray(people) &&
    people.every(isId) &&
    Number.isInteger(watchers)
  );
};

const isAlive = (text: string): boolean => {
  const told = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return hasKeys(told, 'node', 'time') && isId(told['node']) && typeof told['time'] === 'number';
};

/** All that servers may tell each other, by topic: names of tables, people, sessions and servers, and numbers. */
const HINTS: readonly (readonly [topic: RegExp, message: (text: string) => boolean])[] = [
  [/^table\.\w{12}$/, (text) => /^(\d+|free|anew)$/.test(text)],
  [/^here\.\w{12}$/, isCompany],
  [/^person\.\w{16}$/, isId],
  [/^lobby$/, isId],
  [/^alive$/, isAlive],
  [/^look$/, isId],
  [/^lock$/, (text) => text === ''],
  [/^session-ended$/, (text) => /^\w{16,32}$/.test(text)],
  [/^signed-out$/, isId],
];

const GAMES = ['feuersalamander', 'drei-magier', 'salomons-oordeel'] as const;

describe.runIf(HAS_NATS)('what several servers tell', () => {
  let house: SharedHouse;
  const tapped: { readonly subject: string; readonly text: string }[] = [];
  let closeTap: () => Promise<void>;
  beforeAll(async () => {
    house = await SharedHouse.open(3);
    const tap = await connect({ servers: house.nats.url });
    tap.subscribe('>', {
      callback: (_error, message) => {
        tapped.push({ subject: message.subject, text: message.string() });
      },
    });
    await tap.flush();
    closeTap = () => tap.close();
  });
  afterAll(async () => {
    await closeTap();
    await house.remove();
  });

  const STEPS = process.env['LONG_TESTS'] === 'yes' ? 600 : 60;

  /** What was told of decisions and words, by their number; but for the name of the request, which one of several asked for. */
  const toldTo = ({ messages }: Client): ReadonlyMap<string, unknown> =>
    new Map(
      messages.flatMap((message): [string, unknown][] => {
        if (message.t !== 'played' && message.t !== 'chat') return [];
        const { id: _id, ...rest } = message;
        if (rest.t === 'chat') return [[`line ${rest.line.n}`, rest]];
        // How much time is left is told a moment earlier or later.
        const { clocks: _clocks, ...played } = rest;
        return [[`${rest.n - rest.steps.length} to ${rest.n}`, played]];
      }),
    );

  it.each(GAMES)('everybody is the same, at whichever server they look, and nothing else (%s)', async (game) => {
    const guests: Guest[] = [];
    for (const server of house.servers) guests.push(await server.guest(`P${guests.length}`));
    const table = await house.servers[0]!.table(guests[0]!, { game, seats: 3, listed: true });
    const addresses = house.servers.map(({ address }) => address);
    const habits = { from: '10.0.0.1', thinks: 5, once: true };
    const players = guests.map((guest, index) => new Player(addresses, table, guest, habits, index));
    // Everybody, and somebody who watches, looks at every server at once.
    const eyes: Client[][] = [];
    for (const guest of [...guests, undefined]) {
      const pages = await Promise.all(house.servers.map((server) => server.connect(guest)));
      for (const page of pages) await page.open(table);
      eyes.push(pages);
    }
    await expect
      .poll(() => players.every(({ log, isOver }) => isOver || log.length > STEPS), { timeout: 60_000 })
      .toBe(true);
    for (const player of players) player.finish();
    await Promise.all(players.map((player) => player.quiet()));
    await expect
      .poll(async () => {
        const shown = await Promise.all(eyes.flat().map((page) => page.open(table)));
        return new Set(shown.map(({ game: { steps } = {}, here, watchers }) => [steps, here, watchers].join())).size;
      })
      .toBe(1);
    for (const pages of eyes) {
      const [first, ...others] = pages.map(toldTo);
      for (const other of others) {
        // Where two did something at once, one of their servers shows the table anew instead.
        const both = [...first!.keys()].filter((key) => other.has(key));
        expect(both.length).toBeGreaterThan(0.5 * first!.size);
        for (const key of both) expect(other.get(key)).toEqual(first!.get(key));
      }
      const shown = await Promise.all(pages.map((page) => page.open(table)));
      for (const { room: _room, ...sync } of shown)
        expect({ ...sync, room: undefined }).toEqual({ ...shown[0], room: undefined });
    }
    expect(players.flatMap(({ faults }) => faults)).toEqual([]);
    for (const player of players) player.stop();
    await Promise.all(eyes.flat().map((client) => client.close()));
  });

  it('each other is next to nothing, and nothing hidden', async () => {
    const { table, clients, guests } = await house.sit(2, { listed: true });
    await clients[0]!.must(table, { type: 'resign' });
    await clients[1]!.must(table, { type: 'next' });
    const [server] = house.servers;
    const { body } = await server!.ask('GET', '/api/me/sessions', undefined, guests[1]!.token);
    const [session] = (body as { sessions: { id: string }[] }).sessions;
    await server!.ask('DELETE', `/api/me/sessions/${session!.id}`, undefined, guests[1]!.token);
    await server!.ask('DELETE', '/api/me', undefined, guests[0]!.token);
    await expect.poll(() => tapped.some(({ subject }) => subject.endsWith('signed-out'))).toBe(true);
    const strange = tapped.filter(({ subject, text }) => {
      const topic = /^wunderkammer\.shared\.(.+)$/.exec(subject)?.[1] ?? '';
      return !HINTS.some(([pattern, fits]) => pattern.test(topic) && fits(text));
    });
    expect(strange).toEqual([]);
    for (const topic of ['table.', 'here.', 'person.', 'lobby', 'alive', 'session-ended', 'signed-out']) {
      expect(tapped.some(({ subject }) => subject.startsWith(`wunderkammer.shared.${topic}`))).toBe(true);
    }
  });

  it('does no harm where it makes no sense', async () => {
    const { table, clients } = await house.sit(2);
    const stranger = await connect({ servers: house.nats.url });
    for (const text of [
      '',
      'x',
      '{',
      'null',
      '[]',
      '{"node":1}',
      '{"node":"n","people":1}',
      '1e99',
      '-1',
      '{"node":"n","time":"x"}',
    ]) {
      for (const topic of [
        `table.${table}`,
        `here.${table}`,
        'alive',
        'look',
        'lobby',
        'lock',
        'signed-out',
        'session-ended',
      ]) {
        stranger.publish(`wunderkammer.shared.${topic}`, text);
      }
    }
    await stranger.close();
    const told = clients.map((client) => client.next('played'));
    await playAnything(table, clients);
    await Promise.all(told);
    for (const { server } of house.servers) expect(Math.abs(server.time.now())).toBeLessThan(3600_000);
  });
});
