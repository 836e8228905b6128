import type { OnlineSetup } from '@wunderkammer/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './testing/client.ts';
import { StillWorld } from './testing/still-world.ts';
import { type Guest, TestServer } from './testing/test-server.ts';
import { Wire } from './testing/wire.ts';

/*
 * The promise of the wire again, for the company: at a table that may not be watched, a whole server runs twice with the same
 * door and another evening behind it. Other things are said, others are muted, others vote, come, go, take notes and hand over
 * their seats. Whoever stands outside gets the same bytes, in as many frames of the same length: with the link and without,
 * nameless and known, on the line and over HTTP, in the lobby.
 */

const CLOSED = ['nobody', 'after'] as const satisfies readonly OnlineSetup['watch'][];

let servers: TestServer[] = [];
// Pings come by the real time: in these tests none does.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  servers = [];
  vi.useRealTimers();
});

/** Those at a table, in the order of their seats, and what they may do among themselves. */
interface Company {
  readonly server: TestServer;
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly clients: readonly [Client, Client, Client];
}

/** An evening: what happens behind the door, before the start and after it. */
interface Evening {
  readonly names: readonly [string, string, string];
  before(company: Company): Promise<void>;
  after(company: Company): Promise<void>;
  /** How the game ends. */
  end(company: Company): Promise<void>;
}

const NAMES = ['Anna', 'Bert', 'Cleo'] as const;

const silent: Evening = {
  names: NAMES,
  before: async () => {},
  after: async () => {},
  end: async ({ table, clients }) => {
    await clients[0].must(table, { type: 'resign' });
    await clients[1].must(table, { type: 'resign' });
  },
};

const lively: Evening = {
  names: NAMES,
  before: async ({ server, table, guests, clients: [anna, bert] }) => {
    await anna.must(table, { type: 'say', text: 'Is anybody listening?' });
    await anna.must(table, { type: 'mute', seat: 1, on: true });
    await anna.must(table, { type: 'chat', on: false });
    await bert.must(table, { type: 'sit', name: 'Bert', entropy: 'something longer than the first time' });
    const phone = await server.connect(guests[2]);
    await phone.open(table);
    await phone.close();
    await (await server.connect(undefined)).openOutside(table);
  },
  after: async ({ server, table, guests, clients: [anna, bert, cleo] }) => {
    await anna.must(table, { type: 'chat', on: true });
    await anna.must(table, { type: 'mute', seat: 2, on: true });
    for (const text of ['Hm.', 'I have the salamander, and I tell everybody who sits here.'])
      await anna.must(table, { type: 'say', text });
    await bert.must(table, { type: 'end', agree: true });
    await cleo.must(table, { type: 'end', agree: false });
    await bert.must(table, { type: 'hand', seat: 1, to: 'bot' });
    await anna.mark(table, { 'a note': 'to myself' });
    const gone = anna.next('here', ({ here }) => !here.includes(2));
    await cleo.close();
    await gone;
    await (await server.connect(guests[1])).open(table);
    await (await server.connect(undefined)).openOutside(table);
  },
  end: async ({ table, clients: [anna, bert] }) => {
    await bert.must(table, { type: 'resign' });
    await anna.must(table, { type: 'resign' });
  },
};

/** What somebody outside asks for, as often as something may have changed, and tries though it is not theirs. */
const PRYING = [
  { type: 'say', text: 'psst' },
  { type: 'end', agree: true },
  { type: 'end', agree: false },
  { type: 'hand', seat: 1, to: 'person' },
  { type: 'hand', seat: 2, to: 'bot' },
  { type: 'mute', seat: 2, on: false },
  { type: 'resign' },
  { type: 'next' },
  { type: 'revive' },
] as const;

interface Listening {
  readonly heard: Readonly<Record<string, string>>;
  /** For those who look again when the game is over. */
  readonly afterwards: Readonly<Record<string, string>>;
}

