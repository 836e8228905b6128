import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { verifyRecord } from '@wunderkammer/kernel';
import type { OnlineSetup } from '@wunderkammer/protocol';
import { afterAll, afterEach, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { GAMES } from './games.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
import { StoreFault } from './store/store.ts';
import { brokenPromises, keptIn } from './testing/kept.ts';
import type { Habits, Player } from './testing/player.ts';
import { freshFolder, ServerProcess } from './testing/server-process.ts';
import { Storm } from './testing/storm.ts';
import { TestServer } from './testing/test-server.ts';
import { smallWebApp } from './testing/web-app.ts';

/*
 * The promise of durability: what the server acknowledged is never lost, and nothing is done twice. A real server is killed
 * at random moments while many play at it, and afterwards its database is compared with what each of them was told.
 */

const LONG = process.env['LONG_TESTS'] === 'yes';
const KILLS = LONG ? 60 : 6;
const STOPS = LONG ? 5 : 1;
/** How the server ends, one after the other: mostly killed, now and then told to stop. */
const ENDS = Array.from({ length: KILLS + STOPS }, (_, index) =>
  (index + 1) % ((KILLS + STOPS) / STOPS) === 0 ? 'SIGTERM' : 'SIGKILL',
);
const TABLES_OF_EACH = LONG ? 8 : 2;
/** How soon everybody is at their table again after the server is back. */
const RESYNC_MS = 2_000;
const LONGEST_TEST = LONG ? 1_200_000 : 240_000;

/** What was compiled for one server is used by the next: not how long Node takes to start is tested here. */
const COMPILED = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE']! };

const web = smallWebApp();
const cleanUp: (() => Promise<void> | void)[] = [];
afterAll(() => rmSync(web, { recursive: true }));
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

const newFolder = (): string => {
  const folder = freshFolder();
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** Where more wants to run than there are cores, everything takes as many times longer. */
const crowding = (): number => Math.max(1, loadavg()[0]! / availableParallelism());

const KINDS: readonly Partial<OnlineSetup>[] = [
  { game: 'feuersalamander', seats: 2, options: { target: 1 } },
  { game: 'drei-magier', seats: 3 },
  { game: 'salomons-oordeel', seats: 4 },
];

/** Tables of every kind, of which some have bots among the players; those that must go on after each restart. */
const fill = async (storm: Storm): Promise<readonly Player[]> => {
  const first: Player[] = [];
  const quick = (): Omit<Habits, 'from'> => ({ thinks: 60, isFickle: true });
  for (let number = 0; number < TABLES_OF_EACH; number++) {
    for (const setup of KINDS) {
      const people = number % 2 === 0 ? setup.seats! : setup.seats! - 1;
      first.push((await storm.seat(people, setup, quick))[0]!);
    }
  }
  first.push((await storm.seat(1, { game: 'drei-magier', seats: 3 }, quick))[0]!);
  await storm.seat(3, { seats: 4 }, () => ({ thinks: 1_500, wanders: true }));
  return first;
};

it(`keeps what it acknowledged, and nothing twice, when it is killed ${KILLS} times`, {
  timeout: LONGEST_TEST,
}, async () => {
  const storm = new Storm(newFolder(), web, COMPILED);
  cleanUp.push(() => storm.end());
  await storm.start();
  const tables = await fill(storm);
  const clock = { type: 'move', seconds: 5 } as const;
  const [, sleeper] = await storm.seat(2, { clock }, (index) => ({ thinks: 60, sleeps: index === 1 }));
  await storm.resynced();

  let slowest = 0;
  let slowestInRoom = 0;
  for (const [round, signal] of ENDS.entries()) {
    // Now and then while everybody is just coming back.
    const isEarly = round % 4 === 3;
    if (isEarly) await setTimeout(Math.random() * 300);
    else {
      const took = await storm.resynced();
      slowest = Math.max(slowest, took);
      slowestInRoom = Math.max(slowestInRoom, took / crowding());
      await storm.goesOn(tables, 30_000);
      await setTimeout(Math.random() * 700);
    }
    expect(storm.players.flatMap(({ faults }) => faults)).toEqual([]);
    const { code, complaints } = await storm.stop(signal);
    expect([code, complaints]).toEqual([signal === 'SIGTERM' ? 0 : null, '']);
    expect(brokenPromises(storm.players, await keptIn(storm.folder))).toEqual([]);
    await storm.start();
  }
  await storm.resynced();
  expect(slowestInRoom).toBeLessThan(RESYNC_MS);

  // The clock of the one who sleeps goes on as well, and a bot decides when it has run out.
  await storm.goesOn([...tables, sleeper!], 60_000);

  for (const player of storm.players) player.finish();
  await Promise.all(storm.players.map((player) => player.quiet()));
  for (const player of storm.players) expect(player.differenceTo(await storm.look(player))).toBeUndefined();
  await storm.stop('SIGKILL');
  const kept = await keptIn(storm.folder);
  expect(brokenPromises(storm.players, kept)).toEqual([]);
  const all = [...kept.values()].flat();
  expect(all.some((event) => event.type === 'played' && event.auto === 'clock')).toBe(true);
  expect(all.some((event) => event.type === 'played' && event.auto === 'bot')).toBe(true);
  expect(all.some((event) => event.type === 'takenBack')).toBe(true);

  await storm.start();
  const over = [...kept].filter(([, events]) => events.some(({ type }) => type === 'next')).map(([table]) => table);
  for (const table of over) expect(verifyRecord(await storm.record(table), GAMES)).toMatchObject({ ok: true });
  expect(over.length).toBeGreaterThan(0);

  const commands = storm.players.flatMap(({ acknowledged }) => [...acknowledged.values()]);
  const moves = commands.filter(({ type }) => type === 'play').length;
  console.log(
    `${KILLS} kills and ${STOPS} stops: ${moves} moves and ${commands.length - moves} other commands of ` +
      `${storm.players.length} people acknowledged, none lost, none twice; ${kept.size} tables, ${over.length} games ` +
      `finished and verified; everybody back within ${Math.round(slowest)} ms ` +
      `(${Math.round(slowestInRoom)} ms without what other programs took of the cores)`,
  );
});

it('refuses what it cannot keep while the disk is full, loses nothing, and goes on when there is room', async () => {
  const folder = newFolder();
  const store = await SqliteStore.open(join(folder, 'wunderkammer.sqlite'), { mostBytes: 600_000 });
  const server = await TestServer.open({}, { store }, folder);
  cleanUp.push(() => server.stop());
  const { table, clients } = await server.playing(['Ada', 'Bo']);
  const [ada, bo] = clients as [(typeof clients)[0], (typeof clients)[0]];
  const said: string[] = [];
  const say = async (text: string): Promise<string> => {
    const answer = await ada.do(table, { type: 'say', text });
    if (answer.t === 'chat') said.push(text);
    return answer.t === 'refused' ? answer.code : answer.t;
  };
  expect(await say('there is room')).toBe('chat');
  for (let number = 0; ; number++) {
    const put = store.put({ kind: 'junk', key: String(number), value: JSON.stringify('x'.repeat(3_000)) });
    const [{ status }] = await Promise.allSettled([put]);
    if (status === 'rejected') break;
  }
  const words = 'how many words can there be until the disk is full '.repeat(7);
  const codes = new Set<string>();
  for (let number = 0; codes.size < 2 && number < 25; number++) {
    codes.add(await say(`${words}${number}`));
  }
  expect([...codes].sort()).toEqual(['chat', 'unavailable']);
  // Nobody heard what was refused, and everybody is shown the table as it is kept.
  const shown = await bo.next('sync');
  expect(shown.chat.map(({ text }) => text)).toEqual(said);
  for (const { key } of await store.list('junk')) await store.take('junk', key);
  await expect.poll(() => say('room again')).toBe('chat');
  const { chat } = await bo.open(table);
  expect(chat.map(({ text }) => text)).toEqual(said);
});

it('closes in order while the disk is full, and says in one line that it cannot open', async () => {
  const folder = newFolder();
  const store = await SqliteStore.open(join(folder, 'wunderkammer.sqlite'));
  const full = new StoreFault('the disk is full; make room');
  const server = await TestServer.open({}, { store }, folder);
  const { table, clients } = await server.playing(['Ada', 'Bo']);
  store.append = () => Promise.reject(full);
  store.put = () => Promise.reject(full);
  clients[0]!.send({ t: 'do', id: 'last', table, do: { type: 'say', text: 'the last words' } });
  await server.stop();
  const again = await SqliteStore.open(join(folder, 'wunderkammer.sqlite'));
  again.put = () => Promise.reject(full);
  await expect(TestServer.open({}, { store: again }, folder)).rejects.toEqual(new Failure(1, full.message));
  // It has let go of the file.
  await (await SqliteStore.open(join(folder, 'wunderkammer.sqlite'))).close();
});

it.each([
  ['no database', (file: string) => writeFileSync(file, 'once upon a time '.repeat(1_000))],
  ['cut off', (file: string) => truncateSync(file, 9_000)],
])('says in one line that its file is damaged (%s), whenever it is started', async (_how, damage) => {
  const folder = newFolder();
  const storm = new Storm(folder, web, COMPILED);
  cleanUp.push(() => storm.end());
  await storm.start();
  await storm.seat(1, { game: 'drei-magier', seats: 3 }, () => ({ thinks: 5 }));
  await storm.resynced();
  for (const player of storm.players) player.stop();
  await storm.stop('SIGTERM');
  damage(join(folder, 'wunderkammer.sqlite'));
  for (let start = 0; start < 2; start++) {
    const server = new ServerProcess(['--web', web, '--port', '0', '--host', '127.0.0.1'], {
      DATA_DIR: folder,
      ...COMPILED,
    });
    expect(await server.end()).toEqual([1, null]);
    expect(server.written.out).toBe('');
    expect(server.written.err).toMatch(
      /^wunderkammer: \S+ is damaged \(.+\); stop the server and put a backup in its place\n$/,
    );
  }
});
