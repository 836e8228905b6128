/** The load: a process of its own that plays at many tables and says what it measured. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FromLoad, Job } from '../messages.ts';
import { BareTables } from './bare-ws.ts';
import { BoardgameIoTables } from './boardgame-io.ts';
import { Flow, percentile } from './flow.ts';
import { OurTables } from './ours/our-tables.ts';
import type { Tables } from './tables.ts';

const job = JSON.parse(process.argv[2]!) as Job;
const tell = (message: FromLoad): void => {
  process.send!(message);
};
const giveUp = (error: Error): never => {
  console.error(`load: ${error.message}`);
  process.exit(1);
};

const openTables = (flow: Flow): Promise<Tables> => {
  const [address] = job.addresses;
  switch (job.load) {
    case 'bare-ws':
      return BareTables.open(address, job.tables, flow);
    case 'boardgame-io':
      return BoardgameIoTables.open(address, job.tables, flow);
    case 'ours':
      return OurTables.open(job, flow);
  }
};

process.on('disconnect', () => process.exit(1));
process.on('uncaughtException', giveUp);
const flow = new Flow(job.pace, giveUp);
const tables = await openTables(flow);
flow.start(tables, job.tables);
await pause(job.warmUpSeconds * 1000);

const [received, games, cpu] = [tables.received, tables.games, process.cpuUsage()];
flow.begin();
tell({ type: 'begin' });
await pause(job.seconds * 1000);
const { latencies, elapsedMs } = flow.measured();
const { user, system } = process.cpuUsage(cpu);
const bytes = tables.received - received;
const sorted = Float64Array.from(latencies).sort();
tell({
  type: 'end',
  counted: {
    moves: sorted.length,
    elapsedMs,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    mostMs: percentile(sorted, 1),
    bytes,
    busy: (user + system) / 1000 / elapsedMs,
    games: tables.games - games,
  },
});
await once(process, 'message');
await flow.stop();
tell({ type: 'checked', views: await tables.check() });
