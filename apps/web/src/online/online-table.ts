import type { Game } from '@wunderkammer/kernel';
import type {
  ChatLine,
  Clocks,
  Code,
  Command,
  OutsideView,
  PlayedMessage,
  Room,
  Since,
  SyncMessage,
  TakenBackMessage,
  ToldStep,
} from '@wunderkammer/protocol';
import type { Connection, TableMessage } from './connection.ts';
import { withNames } from './nameless.ts';
import { OnlineSource } from './online-source.ts';
import type { Noted } from './pending-notes.ts';
import type { Reply } from './pending-requests.ts';

/** Decisions of one's own seat that one did not make here. */
export interface Unasked {
  /** A bot has the seat, or the time ran out. */
  readonly why: 'bot' | 'clock';
  readonly count: number;
  /** After so many steps. */
  readonly version: number;
}

/** Notes of one's own that the house has refused, and so are not there any more. */
export interface Unkept {
  readonly code: Code;
  readonly count: number;
}

/** Something that happened to a seat of somebody else, and that no board shows. */
export interface SeatNews {
  /**
   * The time ran out for one decision; a bot stands in, no longer, or for good; somebody does not want the game to end; or has
   * gone from the table, or come back to it.
   */
  readonly type: 'clock' | 'handed' | 'back' | 'resigned' | 'left' | 'declined' | 'away' | 'here';
  readonly name: string;
}

/** All that is known of a table besides its game. */
export interface TableNow {
  readonly room?: Room;
  /** In place of all the rest: one may not watch here, and sees the table from outside. */
  readonly outside?: OutsideView;
  /** The clocks, and when they were told. */
  readonly clocks?: Clocks & { readonly at: number };
  readonly chat: readonly ChatLine[];
  /** The seats whose people have the table on their page now. */
  readonly here: readonly number[];
  readonly watchers: number;
  /** One may not follow this table, or no longer. */
  readonly gone?: Code;
  /** The game, once there is one and one may see it. */
  readonly source?: OnlineSource;
  readonly unasked?: Unasked;
  readonly unkept?: Unkept;
  /** The newest of its kind. */
  readonly news?: SeatNews;
  /** One sat here while this page was open, and does no longer: how far the table was then. */
  readonly unseated?: Room['status'];
}

export interface TableParts {
  readonly id: string;
  readonly connection: Pick<Connection, 'follow' | 'reopen' | 'do' | 'why' | 'mark' | 'marksOf'>;
  readonly load: (game: string) => Promise<Game>;
  readonly fetchRecord: () => Promise<object | undefined>;
  readonly shownBefore: number;
  readonly now: () => number;
}

/** One table of the house on this page: who is there, what they say, and the game as a source of its own. */
export class OnlineTable {
  readonly id: string;
  readonly #parts: TableParts;
  readonly #leave: () => void;
  readonly #changed = new Set<() => void>();
  #now: TableNow = { chat: [], here: [], watchers: 0 };
  #game: Game | undefined;
  /** What came while the rules of the game were being loaded. */
  #held: TableMessage[] | undefined;
  #closed = false;

