import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AdminAuth } from './admin/admin-auth.ts';
import { Administration } from './admin/administration.ts';
import { Backups } from './admin/backups.ts';
import { createApp } from './app.ts';
import { Authenticator } from './auth/authenticator.ts';
import { Sessions } from './auth/sessions.ts';
import { BotThreads } from './bots/bot-threads.ts';
import type { Bots } from './bots/bots.ts';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local-bus.ts';
import { NatsBus, type NatsBusOptions } from './bus/nats-bus.ts';
import type { Config } from './config.ts';
import { Failure } from './failure.ts';
import { loadGames, OUR_GAMES } from './games.ts';
import { HouseTime } from './house-time.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { AllowedHosts } from './http/allowed-hosts.ts';
import { nowhere } from './http/api-scope.ts';
import { healthRoutes } from './http/health-routes.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { tablePages } from './http/table-pages.ts';
import { tableRoutes } from './http/table-routes.ts';
import { FairShare } from './limits/fair-share.ts';
import { type Limited, RateLimits } from './limits/rate-limits.ts';
import { logTo } from './log.ts';
import { Metrics } from './metrics.ts';
import { Cluster } from './nodes/cluster.ts';
import { ALONE, type Nodes } from './nodes/nodes.ts';
import { SharedClock } from './nodes/shared-clock.ts';
import { HouseLock } from './people/house-lock.ts';
import { Invitations } from './people/invitations.ts';
import { People, type PersonHooks } from './people/people.ts';
import { type Notification, Push } from './push/push.ts';
import { shutDoor } from './shut-door.ts';
import { Hub } from './socket/hub.ts';
import { getOrCreate } from './store/get-or-create.ts';
import { PostgresStore } from './store/postgres/postgres-store.ts';
import { Readiness } from './store/readiness.ts';
import { DATABASE_FILE } from './store/sqlite/alone.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
import { type Store, StoreFault } from './store/store.ts';
import { House } from './table/house.ts';
import { type Draw, drawFairly } from './table/table-state.ts';
import { freshId, REAL_WORLD, type World } from './world.ts';

/** What a server is made from, besides its settings. Tests put their own in place of these. */
export interface Parts {
  readonly world?: World;
  /** The module that lists the games. */
  readonly games?: URL;
  readonly store?: Store;
  /** By which it hears from others that share its store. */
  readonly bus?: Bus;
  readonly draw?: Draw;
  readonly bots?: Bots;
  readonly share?: FairShare;
  readonly logger?: FastifyServerOptions['logger'];
}

/** A house that is open, though it listens at no port yet. */
export interface Server {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly hub: Hub;
  readonly people: People;
  readonly store: Store;
  readonly nodes: Nodes;
  readonly time: HouseTime;
  /** Finishes what is in hand, tells everybody, and stops. */
  close(): Promise<void>;
}

/** Above the sources as above what was compiled of them. */
const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
const HOUR = 3600 * 1000;
const ALIVE_MS = 5_000;
/** By which a house is known to a NATS server that it shares with others. */
const HOUSE_NAME_LENGTH = 12;
/** How long those who are told that the server goes may take to hang up. */
const FAREWELL_MS = 500;
/** How long a proxy may use the lines it keeps before they are closed. */
const LAST_TIME_MS = 250;
/** Bursts of messages: a page that comes back asks for everything at once. */
const MESSAGE_BURST_SECONDS = 3;

/** Everybody at one address together, and all strangers together, may take as much as so many of them. */
const GROUP = 3;

/** What is counted as something else than a doing. A rematch is a new table. */
const COUNTED: Readonly<Partial<Record<string, Limited>>> = { next: 'tables', say: 'words' };

const openStore = async (folder: string, { databaseUrl, maxDataMb }: Config, world: World): Promise<Store> => {
  try {
    if (databaseUrl !== undefined) return await PostgresStore.open(databaseUrl, { now: world.now });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const mostBytes = maxDataMb === undefined ? undefined : maxDataMb * 2 ** 20;
    return await SqliteStore.open(join(folder, DATABASE_FILE), { now: world.now, mostBytes });
  } catch (error) {
    if (error instanceof StoreFault) throw new Failure(1, error.message);
    if (error instanceof Error && 'code' in error) throw new Failure(1, `${folder} cannot be used: ${error.message}`);
    throw error;
  }
};

