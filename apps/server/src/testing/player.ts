import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type DecisionBase,
  FastRandom,
  type Seat,
  type StepBase,
  tableOf,
  USUAL_MIND,
  type ViewBase,
} from '@wunderkammer/kernel';
import {
  applyPatch,
  type ClientMessage,
  type Code,
  type Command,
  choicesOf,
  LogParts,
  type Offer,
  PROTOCOL,
  type Room,
  type ServerMessage,
  type SyncMessage,
} from '@wunderkammer/protocol';
import WebSocket from 'ws';
import { GAMES, gameOf } from '../games.ts';
import type { MessageOf } from './client.ts';
import { readMessage } from './read-message.ts';
import type { Guest } from './test-server.ts';

const startTimer = globalThis.setTimeout;

/** How a player behaves. */
export interface Habits {
  /** From which address it seems to come, behind a proxy. */
  readonly from: string;
  /** How long it thinks at the most, in milliseconds. */
  readonly thinks: number;
  /** Never decides anything: its clock runs out. */
  readonly sleeps?: boolean;
  /** Does not want to start: goes from seat to seat. */
  readonly wanders?: boolean;
  /** Wants no rematch. */
  readonly once?: boolean;
  /** Takes decisions back now and then; somebody else may have been faster. */
  readonly isFickle?: boolean;
}

/** When a page tries again after its line was lost: the steps of the web app. */
const STEPS = [0, 250, 500, 1_000] as const;
const LONGEST_STEP = 1_500;
const TRY_AGAIN_MS = 300;
/** How often something is said rather than decided; and how much later again, since nobody may say more. */
const TALKATIVE = 25;
const WORD_MS = 1_000;
/** How often somebody fickle takes back what can be taken back. */
const FICKLE = 4;

/**
 * Somebody who plays by the protocol and stays at the table by themselves: comes back when the line is lost, asks again under
 * the same name for what was not acknowledged, and notes everything that the server promised.
 */
export class Player {
  readonly guest: Guest;
  /** What the server said it has done, by the name of the request. */
  readonly acknowledged = new Map<string, Command>();
  readonly refused = new Map<string, Code>();
  /** Asked and not yet answered. */
  readonly pending = new Map<string, Command>();
  /** Faults of the server that this player noticed. */
  readonly faults: string[] = [];
  readonly #habits: Habits;
  readonly #addresses: readonly string[];
  readonly #random: FastRandom;
  readonly #synced = new Set<() => void>();
  readonly #parts = new LogParts();
  table: string;
  room: Room | undefined;
  /** What was seen of each step. */
  log: StepBase[] = [];
  view: ViewBase | undefined;
  offer: Offer | undefined;
  /** Whether its last decision can be taken back, and how many were at this table. */
  #back = false;
  #takenBack = 0;
  lines = 0;
  #socket: WebSocket | undefined;
  #open = false;
  #tries = 0;
  #dialled: number;
  #asked = 0;
  #spoke = Number.NEGATIVE_INFINITY;
  #again: number | undefined;
  #dialling: NodeJS.Timeout | undefined;
  #thinking: NodeJS.Timeout | undefined;
  #stopped = false;
  #finished = false;

  /** Of several addresses it begins with that of its own number, and goes on to the next when the line is lost. */
  constructor(addresses: string | readonly string[], table: string, guest: Guest, habits: Habits, number = 0) {
    this.#addresses = [addresses].flat();
    this.#dialled = number;
    this.table = table;
    this.guest = guest;
    this.#habits = habits;
    this.#random = new FastRandom(`player ${guest.name}`);
    this.#dial();
  }

  get isSynced(): boolean {
    return this.#open;
  }

  get isOver(): boolean {
    return this.room?.status === 'over';
  }

