/**
 * What is left for others while one address sends as much as it may: sixty lines, nineteen messages a second each, one kind
 * of message after another; against as many pings, before and after each. The server has its default limits. Others are
 * people who play at three tables, and strangers from elsewhere who ask whether anybody is there; each asks the next thing a
 * moment after the last answer.
 *
 *   npm run bench:flood -- [--seconds 5] [--only "open a long table"]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { flooded, Running } from '../contenders.ts';
import { percentile } from '../load/flow.ts';
import { Lines } from '../load/lines.ts';
import { Client } from '../load/ours/client.ts';
import { PlayedGame } from '../load/ours/games.ts';
import { addressOf, HouseApi } from '../load/ours/house.ts';
import { CORES, Pinned } from '../pinned.ts';
import { machineLine } from '../report.ts';
import { stolenMs } from '../stolen.ts';
import { KINDS, LINES, RATE } from './kinds.ts';
import type { FloodJob, FromFlood, ToFlood } from './messages.ts';
import { type Answers, askOn, playOn } from './others.ts';
import { longTable, spots } from './scene.ts';

/** What others must keep of the answers they get beside as many pings. */
const WANTED = 0.8;
const STEPS = 1_500;
const OPENS = 50;
const TABLES = 3;
const STRANGERS = 6;
/** How long a flood runs before others are counted, and how long there is quiet after it. */
const WARM_UP_MS = 1_500;
const QUIET_MS = 1_500;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' }, only: { type: 'string' } } });
const seconds = Number(values.seconds);
const kinds = KINDS.filter(({ name }) => values.only === undefined || name === values.only);
if (!(seconds > 0) || kinds.length === 0) {
  console.error(
    `bench:flood: what is wanted cannot be read; --only takes one of: ${KINDS.map(({ name }) => name).join('; ')}`,
  );
  process.exit(2);
}

interface Measured {
  readonly answers: number;
  readonly p99Ms: number;
  readonly busy: number;
  readonly megabytes: number;
  readonly sent: number;
  readonly cut: number;
  readonly stolen: number;
}

await Running.during(flooded, [], async (server) => {
  const house = new HouseApi(server.address);
  const game = new PlayedGame('feuersalamander');
  const long = await longTable(house, STEPS);
  const job: FloodJob = {
    address: server.address,
    from: addressOf(1),
    spots: await spots(house, addressOf(1), long, STEPS),
  };
  const flood = new Pinned({
    core: CORES.load,
    script: new URL('./flood.ts', import.meta.url),
    args: [JSON.stringify(job)],
  });
  await flood.next<Extract<FromFlood, { type: 'ready' }>>('ready');
  /** CPU of the server for one `open` of the long table, in milliseconds; fewer than a line may ask for at once. */
  const openCost = async (): Promise<number> => {
    const curious = new Client(server.address, await house.comeIn('Curious', addressOf(3)), new Lines());
    await curious.greet();
    const before = await server.gauge();
    for (let count = 0; count < OPENS; count++) await curious.open(long);
    const after = await server.gauge();
    curious.close();
    return (after.cpuMs - before.cpuMs) / OPENS;
  };
  const cost = await openCost();

  const others: Answers[] = [];
  for (let number = 0; number < TABLES; number++) others.push(await playOn(house, game, number));
  for (let number = 0; number < STRANGERS; number++) others.push(await askOn(server.address, number));

  const during = async (kind: number): Promise<Measured> => {
    flood.child.send({ kind } satisfies ToFlood);
    await pause(WARM_UP_MS);
    const [before, stolenBefore] = [await server.gauge(), stolenMs()];
    for (const other of others) {
      other.times.length = 0;
      other.isCounted = true;
    }
    await pause(seconds * 1000);
    for (const other of others) other.isCounted = false;
    const [after, stolen] = [await server.gauge(), stolenMs() - stolenBefore];
    const rested = flood.next<Extract<FromFlood, { type: 'rested' }>>('rested');
    flood.child.send('rest' satisfies ToFlood);
    const { sent, bytes, cut } = await rested;
    await pause(QUIET_MS);
    const times = Float64Array.from(others.flatMap((other) => other.times)).sort();
    const elapsed = after.atMs - before.atMs;
    return {
      answers: times.length,
      p99Ms: percentile(times, 0.99),
      busy: (after.cpuMs - before.cpuMs) / elapsed,
      megabytes: bytes / 2 ** 20,
      sent,
      cut,
      stolen: stolen / elapsed,
    };
  };

  console.log(machineLine());
  console.log(`an open of a table of ${STEPS} steps, alone: ${cost.toFixed(2)} ms of the server's CPU`);
  console.log(`${LINES} lines of one address, ${RATE} messages a second each; ${seconds} s a row\n`);
  const row = (cells: readonly string[]): void =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(10))).join(''));
  row(['flood', 'answers', 'of pings', 'p99 ms', 'pings p99', 'server', 'MB sent', 'said', 'lines cut', 'stolen']);
  let before = await during(-1);
  let least = 1;
  for (const kind of kinds) {
    const measured = await during(KINDS.indexOf(kind));
    const after = await during(-1);
    const share = measured.answers / ((before.answers + after.answers) / 2);
    least = Math.min(least, share);
    row([
      kind.name,
      String(measured.answers),
      `${Math.round(share * 100)} %`,
      measured.p99Ms.toFixed(1),
      ((before.p99Ms + after.p99Ms) / 2).toFixed(1),
      `${Math.round(measured.busy * 100)} %`,
      measured.megabytes.toFixed(1),
      String(measured.sent),
      String(measured.cut),
      `${Math.round(measured.stolen * 100)} %`,
    ]);
    before = after;
  }
  console.log(
    `\n${least >= WANTED ? 'holds ' : 'MISSED'}  the least share of the answers that others keep: ${Math.round(least * 100)} % (wanted: ${WANTED * 100} %)`,
  );
  for (const other of others) other.stop();
  await flood.stop();
});
process.exit();
