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

interface Gauged<G> extends Pick<Row, 'movesPerSecond' | 'stolen' | 'views'> {
  readonly counted: Counted;
  readonly before: G;
  readonly after: G;
}

/** Lets the load do its job, and gauges whatever serves it a moment after its counts begin and after they end. */
export const gaugeUnder = <G>(job: Job, gauge: () => Promise<G>): Promise<Gauged<G>> =>
  withLoad('./load/main.ts', job, async (load) => {
    await load.next<MessageOf<'begin'>>('begin');
    const ended = load.next<MessageOf<'end'>>('end');
    const before = await gauge();
    const stolenBefore = stolenMs();
    const { counted } = await ended;
    const stolen = (stolenMs() - stolenBefore) / counted.elapsedMs;
    const after = await gauge();
    const checked = load.next<MessageOf<'checked'>>('checked');
    say(load, 'stop');
    const { views } = await checked;
    const movesPerSecond = (counted.moves / counted.elapsedMs) * 1000;
    return { counted, before, after, movesPerSecond, stolen, views };
  });

/** Lets a contender be played at, as fast as it goes or at a pace. */
export const measure = (contender: Contender, wanted: Wanted, nodeFlags: readonly string[] = []): Promise<Row> =>
  Running.during(contender, nodeFlags, async (server) => {
    const { name, load, game } = contender;
    const job: Job = { ...wanted, load, addresses: [server.address], ...(game !== undefined && { game }) };
    const { counted, before, after, ...rest } = await gaugeUnder(job, () => server.gauge());
    // The server is not gauged for quite as long as the load counts, so both are made into rates of their own time.
    const serverBusy = (after.cpuMs - before.cpuMs) / (after.atMs - before.atMs);
    return {
      ...counted,
      ...rest,
      name,
      tables: wanted.tables,
      serverBusy,
      cpuMicros: (serverBusy * 1e6) / rest.movesPerSecond,
      bytesEach: counted.bytes / counted.moves / CLIENTS,
    };
  });

/** Fills a house with tables at which nobody moves, and looks at what that takes. */
export const measureIdle = (contender: Contender, tables: number): Promise<Idle> =>
  Running.during(contender, [], async (server) => {
    const { load: kind, game } = contender;
    const nothing = { seconds: 0, warmUpSeconds: 0 };
    const job: Job = {
      load: kind,
      addresses: [server.address],
      tables,
      ...nothing,
      ...(game !== undefined && { game }),
    };
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
