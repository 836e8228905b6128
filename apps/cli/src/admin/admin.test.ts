import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Run, wunderkammer } from '../testing.ts';
import { inColumns } from './columns.ts';

const SERVER = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const PASSWORD = 'open, please, it is me';
const place = mkdtempSync(join(tmpdir(), 'wunderkammer-admin-'));
const web = join(place, 'web');
const running: ChildProcess[] = [];

/** The real server, in a process of its own; its address. */
const serve = async (data: string, env: Readonly<Record<string, string>>): Promise<string> => {
  const args = ['--conditions=@wunderkammer/source', SERVER, '--port', '0', '--host', '127.0.0.1', '--web', web];
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: join(place, data),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return /http:\S+/.exec(String(line))![0];
};

const come = async (name: string): Promise<{ me: { id: string }; token: string }> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name, language: 'en' });
  return (await fetch(`${address}/api/me`, { method: 'POST', headers, body })).json() as never;
};

const openTable = async (token: string): Promise<string> => {
  const clock = { type: 'none', away: null };
  const rest = { options: {}, seats: 2, aids: 'none', clock, watch: 'nobody', listed: false, games: 1 };
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ setup: { game: 'feuersalamander', ...rest }, name: 'Anna' }),
  });
  return ((await response.json()) as { table: string }).table;
};

let address = '';
const admin = (...args: readonly string[]): Promise<Run> => wunderkammer(['admin', ...args, '--url', address]);

beforeAll(async () => {
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '');
  address = await serve('data', { ADMIN_PASSWORD: PASSWORD });
});
afterAll(async () => {
  for (const child of running) {
    const ended = once(child, 'close');
    child.kill();
    await ended;
  }
  rmSync(place, { recursive: true });
});
afterEach(() => {
  process.env['ADMIN_PASSWORD'] = PASSWORD;
});
process.env['ADMIN_PASSWORD'] = PASSWORD;

it('shows the house, its tables and its people, and closes and removes', async () => {
  const { me, token } = await come('Anna');
  const table = await openTable(token);
  const status = await admin('status');
  expect(status.stdout).toMatch(/^the house is open to everybody\ntables {7}1 waiting, 0 playing, 0 over, 0 archived;/);
  const tables = await admin('tables');
  expect(tables.stdout.split('\n')[1]).toMatch(
    new RegExp(`^${table}  feuersalamander  waiting\\*?  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\dZ  Anna, –$`),
  );
  const people = await admin('people', 'ann');
  expect(people.stdout.split('\n')[1]).toMatch(new RegExp(`^${me.id}  .+Z  1 {7}Anna$`));
  expect(await admin('accept', table)).toMatchObject({
    exitCode: 1,
    stderr: 'wunderkammer: nothing is wrong with this table\n',
  });
  expect(await admin('close', table)).toMatchObject({ exitCode: 0, stdout: `table ${table} is closed\n` });
  expect(await admin('remove', me.id)).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await admin('people')).stdout).toBe('person  here since  tables  name\n');
});

it('locks, invites, lists, takes back and unlocks', async () => {
  expect((await admin('lock')).exitCode).toBe(0);
  expect((await admin('status')).stdout).toMatch(/^the house is locked/);
  const invited = await admin('invite', '--uses', '3', '--label', 'the club', '--days', '7');
  expect(invited.stdout).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\n$/);
  const [, line] = (await admin('invitations')).stdout.split('\n');
  expect(line).toMatch(/^[0-9a-f]{64} {2}3 {7}\S+ \S+Z {2}the club$/);
  expect((await admin('revoke', line!.split(' ')[0]!)).exitCode).toBe(0);
  expect(await admin('revoke', line!.split(' ')[0]!)).toMatchObject({
    exitCode: 1,
    stderr: 'wunderkammer: there is no such invitation any more\n',
  });
  expect((await admin('unlock')).exitCode).toBe(0);
});

