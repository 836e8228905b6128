import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnish } from '../../testing/furnishing.ts';
import { HAS_POSTGRES, PostgresServer } from '../../testing/postgres-server.ts';
import { appendOf } from '../samples.ts';
import type { HeadQuery } from '../store.ts';
import { questionOf } from './heads.ts';
import { PostgresStore } from './postgres-store.ts';

const TABLES = 20_000;
const EVENTS = 5;

const FURNISH = furnish({
  first: 1,
  last: TABLES,
  events: EVENTS,
  event: '{"type":"played"}',
  touched: 0,
  due: 0,
});

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe.runIf(HAS_POSTGRES)(`among ${TABLES} tables`, () => {
  let server: PostgresServer;
  let client: Client;
  let store: PostgresStore;
  beforeAll(async () => {
    server = await PostgresServer.start();
    const url = await server.database();
    store = await PostgresStore.open(url);
    client = new Client({ connectionString: url });
    await client.connect();
    await client.query(FURNISH);
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await client.end();
    await server.remove();
  });

  /** How many rows a question looks at, whether it tells them or not; none of them by going through a whole table. */
  const lookedAt = async (sql: string, values: readonly unknown[]): Promise<number> => {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...values]);
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
    const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    expect(whole, JSON.stringify(nodes.map((node) => node['Node Type']))).toEqual([]);
    const read = nodes.filter((node) => node['Relation Name'] !== undefined);
    return read.reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    );
  };

  it.each<[string, HeadQuery, number]>([
    ['whose tables', { person: 'p1', limit: 200 }, 40],
    ['whose unfinished tables', { person: 'p1', status: ['waiting', 'playing'], limit: 50 }, 40],
    ['what is due', { dueBefore: 400, status: ['playing'], limit: 100 }, 40],
    ['the lobby', { listed: true, status: ['waiting', 'playing'], limit: 20 }, 120],
    ['what nobody touched', { status: ['waiting'], untouchedSince: 1_000, limit: 20 }, 60],
    ['what nobody touched, of two kinds', { status: ['playing', 'over'], untouchedSince: 300, limit: 20 }, 120],
    ['the newest of all', { status: ['waiting', 'playing', 'over'], limit: 20 }, 200],
  ])('%s is found by looking at few', async (_what, query, most) => {
    const { sql, values } = questionOf(query);
    expect(await lookedAt(sql, values)).toBeLessThanOrEqual(most);
    expect((await store.heads(query)).length).toBeGreaterThan(0);
  });

  /** Whatever goes through the store is counted by the database: how often it went through a whole table. */
  const wholeScans = async (): Promise<Record<string, number>> => {
    // Counts of others are told a moment later, unless they are told at once.
    await expect
      .poll(
        async () =>
          (await client.query('SELECT count(*)::int AS n FROM pg_stat_activity WHERE state = $1', ['active'])).rows[0]
            .n,
      )
      .toBe(1);
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query(
      "SELECT relname, seq_scan::int FROM pg_stat_user_tables WHERE relname IN ('heads', 'cards', 'events', 'documents')",
    );
    return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
  };

  it('playing, reading and keeping documents goes through no whole table either', async () => {
    const flush = async (): Promise<void> => {
      // A connection tells what it counted when it ends.
      await store.close();
      store = await PostgresStore.open(`postgres://house@127.0.0.1:${server.port}/test1`);
    };
    await flush();
    const before = await wholeScans();
    const rounds = 11;
    for (let version = EVENTS + 1; version <= EVENTS + rounds; version++) {
      const tables = Array.from({ length: 50 }, (_, index) => `table ${index * 20 + 1}`);
      const appends = tables.map((table) =>
        appendOf(table, version, ['{}'], { members: [{ person: 'x', waited: true }] }),
      );
      expect(new Set(await store.append(appends))).toEqual(new Set(['kept']));
      await store.append([appendOf(`new ${version}`, 1, ['{}'])]);
      await store.put({ kind: 'notes', key: `n${version}`, value: '1' });
      await store.swap({ kind: 'notes', key: `n${version}`, value: '2' }, '1');
      await store.take('notes', `n${version}`);
      await store.get('notes', 'n1');
      await store.list('notes', 'p7');
      await store.forget('p8');
      await store.sweep(60);
      await store.events('table 1', version - 3);
      await store.head('table 3');
      await store.heads({ person: 'p7', limit: 9 });
      await store.lease('table 1', 'me', 1_000);
      await store.rewrite(`new ${version}`, new Map([[0, '"other"']]));
      await store.cut(`new ${version}`, 0);
    }
    await flush();
    await expect.poll(async () => (await wholeScans())['events']).toBeGreaterThanOrEqual(before['events']!);
    const after = await wholeScans();
    // Opening a house may go through a table, and is counted a moment later; whatever is done in every round may not.
    for (const [name, scans] of Object.entries(after)) expect(scans - before[name]!, name).toBeLessThan(rounds);
  });
});
