/** What the processes of a run tell each other. */

export const LOADS = ['bare-ws', 'ours', 'boardgame-io'] as const;

/** What one load process is to do, on its command line as JSON. */
export interface Job {
  readonly load: (typeof LOADS)[number];
  /** Of the server; of each, where several serve one house. */
  readonly addresses: readonly [string, ...string[]];
  /** The clients of a table are at different servers, rather than all at one. */
  readonly apart?: boolean;
  readonly tables: number;
  /** Which game is played; for ours only. */
  readonly game?: string;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Decisions a second over all tables; as fast as they go if left out. */
  readonly pace?: number;
}

/** What the load counted between `begin` and `end`. */
export interface Counted {
  readonly moves: number;
  readonly elapsedMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly mostMs: number;
  readonly bytes: number;
  /** Of the time, how much the load's own process was busy: near 1 it is the load that sets the pace. */
  readonly busy: number;
  readonly games: number;
}

/** After `end` the load goes on until it is told to `stop`, so that the server is still at work when it is gauged. */
export type FromLoad =
  | { readonly type: 'begin' }
  | { readonly type: 'end'; readonly counted: Counted }
  /** How many views, made from what was told, were compared with what the server says now. All were the same. */
  | { readonly type: 'checked'; readonly views: number }
  | { readonly type: 'connected'; readonly ms: number }
  | { readonly type: 'opened'; readonly ms: number }
  | { readonly type: 'moved'; readonly p50Ms: number; readonly mostMs: number; readonly moves: number };
export type ToLoad = 'stop' | 'go-on';

/** What a server says of itself when it is asked `gauge`, or after a garbage collection when it is asked `settled`. */
export type ToServer = 'gauge' | 'settled';
export interface Gauge {
  readonly type: 'gauge';
  /** Of the machine's clock. */
  readonly atMs: number;
  /** Of all its threads. */
  readonly cpuMs: number;
  readonly rss: number;
  readonly heap: number;
}
/** A contender's server that is open; ours says it on its standard output. */
export interface Open {
  readonly type: 'open';
  readonly port: number;
}
