import { inFolder, node } from '../contenders.ts';
import { gaugeUnder } from '../measure.ts';
import type { Job } from '../messages.ts';
import type { Pinned } from '../pinned.ts';
import type { Backends } from './backends.ts';
import { cpuOf, memoryOf } from './cpu.ts';

export interface ClusterRow {
  readonly name: string;
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU of a move, in microseconds: of all nodes together, PostgreSQL, NATS. */
  readonly nodes: number;
  readonly postgres: number;
  readonly nats: number;
  /** Bytes of PostgreSQL's log for a move. */
  readonly logged: number;
  /** Resident memory of the largest node. */
  readonly rss: number;
  readonly loadBusy: number;
  readonly stolen: number;
  readonly views: number;
}

export interface Cluster {
  readonly name: string;
  readonly nodes: number;
  /** The four at a table are at as many nodes as there are. */
  readonly apart: boolean;
  /** Without: one node on SQLite. */
  readonly backends?: Backends;
  /** The address of its database. */
  readonly database?: string;
}

type Wanted = Pick<Job, 'tables' | 'seconds' | 'warmUpSeconds' | 'pace'>;

interface Used {
  readonly atMs: number;
  readonly nodes: number;
  readonly postgres: number;
  readonly nats: number;
  readonly logged: number;
  readonly rss: number;
}

const usedBy = async (nodes: readonly Pinned[], backends: Backends | undefined): Promise<Used> => {
  const pids = nodes.map(({ child }) => child.pid!);
  const logged = (await backends?.logged()) ?? 0;
  return {
    atMs: performance.now(),
    nodes: pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
    postgres: backends === undefined ? 0 : cpuOf(backends.postgres.pid),
    nats: backends === undefined ? 0 : cpuOf(backends.nats.pid),
    logged,
    rss: Math.max(...pids.map(memoryOf)),
  };
};

/** Starts so many nodes, lets a load play at them, and tells what that took. */
export const measureCluster = (cluster: Cluster, wanted: Wanted): Promise<ClusterRow> =>
  inFolder(async (folder) => {
    const { name, apart, backends, database } = cluster;
    const settings = backends === undefined ? {} : { DATABASE_URL: database!, NATS_URL: backends.nats.url };
    const running: Pinned[] = [];
    try {
      const addresses: string[] = [];
      for (let started = 0; started < cluster.nodes; started++) {
        const { process, address } = await node(settings)(folder, []);
        running.push(process);
        addresses.push(address);
      }
      const [first, ...others] = addresses;
      const job: Job = { ...wanted, load: 'ours', game: 'feuersalamander', addresses: [first!, ...others], apart };
      const { counted, before, after, ...rest } = await gaugeUnder(job, () => usedBy(running, backends));
      // What is used is not read for quite as long as the load counts.
      const moves = (rest.movesPerSecond * (after.atMs - before.atMs)) / 1000;
      const micros = (of: 'nodes' | 'postgres' | 'nats'): number => ((after[of] - before[of]) * 1000) / moves;
      return {
        ...rest,
        name,
        p50Ms: counted.p50Ms,
        p99Ms: counted.p99Ms,
        nodes: micros('nodes'),
        postgres: micros('postgres'),
        nats: micros('nats'),
        logged: (after.logged - before.logged) / moves,
        rss: after.rss,
        loadBusy: counted.busy,
      };
    } finally {
      await Promise.all(running.map((process) => process.stop()));
    }
  });
