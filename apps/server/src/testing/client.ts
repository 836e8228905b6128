import { connect, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import {
  type ClientMessage,
  type Command,
  LogParts,
  PROTOCOL,
  type ServerMessage,
  type Since,
} from '@wunderkammer/protocol';
import WebSocket from 'ws';
import { readMessage } from './read-message.ts';

type Kind = ServerMessage['t'];
export type MessageOf<T extends Kind> = Extract<ServerMessage, { t: T }>;

interface Expected {
  readonly fits: (message: ServerMessage) => boolean;
  readonly found: (message: never) => void;
  readonly failed: (error: unknown) => void;
}

export interface ClientOptions {
  readonly token?: string;
  readonly cookie?: string;
  readonly origin?: string;
  /** How the names of its requests begin. */
  readonly name?: string;
  /** Gets every byte that the server sends. */
  readonly tap?: (bytes: Buffer) => void;
}

/** How many clients there were: requests of the same person must not have the same name. */
let connected = 0;

/** A client of the protocol, for tests: everything it gets is checked against the schema. */
export class Client {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  readonly #expected = new Set<Expected>();
  readonly #parts = new LogParts();
  readonly #name: string;
  #asked = 0;

  private constructor(socket: WebSocket, name: string) {
    this.socket = socket;
    this.#name = name;
    socket.on('message', (data) => this.#receive(this.#read(String(data))));
    socket.on('error', () => {});
    // Everything that is expected wants to know when the line is cut.
    socket.setMaxListeners(0);
  }

  static async connect(
    address: string,
    { token, cookie, origin, tap, name = `c${++connected}` }: ClientOptions = {},
  ): Promise<Client> {
    const { protocol, host, hostname, port } = new URL(address);
    const isSafe = protocol === 'https:';
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...(origin !== undefined && { origin }),
    };
    const createConnection = (): Socket => {
      const to = { host: hostname, port: Number(port) };
      const line = isSafe ? connectSafely(to) : connect(to);
      if (tap !== undefined) line.on('data', tap);
      return line;
    };
    const socket = new WebSocket(`${isSafe ? 'wss' : 'ws'}://${host}/api/socket`, {
      headers,
      createConnection,
      perMessageDeflate: false,
    });
    const client = new Client(socket, name);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    client.send({ t: 'hello', protocol: PROTOCOL });
    await client.next('hello');
    return client;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of a kind that has not come yet. */
  next<T extends Kind>(kind: T, fits: (message: MessageOf<T>) => boolean = () => true): Promise<MessageOf<T>> {
    return this.#expect((message) => message.t === kind && fits(message as MessageOf<T>)) as Promise<MessageOf<T>>;
  }

  open(table: string, since?: Since): Promise<MessageOf<'sync'>> {
    const synced = this.next('sync', (message) => message.table === table);
    this.send({ t: 'open', table, ...(since && { since }) });
    return synced;
  }

  /** Opens a table that one may not watch. */
  openOutside(table: string): Promise<MessageOf<'outside'>> {
    const shown = this.next('outside', (message) => message.table === table);
    this.send({ t: 'open', table });
    return shown;
  }

  /** Does something and waits for the answer; a refusal is an answer. */
  do(table: string, command: Command, id = `${this.#name}-${++this.#asked}`): Promise<ServerMessage> {
    const answered = this.#expect((message) => 'id' in message && message.id === id);
    this.send({ t: 'do', id, table, do: command });
    return answered;
  }

  /** The same, of which nobody expects a refusal. */
  async must(table: string, command: Command): Promise<ServerMessage> {
    const answer = await this.do(table, command);
    if (answer.t === 'refused') throw new Error(`${command.type} was refused: ${answer.code}, ${answer.message}`);
    return answer;
  }

  /** Notes something and waits for the answer. */
  mark(table: string, marks: Readonly<Record<string, string>>): Promise<ServerMessage> {
    const id = `${this.#name}-${++this.#asked}`;
    const answered = this.#expect((message) => 'id' in message && message.id === id);
    this.send({ t: 'mark', id, table, marks });
    return answered;
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise<void>((resolve) => this.socket.once('close', () => resolve()));
    this.socket.close();
    await closed;
  }

  #expect(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise<ServerMessage>((resolve, reject) => {
      const lost = (): void => reject(new Error('the line was cut'));
      const expected: Expected = {
        fits,
        found: (message) => {
          this.socket.off('close', lost);
          resolve(message);
        },
        failed: reject,
      };
      this.#expected.add(expected);
      this.socket.once('close', lost);
    });
  }

  /** What is not of the protocol fails the test at once, whether or not somebody waits for it. */
  #read(text: string): ServerMessage {
    try {
      return readMessage(text);
    } catch (error) {
      for (const expected of this.#expected) expected.failed(error);
      throw error;
    }
  }

  #receive(received: ServerMessage): void {
    if (received.t === 'log') this.#parts.take(received);
    const message = received.t === 'sync' ? this.#parts.join(received) : received;
    this.messages.push(message);
    for (const expected of this.#expected) {
      if (!expected.fits(message)) continue;
      this.#expected.delete(expected);
      expected.found(message as never);
    }
  }
}