  constructor(parts: TableParts) {
    this.id = parts.id;
    this.#parts = parts;
    this.#leave = parts.connection.follow(parts.id, {
      since: () => this.#since(),
      receive: (message) => this.#receive(message),
      noted: (noted) => this.#noted(noted),
    });
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#changed.add(changed);
    return () => this.#changed.delete(changed);
  };

  readonly snapshot = (): TableNow => this.#now;

  do(command: Command): Promise<Reply> {
    return this.#parts.connection.do(this.id, command);
  }

  /** The note about decisions that one did not make was read. */
  readonly readUnasked = (): void => {
    const { unasked: _read, ...rest } = this.#now;
    this.#replace(rest);
  };

  /** That notes were refused was read. */
  readonly readUnkept = (): void => {
    const { unkept: _read, ...rest } = this.#now;
    this.#replace(rest);
  };

  close(): void {
    this.#closed = true;
    this.#leave();
    this.#now.source?.close();
  }

  #since(): Since | undefined {
    const { source, chat } = this.#now;
    if (source?.version === undefined) return undefined;
    const { version: steps, takenBack } = source;
    return { steps, chat: (chat.at(-1)?.n ?? -1) + 1, ...(takenBack > 0 && { takenBack }) };
  }

  #receive(message: TableMessage): void {
    if (this.#held !== undefined) {
      this.#held.push(message);
      return;
    }
    if (message.t === 'sync' && message.game !== undefined && this.#game === undefined) {
      this.#held = [message];
      void this.#load(message.room.setup.game);
      return;
    }
    switch (message.t) {
      case 'sync':
        this.#sync(message);
        break;
      case 'played':
        this.#played(message);
        break;
      case 'takenBack':
        this.#tookBack(message);
        break;
      case 'room':
        this.#setRoom(message.room);
        break;
      case 'outside':
        this.#stepOut(message.outside);
        break;
      case 'chat':
        if (message.line.n > (this.#now.chat.at(-1)?.n ?? -1)) this.#set({ chat: [...this.#now.chat, message.line] });
        break;
      case 'here':
        this.#set({
          ...presenceNews(this.#now, message.here),
          here: message.here,
          watchers: message.watchers,
          ...this.#timed(message.clocks),
        });
        break;
      case 'gone':
        this.#set({ gone: message.code });
        break;
    }
  }

  async #load(game: string): Promise<void> {
    try {
      this.#game = await this.#parts.load(game);
    } catch {
      // The network went while the rules were on their way: the next sync tries again.
      this.#held = undefined;
      return;
    }
    const held = this.#held ?? [];
    this.#held = undefined;
    if (!this.#closed) for (const message of held) this.#receive(message);
  }

  #sync({ room, game, chat, here, watchers }: SyncMessage): void {
    const { gone: _gone, ...rest } = this.#now;
    this.#replace({ ...rest, chat: joined(this.#now.chat, chat), here, watchers });
    this.#setRoom(room);
    if (game === undefined) return;
    const source = this.#sourceFor(room);
    const missed = source.sync(game);
    if (missed === undefined) {
      // Another person's eyes than before, or a gap: without a version everything comes.
      this.#parts.connection.reopen(this.id);
      return;
    }
    this.#set({ source });
    if (missed.length > 0) this.#noteStandIns(game.log.slice(-missed.length), game.seat, game.steps);
  }

  #played(message: PlayedMessage): void {
    const { source } = this.#now;
    const known = source?.version ?? 0;
    if (source === undefined || !source.played(message)) {
      this.#parts.connection.reopen(this.id);
      return;
    }
    if (message.n > known) this.#noteStandIns(message.steps, source.viewer, message.n);
    this.#set(this.#timed(message.clocks));
    if (message.steps.some(({ s }) => s.by === source.viewer)) this.#onTime();
  }

  #tookBack(message: TakenBackMessage): void {
    if (this.#now.source?.tookBack(message) !== true) {
      this.#parts.connection.reopen(this.id);
      return;
    }
    this.#set(this.#timed(message.clocks));
  }

  /** Clocks that were told just now. */
  #timed(clocks: Clocks | undefined): Pick<TableNow, 'clocks'> {
    return clocks === undefined ? {} : { clocks: { ...clocks, at: this.#parts.now() } };
  }

  /** Whoever came back late has decided. */
  #onTime(): void {
    const { room } = this.#now;
    if (room?.you.late === undefined) return;
    const { late: _past, ...you } = room.you;
    this.#set({ room: { ...room, you } });
  }

  #noted(noted: Noted): void {
    this.#now.source?.noted(noted);
    const count = Object.keys(noted.marks).length;
    if (noted.refused === undefined || count === 0) return;
    this.#set({ unkept: { code: noted.refused, count: count + (this.#now.unkept?.count ?? 0) } });
  }

  #setRoom(told: Room): void {
    const room = { ...told, seats: withNames(told.seats) };
    const before = this.#now.room;
    const { clocks: _old, unseated: _left, outside: _outside, ...rest } = this.#now;
    const unseated = this.#leftBehind();
    const news = before?.status === 'playing' && room.status === 'playing' ? seatNews(before, room) : undefined;
    this.#replace({
      ...rest,
      room,
      ...this.#timed(room.clocks),
      ...(news !== undefined && { news }),
      ...(unseated !== undefined && room.you.seat === null && { unseated }),
    });
    this.#now.source?.roomChanged(room);
  }

  /** One may not see the table from within, or no longer: nothing of that is kept. */
  #stepOut(told: OutsideView): void {
    const unseated = this.#leftBehind();
    const outside = told.status === 'waiting' ? { ...told, seats: withNames(told.seats) } : told;
    this.#now.source?.close();
    this.#replace({ chat: [], here: [], watchers: 0, outside, ...(unseated !== undefined && { unseated }) });
  }

  /** How far the table was when one last sat here, on this page. */
  #leftBehind(): Room['status'] | undefined {
    const { room, unseated } = this.#now;
    return room === undefined || room.you.seat === null ? unseated : room.status;
  }

  #sourceFor(room: Room): OnlineSource {
    const { id, connection, fetchRecord, shownBefore } = this.#parts;
    return (
      this.#now.source ?? new OnlineSource({ table: id, connection, game: this.#game!, room, fetchRecord, shownBefore })
    );
  }

  /** What a bot decided on one's own seat, in one's place. */
  #noteStandIns(steps: readonly ToldStep[], viewer: unknown, version: number): void {
    for (const why of ['bot', 'clock'] as const) {
      const count = steps.filter(({ s, a }) => s.by === viewer && a === why).length;
      const before = this.#now.unasked;
      if (count > 0)
        this.#set({ unasked: { why, count: before?.why === why ? before.count + count : count, version } });
    }
    const late = steps.findLast(({ s, a }) => a === 'clock' && s.by !== viewer)?.s.by;
    const name = typeof late === 'number' ? this.#now.room?.seats[late]?.name : undefined;
    if (name !== undefined) this.#set({ news: { type: 'clock', name } });
  }

  #set(change: Partial<TableNow>): void {
    this.#replace({ ...this.#now, ...change });
  }

  #replace(now: TableNow): void {
    this.#now = now;
    for (const changed of this.#changed) changed();
  }
}

