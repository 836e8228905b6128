import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Idle, Row } from './measure.ts';
import { CORES, canPin } from './pinned.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => {
  const file = require.resolve(`${name}/package.json`);
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
};

/** What it was measured on. Somebody else at work on the machine would be seen in the load average. */
export const machineLine = (): string => {
  const busy = loadavg().map((load) => load.toFixed(1));
  const pinning = canPin ? `server on core ${CORES.server}, load on core ${CORES.load}` : 'NOT PINNED to cores';
  return [
    `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.version}`,
    `${versionOf('ws')}, ${versionOf('boardgame.io')}; ${pinning}; load average before: ${busy.join(' ')}`,
  ].join('\n');
};

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const short = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

const COLUMNS: readonly (readonly [title: string, width: number])[] = [
  ['', 26],
  ['tables', 6],
  ['moves/s', 8],
  ['CPU µs/move', 11],
  ['p50 ms', 7],
  ['p99 ms', 7],
  ['B/move/client', 13],
  ['server', 6],
  ['load', 6],
  ['stolen', 6],
  ['moves : ws', 10],
  ['CPU : ws', 8],
  ['views checked', 13],
];

const line = (cells: readonly string[]): string =>
  COLUMNS.map(([, width], at) => (at === 0 ? cells[at]!.padEnd(width) : (cells[at] ?? '').padStart(width))).join('  ');

export const headLine = (): string => line(COLUMNS.map(([title]) => title));

/** One row; ratios to the bare ws with as many tables. */
export const rowLine = (row: Row, bare: Row | undefined): string =>
  line([
    row.name,
    String(row.tables),
    whole(row.movesPerSecond),
    whole(row.cpuMicros),
    short(row.p50Ms),
    short(row.p99Ms),
    whole(row.bytesEach),
    percent(row.serverBusy),
    percent(row.busy),
    percent(row.stolen),
    bare === undefined ? '' : (row.movesPerSecond / bare.movesPerSecond).toFixed(2),
    bare === undefined ? '' : (row.cpuMicros / bare.cpuMicros).toFixed(2),
    row.views === 0 ? '' : String(row.views),
  ]);

export const idleLines = (idle: Idle): string =>
  [
    `${whole(idle.tables)} idle tables, ${whole(idle.connections)} connections: connected in ${whole(idle.connectMs)} ms, all tables opened and started in ${whole(idle.openMs)} ms`,
    `  in all ${megabytes(idle.rss)} resident, ${megabytes(idle.heap)} heap`,
    `  a connection: ${kilobytes(idle.rssPerConnection)} resident, ${kilobytes(idle.heapPerConnection)} heap; a table with its four clients beyond that: ${kilobytes(idle.rssPerTable)} resident, ${kilobytes(idle.heapPerTable)} heap`,
    `  a move then takes ${short(idle.move.p50Ms)} ms (median of ${idle.move.moves}; longest ${short(idle.move.mostMs)} ms)`,
  ].join('\n');

/** What was promised, and whether this run kept it. */
export const verdict = (what: string, value: number, below: number): string =>
  `${value < below ? 'holds ' : 'MISSED'}  ${what}: ${short(value)} (wanted: under ${below})`;
