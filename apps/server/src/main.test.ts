import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';
import { freshFolder, ServerProcess } from './testing/server-process.ts';
import { smallWebApp } from './testing/web-app.ts';

const web = smallWebApp();
const folders: string[] = [web];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const dataFolder = (): string => {
  const folder = freshFolder();
  folders.push(folder);
  return folder;
};

/** A server is told nothing of the surroundings; only what was compiled for one before is used by the next. */
const COMPILED = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE']! };

const startIn = (folder: string, ...args: readonly string[]): ServerProcess =>
  new ServerProcess(['--web', web, ...args], { DATA_DIR: folder, ...COMPILED });

const start = (...args: readonly string[]): ServerProcess => startIn(dataFolder(), ...args);

it.each(['SIGTERM', 'SIGINT'] as const)('says where it is open, serves, and leaves on %s', async (signal) => {
  const server = start('--port', '0', '--host', '127.0.0.1');
  const [, address] = /^Wunderkammer is open at (http:\/\/127\.0\.0\.1:\d+)$/.exec(await server.firstLine()) ?? [];
  expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok\n');
  expect(await server.stop(signal)).toBe(0);
  expect(server.written.out.split('\n')).toHaveLength(2);
  expect(server.written.err).toBe('');
});

it('lets an answer under way be finished, however often it is told to stop', async () => {
  const server = start('--port', '0', '--host', '127.0.0.1');
  const { hostname, port } = new URL(await server.address());
  const visitor = connect(Number(port), hostname);
  visitor.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  await setTimeout(200);
  const ended = server.end();
  server.child.kill('SIGTERM');
  await setTimeout(100);
  server.child.kill('SIGTERM');
  await setTimeout(100);
  visitor.write('\r\n');
  const [answer] = await once(visitor, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 \d+/);
  expect(await ended).toEqual([0, null]);
});

it('listens on every interface by default', async () => {
  const server = start('--port', '0');
  const [, port] = /^Wunderkammer is open at http:\/\/localhost:(\d+)/.exec(await server.firstLine()) ?? [];
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  await server.stop();
});

it('writes a line of JSON when it opens and when it closes, if asked for', async () => {
  const server = start('--port', '0', '--host', '127.0.0.1', '--log-level', 'info');
  await server.firstLine();
  await server.stop();
  const lines = server.written.err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; msg: string });
  expect(lines.filter(({ msg }) => msg.startsWith('the house')).map(({ level, msg }) => [level, msg])).toEqual([
    ['info', 'the house is open'],
    ['info', 'the house closes'],
    ['info', 'the house is closed'],
  ]);
});

it('says in one line that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = start('--port', String(port), '--host', '127.0.0.1');
  expect(await server.end()).toEqual([1, null]);
  expect(server.written).toEqual({
    out: '',
    err: `wunderkammer: port ${port} is already in use; choose another with --port\n`,
  });
  other.close();
});

it.each([
  [['--prot', '1'], "wunderkammer: Unknown option '--prot'; --help lists what there is\n"],
  [['--host', '192.0.2.77'], 'wunderkammer: "192.0.2.77" is not an address of this machine\n'],
  [['--web', '/nowhere'], 'wunderkammer: there is no built web app in /nowhere; npm start builds it\n'],
  [
    ['--port', 'http', '--keep-days', 'many'],
    'wunderkammer: --port must be a whole number from 0 to 65535, not "http"\n' +
      'wunderkammer: --keep-days must be a whole number from 1 to 36500, not "many"\n',
  ],
])('leaves with 2 and one line for each mistake on %j', async (args, err) => {
  const server = start(...args);
  expect(await server.end()).toEqual([2, null]);
  expect(server.written).toEqual({ out: '', err });
});

const newer = (): string => {
  const folder = dataFolder();
  const database = new DatabaseSync(join(folder, 'wunderkammer.sqlite'));
  database.exec(`PRAGMA application_id = ${0x574b616d}; PRAGMA user_version = 999; CREATE TABLE future (x);`);
  database.close();
  return folder;
};

const damaged = (): string => {
  const folder = dataFolder();
  writeFileSync(join(folder, 'wunderkammer.sqlite'), 'this is no database'.repeat(1000));
  return folder;
};

const noFolder = (): string => {
  const file = join(dataFolder(), 'file');
  writeFileSync(file, '');
  return file;
};

it.each([
  ['is a file', noFolder, /cannot be used: .*EEXIST/],
  ['is below a file', () => join(noFolder(), 'data'), /cannot be used: .*ENOTDIR/],
  ['is of a newer version', newer, /was written by a newer Wunderkammer/],
  ['is damaged', damaged, /is damaged .*put a backup in its place$/],
])('says in one line that the data folder %s', async (_what, folder, words) => {
  const server = startIn(folder(), '--port', '0');
  expect(await server.end()).toEqual([1, null]);
  expect(server.written.out).toBe('');
  expect(server.written.err.split('\n')).toEqual([expect.stringMatching(/^wunderkammer: /), '']);
  expect(server.written.err.trim()).toMatch(words);
});

it('says in one line, and without its password, that the database cannot be reached', async () => {
  const settings = { DATABASE_URL: 'postgres://house:secret@127.0.0.1:1/house', NATS_URL: 'nats://127.0.0.1:1' };
  const server = new ServerProcess(['--web', web, '--port', '0'], { ...settings, DATA_DIR: dataFolder(), ...COMPILED });
  expect(await server.end()).toEqual([1, null]);
  expect(server.written).toEqual({
    out: '',
    err: 'wunderkammer: the database at 127.0.0.1:1/house cannot be used (connect ECONNREFUSED 127.0.0.1:1)\n',
  });
});

it('says in one line that another server has the data folder', async () => {
  const folder = dataFolder();
  const first = startIn(folder, '--port', '0');
  await first.firstLine();
  const second = startIn(folder, '--port', '0');
  expect(await second.end()).toEqual([1, null]);
  expect(second.written.err).toMatch(
    /^wunderkammer: .* is already in use by process \d+; only one server can use it\n$/,
  );
  expect(await first.stop()).toBe(0);
});

it('prints its help', async () => {
  const server = start('--help');
  expect(await server.end()).toEqual([0, null]);
  expect(server.written.out).toContain('--port');
});

it('names the addresses of the machine for who listens everywhere, and its own for who does not', () => {
  expect(addressesOf(undefined, 80, ['192.168.1.7'])).toEqual(['http://localhost:80', 'http://192.168.1.7:80']);
  expect(addressesOf('0.0.0.0', 80, [])).toEqual(['http://localhost:80']);
  expect(addressesOf('::1', 80, ['192.168.1.7'])).toEqual(['http://[::1]:80']);
});
