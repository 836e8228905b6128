import type { ClusterRow } from './measure.ts';
import type { Plan } from './plans.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

type Column = readonly [title: string, width: number, cell: (row: ClusterRow) => string];

const COLUMNS: readonly Column[] = [
  ['', 34, ({ name }) => name],
  ['moves/s', 8, ({ movesPerSecond }) => whole(movesPerSecond)],
  ['p50 ms', 7, ({ p50Ms }) => p50Ms.toFixed(1)],
  ['p99 ms', 7, ({ p99Ms }) => p99Ms.toFixed(1)],
  ['nodes µs', 9, ({ nodes }) => whole(nodes)],
  ['PostgreSQL', 10, ({ postgres }) => whole(postgres)],
  ['NATS', 5, ({ nats }) => whole(nats)],
  ['in all', 7, (row) => whole(cpuInAll(row))],
  ['WAL B', 6, ({ logged }) => whole(logged)],
  ['a node MB', 9, ({ rss }) => whole(rss / 2 ** 20)],
  ['load', 6, ({ loadBusy }) => percent(loadBusy)],
  ['stolen', 6, ({ stolen }) => percent(stolen)],
  ['views checked', 13, ({ views }) => String(views)],
];

const cpuInAll = ({ nodes, postgres, nats }: ClusterRow): number => nodes + postgres + nats;

const line = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(COLUMNS[at]![1]) : cell.padStart(COLUMNS[at]![1]))).join('  ');

export const headLine = (): string => line(COLUMNS.map(([title]) => title));

export const rowLine = (row: ClusterRow): string => line(COLUMNS.map(([, , cell]) => cell(row)));

/** How much dearer a move is in the last row than in the first. */
export const growth = (what: string, rows: readonly ClusterRow[], cost: (row: ClusterRow) => number): string => {
  const costs = rows.map(cost);
  return `${what}: ${costs.map(whole).join(', ')} µs; the last is ${(costs.at(-1)! / costs[0]!).toFixed(2)} of the first`;
};

/** Each statement with how many rows it looked at, and its plan where it is another than with fewer tables. */
export const planLines = (kept: number, plans: readonly Plan[], before: readonly Plan[] | undefined): string[] =>
  plans.map(({ statement, plan, rows }, at) => {
    const way = before?.[at]?.plan === plan ? 'the same plan' : plan;
    return `  ${whole(kept).padStart(7)}  ${statement.padEnd(44)}  ${String(rows).padStart(5)} rows  ${way}`;
  });