/** Lets an evening happen; returns every byte that came out of the house. */
const listenTo = async (watch: OnlineSetup['watch'], evening: Evening, fromTheBeginning = true): Promise<Listening> => {
  const world = new StillWorld('company');
  const wire = new Wire();
  const server = await TestServer.open({}, { world });
  servers.push(server);
  const guests: Guest[] = [];
  for (const name of evening.names) guests.push(await server.guest(name));
  const eve = await server.guest('Eve');
  const table = await server.table(guests[0]!, { seats: 3, listed: true, watch });
  // A table that anybody may see stands beside it in the lobby: which of the two comes first tells nothing either.
  await server.table(eve, { listed: true });

  const clients: Client[] = [];
  for (const guest of guests) {
    const client = await server.connect(guest);
    await (clients.length === 0 ? client.open(table) : client.openOutside(table));
    await client.must(table, { type: 'sit', name: guest.name, entropy: 'x' });
    clients.push(client);
  }
  const company: Company = { server, table, guests, clients: clients as unknown as Company['clients'] };

  const outside: Client[] = [];
  const arrive = async (when: string): Promise<void> => {
    const nameless = await server.connect(undefined, { tap: wire.tap(`nameless ${when}`) });
    const known = await server.connect(eve, { name: `known${outside.length}`, tap: wire.tap(`known ${when}`) });
    const passing = await server.connect(undefined, { tap: wire.tap(`lobby ${when}`) });
    const listed = passing.next('list');
    passing.send({ t: 'list', what: 'lobby', on: true });
    await Promise.all([listed, nameless.openOutside(table), known.openOutside(table)]);
    outside.push(nameless, known, passing);
  };
  const pry = async (when: string): Promise<void> => {
    for (const [index, known] of outside.entries()) {
      if (index % 3 !== 1) continue;
      for (const command of PRYING) await known.do(table, command);
      known.send({ t: 'open', table });
    }
    for (const path of ['/api/lobby', `/api/tables/${table}/record`, '/api/house', `/t/${table}`]) {
      await wire.ask(server, `nameless ${when}`, path);
      await wire.ask(server, `known ${when}`, path, eve);
    }
  };
  /** What was set off has reached those outside: lists are read from the store and sent. */
  const quiet = async (): Promise<void> => {
    world.pass(1_000);
    await server.server.store.head(table);
    const answered = outside.map((client) => client.next('pong'));
    for (const client of outside) client.send({ t: 'ping' });
    await Promise.all(answered);
  };

  if (fromTheBeginning) {
    await arrive('at the beginning');
    // Later than when the tables were opened: whatever is touched now would show.
    await quiet();
    await evening.before(company);
    await quiet();
    await pry('before the start');
  }
  await company.clients[0].must(table, { type: 'start' });
  await quiet();
  await arrive('during the game');
  await evening.after(company);
  await quiet();
  await pry('during the game');
  await quiet();
  const heard = wire.heard;
  await evening.end(company);
  await quiet();
  await pry('afterwards');
  await quiet();
  await Promise.all(outside.map((client) => client.close()));
  return { heard, afterwards: wire.heard };
};

describe.each(CLOSED)('behind the door of a table with watch "%s"', (watch) => {
  it('an evening sounds like any other', async () => {
    const [here, there] = [await listenTo(watch, silent), await listenTo(watch, lively)];
    expect(there.heard).toEqual(here.heard);
    expect(Object.keys(here.heard)).toHaveLength(22);
    // Where nobody may ever watch, the end of the game tells nothing more than that.
    if (watch === 'nobody') expect(there.afterwards).toEqual(here.afterwards);
  });

  it('those who come when the game has begun do not learn who plays', async () => {
    const others: Evening = { ...lively, names: ['Maximiliane von Trapp', 'Ö', 'Bartholomäus'] };
    const [here, there] = [await listenTo(watch, silent, false), await listenTo(watch, others, false)];
    expect(there.heard).toEqual(here.heard);
  });
});

it('would notice: afterwards, those who may look at the game then hear what was said', async () => {
  const [here, there] = [await listenTo('after', silent), await listenTo('after', lively)];
  expect(there.afterwards).not.toEqual(here.afterwards);
  expect(there.afterwards['nameless during the game']).toContain('I have the salamander');
});
