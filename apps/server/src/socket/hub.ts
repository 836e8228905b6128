import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@wunderkammer/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Authenticator, type Identity, secureUpgrade } from '../auth/authenticator.ts';
import type { AllowedHosts } from '../http/allowed-hosts.ts';
import { isAllowedOrigin } from '../http/csrf.ts';
import { addressKey } from '../limits/address-key.ts';
import { StoreFault } from '../store/store.ts';
import { CLOSE, Connection, type ConnectionContext } from './connection.ts';

export interface HubOptions extends ConnectionContext {
  readonly authenticator: Authenticator;
  readonly hosts: AllowedHosts;
  readonly trustProxy: boolean;
  readonly publicAddress: string | undefined;
  /** How many there may be: in all, and from one address. */
  readonly mostConnections: number;
  readonly mostConnectionsEach: number;
}

const SOCKET_PATH = '/api/socket';

/** How often every connection is looked after. */
const BEAT_MS = 1_000;
/** Thousands of connections are looked after in turn, some at a time: all at once they would hold up whoever is playing. */
const GROUPS = 10;
/** How long somebody may take to say hello. */
const GREETING_MS = 10_000;
/** What it costs to let somebody in, about. */
const UPGRADE_MS = 0.5;
/** When to come back after the server went: it takes about so long to start. */
const AGAIN_MS = 500;

const SOCKETS = {
  noServer: true,
  maxPayload: LIMITS.message,
  // Compressed frames would tell by their length what is in them.
  perMessageDeflate: false,
  clientTracking: false,
  // A connection answers pings itself, and counts them.
  autoPong: false,
  // Somebody who is told to go and does not is cut off.
  closeTimeout: 2_000,
};

