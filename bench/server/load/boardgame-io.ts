import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { forEach, Lines } from './lines.ts';
import { CLIENTS, type Driver, type Tables } from './tables.ts';

interface Socket {
  on(event: string, listen: (...args: never[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
}
const require = createRequire(import.meta.url);
const { io } = require('socket.io-client') as { io(address: string, options: object): Socket };

interface State {
  readonly G: { readonly moves: number; readonly fields: readonly number[] };
  readonly _stateID: number;
}
interface Client {
  readonly socket: Socket;
  readonly player: string;
  readonly credentials: string;
  state: State | undefined;
  synced: (state: State) => void;
}
interface Match {
  readonly id: string;
  readonly clients: Client[];
  told: number;
}

const FIELDS = 140;
/** At how many tables views are compared at the end. */
const CHECKED = 5;
const SYNC_TRIES = 50;

/** Clients of boardgame.io that speak the messages of its own client, taking turns. */
export class BoardgameIoTables implements Tables {
  readonly games = 0;
  readonly #address: string;
  readonly #driver: Driver;
  readonly #lines = new Lines();
  readonly #matches: Match[] = [];

  private constructor(address: string, driver: Driver) {
    this.#address = address;
    this.#driver = driver;
  }

  static async open(address: string, count: number, driver: Driver): Promise<BoardgameIoTables> {
    const tables = new BoardgameIoTables(address, driver);
    await forEach([...Array(count).keys()], 8, (table) => tables.#open(table));
    return tables;
  }

  async #open(table: number): Promise<void> {
    const { matchID } = await this.#post<{ matchID: string }>('create', { numPlayers: CLIENTS });
    const match: Match = { id: matchID, clients: [], told: 0 };
    this.#matches[table] = match;
    for (let seat = 0; seat < CLIENTS; seat++) {
      const player = String(seat);
      const joined = await this.#post<{ playerCredentials: string }>(`${matchID}/join`, {
        playerID: player,
        playerName: `p${seat}`,
      });
      const options = { transports: ['websocket'], agent: this.#lines, forceNew: true, reconnection: false };
      const socket = io(`${this.#address}/tiny`, options);
      const client: Client = {
        socket,
        player,
        credentials: joined.playerCredentials,
        state: undefined,
        synced: () => {},
      };
      match.clients.push(client);
      socket.on('sync', (_match: string, { state }: { readonly state: State }) => client.synced(state));
      socket.on('update', (_match: string, state: State) => this.#update(table, match, client, state));
      socket.on('connect_error', (error: Error) => this.#driver.failed(error));
      socket.on('disconnect', () => this.#driver.failed(new Error('boardgame.io cut a line')));
      client.state = await this.#sync(match, client);
    }
  }

  #update(table: number, match: Match, client: Client, state: State): void {
    if (state._stateID !== client.state!._stateID + 1) this.#driver.failed(new Error('boardgame.io left out a move'));
    client.state = state;
    if (++match.told < CLIENTS) return;
    match.told = 0;
    this.#driver.told(table);
    this.#driver.ready(table);
  }

  decide(table: number): void {
    const { id, clients } = this.#matches[table]!;
    const moves = clients[0]!.state!.G.moves;
    const { socket, player, credentials, state } = clients[moves % CLIENTS]!;
    const payload = { type: 'put', args: [moves % FIELDS], playerID: player, credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state!._stateID, id, player);
  }

  get received(): number {
    return this.#lines.received;
  }

  async check(): Promise<number> {
    let views = 0;
    for (const match of this.#matches.slice(0, CHECKED)) {
      for (const client of match.clients) {
        const { G } = await this.#syncUpTo(match, client, client.state!._stateID);
        if (JSON.stringify(G) !== JSON.stringify(client.state!.G)) throw new Error('boardgame.io: a view is wrong');
        views++;
      }
    }
    return views;
  }

  /** It tells a move before it has stored it: with files, who asks at once may get the state before. */
  async #syncUpTo(match: Match, client: Client, stateID: number): Promise<State> {
    for (let tries = 0; tries < SYNC_TRIES; tries++) {
      const state = await this.#sync(match, client);
      if (state._stateID >= stateID) return state;
      await pause(100);
    }
    throw new Error(`boardgame.io has lost state ${stateID}`);
  }

  #sync(match: Match, client: Client): Promise<State> {
    return new Promise((resolve) => {
      client.synced = resolve;
      client.socket.emit('sync', match.id, client.player, client.credentials, CLIENTS);
    });
  }

  async #post<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${this.#address}/games/tiny/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`boardgame.io answers ${path} with ${response.status}`);
    return (await response.json()) as T;
  }
}
