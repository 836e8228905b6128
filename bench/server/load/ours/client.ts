import type { Seat } from '@wunderkammer/kernel';
import {
  applyPatch,
  type ClientMessage,
  type Command,
  type Offer,
  type Patch,
  PROTOCOL,
  type ServerMessage,
  type SyncMessage,
} from '@wunderkammer/protocol';
import WebSocket from 'ws';
import type { Lines } from '../lines.ts';
import type { Person } from './house.ts';

type Kind = ServerMessage['t'];
type MessageOf<T extends Kind> = Extract<ServerMessage, { t: T }>;

/** What a client tells the table it sits at. */
export interface ClientEars {
  played(client: Client): void;
  failed(error: Error): void;
}

/** One client of the public protocol, made to cost little: it reads messages without checking them against the schema. */
export class Client {
  readonly person: Person;
  ears: ClientEars | undefined;
  table = '';
  seat: Seat | null = null;
  steps = 0;
  offer: Offer | undefined;
  /** Keeps its view up to date by the patches; the others have it as it was when they opened the table. */
  follows = false;
  view: object = {};
  readonly #socket: WebSocket;
  readonly #awaited = new Map<Kind, (message: never) => void>();
  #asked = 0;

  constructor(address: string, person: Person, lines: Lines) {
    this.person = person;
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      agent: lines,
      perMessageDeflate: false,
      skipUTF8Validation: true,
      headers: { 'x-forwarded-for': person.address },
    });
    this.#socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as ServerMessage));
  }

  /** Connects and says hello. */
  async greet(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#socket.once('open', resolve);
      this.#socket.once('error', reject);
    });
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', (code, reason) => this.#fail(new Error(`a line was cut: ${code} ${String(reason)}`)));
    const hello = this.next('hello');
    this.#send({ t: 'hello', protocol: PROTOCOL, token: this.person.token });
    await hello;
  }

  open(table: string): Promise<SyncMessage> {
    this.table = table;
    const sync = this.next('sync');
    this.#send({ t: 'open', table });
    return sync;
  }

  leave(table: string): void {
    this.#send({ t: 'leave', table });
  }

  /** Asks for something that changes the table itself. */
  ask(command: Exclude<Command, { type: 'play' | 'say' }>): Promise<MessageOf<'room'>> {
    const { promise, resolve } = Promise.withResolvers<MessageOf<'room'>>();
    const id = this.#do(command);
    const listen = (message: MessageOf<'room'>): void => {
      if (message.id === id) resolve(message);
      else this.#awaited.set('room', listen);
    };
    this.#awaited.set('room', listen);
    return promise;
  }

  play(step: object): void {
    this.offer = undefined;
    this.#do({ type: 'play', after: this.steps, step: step as never });
  }

  /** The next message of a kind; one at a time. */
  next<T extends Kind>(kind: T): Promise<MessageOf<T>> {
    return new Promise((resolve) => {
      this.#awaited.set(kind, resolve);
    });
  }

  /** Hangs up for good. */
  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.terminate();
  }

  #do(command: Command): string {
    const id = `b${++this.#asked}`;
    this.#send({ t: 'do', id, table: this.table, do: command });
    return id;
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #fail(error: Error): void {
    if (this.ears === undefined) throw error;
    this.ears.failed(error);
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'played') this.#played(message);
    else if (message.t === 'sync') this.#synced(message);
    else if (message.t === 'refused' || message.t === 'gone' || message.t === 'bye') {
      this.#fail(new Error(`the house says ${JSON.stringify(message)}`));
    }
    const listen = this.#awaited.get(message.t);
    if (listen === undefined) return;
    this.#awaited.delete(message.t);
    listen(message as never);
  }

  #synced({ game }: SyncMessage): void {
    if (game === undefined) return;
    this.seat = game.seat as Seat | null;
    this.steps = game.steps;
    this.offer = game.offer;
    this.view = game.view;
  }

  #played({ n, steps, offer }: MessageOf<'played'>): void {
    if (n !== this.steps + steps.length) this.#fail(new Error(`steps were left out: ${this.steps} to ${n}`));
    this.steps = n;
    if (this.follows) {
      for (const { p } of steps) if (p !== undefined) this.view = applyPatch(this.view, p as Patch) as object;
    }
    this.offer = offer;
    this.ears?.played(this);
  }
}