  /** Resolves when the player is at its table. */
  synced(): Promise<void> {
    return this.#open ? Promise.resolve() : new Promise((resolve) => this.#synced.add(resolve));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#dialling);
    clearTimeout(this.#thinking);
    this.#socket?.terminate();
  }

  /** Loses the line, and comes back by itself. */
  hangUp(): void {
    this.#socket?.terminate();
  }

  /** Decides nothing more. */
  finish(): void {
    this.#finished = true;
  }

  /** Resolves when everything asked is answered and the player is at its table. */
  async quiet(): Promise<void> {
    // Whatever arrives next is what changes it.
    while (this.pending.size > 0 || !this.#open) await setTimeout(20);
  }

  ask(command: Command): void {
    const id = `${this.guest.name}-${++this.#asked}`;
    this.pending.set(id, command);
    this.#sendDo(id, command);
  }

  #sendDo(id: string, command: Command): void {
    if (this.#open) this.#send({ t: 'do', id, table: this.table, do: command });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // The line.

  #dial(): void {
    if (this.#stopped) return;
    const headers = { authorization: `Bearer ${this.guest.token}`, 'x-forwarded-for': this.#habits.from };
    const address = this.#addresses[this.#dialled++ % this.#addresses.length]!;
    const url = `${address.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(url, { headers, perMessageDeflate: false, handshakeTimeout: 5_000 });
    this.#socket = socket;
    socket.on('open', () => this.#send({ t: 'hello', protocol: PROTOCOL }));
    socket.on('message', (data) => this.#receive(readMessage(String(data))));
    socket.on('error', () => {});
    socket.on('close', () => this.#lost());
  }

  #lost(): void {
    this.#open = false;
    this.#parts.clear();
    if (this.#stopped) return;
    const step = STEPS[this.#tries++] ?? LONGEST_STEP;
    const wait = this.#again ?? step * (0.75 + this.#random.below(250) / 1000);
    this.#again = undefined;
    this.#dialling = startTimer(() => this.#dial(), wait);
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'hello':
        this.#tries = 0;
        this.#openTable();
        break;
      case 'log':
        this.#parts.take(message);
        break;
      case 'sync':
        this.#sync(this.#parts.join(message));
        break;
      case 'played':
        this.#played(message);
        this.#acknowledge(message.id);
        break;
      case 'takenBack':
        this.#stepBack(message);
        this.#acknowledge(message.id);
        break;
      case 'room':
        this.room = message.room;
        this.#acknowledge(message.id);
        break;
      case 'chat':
        if (message.line.n !== this.lines) this.faults.push(`line ${message.line.n} came after ${this.lines} lines`);
        this.lines = message.line.n + 1;
        this.#acknowledge(message.id);
        break;
      case 'done':
        this.#acknowledge(message.id);
        break;
      case 'refused':
        this.#refusal(message);
        break;
      case 'gone':
        this.faults.push(`table ${message.table} is gone: ${message.code}`);
        break;
      case 'bye':
        this.#again = message.again;
        break;
      case 'outside':
        this.faults.push(`was left at the door of ${message.table}`);
        break;
      case 'here':
      case 'answer':
      case 'list':
      case 'pong':
        break;
    }
    this.#goOn();
  }

  #openTable(): void {
    const since = this.room && { steps: this.log.length, chat: this.lines, takenBack: this.#takenBack };
    this.#send({ t: 'open', table: this.table, ...(since && { since }) });
  }

  #sync({ table, room, game, chat }: SyncMessage): void {
    if (table !== this.table) return;
    this.room = room;
    this.lines = Math.max(this.lines, (chat.at(-1)?.n ?? -1) + 1);
    if (game !== undefined) {
      const takenBack = game.takenBack ?? 0;
      if (game.steps < this.log.length && takenBack === this.#takenBack)
        this.faults.push(`had seen ${this.log.length} steps, there are ${game.steps}`);
      this.log = [...this.log.slice(0, game.from), ...game.log.map(({ s }) => s as StepBase)];
      if (this.log.length !== game.steps)
        this.faults.push(`has ${this.log.length} steps after a sync of ${game.steps}`);
      this.view = game.view;
      this.offer = game.offer;
      this.#back = game.back === 1;
      this.#takenBack = takenBack;
    }
    this.#open = true;
    for (const [id, command] of this.pending) this.#sendDo(id, command);
    for (const resolve of this.#synced) resolve();
    this.#synced.clear();
  }

  #stepBack({ n, p, offer, back, takenBack }: MessageOf<'takenBack'>): void {
    this.log.pop();
    if (p !== undefined) this.view = applyPatch(this.view, p);
    if (this.log.length !== n)
      this.faults.push(`has ${this.log.length} steps after one was taken back, the server ${n}`);
    if (takenBack !== ++this.#takenBack) this.faults.push(`${takenBack} steps were taken back, not ${this.#takenBack}`);
    this.offer = offer;
    this.#back = back === 1;
  }

  #played({ n, steps, offer, back }: MessageOf<'played'>): void {
    for (const { s, p } of steps) {
      this.log.push(s as StepBase);
      if (p !== undefined) this.view = applyPatch(this.view, p);
    }
    if (this.log.length !== n) this.faults.push(`has ${this.log.length} steps, the server ${n}`);
    this.offer = offer;
    this.#back = back === 1;
  }

  #acknowledge(id: string | undefined): void {
    const command = id === undefined ? undefined : this.pending.get(id);
    if (command === undefined) return;
    this.pending.delete(id!);
    this.acknowledged.set(id!, command);
  }

  #refusal({ id, code, message }: MessageOf<'refused'>): void {
    const command = id === undefined ? undefined : this.pending.get(id);
    if (id === undefined || command === undefined) {
      // Asked for the table when the server had begun to stop: it has said so, and will hang up.
      if (code === 'unavailable' && this.#again !== undefined) return;
      // Asked twice, since the table was shown anew before the answer came.
      if (id !== undefined && this.refused.get(id) === code) return;
      this.faults.push(`refused: ${code} ${message}`);
      return;
    }
    if (code === 'unavailable') {
      startTimer(() => this.pending.has(id) && this.#sendDo(id, command), TRY_AGAIN_MS).unref();
      return;
    }
    this.pending.delete(id);
    this.refused.set(id, code);
    // What was offered a moment ago may be over, or somebody else was faster; anything else is a mistake.
    if (!['stale', 'not-now', 'taken', 'rate-limited', 'full'].includes(code))
      this.faults.push(`${command.type}: ${code} ${message}`);
  }

  // What it does.

  /** Thinks, and then does what there is to do; one thing at a time. */
  #goOn(): void {
    if (!this.#open || this.pending.size > 0 || this.#thinking !== undefined || this.#finished) return;
    const think = this.#random.below(this.#habits.thinks) + 1;
    this.#thinking = startTimer(() => {
      this.#thinking = undefined;
      if (this.#open && this.pending.size === 0 && !this.#finished) this.#act();
    }, think);
  }

  #act(): void {
    const { room } = this;
    if (room === undefined) return;
    if (this.#habits.wanders) this.#wander(room);
    else if (room.next !== undefined && !this.#habits.once) this.#moveTo(room.next.table);
    else if (room.status === 'over') this.#habits.once || this.#later({ type: 'next' });
    else if (room.status === 'waiting') this.#arrive(room);
    else if (this.#random.below(TALKATIVE) === 0 && this.#maySpeak())
      this.ask({ type: 'say', text: `step ${this.log.length}` });
    else if (this.#habits.isFickle && this.#back && this.#random.below(FICKLE) === 0)
      this.ask({ type: 'takeBack', after: this.log.length });
    else if (this.offer !== undefined && !this.#habits.sleeps) {
      this.ask({ type: 'play', after: this.log.length, step: this.#decide(room) });
    }
  }

  #maySpeak(): boolean {
    const now = performance.now();
    if (now - this.#spoke < WORD_MS) return false;
    this.#spoke = now;
    return true;
  }

  #wander({ seats, you }: Room): void {
    const free = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    const seat = free[this.#random.below(Math.max(1, free.length))];
    const { name } = this.guest;
    const whim = you.seat === null ? 2 : this.#random.below(3);
    if (whim === 0) this.ask({ type: 'say', text: `${this.#asked} from ${name}` });
    else if (whim === 1) this.ask({ type: 'stand' });
    else this.ask({ type: 'sit', name, entropy: '', ...(seat !== undefined && { seat }) });
  }

  /** Before the start: gives something to the seed; the host starts when everybody is there. */
  #arrive({ seats, you }: Room): void {
    const own = seats[you.seat ?? -1];
    const { name } = this.guest;
    if (own === undefined || !own.ready) this.ask({ type: 'sit', name, entropy: `luck of ${name}` });
    else if (you.host && seats.every(({ kind, ready }) => kind === 'bot' || ready)) this.ask({ type: 'start' });
  }

  /** A rematch is refused for a while when there were too many. */
  #later(command: Command): void {
    if (this.room!.you.host && ![...this.refused.values()].includes('rate-limited')) this.ask(command);
  }

  #moveTo(table: string): void {
    this.#send({ t: 'leave', table: this.table });
    this.#open = false;
    this.table = table;
    this.room = undefined;
    this.log = [];
    this.view = undefined;
    this.offer = undefined;
    this.#back = false;
    this.#takenBack = 0;
    this.lines = 0;
    this.#openTable();
  }

  #decide({ setup, you }: Room): DecisionBase {
    const game = gameOf(GAMES, setup.game)!;
    const table = tableOf(game, setup.seats, setup.options);
    const seat = you.seat as Seat;
    const choices = choicesOf(this.offer!, game, game.create(table), seat);
    const picked = choices[this.#random.below(choices.length)]!;
    // What is only named has to be made; a bot makes one from what it sees.
    return picked.type === 'arrange'
      ? game.bot(USUAL_MIND, seat, table, this.#random).decide(this.view!, [picked])
      : picked;
  }

  /** What a fresh look at the table shows that this player, who was told change by change, does not have. */
  differenceTo({ game }: SyncMessage): string | undefined {
    const log = game?.log.map(({ s }) => s) ?? [];
    if (!isDeepStrictEqual(log, this.log))
      return `${log.length} steps were played, the player knows ${this.log.length}`;
    return isDeepStrictEqual(game?.view, this.view) ? undefined : 'the view is another one';
  }
}
