import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { PROTOCOL } from '@wunderkammer/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Client } from './testing/client.ts';
import type { Player } from './testing/player.ts';
import { frameOf, RawLine, textFrame } from './testing/raw-line.ts';
import { freshFolder } from './testing/server-process.ts';
import { Storm } from './testing/storm.ts';
import { TestServer } from './testing/test-server.ts';
import { smallWebApp } from './testing/web-app.ts';

/*
 * Too much of everything. The server has a process of its own with a small heap, so that memory without bound would end it; a
 * game with people and one with bots run along and must not be kept waiting.
 */

const LONG = process.env['LONG_TESTS'] === 'yes';
const JOINS = LONG ? 1_000_000 : 6_000;
const LINES = LONG ? 150 : 40;
/** Of the thread that serves; the server is ended by Node if it needs more. */
const HEAP_MB = 160;
/** With the threads of the database and the bots. */
const MOST_RESIDENT_MB = 600;
/** How long a move of the game that runs along may take at the most while the server is flooded. */
const LONGEST_MOVE_MS = 2_000;

const TOKEN = 'only-for-this-test';

const crowding = (): number => Math.max(1, loadavg()[0]! / availableParallelism());

describe('a server with a small heap', () => {
  const web = smallWebApp();
  let storm: Storm;
  let players: readonly Player[];
  beforeAll(async () => {
    storm = new Storm(freshFolder(), web, {
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
      MESSAGE_RATE: '1000000',
      METRICS_TOKEN: TOKEN,
    });
    await storm.start();
    const quick = () => ({ thinks: 20 });
    players = [
      ...(await storm.seat(2, { game: 'salomons-oordeel' }, quick)),
      ...(await storm.seat(1, { game: 'drei-magier', seats: 3 }, quick)),
    ];
    await storm.resynced();
  }, 60_000);
  afterAll(async () => {
    await storm.end();
    for (const folder of [storm.folder, web]) rmSync(folder, { recursive: true });
  });

  const megabytes = async (name: string): Promise<number> => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await fetch(`${storm.address}/metrics`, { headers })).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]) / 2 ** 20;
  };

  afterEach(async () => {
    await storm.goesOn([players[0]!, players[2]!], 20_000);
    expect(players.flatMap(({ faults }) => faults)).toEqual([]);
    expect(storm.complaints).toBe('');
    expect(await megabytes('process_resident_memory_bytes')).toBeLessThan(MOST_RESIDENT_MB);
  }, 60_000);

  it('keeps a reader who never reads from filling it, and keeps nobody waiting meanwhile', async () => {
    const { table } = players[0]!;
    const slow = await RawLine.open(storm.address, { host: new URL(storm.address).host });
    slow.socket.pause();
    const closed = new Promise<void>((resolve) => slow.socket.once('close', () => resolve()));
    let sent = 0;
    // Each of these is answered by the whole table; what is answered is never read.
    const flooding = (async () => {
      while (!slow.isClosed && sent < 200_000) {
        for (let count = 0; count < 50; count++) slow.write(textFrame(JSON.stringify({ t: 'open', table })));
        sent += 50;
        await setTimeout(1);
      }
    })();
    await storm.goesOn([players[0]!, players[2]!], LONGEST_MOVE_MS * crowding());
    await Promise.race([closed, flooding]);
    // A paused line notices that it was cut when it writes or reads again.
    slow.socket.resume();
    await closed;
    expect(sent).toBeLessThan(200_000);
  });

  it('answers pings that nobody reads the answers of for a while, and then cuts the line', async () => {
    const slow = await RawLine.open(storm.address, { host: new URL(storm.address).host });
    slow.socket.pause();
    const closed = new Promise<void>((resolve) => slow.socket.once('close', () => resolve()));
    const ping = frameOf({ opcode: 9, payload: Buffer.alloc(125, 'p') });
    const many = Buffer.concat(Array.from({ length: 500 }, () => ping));
    let bytes = 0;
    while (!slow.isClosed && bytes < 200_000_000) {
      if (slow.socket.writableLength < 1_000_000) {
        slow.write(many);
        bytes += many.length;
      }
      await setTimeout(1);
    }
    slow.socket.resume();
    await closed;
    expect(bytes).toBeLessThan(200_000_000);
  });

  it(`is joined ${JOINS} times over ${LINES} lines`, { timeout: LONG ? 1_200_000 : 60_000 }, async () => {
    const guests: Awaited<ReturnType<Storm['newGuest']>>[] = [];
    for (let number = 0; number < LINES; number++) guests.push(await storm.newGuest());
    const tables = [players[0]!.table, players[2]!.table, await storm.newTable(guests[0]!, { seats: 4, listed: true })];
    const codes = new Map<string, number>();
    let answered = 0;
    const join = async ({ token, from }: (typeof guests)[0], share: number): Promise<void> => {
      const url = `${storm.address.replace('http', 'ws')}/api/socket`;
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
      for (let done = 0; done < share; ) {
        const socket = new WebSocket(url, { headers, perMessageDeflate: false });
        const messages: object[] = [{ t: 'hello', protocol: PROTOCOL }];
        // Some hundred on each line, then the next one.
        for (let count = 0; count < 400 && done < share; count++, done++) {
          const table = count % 5 === 4 ? 'NoSuchTable1' : tables[count % tables.length]!;
          const sit = { type: 'sit', name: 'Joiner', entropy: '', ...(count % 3 === 0 && { seat: count % 4 }) };
          messages.push(
            count % 2 === 0
              ? { t: 'open', table, ...(count % 4 === 0 && { since: { steps: count, chat: 0 } }) }
              : { t: 'do', id: `j${done}`, table: tables[2]!, do: sit },
          );
        }
        await new Promise<void>((resolve, reject) => {
          let outstanding = messages.length;
          let next = 0;
          const sendSome = (): void => {
            // Fewer than may wait, and than are cut for reading too slowly.
            for (; next < messages.length && next - (messages.length - outstanding) < 8; next++) {
              socket.send(JSON.stringify(messages[next]));
            }
          };
          socket.on('open', sendSome);
          socket.on('message', (data) => {
            const message = JSON.parse(String(data)) as { t: string; code?: string; id?: string };
            const isAnswer =
              ['hello', 'sync', 'gone', 'refused', 'done'].includes(message.t) || message.id !== undefined;
            if (!isAnswer) return;
            codes.set(message.code ?? message.t, (codes.get(message.code ?? message.t) ?? 0) + 1);
            answered++;
            // Whoever has sat down is shown the table anew, which nobody asked for: there may be more.
            if (--outstanding <= 0) socket.close();
            else sendSome();
          });
          socket.on('error', reject);
          socket.on('close', () => (outstanding <= 0 ? resolve() : reject(new Error('the line was cut'))));
        });
      }
    };
    const start = performance.now();
    await Promise.all(guests.map((guest) => join(guest, JOINS / LINES)));
    const seconds = (performance.now() - start) / 1000;
    expect(answered).toBeGreaterThanOrEqual(JOINS);
    expect([...codes.keys()]).not.toContain('internal');
    const heap = await megabytes('nodejs_heap_size_used_bytes');
    const resident = await megabytes('process_resident_memory_bytes');
    console.log(
      `${JOINS} joins over ${LINES} lines in ${seconds.toFixed(1)} s: heap ${heap.toFixed()} MB of ${HEAP_MB}, ` +
        `resident ${resident.toFixed()} MB; ${[...codes].map(([code, count]) => `${code} ${count}`).join(', ')}`,
    );
    expect(heap).toBeLessThan(HEAP_MB);
  });

  it('opens no more tables than one person and one address may, however often they ask', async () => {
    const guest = await storm.newGuest();
    const codes = new Map<string, number>();
    for (let count = 0; count < 1_000; count += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const code = await storm.newTable(guest, {}).then(
            () => 'made',
            (error: Error) => /"code":"([\w-]+)"/.exec(error.message)?.[1] ?? error.message,
          );
          codes.set(code, (codes.get(code) ?? 0) + 1);
        }),
      );
    }
    expect([...codes.keys()].sort()).toEqual(['made', 'rate-limited']);
    expect(codes.get('made')).toBeLessThan(30);
  });
});

