/** A full house in which nobody moves: connects everybody, opens all tables, then lets some of them move. */
import { once } from 'node:events';
import type { FromLoad, Job } from '../messages.ts';
import { percentile } from './flow.ts';
import { forEach, Lines } from './lines.ts';
import { Client } from './ours/client.ts';
import { PlayedGame } from './ours/games.ts';
import { addressOf, HouseApi } from './ours/house.ts';
import { OnlineTable } from './ours/online-table.ts';
import { CLIENTS } from './tables.ts';

/** At how many tables the same four people sit: a person may open 20 at once, and do 60 things besides playing. */
const TABLES_EACH = 16;
const AT_ONCE = 32;
const MOVES = 200;

const job = JSON.parse(process.argv[2]!) as Job;
const tell = (message: FromLoad): void => {
  process.send!(message);
};
const giveUp = (error: Error): never => {
  console.error(`load: ${error.message}`);
  process.exit(1);
};
process.on('disconnect', () => process.exit(1));
process.on('uncaughtException', giveUp);

const [address] = job.addresses;
const house = new HouseApi(address);
const game = new PlayedGame(job.game!);
const lines = new Lines();
const numbers = [...Array(job.tables).keys()];

const groups = await Promise.all(
  Array.from({ length: Math.ceil(job.tables / TABLES_EACH) }, async (_, group) =>
    Promise.all(
      Array.from({ length: CLIENTS }, (_, place) => house.comeIn(`G${group} P${place}`, addressOf(group + 1))),
    ),
  ),
);

const timed = async (work: (table: number) => Promise<void>): Promise<number> => {
  const start = performance.now();
  await forEach(numbers, AT_ONCE, work);
  return performance.now() - start;
};

const clients: Client[][] = [];
const connectedMs = await timed(async (number) => {
  const people = groups[Math.floor(number / TABLES_EACH)]!;
  clients[number] = people.map((person) => new Client(address, person, lines));
  await Promise.all(clients[number].map((client) => client.greet()));
});
tell({ type: 'connected', ms: connectedMs });
await once(process, 'message');

let told = (): void => {};
const driver = { told: () => told(), ready: () => {}, failed: giveUp };
const tables: OnlineTable[] = [];
const openedMs = await timed(async (number) => {
  const table = new OnlineTable(number, game, clients[number]!, driver);
  tables[number] = table;
  await table.begin(house);
});
tell({ type: 'opened', ms: openedMs });
await once(process, 'message');

const latencies: number[] = [];
for (let move = 0; move < MOVES; move++) {
  const table = tables[Math.floor((move * job.tables) / MOVES)]!;
  const start = performance.now();
  await new Promise<void>((resolve) => {
    told = resolve;
    table.decide();
  });
  latencies.push(performance.now() - start);
}
const sorted = Float64Array.from(latencies).sort();
tell({ type: 'moved', p50Ms: percentile(sorted, 0.5), mostMs: percentile(sorted, 1), moves: MOVES });
