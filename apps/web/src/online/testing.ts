import type { ClientMessage, Room, ServerMessage } from '@wunderkammer/protocol';
import { Connection, type Follower, type TableMessage } from './connection.ts';
import type { Environment, Socket, SocketEvents } from './environment.ts';
import type { Noted } from './pending-notes.ts';
import type { Reply } from './pending-requests.ts';

/** A house at the other end of the connection that says what the test tells it to, and a clock that goes when the test says so. */
export class House implements Environment {
  readonly dialled: number[] = [];
  /** Everything that was said on the connection that is up now. */
  heard: ClientMessage[] = [];
  /** What a test wants to come out of the jitter. */
  chance = 1;
  #line: SocketEvents | undefined;
  #time = 0;
  #timers: { readonly at: number; readonly call: () => void }[] = [];
  #ids = 0;

  readonly connect = (events: SocketEvents): Socket => {
    this.dialled.push(this.#time);
    this.heard = [];
    this.#line = events;
    return {
      send: (text) => void this.heard.push(JSON.parse(text) as ClientMessage),
      close: () => {
        if (this.#line === events) this.#line = undefined;
      },
    };
  };

  readonly after = (ms: number, call: () => void): (() => void) => {
    const timer = { at: this.#time + ms, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  readonly random = (): number => this.chance;
  readonly newId = (): string => `id${++this.#ids}`;

  get now(): number {
    return this.#time;
  }

  /** Lets time go by. */
  pass(ms: number): void {
    const end = this.#time + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#time = next.at;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.call();
    }
    this.#time = end;
  }

  /** Picks up: the connection is there, and the house says hello. */
  welcome(you: { id: string; name: string } | null = { id: 'anna', name: 'Anna' }): void {
    this.#line?.opened();
    this.say({ t: 'hello', protocol: 1, you });
  }

  say(message: ServerMessage): void {
    this.#line?.received(JSON.stringify(message));
  }

  mumble(text: string): void {
    this.#line?.received(text);
  }

  hangUp(code?: number): void {
    this.#line?.closed(code);
  }

  of<T extends ClientMessage['t']>(t: T): Extract<ClientMessage, { t: T }>[] {
    return this.heard.filter((message): message is Extract<ClientMessage, { t: T }> => message.t === t);
  }
}

export const TABLE = 'abcdefABCDEF';

const seat = (name: string): Room['seats'][number] => ({
  kind: 'person',
  name,
  handed: false,
  resigned: false,
  muted: false,
  agrees: false,
  ready: true,
});

export const roomOf = (more: Partial<Room> = {}): Room => ({
  table: TABLE,
  setup: {
    game: 'feuersalamander',
    options: {},
    seats: 2,
    aids: 'notes',
    clock: { type: 'none', away: 86_400 },
    watch: 'public',
    listed: false,
    games: 1,
  },
  status: 'playing',
  commitment: '00'.repeat(32),
  seats: [seat('Anna'), seat('Bert')],
  host: 0,
  you: { seat: 0, host: true },
  chat: true,
  outcomes: [],
  ...more,
});

type Sync = Extract<ServerMessage, { t: 'sync' }>;

export const syncOf = (more: Partial<Sync> = {}): Sync => ({
  t: 'sync',
  table: TABLE,
  room: roomOf(),
  chat: [],
  here: [0],
  watchers: 0,
  ...more,
});

interface Watching extends Follower {
  readonly got: TableMessage[];
  readonly told: Noted[];
}

export const follower = (since?: { steps: number; chat: number }): Watching => {
  const got: TableMessage[] = [];
  const told: Noted[] = [];
  return {
    got,
    told,
    since: () => since,
    receive: (message) => void got.push(message),
    noted: (noted) => void told.push(noted),
  };
};

/** A connection that somebody wants; a test about what is said on it takes one that is merely there. */
export const connect = ({ wanted = true } = {}): { house: House; connection: Connection } => {
  const house = new House();
  const connection = new Connection(house);
  if (wanted) connection.list('mine', () => {});
  return { house, connection };
};

/** A connection that is up, with a table open on it. */
export const seated = () => {
  const { house, connection } = connect();
  house.welcome();
  const table = follower();
  connection.follow(TABLE, table);
  house.say(syncOf());
  return { house, connection, table };
};

/** What has come of a promise by now. */
export const settled = async (promise: Promise<Reply>): Promise<Reply | 'waiting'> =>
  Promise.race([promise, new Promise<'waiting'>((resolve) => setTimeout(() => resolve('waiting'), 1))]);