describe('limits', () => {
  let house: TestServer;
  const complaints: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void complaints.push(line) } };
  const open = async (settings: Readonly<Record<string, string>>): Promise<void> => {
    house = await TestServer.open({ TRUST_PROXY: 'yes', ...settings }, { logger });
  };
  afterEach(async () => {
    expect(complaints).toEqual([]);
    await house.remove();
  });

  const dial = (from: string): Promise<WebSocket | string> =>
    new Promise((resolve) => {
      const headers = { 'x-forwarded-for': from };
      const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/socket`, { headers });
      socket.on('open', () => resolve(socket));
      socket.on('error', (error) => resolve(error.message));
    });
  const dialMany = async (count: number, from: string) => {
    const lines = await Promise.all(Array.from({ length: count }, () => dial(from)));
    const refused = lines.filter((line) => typeof line === 'string');
    for (const why of refused) expect(why).toBe('Unexpected server response: 503');
    return { lines: lines.filter((line) => typeof line !== 'string'), refused: refused.length };
  };

  it('hold for connections from one address, and for all of them', async () => {
    await open({ MAX_CONNECTIONS: '50', MAX_CONNECTIONS_EACH: '30' });
    const first = await dialMany(45, '10.0.0.1');
    expect([first.lines.length, first.refused]).toEqual([30, 15]);
    const second = await dialMany(35, '10.0.0.2');
    expect([second.lines.length, second.refused]).toEqual([20, 15]);
    for (const line of [...first.lines, ...second.lines]) line.terminate();
    await expect.poll(() => house.server.hub.size).toBe(0);
    const third = await dialMany(30, '10.0.0.1');
    expect(third.refused).toBe(0);
    for (const line of third.lines) line.terminate();
  });

  it('hold for a household that has a whole network of addresses', async () => {
    await open({ MAX_CONNECTIONS: '50', MAX_CONNECTIONS_EACH: '3' });
    const lines = await Promise.all([1, 2, 3, 4, 5].map((end) => dial(`2001:db8:1:2::${end}`)));
    expect(lines.filter((line) => typeof line === 'string')).toHaveLength(2);
    for (const line of lines) if (typeof line !== 'string') line.terminate();
  });

  it('hold for messages: whoever sends too fast waits, and everything is answered in its order', async () => {
    await open({ MESSAGE_RATE: '200' });
    const line = await RawLine.open(house.address, { host: new URL(house.address).host });
    const started = performance.now();
    // Three seconds' worth may come at once.
    for (let count = 0; count < 900; count++) line.write(textFrame(`{"t":"leave","table":"x","id":"m${count}"}`));
    line.write(textFrame('{"t":"ping"}'));
    expect(await line.heard('"t":"pong"')).toBe(true);
    expect(performance.now() - started).toBeGreaterThan(1_400);
    const answered = [...line.received.matchAll(/"id":"m(\d+)","code":"message"/g)].map(([, count]) => Number(count));
    expect(answered).toEqual(Array.from({ length: 900 }, (_, count) => count));
    expect([line.isClosed, line.closeCode]).toEqual([false, undefined]);
    line.destroy();
  });

  it('end with the line: whoever was told to go is not listened to any more', async () => {
    await open({});
    const guest = await house.guest('Mallory');
    const table = await house.table(guest);
    const { host } = new URL(house.address);
    const line = await RawLine.open(house.address, { host, authorization: `Bearer ${guest.token}` });
    line.write(textFrame(JSON.stringify({ t: 'open', table })));
    await line.heard('"t":"sync"');
    const { state } = house.server.house.inMemory(table)!;
    const { version } = state;
    house.server.hub.disconnectPerson(guest.id);
    await expect.poll(() => line.closeCode).toBe(1008);
    // Does as if it had not heard that.
    for (let count = 0; count < 5; count++) {
      line.write(textFrame(JSON.stringify({ t: 'do', id: `x${count}`, table, do: { type: 'close' } })));
    }
    await line.ended();
    expect(state.version).toBe(version);
    await expect.poll(() => house.server.hub.size, { timeout: 5_000 }).toBe(0);
    line.destroy();
  });

  it('hold for pings', async () => {
    await open({ MESSAGE_RATE: '5' });
    const line = await RawLine.open(house.address, { host: new URL(house.address).host });
    for (let count = 0; count < 400; count++) line.write(frameOf({ opcode: 9, payload: Buffer.from('?') }));
    await expect.poll(() => line.closeCode).toBe(1008);
    line.destroy();
  });

  it('hold for tables that one line has open', async () => {
    await open({});
    const guest = await house.guest('Ada');
    const tables = [];
    for (let count = 0; count < 5; count++) tables.push(await house.table(guest));
    const client = await house.connect(guest);
    for (const table of tables.slice(0, 4)) await client.open(table);
    const refused = client.next('refused');
    client.send({ t: 'open', table: tables[4]! });
    expect(await refused).toMatchObject({ code: 'full', table: tables[4] });
    // One that is open already may be opened again.
    expect(await client.open(tables[3]!)).toMatchObject({ t: 'sync' });
    client.send({ t: 'leave', table: tables[0]! });
    expect(await client.open(tables[4]!)).toMatchObject({ t: 'sync' });
  });

  it('hold for what is said and done at a table, since all of it is kept', async () => {
    await open({});
    const { table, clients, guests } = await house.playing(['Ada', 'Bo']);
    const [ada, bo] = clients as [Client, Client];
    const codes = new Set<string>();
    // More lines do not help.
    const more = await house.connect(guests[0]);
    await more.open(table);
    for (let count = 0; count < 60; count++) {
      const answer = await [ada, more][count % 2]!.do(table, { type: 'say', text: `line ${count}` });
      codes.add(answer.t === 'refused' ? answer.code : answer.t);
    }
    expect([...codes]).toEqual(['chat', 'rate-limited']);
    expect(await bo.do(table, { type: 'say', text: 'I may' })).toMatchObject({ t: 'chat' });
    let refused: string | undefined;
    for (let count = 0; count < 150 && refused === undefined; count++) {
      const answer = await bo.do(table, { type: 'hand', seat: 1, to: count % 2 === 0 ? 'bot' : 'person' });
      if (answer.t === 'refused') refused = answer.code;
    }
    expect(refused).toBe('rate-limited');
    // Who talks too much may still play.
    const { game, truth, asked, steps } = house.server.house.inMemory(table)!.state;
    const step = game.legal(truth!, asked[0]!)[0]!;
    const played = await [ada, bo][asked[0]!]!.do(table, { type: 'play', after: steps.length, step });
    expect(played).toMatchObject({ t: 'played' });
  });

  it('are not needed for lists: whoever follows one a thousand times follows it once', async () => {
    await open({});
    const guest = await house.guest('Ada');
    const client = await house.connect(guest);
    for (let count = 0; count < 1_000; count += 50) {
      for (let more = 0; more < 50; more++) client.send({ t: 'list', what: 'lobby', on: more % 3 !== 0 });
      const pong = client.next('pong');
      client.send({ t: 'ping' });
      await pong;
    }
    // How often the list is told anew is the server's affair; it is to be as often as to whoever follows it once.
    const other = await house.connect(undefined);
    const first = other.next('list');
    other.send({ t: 'list', what: 'lobby', on: true });
    await first;
    const lists = ({ messages }: Client): number => messages.filter(({ t }) => t === 'list').length;
    const before = [lists(client), lists(other)];
    const told = [client.next('list'), other.next('list')];
    await house.table(guest, { listed: true });
    for (const list of await Promise.all(told)) expect(list.tables).toHaveLength(1);
    await setTimeout(500);
    const times = [lists(client) - before[0]!, lists(other) - before[1]!];
    expect(times[0]).toBe(times[1]);
  });

  it('hold for the number of watchers that is told', async () => {
    await open({});
    const { table, clients } = await house.playing(['Ada', 'Bo']);
    const watcher = await house.connect(undefined);
    const before = clients[0]!.messages.length;
    for (let count = 0; count < 200; count++) {
      await watcher.open(table);
      watcher.send({ t: 'leave', table });
    }
    await watcher.open(table);
    const told = () => clients[0]!.messages.slice(before).filter((message) => message.t === 'here');
    await expect.poll(() => told().at(-1)).toMatchObject({ here: [0, 1], watchers: 1 });
    expect(told().length).toBeLessThan(40);
  });
});