it('takes a backup while the server runs, from which another one goes on', async () => {
  const { me } = await come('Bertram');
  const file = join(place, 'copy.sqlite');
  const { stdout, exitCode } = await admin('backup', file);
  expect([exitCode, stdout]).toEqual([0, `${file}: ${statSync(file).size} bytes\n`]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(await admin('backup', file)).toMatchObject({
    exitCode: 1,
    stderr: `wunderkammer: ${file} is already there; a backup needs a new name\n`,
  });
  mkdirSync(join(place, 'restored'));
  renameSync(file, join(place, 'restored', 'wunderkammer.sqlite'));
  const restored = await serve('restored', { ADMIN_PASSWORD: PASSWORD });
  const { stdout: people } = await wunderkammer(['admin', 'people', '--url', restored]);
  expect(people).toContain(me.id);
});

it('moves a house that nobody uses, and tells what was moved', async () => {
  const file = join(place, 'to-be-moved.sqlite');
  await admin('backup', file);
  const moved = await wunderkammer(['admin', 'move', '--from', file, '--to', join(place, 'moved')]);
  expect(moved.exitCode).toBe(0);
  // As after a restore: a backup has no note of what was told.
  expect(moved.stderr).toMatch(/^wunderkammer: \S+ is missing: whether anything is missing .*\n$/);
  expect(moved.stdout).toMatch(
    /^moved \d+ tables \(0 set aside\) with \d+ events, and \d+ documents\nnothing differs: both are [0-9a-f]{16} by SHA-256\n$/,
  );
  const again = await wunderkammer(['admin', 'move', '--from', file, '--to', join(place, 'moved')]);
  expect([again.exitCode, again.stdout]).toEqual([1, '']);
  expect(again.stderr).toMatch(
    /^wunderkammer: there is already a house at .*moved.wunderkammer.sqlite; move to an empty place\n$/,
  );
  const used = await wunderkammer(['admin', 'move', '--from', join(place, 'data'), '--to', join(place, 'elsewhere')]);
  expect(used.stderr).toMatch(/^wunderkammer: .* is already in use by process \d+; only one server can use it\n$/);
  const unset = await wunderkammer(['admin', 'move', '--from', file, '--to', 'DATABASE_URL']);
  expect(unset.stderr).toBe('wunderkammer: DATABASE_URL is not set\n');
});

describe('says in one line', () => {
  it('that the password is wrong, missing, or that the server has none', async () => {
    process.env['ADMIN_PASSWORD'] = 'something else';
    expect(await admin('status')).toMatchObject({
      exitCode: 1,
      stderr: 'wunderkammer: this is not the password of the house\n',
    });
    delete process.env['ADMIN_PASSWORD'];
    expect(await admin('status')).toMatchObject({
      exitCode: 2,
      stderr: 'wunderkammer: ADMIN_PASSWORD is not set, and there is no terminal to ask for it\n',
    });
    process.env['ADMIN_PASSWORD'] = PASSWORD;
    const without = await serve('without', {});
    expect(await wunderkammer(['admin', 'status', '--url', without])).toMatchObject({
      exitCode: 1,
      stderr: `wunderkammer: the server at ${without} has no ADMIN_PASSWORD, so nobody can run it from outside\n`,
    });
  });

  it('that nobody is there, or somebody else', async () => {
    const other = createServer((_request, response) => response.writeHead(404).end('<html>')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect((await wunderkammer(['admin', 'status', '--url', url])).stderr).toBe(
      `wunderkammer: what answers at ${url} is not a Wunderkammer\n`,
    );
    other.closeAllConnections();
    other.close();
    await once(other, 'close');
    expect(await wunderkammer(['admin', 'status', '--url', url])).toMatchObject({
      exitCode: 1,
      stderr: `wunderkammer: nobody answers at ${url}; is the server running? --url says where it is\n`,
    });
  });

  it.each([
    [[], /^wunderkammer: admin what\? status, tables, /],
    [['destroy'], /^wunderkammer: there is no admin destroy; there is status, /],
    [['close'], /^wunderkammer: admin close needs a TABLE\n$/],
    [['lock', 'it'], /^wunderkammer: I do not know what to do with "it"\n$/],
    [['tables', '--url', 'here'], /^wunderkammer: --url must be an address such as /],
    [['invite', '--uses', 'many'], /^wunderkammer: --uses must be a whole number from 1 to 10000/],
    [['move', '--from', 'here'], /^wunderkammer: --to is missing\n$/],
    [['status', '--password', 'x'], /^wunderkammer: Unknown option '--password'/],
  ])('what is wrong with %j', async (args, words) => {
    const { exitCode, stderr, stdout } = await wunderkammer(['admin', ...args]);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(words);
  });
});

it('writes columns as wide as they have to be', () => {
  expect(
    inColumns(
      ['a', 'bb'],
      [
        ['xyz', '1'],
        ['–', ''],
      ],
    ),
  ).toEqual(['a    bb', 'xyz  1', '–']);
});
