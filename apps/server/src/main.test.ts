import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';
import { smallWebApp } from './testing.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const web = smallWebApp();
afterAll(() => rmSync(web, { recursive: true }));

interface Running {
  readonly child: ChildProcess;
  readonly written: { out: string; err: string };
  readonly firstLine: Promise<string>;
}

/** The server in a process of its own. */
const start = (...args: readonly string[]): Running => {
  const { PORT: _port, HOST: _host, WEB: _web, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const written = { out: '', err: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written.err += text;
  });
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written.out += text;
      if (written.out.includes('\n')) resolve(written.out.split('\n')[0]!);
    });
  });
  return { child, written, firstLine };
};

it.each(['SIGTERM', 'SIGINT'] as const)('says where it is open, serves, and leaves on %s', async (signal) => {
  const { child, written, firstLine } = start('--port', '0', '--host', '127.0.0.1', '--web', web);
  const [, address] = /^Wunderkammer is open at (http:\/\/127\.0\.0\.1:\d+)$/.exec(await firstLine) ?? [];
  expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok\n');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(written.out.split('\n')).toHaveLength(2);
  expect(written.err).toBe('');
});

it('lets an answer under way be finished, however often it is told to stop', async () => {
  const { child, firstLine } = start('--port', '0', '--host', '127.0.0.1', '--web', web);
  const { hostname, port } = new URL(/http:\S+/.exec(await firstLine)![0]);
  const visitor = connect(Number(port), hostname);
  visitor.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  await setTimeout(200);
  child.kill('SIGTERM');
  await setTimeout(200);
  child.kill('SIGTERM');
  await setTimeout(200);
  visitor.write('\r\n');
  const [answer] = await once(visitor, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 \d+/);
  expect(await once(child, 'close')).toEqual([0, null]);
});

it('listens on every interface by default', async () => {
  const { child, firstLine } = start('--port', '0', '--web', web);
  const [, port] = /^Wunderkammer is open at http:\/\/localhost:(\d+)/.exec(await firstLine) ?? [];
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  child.kill();
  await once(child, 'close');
});

it('says in one line that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { child, written } = start('--port', String(port), '--host', '127.0.0.1', '--web', web);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(written).toEqual({
    out: '',
    err: `wunderkammer: port ${port} is already in use; choose another with --port\n`,
  });
  other.close();
});

it.each([
  [['--prot', '1'], "wunderkammer: Unknown option '--prot'; --help lists what there is\n"],
  [['--host', '192.0.2.77', '--web', web], 'wunderkammer: "192.0.2.77" is no address of this machine\n'],
  [['--web', '/nowhere'], 'wunderkammer: there is no built web app in /nowhere; npm start builds it\n'],
])('leaves with 2 and one line on %j', async (args, err) => {
  const { child, written } = start(...args);
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(written).toEqual({ out: '', err });
});

it('prints its help', async () => {
  const { child, written } = start('--help');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(written.out).toContain('--port');
});

it('names the addresses of the machine for who listens everywhere, and its own for who does not', () => {
  expect(addressesOf(undefined, 80, ['192.168.1.7'])).toEqual(['http://localhost:80', 'http://192.168.1.7:80']);
  expect(addressesOf('0.0.0.0', 80, [])).toEqual(['http://localhost:80']);
  expect(addressesOf('::1', 80, ['192.168.1.7'])).toEqual(['http://[::1]:80']);
});
