import { Appends } from '../../../apps/server/src/store/postgres/appends.ts';
import { Connection } from '../../../apps/server/src/store/postgres/connection.ts';
import { readDatabaseUrl } from '../../../apps/server/src/store/postgres/database-url.ts';
import { readHead, readVersions } from '../../../apps/server/src/store/postgres/heads.ts';
import { readEvents } from '../../../apps/server/src/store/postgres/tables.ts';
import { KEEP_BATCH } from '../../../apps/server/src/store/postgres/writer.ts';
import { appendOf } from '../../../apps/server/src/store/samples.ts';

/** PostgreSQL plans a prepared statement by its values five times, then decides whether that is worth it. */
const ROUNDS = 8;
const AT_ONCE = 50;

/** What a statement did: the plan, and how many rows it looked at. */
export interface Plan {
  readonly statement: string;
  readonly plan: string;
  readonly rows: number;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How it comes to the rows of tables; what it does with them then is the same however many there are. */
const waysOf = (nodes: readonly Node[]): string =>
  nodes
    .filter((node) => /Scan$/.test(node['Node Type']) && (node['Relation Name'] ?? node['Index Name']) !== undefined)
    .map((node) => `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']}`)
    .join(', ') || 'no table is read';

const element = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : String(value));

const literal = (value: unknown): string => {
  const text = Array.isArray(value) ? `{${value.map(element).join()}}` : String(value);
  return value === null ? 'NULL' : `'${text.replaceAll("'", "''")}'`;
};

/** Asks what the store asks, prepared as the store has it, and lets the database explain it first. */
class Explaining {
  readonly #at: Connection;
  #last: Promise<unknown> = Promise.resolve();
  plans: Plan[] | undefined;

  constructor(at: Connection) {
    this.#at = at;
  }

  /** As `Connection.rows`. One statement after the other: what is explained is done and taken back before it is done. */
  rows(sql: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
    const rows = this.#last.then(async () => {
      if (this.plans !== undefined) this.plans.push(await this.#explain(sql, values));
      return this.#at.rows(sql, values);
    });
    this.#last = rows;
    return rows;
  }

  async #explain(sql: string, values: readonly unknown[]): Promise<Plan> {
    const [prepared] = await this.#at.plannedRows<{ name: string }>(
      'SELECT name FROM pg_prepared_statements WHERE statement = $1',
      [sql],
    );
    await this.#at.run('SAVEPOINT before');
    const [explained] = await this.#at.plannedRows<{ 'QUERY PLAN': readonly [{ readonly Plan: Node }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE ${prepared!.name} (${values.map(literal).join()})`,
      [],
    );
    await this.#at.run('ROLLBACK TO before');
    const nodes = nodesOf(explained!['QUERY PLAN'][0].Plan);
    const rows = nodes
      .filter((node) => node['Relation Name'] !== undefined && /Scan$/.test(node['Node Type']))
      .reduce(
        (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
        0,
      );
    return { statement: sql.trim().replaceAll(/\s+/g, ' ').slice(0, 44), plan: waysOf(nodes), rows };
  }
}

/** The plans of what a node asks for again and again while people play, at tables that `furnish` has put there. */
export const plansOf = async (database: string): Promise<readonly Plan[]> => {
  const connection = await Connection.open(readDatabaseUrl(database), { name: 'plans', patient: true });
  try {
    const explaining = new Explaining(connection);
    // The store's own modules ask; they want nothing of a connection but this.
    const at = explaining as unknown as Connection;
    const tables = Array.from({ length: AT_ONCE }, (_, index) => `table ${index * 4 + 1}`);
    const versions = await readVersions(connection, tables);
    for (let round = 1; round <= ROUNDS; round++) {
      if (round === ROUNDS) explaining.plans = [];
      await connection.run('BEGIN');
      const appends = new Appends(
        tables.map((table) => appendOf(table, versions.get(table)! + round, ['{}'], { touched: Date.now() })),
      );
      await appends.lock(at);
      await Promise.all([...appends.write(at), at.rows(KEEP_BATCH, ['plans', 1, round])]);
      await readEvents(at, tables[0]!, versions.get(tables[0]!)!);
      await readVersions(at, tables);
      await readHead(at, tables[0]!);
      await connection.run('COMMIT');
    }
    return explaining.plans!;
  } finally {
    await connection.close();
  }
};