/** Every connection there is. */
export class Hub {
  readonly #options: HubOptions;
  readonly #server = new WebSocketServer(SOCKETS);
  readonly #connections = new Map<Connection, string>();
  readonly #byAddress = new Map<string, number>();
  /** Those who are about to come in included. */
  #counted = 0;
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<Connection>());
  #welcomed = 0;
  #turn = 0;
  readonly #beats: NodeJS.Timeout;
  #whenEmpty: (() => void) | undefined;
  #isChecking = false;
  #mustCheck = false;
  #closing = false;

  constructor(options: HubOptions) {
    this.#options = options;
    // Whether a connection is alive is a matter of the real time, whatever the clock of the house says.
    const lookAfter = (): void => {
      for (const connection of this.#groups[this.#turn++ % GROUPS]!) connection.beat();
    };
    this.#beats = setInterval(lookAfter, BEAT_MS / GROUPS).unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Takes over the WebSockets of an HTTP server. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        this.#options.reportError(error);
        turnAway(socket, error instanceof StoreFault ? 503 : 500);
      });
    });
  }

  /** Ends the connections of a person whose sessions are all over. */
  disconnectPerson(person: string): void {
    this.#hangUp((connection) => connection.person === person);
  }

  /** Ends the connections of one session that is over. */
  disconnectSession(session: string): void {
    this.#hangUp((connection) => connection.session === session);
  }

  /** The house was locked: strangers who look at something see no more of it, and hear why when they come back. */
  disconnectStrangers(): void {
    this.#hangUp(({ person }) => person === undefined, 'the house was locked');
  }

  /** It may have been missed that sessions ended: each is looked up, one after the other. */
  async checkSessions(): Promise<void> {
    this.#mustCheck = true;
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      while (this.#mustCheck) {
        this.#mustCheck = false;
        await this.#checkAll();
      }
    } finally {
      this.#isChecking = false;
    }
  }

  async #checkAll(): Promise<void> {
    const sessions = new Map<string, Identity>();
    for (const { identity } of this.#connections.keys()) if (identity) sessions.set(identity.session.id, identity);
    for (const [id, identity] of sessions) {
      if (!(await this.#options.authenticator.isStill(identity))) this.disconnectSession(id);
    }
  }

  #hangUp(on: (connection: Connection) => boolean, why = 'this session is over'): void {
    for (const connection of this.#connections.keys()) if (on(connection)) connection.close(CLOSE.policy, why);
  }

  /** Tells everybody that the server goes and lets nobody in any more. */
  farewell(): void {
    this.#closing = true;
    clearInterval(this.#beats);
    for (const connection of this.#connections.keys()) {
      connection.send(`{"t":"bye","code":"unavailable","again":${AGAIN_MS}}`);
    }
  }

  /** Hangs up, and cuts off those who have not done so themselves after so many milliseconds. */
  async close(patience: number): Promise<void> {
    for (const connection of this.#connections.keys()) connection.close(CLOSE.restart, 'the server is restarting');
    const empty = new Promise<void>((resolve) => {
      this.#whenEmpty = resolve;
      if (this.#connections.size === 0) resolve();
    });
    await Promise.race([empty, pause(patience, undefined, { ref: false })]);
    for (const connection of this.#connections.keys()) connection.cut();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { authenticator, hosts, share, trustProxy, publicAddress, mostConnections, mostConnectionsEach } =
      this.#options;
    const fault = hosts.faultOf(request);
    if (fault !== undefined) return turnAway(socket, fault.status, `${fault.words}\n`);
    const { origin, host, cookie, authorization } = request.headers;
    const secure = secureUpgrade(request, trustProxy);
    const asking = { origin, host, secure, cookie: cookie !== undefined, bearer: authorization !== undefined };
    if (request.url?.split('?')[0] !== SOCKET_PATH) return turnAway(socket, 404);
    if (!isAllowedOrigin(asking, publicAddress)) return turnAway(socket, 403);
    const address = addressKey(this.#addressOf(request));
    const full = this.#counted >= mostConnections || (this.#byAddress.get(address) ?? 0) >= mostConnectionsEach;
    if (this.#closing || full) return turnAway(socket, 503);
    const visitor = share.visitor(address);
    visitor.charge(UPGRADE_MS);
    // Counted before it is known who it is: a thousand at the same moment are a thousand, too.
    this.#count(address, 1);
    const gone = (): void => this.#count(address, -1);
    socket.once('close', gone);
    if (!(await visitor.turn())) return turnAway(socket, 503);
    const identity = await authenticator.authenticateUpgrade(request.headers, secure);
    if (socket.destroyed) return;
    this.#server.handleUpgrade(request, socket, head, (client) => this.#welcome(client, socket, address, identity));
  }

  #welcome(socket: WebSocket, stream: Duplex, address: string, identity: Identity | undefined): void {
    const connection = new Connection(socket, stream, this.#options, { address, identity });
    const group = this.#groups[this.#welcomed++ % GROUPS]!;
    this.#connections.set(connection, address);
    group.add(connection);
    const waiting = setTimeout(() => {
      if (!connection.hasGreeted) connection.close(CLOSE.policy, 'nobody said hello');
    }, GREETING_MS).unref();
    socket.on('close', () => {
      clearTimeout(waiting);
      this.#connections.delete(connection);
      group.delete(connection);
      if (this.#connections.size === 0) this.#whenEmpty?.();
    });
    if (this.#closing) connection.close(CLOSE.again, 'the server is restarting');
  }

  #count(address: string, by: 1 | -1): void {
    this.#counted += by;
    const count = (this.#byAddress.get(address) ?? 0) + by;
    if (count === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, count);
  }

  /** A trusted proxy adds the address it saw at the end. */
  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#options.trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
    return forwarded.split(',').at(-1)!.trim() || (socket.remoteAddress ?? '');
  }
}

const turnAway = (socket: Duplex, status: number, words = ''): void => {
  // Somebody who does not hang up in turn would keep the connection for ever.
  socket.once('finish', () => socket.destroy());
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Type: text/plain'];
  socket.end(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(words)}\r\n\r\n${words}`);
};