export const openServer = async (config: Config, web: string, parts: Parts = {}): Promise<Server> => {
  const own = parts.world ?? REAL_WORLD;
  // Where several servers share a store, dates are told by its clock.
  const clock = config.databaseUrl === undefined ? undefined : new SharedClock(own);
  const world = clock === undefined ? own : { ...own, now: clock.now };
  const folder = resolve(config.dataDir);
  const store = parts.store ?? (await openStore(folder, config, world));
  try {
    await clock?.read(store);
    return await openHouse(config, web, parts, { world, folder, store, clock });
  } catch (error) {
    await store.close();
    throw error instanceof StoreFault ? new Failure(1, error.message) : error;
  }
};

/** What everything else stands on. */
interface Foundation {
  readonly world: World;
  readonly folder: string;
  readonly store: Store;
  readonly clock: SharedClock | undefined;
}

const openBus = async (
  { natsUrl }: Config,
  store: Store,
  world: World,
  report: NonNullable<NatsBusOptions['report']>,
): Promise<Bus> => {
  if (natsUrl === undefined) return new LocalBus();
  const house = await getOrCreate(store, 'bus', () => freshId(world, HOUSE_NAME_LENGTH));
  return new NatsBus({ url: natsUrl, house, report });
};

const openHouse = async (
  config: Config,
  web: string,
  parts: Parts,
  { world, folder, store, clock }: Foundation,
): Promise<Server> => {
  const gamesModule = parts.games ?? OUR_GAMES;
  const games = await loadGames(gamesModule);
  const bots = parts.bots ?? new BotThreads(world, gamesModule);
  const publicAddress = config.publicUrl;
  const publicHost = publicAddress === undefined ? [] : [new URL(publicAddress).hostname];
  const hosts = new AllowedHosts([...publicHost, ...config.allowedHosts]);
  const each = config.workShare / 100;
  const share = parts.share ?? new FairShare({ each, group: each * GROUP });
  const app = await createApp({
    web,
    hosts,
    share,
    trustProxy: config.trustProxy,
    logger: parts.logger ?? logTo(config.logLevel),
  });
  const metrics = new Metrics({
    tables: async () => (await store.count()).tables,
    tablesInMemory: () => house.inUse,
    tablesAside: async () => (await store.aside()).length,
    connections: () => hub.size,
    heldBack: () => share.heldBack,
    busUp: () => (bus instanceof NatsBus ? bus.isUp : undefined),
    storeReady: async () => (await readiness.look()) === undefined,
    get nodes() {
      return nodes;
    },
    version: VERSION,
    mostTables: config.maxTables,
    mostConnections: config.maxConnections,
  });
  const tellOfBus = (state: 'up' | 'down', why?: string): void => {
    if (state === 'up') app.log.info('NATS is there');
    else app.log.warn({ why }, 'NATS is away: what other servers do is looked for in the database');
  };
  const logFailure = (error: unknown, table?: string): void => {
    app.log.error({ err: error, table }, 'something failed');
  };
  const readiness = new Readiness({
    store,
    world,
    lost: (error) => {
      metrics.storeLost();
      app.log.error({ err: error }, 'nothing can be kept any more; requests are refused');
    },
    back: () => app.log.warn('things can be kept again'),
    reportError: logFailure,
  });
  const reportError = (error: unknown, table?: string): void => {
    metrics.failed();
    if (error instanceof StoreFault) readiness.doubt(error, table);
    else logFailure(error, table);
  };
  for (const remark of store.remarks) app.log.warn(remark);
  for (const { table, sound, told } of await store.aside()) {
    app.log.error({ table, sound, told }, 'this table is set aside: something of it is lost');
  }

  const time = await HouseTime.open(store, world);
  const bus = parts.bus ?? (await openBus(config, store, world, tellOfBus));
  const nodes = bus instanceof LocalBus ? ALONE : await Cluster.open({ store, bus, world, time, clock, reportError });
  const { services, trusted } = config.pushServices;
  const push =
    services.length + trusted.length === 0
      ? undefined
      : await Push.open(store, world, {
          publicAddress,
          services,
          trusted,
          subject: config.pushSubject,
          report: (outcome) => metrics.notified(outcome),
        });
  const house: House = new House({
    world,
    store,
    bus,
    nodes,
    bots,
    games,
    time,
    draw: parts.draw ?? drawFairly,
    keeping: { played: config.keepDays * 24 * HOUR, unstarted: config.keepUnstartedHours * HOUR },
    pace: config.botPace,
    mostTables: config.maxTables,
    mostTablesEach: config.maxTablesEach,
    notify: (person, notification) => {
      notify(person, notification).catch(reportError);
    },
    count: (person, command) => limits.count(COUNTED[command] ?? 'doings', person),
    moved: (ms) => metrics.moved(ms),
    reportError,
  });
  const lock = new HouseLock(store, world, () => bus.publish('lock', ''));
  const invitations = new Invitations(store, world);
  const hooks: PersonHooks = {
    leaveTables: (person) => house.forget(person),
    signedOut: (person) => bus.publish('signed-out', person),
  };
  const people = new People(store, world, { lock, invitations, hooks });
  const sessions = await Sessions.open(store, world, (session) => bus.publish('session-ended', session));
  bus.subscribe('session-ended', (session) => {
    sessions.outdated(session);
    hub.disconnectSession(session);
  });
  const authenticator = new Authenticator(people, sessions);
  const limits = new RateLimits(world);
  const notify = async (id: string, notification: Notification): Promise<void> => {
    const person = await people.get(id);
    if (person !== undefined) await push?.notify(person, notification);
  };
  const hub = new Hub({
    world,
    house,
    bus,
    nodes,
    authenticator,
    hosts,
    publicAddress,
    trustProxy: config.trustProxy,
    mostConnections: config.maxConnections,
    mostConnectionsEach: config.maxConnectionsEach,
    share,
    rate: { burst: config.messageRate * MESSAGE_BURST_SECONDS, every: 1000 / config.messageRate },
    identify: (token) => authenticator.identify(token),
    admit: (person) => lock.admit(person),
    reportError,
    refused: (code) => metrics.refused(code),
  });
  // Only from here on: what is told sooner would find no connections to end.
  bus.subscribe('lock', () => {
    lock.outdated();
    disconnectStrangers().catch(reportError);
  });
  nodes.onLook(() => {
    lock.outdated();
    disconnectStrangers()
      .then(() => hub.checkSessions())
      .catch(reportError);
  });
  const disconnectStrangers = async (): Promise<void> => {
    if (await lock.isLocked()) hub.disconnectStrangers();
  };
  bus.subscribe('signed-out', (person) => {
    people.outdated(person);
    hub.disconnectPerson(person);
  });

  let closing = false;
  healthRoutes(app, {
    metrics,
    metricsToken: config.metricsToken,
    trustProxy: config.trustProxy,
    notReady: async () => (closing ? 'the server is stopping' : readiness.look()),
    doubt: (error) => readiness.doubt(error),
  });
  const shared = { authenticator, sessions, limits, ...(publicAddress !== undefined && { publicAddress }) };
  await app.register((api) => peopleRoutes(api, { ...shared, people, lock, push, contact: config.contact }));
  await app.register((api) => tableRoutes(api, { ...shared, lock, house }));
  await app.register((pages) => tablePages(pages, { web, store, games, lock, publicAddress }));
  if (config.adminPassword !== undefined) {
    const auth = await AdminAuth.open(store, world, config.adminPassword);
    const administration = new Administration({ world, store, house, people, lock, connections: () => hub.size });
    const backups = new Backups(store, world, join(folder, 'backups'));
    await app.register((api) =>
      adminRoutes(api, { ...shared, auth, world, administration, house, lock, invitations, backups }),
    );
  }
  await app.register((api) => nowhere(api), { prefix: '/api' });
  hub.attach(app.server);
  await people.finishRemovals();
  await house.start();

  let stopBeating: (() => void) | undefined;
  const beat = (): void => {
    stopBeating = world.after(ALIVE_MS, () => {
      time
        .keep()
        .catch(reportError)
        .finally(() => closing || beat());
    });
  };
  beat();

  const shut = async (): Promise<void> => {
    closing = true;
    stopBeating?.();
    readiness.close();
    app.log.info({ connections: hub.size, tables: house.inUse }, 'the house closes');
    const empty = shutDoor(app.server, config.trustProxy ? LAST_TIME_MS : 0);
    hub.farewell();
    await house.close();
    // From here on nobody can move: the clocks stand.
    const closed = time.now();
    await hub.close(FAREWELL_MS);
    await empty;
    await app.close();
    await bots.close();
    push?.close();
    await nodes.close().catch(reportError);
    await bus.close();
    // A disk that is full or broken must not keep the house from closing.
    await time.keep(closed).catch(reportError);
    await store.close();
    app.log.info('the house is closed');
  };
  let shutting: Promise<void> | undefined;
  const close = (): Promise<void> => {
    shutting ??= shut();
    return shutting;
  };
  return { app, house, hub, people, store, nodes, time, close };
};
