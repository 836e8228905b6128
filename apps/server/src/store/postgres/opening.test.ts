import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { HAS_POSTGRES, PostgresServer } from '../../testing/postgres-server.ts';
import { appendOf } from '../samples.ts';
import { Connection } from './connection.ts';
import { readDatabaseUrl } from './database-url.ts';
import { PostgresStore } from './postgres-store.ts';

it.each([
  [
    'postgres://u:p@one:1,two:2/house?sslmode=require',
    ['postgres://u:p@one:1/house?sslmode=require', 'postgres://u:p@two:2/house?sslmode=require'],
    'one:1,two:2/house',
  ],
  ['postgresql://[::1]:5432/house', ['postgresql://[::1]:5432/house'], '[::1]:5432/house'],
  ['postgres://u:s3cr%40t@db.example/house', ['postgres://u:s3cr%40t@db.example/house'], 'db.example/house'],
])('reads %s', (url, urls, shown) => {
  expect(readDatabaseUrl(url)).toEqual({ urls, shown });
});

it.each(['postgres://u:secret@host', 'postgres://u:secret@host:port/house', 'mysql://u:secret@host/house'])(
  'does not take %s, and does not repeat it',
  (url) => {
    expect(() => readDatabaseUrl(url)).toThrow(
      /^the address of the database must be as in postgres:\/\/user:password@host/,
    );
  },
);

describe.runIf(HAS_POSTGRES)('a database', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server.remove());
  const nameOf = (url: string): string => url.split('/').at(-1)!;

  it('is made ready once, however many servers start at the same time', async () => {
    const url = await server.database();
    const stores = await Promise.all(Array.from({ length: 8 }, () => PostgresStore.open(url)));
    const answers = await Promise.all(stores.map((store) => store.append([appendOf('t', 1, ['1'])])));
    expect(answers.flat().filter((answer) => answer === 'kept')).toHaveLength(1);
    expect(await server.command('SELECT * FROM wunderkammer.schema_version', nameOf(url))).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('of a newer schema is refused in one line, unless that was made for both', async () => {
    const url = await server.database();
    const change = (values: string): Promise<unknown> =>
      server.command(`UPDATE wunderkammer.schema_version SET ${values}`, nameOf(url));
    await (await PostgresStore.open(url)).close();
    await change('version = 3, compatible = 2');
    await expect(PostgresStore.open(url)).rejects.toThrow(
      /^the database at 127\.0\.0\.1:\d+\/test\d+ was written by a newer Wunderkammer \(schema 3, this one knows 1\); use that one$/,
    );
    await change('version = 2, compatible = 1');
    await (await PostgresStore.open(url)).close();
    // It is left as it was: whoever is newer goes on with it.
    expect(await server.command('SELECT version, compatible FROM wunderkammer.schema_version', nameOf(url))).toEqual([
      { version: 2, compatible: 1 },
    ]);
  });

  it('is not changed under servers that could not go on with it', async () => {
    const url = await server.database();
    const change = (version: number): Promise<unknown> =>
      server.command(
        `UPDATE wunderkammer.schema_version SET version = ${version}, compatible = ${version}`,
        nameOf(url),
      );
    const store = await PostgresStore.open(url);
    // As if it were of a time before the first version: everything is still to be made.
    await change(0);
    await expect(PostgresStore.open(url)).rejects.toThrow(
      /^the house at 127\.0\.0\.1:\d+\/test\d+ is in use by servers that could not go on with schema 1; stop all of them before$/,
    );
    expect(await store.append([appendOf('t', 1, ['1'])])).toEqual(['kept']);
    await store.close();
    await server.command('DROP SCHEMA wunderkammer CASCADE', nameOf(url));
    await server.command('CREATE SCHEMA wunderkammer AUTHORIZATION house', nameOf(url));
    await server.command(
      'SET ROLE house; CREATE TABLE wunderkammer.schema_version AS SELECT 0 AS version, 0 AS compatible',
      nameOf(url),
    );
    await (await PostgresStore.open(url)).close();
    expect(await server.command('SELECT version FROM wunderkammer.schema_version', nameOf(url))).toEqual([
      { version: 1 },
    ]);
  });

  it('waits for the disk at every commit, whatever others were content with', async () => {
    const url = await server.database();
    for (const [set, has] of [
      ['off', 'on'],
      ['local', 'local'],
      ['remote_apply', 'remote_apply'],
    ]) {
      await server.command(`ALTER DATABASE ${nameOf(url)} SET synchronous_commit = ${set}`);
      const connection = await Connection.open(readDatabaseUrl(url), { name: 'test' });
      expect(await connection.rows('SHOW synchronous_commit')).toEqual([{ synchronous_commit: has }]);
      await connection.close();
    }
    await server.command("ALTER SYSTEM SET fsync = 'off'");
    onTestFinished(async () => {
      await server.command('ALTER SYSTEM RESET ALL');
      await server.command('SELECT pg_reload_conf()');
    });
    await server.command('SELECT pg_reload_conf()');
    await expect
      .poll(() => PostgresStore.open(url).then((store) => store.close(), String))
      .toMatch(/does not wait for its disk \(fsync = off\): what is acknowledged could be lost; turn it on$/);
  });

  it('of which some would be lost when another takes over is opened with a remark', async () => {
    const url = await server.database();
    const two = url.replace('127.0.0.1', '127.0.0.1:1,127.0.0.1');
    const store = await PostgresStore.open(two);
    expect(store.remarks).toEqual([
      `the database at 127.0.0.1:1,127.0.0.1:${server.port}/${nameOf(url)} has several hosts and no synchronous_standby_names: ` +
        'what is acknowledged just before another takes over may be lost',
    ]);
    await store.close();
  });

  it('that does not write Unicode is refused', async () => {
    await server.command("CREATE DATABASE latin OWNER house TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'");
    await expect(PostgresStore.open(`postgres://house@127.0.0.1:${server.port}/latin`)).rejects.toThrow(
      /keeps its texts as LATIN1; it must be made with UTF8$/,
    );
  });
});

describe.runIf(HAS_POSTGRES)('when the primary is lost', () => {
  it('play goes on at the one that takes its place, with everything that was acknowledged', async () => {
    const primary = await PostgresServer.start();
    onTestFinished(() => primary.remove());
    const standby = await primary.standby();
    onTestFinished(() => standby.remove());
    const url = (await primary.database()).replace(`:${primary.port}`, `:${standby.port},127.0.0.1:${primary.port}`);
    const store = await PostgresStore.open(url);
    onTestFinished(() => store.close());
    expect(store.remarks).toEqual([]);
    let version = 0;
    const play = async (): Promise<void> => {
      expect(await store.append([appendOf('t', version + 1, [`${version}`])])).toEqual(['kept']);
      version++;
    };
    for (let move = 0; move < 20; move++) await play();
    await primary.stop('immediate');
    const waiting = play();
    const reading = store.events('t', 0);
    await standby.promote();
    await waiting;
    expect((await reading).events.length).toBeGreaterThanOrEqual(20);
    for (let move = 0; move < 20; move++) await play();
    expect((await store.events('t', 0)).events).toEqual(Array.from({ length: 41 }, (_, index) => `${index}`));
  });
});
