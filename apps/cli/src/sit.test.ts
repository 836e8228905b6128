import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL, type ServerMessage } from '@wunderkammer/protocol';
import { comeIn } from '@wunderkammer/protocol/guest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitCommand } from './commands/sit.ts';
import { jsonLines, type Run, wunderkammer } from './testing.ts';

const SERVER = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const PYTHON_BOT = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'wunderkammer-sit-'));
let server: ChildProcess;
let address = '';

beforeAll(async () => {
  writeFileSync(join(place, 'index.html'), '');
  const args = ['--conditions=@wunderkammer/source', SERVER, '--port', '0', '--host', '127.0.0.1', '--web', place];
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: join(place, 'data'),
  };
  server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout!, 'data')) as [Buffer];
  address = /http:\S+/.exec(String(line))![0];
}, 60_000);
afterAll(async () => {
  const ended = once(server, 'close');
  server.kill();
  await ended;
  rmSync(place, { recursive: true });
});

interface Opened {
  readonly link: string;
  readonly token: string;
  /** Once nobody is missing any more, the host lets the game begin. */
  readonly begun: Promise<void>;
}

/** A table whose host sits on seat 0 and lets it begin. */
const openTable = async (game: string, options: object): Promise<Opened> => {
  const token = await comeIn(address, 'Anna');
  const rest = {
    seats: 2,
    aids: 'none',
    clock: { type: 'none', away: null },
    watch: 'nobody',
    listed: false,
    games: 1,
  };
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ setup: { game, options, ...rest }, name: 'Anna' }),
  });
  const { table } = (await response.json()) as { table: string };
  const begun = new Promise<void>((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`);
    const send = (message: object): void => socket.send(JSON.stringify(message));
    socket.addEventListener('open', () => send({ t: 'hello', protocol: PROTOCOL, token }));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'hello') send({ t: 'open', table });
      if (message.t !== 'sync' && message.t !== 'room') return;
      const { status, seats } = message.room;
      if (status === 'waiting' && seats.every(({ kind }) => kind !== 'open'))
        send({ t: 'do', id: 'start', table, do: { type: 'start' } });
      if (status !== 'playing') return;
      socket.close();
      resolve();
    });
  });
  return { link: `${address}/t/${table}`, token, begun };
};

const sit = (...args: readonly string[]): Promise<Run> => wunderkammer(['sit', ...args]);

/** A program on one seat, and a bot of ours on the host's. */
const playTogether = async (game: string, options: object, program: string): Promise<readonly [Run, Run]> => {
  const { link, token, begun } = await openTable(game, options);
  const guest = sit(link, '--bot', program, '--name', 'Py');
  await begun;
  return Promise.all([guest, sit(link, '--bot', 'gentle', '--token', token)]);
};

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.warn('THERE IS NO python3: examples/bot.py IS NOT TESTED AT A TABLE');

describe('at a real table', () => {
  it.skipIf(!python)('the example in Python plays a whole game against a bot of ours', async () => {
    const runs = await playTogether('salomons-oordeel', { variant: 'easy' }, `python3 ${PYTHON_BOT}`);
    for (const run of runs) {
      expect(run).toMatchObject({ exitCode: 0, stderr: '' });
      expect(jsonLines(run)).toMatchObject([
        { over: true, how: 'played', outcome: { ranking: [[expect.any(Number)], [expect.any(Number)]] } },
      ]);
    }
    expect(runs[0].stdout).toBe(runs[1].stdout);
  });

  it('for a program that decides against the rules the game’s own bot plays on', async () => {
    const answer = `{"decide":{"by":1,"type":"stop"}}`;
    const script = join(place, 'stubborn.cjs');
    writeFileSync(
      script,
      `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
         if (JSON.parse(line).type === 'decide') console.log('${answer}');
       });`,
    );
    const [guest] = await playTogether('salomons-oordeel', { variant: 'easy' }, `${process.execPath} ${script}`);
    expect(jsonLines(guest)).toMatchObject([{ over: true, how: 'played' }]);
    expect(guest.stderr).toMatch(
      /^wunderkammer: the program decided against the rules: .+; the game's own bot plays on\n$/,
    );
  });
});

it.each([
  [['nowhere', '--bot', 'master'], 2, /name the link of a table, like http:\S+, not "nowhere"/],
  [['http://127.0.0.1:1/t/AbCdEfGh1234', '--bot', 'master'], 1, /127\.0\.0\.1:1\S*: fetch failed/],
  [['http://127.0.0.1:1/t/AbCdEfGh1234'], 2, /--bot is missing/],
])('%j is told in one line', async (args, exitCode, message) => {
  await expect(sitCommand.run(args)).rejects.toMatchObject({ exitCode, message: expect.stringMatching(message) });
});

it('a table that is not there is told in one line', async () => {
  await expect(sitCommand.run([`${address}/t/AbCdEfGh1234`, '--bot', 'master'])).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(/^\S+: this table is not for me: unknown$/),
  });
});
