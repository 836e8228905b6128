/**
 * The server against what people would use instead: ours, durable on SQLite, a bare `ws` that keeps nothing, and
 * boardgame.io, in one run. One process for the server and one for the load, each on a core of its own; four clients a
 * table, one decision under way a table; a decision's time ends when the last of the four has it.
 *
 *   npm run bench:server -- [--seconds 8] [--warm-up 12] [--tables 10,50,200] [--only ws,ours,boardgame.io,pace,idle]
 *                           [--idle-tables 2000] [--profile <folder>]
 */
import { parseArgs } from 'node:util';
import { BARE_WS, BOARDGAME_IO, type Contender, OTHER_GAMES, OURS } from './contenders.ts';
import { measure, measureIdle, type Row, type Wanted } from './measure.ts';
import { headLine, idleLines, machineLine, rowLine, verdict } from './report.ts';

const PARTS = ['ws', 'ours', 'boardgame.io', 'pace', 'idle'] as const;
const PACE = 1000;
/** What was promised, for the largest number of tables. */
const MOST = { cpuRatio: 2, bytesEach: 400, p99Ms: 30 } as const;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: '12' },
    tables: { type: 'string', default: '10,50,200' },
    only: { type: 'string', default: PARTS.join() },
    'idle-tables': { type: 'string', default: '2000' },
    profile: { type: 'string' },
  },
});

const parts = values.only.split(',');
const counts = values.tables.split(',').map(Number);
const idleTables = Number(values['idle-tables']);
const times = { seconds: Number(values.seconds), warmUpSeconds: Number(values['warm-up']) };
const wrong = parts.filter((part) => !(PARTS as readonly string[]).includes(part));
if (
  wrong.length > 0 ||
  ![...counts, idleTables, times.seconds].every((count) => count > 0) ||
  !(times.warmUpSeconds >= 0)
) {
  console.error(`bench:server: what is wanted cannot be read; --only takes ${PARTS.join()}, the rest numbers`);
  process.exit(2);
}
const most = Math.max(...counts);
const ourFlags = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];

/** A failure is told and counted; what else there is to measure is measured all the same. */
const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    process.exitCode = 1;
    console.log(`FAILED  ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
};

const bare = new Map<number, Row>();

const row = (contender: Contender, wanted: Wanted, against = bare.get(wanted.tables)): Promise<Row | undefined> =>
  attempt(`${contender.name}, ${wanted.tables} tables`, async () => {
    const measured = await measure(contender, wanted, contender.load === 'ours' ? ourFlags : []);
    if (contender === BARE_WS) bare.set(wanted.tables, measured);
    console.log(rowLine(measured, contender.load === 'bare-ws' ? measured : against));
    return measured;
  });

console.log(machineLine());
console.log(
  `${times.seconds} s a row after ${times.warmUpSeconds} s of warm-up; "server" and "load": how busy each was; "stolen": how long the host let the cores wait\n`,
);
console.log(headLine());

if (parts.includes('ws')) for (const tables of counts) await row(BARE_WS, { ...times, tables });
const ourRows: (Row | undefined)[] = [];
if (parts.includes('ours')) {
  for (const tables of counts) ourRows.push(await row(OURS, { ...times, tables }));
  for (const contender of OTHER_GAMES) ourRows.push(await row(contender, { ...times, tables: most }));
}
const paced = async (contender: Contender, whose: string, against?: Row): Promise<Row | undefined> =>
  parts.includes('pace')
    ? row({ ...contender, name: `${whose}, at a pace` }, { ...times, tables: most, pace: PACE }, against)
    : undefined;
// The bare ws tells how much of a wait is the machine's.
const barePaced = await paced(BARE_WS, 'bare ws');
const pacedRow = await paced(OURS, 'ours', barePaced);
if (parts.includes('boardgame.io')) {
  for (const contender of BOARDGAME_IO) for (const tables of counts) await row(contender, { ...times, tables });
}
const idle = parts.includes('idle') ? await attempt('idle tables', () => measureIdle(OURS, idleTables)) : undefined;

console.log('');
const bareRow = bare.get(most);
for (const ourRow of ourRows) {
  if (ourRow === undefined || ourRow.tables !== most) continue;
  const { name, cpuMicros, bytesEach } = ourRow;
  if (bareRow) console.log(verdict(`${name}, CPU a move to the bare ws`, cpuMicros / bareRow.cpuMicros, MOST.cpuRatio));
  console.log(verdict(`${name}, bytes a move a client`, bytesEach, MOST.bytesEach));
}
if (pacedRow)
  console.log(
    `${verdict(`p99 at ${PACE.toLocaleString('en')} moves a second, ms`, pacedRow.p99Ms, MOST.p99Ms)}; the bare ws: ${barePaced?.p99Ms.toFixed(1) ?? 'failed'}`,
  );
if (pacedRow && pacedRow.movesPerSecond < 0.98 * PACE)
  console.log(`MISSED  it could not keep the pace: ${Math.round(pacedRow.movesPerSecond)} moves a second`);
if (idle) console.log(`\n${idleLines(idle)}`);
if (process.exitCode === 1) console.log('\nFAILED: something above could not be measured');
