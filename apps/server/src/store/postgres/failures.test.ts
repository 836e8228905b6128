import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CuttingProxy } from '../../testing/cutting-proxy.ts';
import { HAS_POSTGRES, PostgresServer } from '../../testing/postgres-server.ts';
import { appendOf } from '../samples.ts';
import { type Store, StoreFault } from '../store.ts';
import { type PostgresOptions, PostgresStore } from './postgres-store.ts';
import { KEEP_BATCH } from './writer.ts';

const TABLES = Array.from({ length: 12 }, (_, index) => `t${index}`);

/** Plays at all tables at once, one move after the other, until it is stopped; how many of each were acknowledged. */
class Storm {
  readonly kept = new Map(TABLES.map((table) => [table, 0]));
  readonly failures: unknown[] = [];
  readonly #store: Store;
  readonly #players: Promise<void>;
  #over = false;

  constructor(store: Store) {
    this.#store = store;
    this.#players = Promise.all(TABLES.map((table) => this.#play(table))).then(() => {});
  }

  get total(): number {
    return [...this.kept.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Waits until so many more moves were acknowledged. */
  async more(count: number): Promise<void> {
    const goal = this.total + count;
    await expect.poll(() => this.total, { timeout: 40_000, interval: 5 }).toBeGreaterThanOrEqual(goal);
  }

  /** Ends it: everything acknowledged is there once, and nothing else. */
  async end(): Promise<void> {
    this.#over = true;
    await this.#players;
    expect(this.failures).toEqual([]);
    for (const [table, count] of this.kept) {
      const { events, damage } = await this.#store.events(table, 0);
      expect(damage).toBeUndefined();
      expect(events).toEqual(Array.from({ length: count }, (_, version) => `"${table} ${version}"`));
    }
  }

  async #play(table: string): Promise<void> {
    while (!this.#over) {
      const version = this.kept.get(table)!;
      try {
        const [answer] = await this.#store.append([appendOf(table, version + 1, [`"${table} ${version}"`])]);
        // Nobody else plays here: a conflict would be with a move of ours, kept without our knowing.
        expect(answer).toBe('kept');
        this.kept.set(table, version + 1);
      } catch (error) {
        this.failures.push(error);
        return;
      }
    }
  }
}

const grows = (file: string, bytes: number): boolean => {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    return true;
  } catch {
    return false;
  }
};

