import { type Contender, Running } from './contenders.ts';
import type { Counted, FromLoad, Job, ToLoad } from './messages.ts';
import { CORES, Pinned } from './pinned.ts';
import { stolenMs } from './stolen.ts';

type MessageOf<T extends FromLoad['type']> = Extract<FromLoad, { type: T }>;

/** One row: what the load counted and what the server used meanwhile. */
export interface Row extends Counted {
  readonly name: string;
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly cpuMicros: number;
  readonly bytesEach: number;
  /** Of the time, how much the server was busy; beyond 1 with threads on several cores. */
  readonly serverBusy: number;
  /** Of the time, how much the machine's host gave to others: long waits may be its, not the server's. */
  readonly stolen: number;
  readonly views: number;
}

/** Memory and times of a full house in which nobody moves. */
export interface Idle {
  readonly tables: number;
  readonly connections: number;
  readonly connectMs: number;
  readonly openMs: number;
  readonly rss: number;
  readonly heap: number;
  readonly rssPerConnection: number;
  readonly heapPerConnection: number;
  readonly rssPerTable: number;
  readonly heapPerTable: number;
  readonly move: MessageOf<'moved'>;
}

const CLIENTS = 4;

const withLoad = async <T>(script: string, job: Job, work: (load: Pinned) => Promise<T>): Promise<T> => {
  const load = new Pinned({
    core: CORES.load,
    script: new URL(script, import.meta.url),
    args: [JSON.stringify(job)],
  });
  try {
    return await work(load);
  } finally {
    await load.stop();
  }
};

const say = (load: Pinned, word: ToLoad): void => load.send(word);

export type Wanted = Pick<Job, 'tables' | 'seconds' | 'warmUpSeconds' | 'pace'>;

/** Lets a contender be played at, as fast as it goes or at a pace. */
export const measure = (contender: Contender, wanted: Wanted, nodeFlags: readonly string[] = []): Promise<Row> =>
  Running.during(contender, nodeFlags, (server) => {
    const { name, load: kind, game } = contender;
    const job: Job = { ...wanted, load: kind, address: server.address, ...(game !== undefined && { game }) };
    return withLoad('./load/main.ts', job, async (load) => {
      await load.next<MessageOf<'begin'>>('begin');
      const ended = load.next<MessageOf<'end'>>('end');
      const before = await server.gauge();
      const stolenBefore = stolenMs();
      const { counted } = await ended;
      const stolen = (stolenMs() - stolenBefore) / counted.elapsedMs;
      const after = await server.gauge();
      const checked = load.next<MessageOf<'checked'>>('checked');
      say(load, 'stop');
      const { views } = await checked;
      // The server is gauged a moment after the load's counts begin and end, so both are made into rates of their own time.
      const serverBusy = (after.cpuMs - before.cpuMs) / (after.atMs - before.atMs);
      const movesPerSecond = (counted.moves / counted.elapsedMs) * 1000;
      return {
        ...counted,
        name,
        tables: wanted.tables,
        movesPerSecond,
        serverBusy,
        stolen,
        cpuMicros: (serverBusy * 1e6) / movesPerSecond,
        bytesEach: counted.bytes / counted.moves / CLIENTS,
        views,
      };
    });
  });

/** Fills a house with tables at which nobody moves, and looks at what that takes. */
export const measureIdle = (contender: Contender, tables: number): Promise<Idle> =>
  Running.during(contender, [], async (server) => {
    const { load: kind, game } = contender;
    const { address } = server;
    const job: Job = { load: kind, address, tables, seconds: 0, warmUpSeconds: 0, ...(game !== undefined && { game }) };
    const empty = await server.gauge('settled');
    return withLoad('./load/idle.ts', job, async (load) => {
      const connections = tables * CLIENTS;
      const { ms: connectMs } = await load.next<MessageOf<'connected'>>('connected');
      const connected = await server.gauge('settled');
      const opened = load.next<MessageOf<'opened'>>('opened');
      say(load, 'go-on');
      const { ms: openMs } = await opened;
      const full = await server.gauge('settled');
      const moved = load.next<MessageOf<'moved'>>('moved');
      say(load, 'go-on');
      return {
        tables,
        connections,
        connectMs,
        openMs,
        rss: full.rss,
        heap: full.heap,
        rssPerConnection: (connected.rss - empty.rss) / connections,
        heapPerConnection: (connected.heap - empty.heap) / connections,
        rssPerTable: (full.rss - connected.rss) / tables,
        heapPerTable: (full.heap - connected.heap) / tables,
        move: await moved,
      };
    });
  });
