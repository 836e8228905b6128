import { CODES, type Code } from '@wunderkammer/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Nodes } from './nodes/nodes.ts';
import { PUSH_OUTCOMES, type PushOutcome } from './push/push.ts';
import type { Head } from './store/store.ts';

/** What is looked at when somebody asks, rather than counted as it happens. */
export interface Sources {
  /** How many tables there are of each status. */
  tables(): Promise<Readonly<Record<Head['status'], number>>>;
  tablesInMemory(): number;
  /** How many tables are damaged and wait for the host. */
  tablesAside(): Promise<number>;
  connections(): number;
  heldBack(): number;
  /** The servers that share the store. */
  readonly nodes: Pick<Nodes, 'alive' | 'claimed' | 'hearsAll'>;
  /** Whether hints come through; undefined where there is nobody to send them. */
  busUp(): boolean | undefined;
  /** Whether anything can be kept. */
  storeReady(): Promise<boolean>;
  readonly version: string;
  readonly mostTables: number;
  readonly mostConnections: number;
}

const asNumber = (is: boolean | undefined): number | undefined => (is === undefined ? undefined : Number(is));

/** In seconds: from a move on a quiet machine to one that waits for a disk in trouble. */
const MOVE_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const ANSWER_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2.5, 10];

/**
 * The figures of a server, as Prometheus reads them. No label stands for a person, a table or an address: figures are kept
 * for long and seen by many.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #moves: Histogram;
  readonly #refusals: Counter<'code'>;
  readonly #errors: Counter;
  readonly #troubles: Counter;
  readonly #pushes: Counter<'outcome'>;
  readonly #answers: Histogram<'way' | 'status'>;

  constructor(sources: Sources) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#moves = new Histogram({
      name: 'wunderkammer_move_seconds',
      help: 'Decisions of people: from their arrival until they were kept and told to everybody.',
      buckets: MOVE_SECONDS,
      registers,
    });
    this.#refusals = new Counter({
      name: 'wunderkammer_refusals_total',
      help: 'Messages that were refused, by the code of the refusal.',
      labelNames: ['code'],
      registers,
    });
    this.#errors = new Counter({
      name: 'wunderkammer_errors_total',
      help: 'What failed through a fault of the server or of its disk.',
      registers,
    });
    this.#troubles = new Counter({
      name: 'wunderkammer_store_troubles_total',
      help: 'How often it began that nothing could be kept; each has a line in the log.',
      registers,
    });
    this.#pushes = new Counter({
      name: 'wunderkammer_notifications_total',
      help: 'Notifications, by what became of them.',
      labelNames: ['outcome'],
      registers,
    });
    this.#answers = new Histogram({
      name: 'wunderkammer_http_seconds',
      help: 'Answers to HTTP requests, by route and status.',
      labelNames: ['way', 'status'],
      buckets: ANSWER_SECONDS,
      registers,
    });
    new Gauge({
      name: 'wunderkammer_info',
      help: 'Always 1; which version this server is.',
      labelNames: ['version'],
      registers,
    }).set({ version: sources.version }, 1);
    new Gauge({
      name: 'wunderkammer_tables',
      help: 'Tables, by status.',
      labelNames: ['status'],
      registers,
      async collect() {
        // A store in trouble must not take the other figures with it.
        const counts = await sources.tables().catch(() => ({}));
        this.reset();
        for (const [status, count] of Object.entries(counts)) this.set({ status }, count);
      },
    });
    this.#gauge(
      'wunderkammer_tables_limit',
      'How many tables that are not over there may be.',
      () => sources.mostTables,
    );
    this.#gauge('wunderkammer_tables_in_memory', 'Tables that are in use.', () => sources.tablesInMemory());
    this.#gauge(
      'wunderkammer_tables_looked_after',
      'Of these, those whose bots and timers this server looks after, and no other; nothing for one alone.',
      () => sources.nodes.claimed,
    );
    this.#gauge(
      'wunderkammer_tables_aside',
      'Tables that are damaged and are waiting for the host to accept what is left of them.',
      () => sources.tablesAside().catch(() => undefined),
    );
    this.#gauge(
      'wunderkammer_held_back',
      'Those who wait because they took more than their share of the server while others wanted something.',
      () => sources.heldBack(),
    );
    this.#gauge('wunderkammer_store_ready', '1 if anything can be kept, 0 if not.', async () =>
      Number(await sources.storeReady()),
    );
    this.#gauge(
      'wunderkammer_nodes',
      'Servers that share the store and live, this one included.',
      () => sources.nodes.alive,
    );
    this.#gauge(
      'wunderkammer_bus_up',
      '1 if NATS is there, 0 if what other servers do has to be looked for in the database; nothing for one alone.',
      () => asNumber(sources.busUp()),
    );
    this.#gauge(
      'wunderkammer_nodes_heard',
      '1 if every other server that lives is heard by NATS, 0 if not; nothing for one alone.',
      () => asNumber(sources.nodes.hearsAll),
    );
    this.#gauge('wunderkammer_connections', 'WebSockets that are open.', () => sources.connections());
    this.#gauge('wunderkammer_connections_limit', 'How many there may be.', () => sources.mostConnections);
    // Whoever watches wants to know a figure before there is anything to count.
    for (const code of CODES) this.#refusals.inc({ code }, 0);
    for (const outcome of PUSH_OUTCOMES) this.#pushes.inc({ outcome }, 0);
  }

  /** What is one number, and is looked at when somebody asks; without one there is nothing to show. */
  #gauge(name: string, help: string, look: () => number | undefined | Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        const value = await look();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Everything, as text. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A decision was kept and told, so many milliseconds after it came. */
  moved(ms: number): void {
    this.#moves.observe(ms / 1000);
  }

  refused(code: Code): void {
    this.#refusals.inc({ code });
  }

  failed(): void {
    this.#errors.inc();
  }

  /** Nothing can be kept any more. */
  storeLost(): void {
    this.#troubles.inc();
  }

  notified(outcome: PushOutcome): void {
    this.#pushes.inc({ outcome });
  }

  /** `way` is the pattern of a route, of which there are few. */
  answered(way: string, status: number, ms: number): void {
    this.#answers.observe({ way, status }, ms / 1000);
  }
}