/** Who of the others went from a game that is being played, or came back to it. */
const presenceNews = ({ room, here }: TableNow, now: readonly number[]): Pick<TableNow, 'news'> => {
  if (room?.status !== 'playing') return {};
  const moved = room.seats.findIndex(
    ({ kind, handed, resigned }, seat) =>
      kind === 'person' && !handed && !resigned && seat !== room.you.seat && here.includes(seat) !== now.includes(seat),
  );
  if (moved < 0) return {};
  return { news: { type: now.includes(moved) ? 'here' : 'away', name: room.seats[moved]!.name } };
};

/** What became of the seats of others between two looks at the same game. */
const seatNews = (before: Room, now: Room): SeatNews | undefined => {
  const { declined, again } = now.proposal ?? {};
  const isNew = before.proposal?.again !== again || before.proposal?.declined === undefined;
  if (declined !== undefined && isNew && declined !== now.you.seat) {
    return { type: 'declined', name: now.seats[declined]!.name };
  }
  for (const [index, { kind, handed, resigned }] of now.seats.entries()) {
    const was = before.seats[index]!;
    const { name } = was;
    if (index === now.you.seat || index === before.you.seat || was.kind !== 'person') continue;
    if (kind === 'bot') return { type: 'left', name };
    if (resigned && !was.resigned) return { type: 'resigned', name };
    if (handed !== was.handed && !resigned) return { type: handed ? 'handed' : 'back', name };
  }
  return undefined;
};

/** What a seat has left now, in milliseconds: its clock has been running since it was told. */
export const leftNow = ({ left, running, at }: Clocks & { readonly at: number }, seat: number, now: number): number =>
  Math.max(0, (left[seat] ?? 0) - (running.includes(seat) ? now - at : 0));

/** Lines come in order; those that came before are not said again. */
const joined = (before: readonly ChatLine[], after: readonly ChatLine[]): readonly ChatLine[] => {
  const last = before.at(-1)?.n ?? -1;
  return [...before, ...after.filter(({ n }) => n > last)];
};
