/**
 * What a move costs where several nodes share a house: one node on SQLite, then one, two and three on PostgreSQL and NATS,
 * real ones of this machine on its disk; the CPU of the nodes, PostgreSQL and NATS apart. Everything that serves is on one
 * core and the load on the other: more nodes cannot be faster here, so what counts is whether a move becomes dearer. The four
 * at a table are at one node, or apart: then each of their nodes plays every move. At last the same at one node with more and
 * more tables in the database, and how PostgreSQL then finds what a move needs.
 *
 *   npm run bench:cluster -- [--seconds 8] [--warm-up 6] [--tables 60] [--nodes 1,2,3] [--pace 200]
 *                            [--kept 200,2000,20000,200000] [--only sqlite,nodes,pace,kept]
 */
import { parseArgs } from 'node:util';
import { machineLine } from '../report.ts';
import { Backends } from './backends.ts';
import { fillTo } from './kept.ts';
import { type Cluster, type ClusterRow, measureCluster } from './measure.ts';
import { type Plan, plansOf } from './plans.ts';
import { growth, headLine, planLines, rowLine } from './report.ts';

const PARTS = ['sqlite', 'nodes', 'pace', 'kept'] as const;
/** Beyond its seconds a row takes so long at the most, and filling the database; then something hangs. */
const MORE_SECONDS_A_ROW = 40;
const FILLING_SECONDS = 300;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: '6' },
    tables: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '1,2,3' },
    pace: { type: 'string', default: '200' },
    kept: { type: 'string', default: '200,2000,20000,200000' },
    only: { type: 'string', default: PARTS.join() },
  },
});

const numbers = (list: string): number[] => list.split(',').map(Number);
const parts = values.only.split(',');
const [counts, keeps] = [numbers(values.nodes), numbers(values.kept)];
const [tables, pace, seconds] = [Number(values.tables), Number(values.pace), Number(values.seconds)];
const wanted = { tables, seconds, warmUpSeconds: Number(values['warm-up']) };
const isRising = keeps.every((kept, at) => kept > (keeps[at - 1] ?? 0));
if (
  parts.some((part) => !(PARTS as readonly string[]).includes(part)) ||
  ![...counts, ...keeps].every((count) => Number.isInteger(count) && count > 0) ||
  !isRising ||
  ![tables, pace, seconds].every((count) => count > 0) ||
  !(wanted.warmUpSeconds >= 0)
) {
  console.error(
    `bench:cluster: what is wanted cannot be read; --only takes ${PARTS.join()}, --kept rising numbers, the rest numbers`,
  );
  process.exit(2);
}

const SQLITE: Cluster = { name: 'one node on SQLite', nodes: 1, apart: false };
/** Each number of nodes with everybody of a table at one of them; where there are several, with them apart, too. */
const shapes = counts.flatMap((nodes): Cluster[] => {
  const name = nodes === 1 ? 'one node' : `${nodes} nodes`;
  const together = { name, nodes, apart: false };
  return nodes === 1 ? [together] : [together, { name: `${name}, each table apart`, nodes, apart: true }];
});

const rows = 2 * (1 + shapes.length) + keeps.length;
const most = rows * (seconds + wanted.warmUpSeconds + MORE_SECONDS_A_ROW) + FILLING_SECONDS;
setTimeout(() => {
  console.error(`bench:cluster: not done after ${most} s`);
  process.exit(1);
}, most * 1000).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const measured = async (cluster: Cluster, at: Partial<typeof wanted> & { readonly pace?: number } = {}) => {
  const row = await measureCluster(cluster, { ...wanted, ...at });
  console.log(rowLine(row));
  return row;
};

console.log(machineLine());
console.log(
  `${tables} tables of Der Feuersalamander with four clients each, ${seconds} s a row after ${wanted.warmUpSeconds} s of warm-up; µs: CPU a move`,
);

await Backends.during(async (backends) => {
  const fresh = async (shape: Cluster): Promise<Cluster> => ({
    ...shape,
    backends,
    database: await backends.postgres.database(),
  });

  const everyShape = async (title: string, at: { readonly pace?: number }): Promise<void> => {
    console.log(`\n${title}\n${headLine()}`);
    if (parts.includes('sqlite')) await measured(SQLITE, at);
    const together: ClusterRow[] = [];
    let last: Cluster | undefined;
    for (const shape of shapes) {
      last = await fresh(shape);
      const row = await measured(last, at);
      if (!shape.apart) together.push(row);
    }
    const bytes = await backends.bytesAnEvent(last!.database!);
    console.log(`An event takes ${Math.round(bytes)} bytes on the disk of PostgreSQL`);
    console.log(growth(`CPU of all nodes a move, with ${counts.join(', ')} of them`, together, ({ nodes }) => nodes));
  };
  if (parts.includes('nodes')) await everyShape('As fast as it goes', {});
  if (parts.includes('pace')) await everyShape(`At ${pace} moves a second`, { pace });

  if (parts.includes('kept')) {
    const name = new URL(await backends.postgres.database()).pathname.slice(1);
    const database = `postgres://house@127.0.0.1:${backends.postgres.port}/${name}`;
    console.log(`\nOne node as fast as it goes, with more and more tables in the database\n${headLine()}`);
    const row = (title: string): Promise<ClusterRow> =>
      measured({ name: title, nodes: 1, apart: false, backends, database });
    // The first node makes the schema.
    await measureCluster(
      { name, nodes: 1, apart: false, backends, database },
      { ...wanted, tables: 1, seconds: 1, warmUpSeconds: 0 },
    );
    const grown: ClusterRow[] = [];
    const explained: (readonly Plan[])[] = [];
    for (const [at, kept] of keeps.entries()) {
      await fillTo(backends.postgres, name, { from: keeps[at - 1] ?? 0, to: kept });
      grown.push(await row(`${kept.toLocaleString('en')} tables kept`));
      explained.push(await plansOf(database));
    }
    console.log(growth('CPU of the node a move', grown, ({ nodes }) => nodes));
    console.log(growth('CPU of PostgreSQL a move', grown, ({ postgres }) => postgres));
    console.log(
      '\nHow the statements of a batch of 50 moves, of a hint and of a look find their rows, with so many tables:',
    );
    for (const [at, kept] of keeps.entries()) {
      console.log(planLines(kept, explained[at]!, explained[at - 1]).join('\n'));
    }
  }
});