describe.runIf(HAS_POSTGRES)('while PostgreSQL fails', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server.remove());

  const open = async (url: string, options?: PostgresOptions): Promise<PostgresStore> => {
    const store = await PostgresStore.open(url, options);
    onTestFinished(() => store.close());
    return store;
  };
  const fresh = async (options?: PostgresOptions): Promise<PostgresStore> => open(await server.database(), options);
  /** A database that can only be reached through a proxy. */
  const behind = async (): Promise<readonly [store: PostgresStore, proxy: CuttingProxy, name: string]> => {
    const url = await server.database();
    const proxy = await CuttingProxy.before(server.port);
    onTestFinished(() => proxy.close());
    return [await open(url.replace(`:${server.port}`, `:${proxy.port}`)), proxy, url.split('/').at(-1)!];
  };

  it.each(['fast', 'immediate'] as const)(
    'a restart (%s) is waited for, and nothing is lost or done twice',
    async (how) => {
      const store = await fresh();
      const storm = new Storm(store);
      await storm.more(50);
      await server.stop(how);
      const reading = store.head('t0');
      const keeping = store.put({ kind: 'k', key: 'k', value: '1' });
      await server.resume();
      await storm.more(50);
      expect((await reading)?.table).toBe('t0');
      await keeping;
      await storm.end();
    },
  );

  it('connections that are ended again and again cost nobody anything', async () => {
    const store = await fresh();
    const storm = new Storm(store);
    for (let round = 0; round < 15; round++) {
      await storm.more(10);
      await server.command(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'wunderkammer%'",
      );
      expect(await store.heads({ limit: 100 })).toHaveLength(TABLES.length);
    }
    await storm.end();
  });

  it.each(['question', 'answer', 'late'] as const)(
    'a COMMIT whose %s is lost is read back before anybody is told',
    async (cut) => {
      const [store, proxy, name] = await behind();
      await store.append([appendOf('t', 1, ['"first"'])]);
      await store.put({ kind: 'code', key: 'once', value: '1' });
      proxy.cutNext(cut);
      // Of these, the swap and the taking would fail if they were done twice.
      const answers = await Promise.all([
        store.append([appendOf('t', 2, ['"second"']), appendOf('u', 7, ['"no"'])]),
        store.swap({ kind: 'code', key: 'new', value: '1' }, undefined),
        store.take('code', 'once'),
      ]);
      expect(proxy.cuts).toBe(1);
      expect(answers).toEqual([['kept', 'conflict'], true, { kind: 'code', key: 'once', value: '1' }]);
      // What was on its way to the database for a connection of ours that is gone must not be done any more.
      proxy.letThrough();
      expect(await store.append([appendOf('t', 3, ['"third"'])])).toEqual(['kept']);
      expect((await store.events('t', 0)).events).toEqual(['"first"', '"second"', '"third"']);
      expect(await server.command('SELECT DISTINCT batch > 0 AS some FROM wunderkammer.writers', name)).toEqual([
        { some: true },
      ]);
    },
  );

  it('an earlier connection of the same server cannot commit any more', async () => {
    const url = await server.database();
    const name = url.split('/').at(-1)!;
    const store = await open(url);
    await store.put({ kind: 'k', key: 'k', value: '1' });
    const [writer] = await server.command<{ writer: string; epoch: number }>(
      'SELECT * FROM wunderkammer.writers',
      name,
    );
    await server.command(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'wunderkammer%'",
    );
    await store.put({ kind: 'k', key: 'k', value: '2' });
    const stale = new Client({ connectionString: url });
    await stale.connect();
    onTestFinished(() => stale.end());
    await stale.query('SET search_path = wunderkammer');
    await expect(stale.query(KEEP_BATCH, [writer!.writer, writer!.epoch, 999])).rejects.toThrow(/violates not-null/);
    await stale.query(KEEP_BATCH, [writer!.writer, writer!.epoch + 1, 999]);
  });

  it('play goes on when moves are cut off all the time, in every way', async () => {
    const [store, proxy] = await behind();
    const storm = new Storm(store);
    for (const cut of ['question', 'answer', 'late', 'answer', 'question', 'late'] as const) {
      await storm.more(20);
      const { cuts } = proxy;
      proxy.cutNext(cut);
      await expect.poll(() => proxy.cuts, { timeout: 20_000 }).toBe(cuts + 1);
      await storm.more(5);
      proxy.letThrough();
    }
    await storm.end();
  });

  it('a server that can only be read is none, until it can be written again', async () => {
    const url = await server.database();
    const store = await open(url);
    const storm = new Storm(store);
    await storm.more(20);
    const readOnly = async (is: 'on' | 'off'): Promise<void> => {
      await server.command(`ALTER SYSTEM SET default_transaction_read_only = ${is}`);
      await server.command('SELECT pg_reload_conf()');
    };
    // From one transaction to the next, as on a primary that another has taken the place of.
    await readOnly('on');
    await expect
      .poll(() => PostgresStore.open(url).then((other) => other.close(), String))
      .toMatch(/it can only be read/);
    const kept = storm.total;
    await expect(PostgresStore.open(url)).rejects.toThrow(/cannot be used \(it can only be read\)/);
    expect(storm.total).toBe(kept);
    await readOnly('off');
    await storm.more(20);
    await storm.end();
  });

  it('time-outs of the server, for statements and between them, are tries to be made again', async () => {
    const [store, proxy, name] = await behind();
    await store.append([appendOf('t', 1, ['1'])]);
    await server.command(
      `ALTER DATABASE ${name} SET statement_timeout = 150;
       ALTER DATABASE ${name} SET idle_in_transaction_session_timeout = 150`,
    );
    await server.command(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    await store.head('t');
    // Somebody holds the table for longer than a statement may wait.
    const held = server.command(
      `BEGIN; SET LOCAL statement_timeout = 0; SELECT * FROM wunderkammer.heads FOR UPDATE; SELECT pg_sleep(0.6); COMMIT`,
      name,
    );
    await setTimeout(100);
    expect(await store.append([appendOf('t', 2, ['2'])])).toEqual(['kept']);
    await held;
    // An answer that takes longer than a transaction may wait for us.
    proxy.delay = 400;
    const late = store.append([appendOf('t', 3, ['3'])]);
    await setTimeout(500);
    proxy.delay = 0;
    expect(await late).toEqual(['kept']);
    expect((await store.events('t', 0)).events).toEqual(['1', '2', '3']);
  });

  it('what is asked for too long is refused with the reason, and not kept later', async () => {
    const url = await server.database();
    const store = await open(url, { patience: 300 });
    await store.append([appendOf('t', 1, ['1'])]);
    await server.stop();
    const failed = await Promise.allSettled([
      store.append([appendOf('t', 2, ['2'])]),
      store.head('t'),
      store.prove(),
      store.lease('l', 'me', 1_000),
      store.count(),
    ]);
    for (const outcome of failed) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'the database cannot be reached' } });
      expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(StoreFault);
    }
    await server.resume();
    expect((await store.events('t', 0)).events).toEqual(['1']);
    expect(await store.append([appendOf('t', 2, ['"again"'])])).toEqual(['kept']);
  });

  const canMount = ((): boolean => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
    try {
      execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  })();

  // A disk of 24 MB of its own; only root can make one.
  it.runIf(canMount)(
    'a full disk is waited for, refused with that reason, and forgotten when there is room',
    async () => {
      const disk = join(server.folder, 'small');
      mkdirSync(disk);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
      const { uid, gid } = statSync(server.folder);
      chownSync(disk, uid, gid);
      onTestFinished(async () => {
        await server.command('DROP DATABASE small; ').catch(() => {});
        await server.command('DROP TABLESPACE small').catch(() => {});
        execFileSync('umount', ['-l', disk]);
      });
      await server.command(`CREATE TABLESPACE small LOCATION '${disk}'`);
      await server.command('CREATE DATABASE small OWNER house TABLESPACE small');
      const url = `postgres://house@127.0.0.1:${server.port}/small`;
      const [impatient, patient] = [await PostgresStore.open(url, { patience: 300 }), await PostgresStore.open(url)];
      try {
        const large = JSON.stringify('Salamander 🦎 '.repeat(2_000));
        expect(await patient.append([appendOf('t', 1, [large])])).toEqual(['kept']);
        const ballast = join(disk, 'ballast');
        for (const size of [2 ** 20, 2 ** 16, 2 ** 12]) while (grows(ballast, size));
        const storm = Array.from({ length: 40 }, (_, index) => `${large.slice(0, -1)}${index}${Math.random()}"`);
        await expect(impatient.append([appendOf('u', 40, storm)])).rejects.toMatchObject({
          reason: 'the disk is full',
        });
        await expect(impatient.prove()).rejects.toMatchObject({ reason: 'the disk is full' });
        // What is there can be read.
        expect((await impatient.events('t', 0)).events).toEqual([large]);
        const waiting = patient.append([appendOf('v', 40, storm)]);
        await setTimeout(200);
        rmSync(ballast);
        expect(await waiting).toEqual(['kept']);
        expect((await patient.events('v', 0)).events).toEqual(storm);
        expect(await patient.head('u')).toBeUndefined();
        await impatient.prove();
      } finally {
        await Promise.all([impatient.close(), patient.close()]);
      }
    },
  );
});
