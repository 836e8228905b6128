import { seat } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { logTo } from './log.ts';
import { playAnything } from './testing/play-anything.ts';
import { TestServer } from './testing/test-server.ts';

const PASSWORD = 'open sesame, twice';
const ENTROPY = 'the luck of a four-leaved clover';
const CHAT = 'I keep the tower card for the end';

it('writes nothing that is secret or about people, not even when it is asked for everything', async () => {
  let log = '';
  const stream = {
    write: (line: string): void => {
      log += line;
    },
  };
  const server = await TestServer.open({ ADMIN_PASSWORD: PASSWORD }, { logger: logTo('debug', stream) });
  const { table, guests, clients } = await server.playing(['Annabella', 'Bertram'], { listed: true });
  const secrets: string[] = [PASSWORD, Buffer.from(`host:${PASSWORD}`).toString('base64'), ENTROPY, CHAT, table];
  for (const { id, name, token } of guests) secrets.push(id, name, token);

  // A browser comes in, with a cookie; codes are made, used, and tried that are wrong.
  const visit = await fetch(`${server.address}/api/me?invitation=SECRET-QUERY`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify({ name: 'Wilhelmina', language: 'nl' }),
  });
  const cookie = visit.headers.get('set-cookie')!.split(';')[0]!;
  secrets.push('Wilhelmina', 'SECRET-QUERY', cookie, cookie.split('=')[1]!);
  const known = await server.guest('Kunigunde');
  secrets.push('Kunigunde', known.token);
  const { body: once } = await server.ask('POST', '/api/me/code', undefined, known.token);
  const { body: recovery } = await server.ask('POST', '/api/me/recovery', undefined, known.token);
  for (const { code } of [once, recovery] as { code: string }[]) {
    secrets.push(code, code.replaceAll('-', ''));
    await server.ask('POST', '/api/me/login', { code });
  }
  await server.ask('POST', '/api/me/login', { code: 'WRONGCODE' });
  secrets.push('WRONGCODE');

  // A table is played at, talked at, watched, closed; things are refused and break.
  const other = await server.guest('Ottilie');
  const waiting = await server.table(other);
  const client = await server.connect(other);
  await client.open(waiting);
  await client.must(waiting, { type: 'sit', name: 'Ottilie', entropy: ENTROPY });
  secrets.push('Ottilie', other.token, waiting);
  await clients[0]!.must(table, { type: 'say', text: CHAT });
  await playAnything(table, clients);
  await clients[1]!.do(table, { type: 'play', after: 0, step: { by: seat(0), type: 'throw' } });
  client.socket.send('{ "t": "no JSON');
  await client.next('refused');
  const authorization = `Basic ${Buffer.from(`host:${PASSWORD}`).toString('base64')}`;
  const asHost = (method: string, path: string): Promise<Response> =>
    fetch(server.address + path, { method, headers: { authorization } });
  expect((await asHost('GET', '/api/admin/people?find=Annabella')).status).toBe(200);
  expect((await asHost('POST', `/api/admin/tables/${waiting}/close`)).status).toBe(204);
  await fetch(`${server.address}/t/${table}?from=Annabella`, { headers: { accept: 'text/html' } });
  await fetch(`${server.address}/%zz${table}`);
  const [created] = (await server.server.store.events(table, 0)).events;
  secrets.push((JSON.parse(created!) as { seed: string }).seed);

  await Promise.all([...clients, client].map((open) => open.close()));
  await server.server.store.close();
  expect((await asHost('GET', '/api/admin/tables')).status).toBe(503);

  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const answers = lines.filter(({ msg }) => msg === 'answered');
  expect(answers).toContainEqual(
    expect.objectContaining({ level: 'info', method: 'POST', way: '/api/admin/tables/:id/close', status: 204 }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error', err: expect.anything() }));
  for (const secret of secrets) expect(log).not.toContain(secret);
  // Where it listens, it says itself, once.
  expect(log.slice(log.indexOf('\n'))).not.toMatch(/127\.0\.0\.1|authorization|cookie/i);
  await server.remove();
});
