import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import {
  FastRandom,
  type Game,
  type Seat,
  type StepBase,
  seat,
  tableOf,
  USUAL_MIND,
  type Viewer,
} from '@wunderkammer/kernel';
import {
  type ChatLine,
  Comparison,
  type Offer,
  type OutsideView,
  type PlayedMessage,
  packMoves,
  type Room,
  type SyncMessage,
} from '@wunderkammer/protocol';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { describe, expect, it } from 'vitest';
import type { Happened, Marks, Sync, TableInfo } from '../table/source.ts';
import { Connection } from './connection.ts';
import { leftNow, OnlineTable } from './online-table.ts';
import { House, roomOf, syncOf, TABLE } from './testing.ts';

const GAMES: readonly Game[] = [feuersalamander, dreiMagier, salomonsOordeel];
const MOST_MOVES = 4_096;

/** The truth of a game, and what the house would send of it to one viewer. */
class Truth {
  readonly game: Game;
  readonly room: Room;
  readonly viewer: Viewer;
  readonly #state;
  readonly #random = new FastRandom('truth');
  readonly #bots;
  readonly log: { s: StepBase; x?: 1 }[] = [];

  constructor(id: string, viewer: Viewer, more: Partial<Room> = {}) {
    this.game = GAMES.find((game) => game.id === id)!;
    const seats = this.game.seats.max > 2 ? 3 : 2;
    const [person] = roomOf().seats;
    const room = roomOf({ seats: Array.from({ length: seats }, (_, index) => ({ ...person!, name: `P${index}` })) });
    this.room = {
      ...room,
      setup: { ...room.setup, game: id, seats },
      you: { seat: viewer === 'watcher' ? null : viewer, host: viewer === 0 },
      ...more,
    };
    this.viewer = viewer;
    const table = tableOf(this.game, seats);
    this.#state = this.game.create(table);
    this.#bots = Array.from({ length: seats }, (_, index) =>
      this.game.bot(USUAL_MIND, seat(index), table, this.#random),
    );
  }

  get view(): object {
    return this.game.view(this.#state, this.viewer);
  }

  get legal(): readonly StepBase[] {
    return this.viewer === 'watcher' ? [] : this.game.legal(this.#state, this.viewer);
  }

  get isOver(): boolean {
    return this.game.turn(this.#state).type === 'over';
  }

  get asked(): readonly Seat[] {
    const turn = this.game.turn(this.#state);
    return turn.type === 'decision' ? turn.seats : [];
  }

  #offer(): { offer?: Offer } {
    const { viewer } = this;
    if (viewer === 'watcher' || this.legal.length === 0) return {};
    const into = new Int32Array(MOST_MOVES);
    const count = this.game.engine.moves(this.#state, viewer, into);
    const offer = count > 0 ? packMoves(into, count) : (this.legal as unknown as Offer);
    return { offer };
  }

  sync(from = 0, more: Partial<SyncMessage> = {}): SyncMessage {
    return syncOf({
      room: this.room,
      game: {
        seat: this.viewer === 'watcher' ? null : this.viewer,
        steps: this.log.length,
        from,
        log: this.log.slice(from) as never,
        view: this.view as never,
        ...this.#offer(),
        marks: {},
      },
      ...more,
    });
  }

  /** Plays a decision of whoever is asked, and the chance after it, or the chance that is due. */
  play(id?: string): PlayedMessage {
    const steps: PlayedMessage['steps'] = [];
    const step = (played: StepBase): void => {
      const s = this.game.seen(this.#state, played, this.viewer);
      const open = this.game.seen(this.#state, played, 'watcher');
      const before = this.view;
      for (const [index, bot] of this.#bots.entries()) bot.observe(this.game.seen(this.#state, played, seat(index)));
      expect(this.game.play(this.#state, played)).toBeUndefined();
      const patch = new Comparison().patch(before, this.view);
      const entry = { s, ...(JSON.stringify(s) !== JSON.stringify(open) && { x: 1 as const }) };
      this.log.push(entry);
      steps.push({ ...entry, ...(patch !== undefined && { p: JSON.parse(patch) }) } as never);
    };
    const turn = this.game.turn(this.#state);
    if (turn.type === 'decision') {
      const who = turn.seats[0]!;
      step(this.#bots[who]!.decide(this.game.view(this.#state, who), this.game.legal(this.#state, who)));
    }
    while (this.game.turn(this.#state).type === 'chance') step(this.game.chance(this.#state, this.#random));
    const wire = { t: 'played', table: TABLE, n: this.log.length, steps, ...this.#offer(), ...(id && { id }) };
    return JSON.parse(JSON.stringify(wire)) as PlayedMessage;
  }
}

/** A page with a table on it, and all that its table was told. */
const seated = async (truth: Truth, shownBefore = 0) => {
  const house = new House();
  const connection = new Connection(house);
  const table = new OnlineTable({
    id: TABLE,
    connection,
    load: () => Promise.resolve(truth.game),
    fetchRecord: async () => undefined,
    shownBefore,
    now: () => house.now,
  });
  house.welcome();
  const told: (Sync | Happened)[] = [];
  const infos: TableInfo[] = [];
  const marks: Marks[] = [];
  const listen = (): void => {
    table.snapshot().source?.listen({
      opened: (info) => void infos.push(info),
      synced: (sync) => void told.push(sync),
      happened: (happened) => void told.push(happened),
      marked: (now) => void marks.push(now),
      fault: () => {},
    });
  };
  const back = (): void => {
    house.hangUp();
    house.pass(0);
    house.welcome();
  };
  house.say(truth.sync());
  await Promise.resolve();
  await Promise.resolve();
  listen();
  return { house, connection, table, told, infos, marks, back };
};

describe.each(['feuersalamander', 'drei-magier', 'salomons-oordeel'])('an online table of %s', (id) => {
  it.each([seat(0), 'watcher'] as const)(
    'shows seat %s exactly what the rules let it see, step by step',
    async (viewer) => {
      const truth = new Truth(id, viewer);
      const { house, told } = await seated(truth);
      for (let turns = 0; turns < 60 && !truth.isOver; turns++) {
        house.say(truth.play());
        const last = told.at(-1)!;
        expect(last.version).toBe(truth.log.length);
        expect(last.view).toEqual(JSON.parse(JSON.stringify(truth.view)));
        expect(last.legal).toEqual(truth.legal);
        expect(last.viewer).toBe(viewer);
      }
      const seen = told.flatMap((event) => ('entry' in event ? [event.entry] : []));
      expect(seen).toEqual(
        truth.log.map(({ s, x }) => ({ seen: JSON.parse(JSON.stringify(s)) as unknown, secret: x === 1 })),
      );
    },
  );

  it('offers a choice after the last of several steps only, and to nobody who watches', async () => {
    const truth = new Truth('feuersalamander', seat(0));
    const { house, told } = await seated(truth);
    let several = 0;
    for (let turns = 0; turns < 60 && !truth.isOver; turns++) {
      const from = told.length;
      house.say(truth.play());
      const earlier = told.slice(from, -1);
      if (truth.legal.length > 0) several += earlier.length;
      for (const { legal } of earlier) expect(legal).toEqual([]);
    }
    expect(several).toBeGreaterThan(0);

    const game = truth.sync().game!;
    const watching = await seated(new Truth('feuersalamander', 'watcher'));
    watching.house.say(truth.sync(0, { game: { ...game, seat: null, offer: [[0, 1]] as never } }));
    expect(watching.told.at(-1)).toMatchObject({ viewer: 'watcher', legal: [] });
  });

  it('keeps its log while the line is away, and tells what was missed', async () => {
    const truth = new Truth(id, seat(0));
    const { house, told, back } = await seated(truth);
    for (let turns = 0; turns < 6; turns++) house.say(truth.play());
    const known = truth.log.length;
    house.hangUp();
    for (let turns = 0; turns < 4; turns++) truth.play();
    house.pass(0);
    house.welcome();
    expect(house.of('open')).toEqual([{ t: 'open', table: TABLE, since: { steps: known, chat: 0 } }]);
    house.say(truth.sync(known));
    const last = told.at(-1) as Sync;
    expect(last).toMatchObject({ version: truth.log.length, shown: known });
    expect(last.log).toHaveLength(truth.log.length);
    expect(last.legal).toEqual(truth.legal);
    // And it goes on from there.
    house.say(truth.play());
    expect(told.at(-1)!.version).toBe(truth.log.length);
    back();
  });
});

describe('an online table', () => {
  const fresh = (more: Partial<Room> = {}): Truth => new Truth('feuersalamander', seat(0), more);

  it('shows nothing twice, and asks for what is missing', async () => {
    const truth = fresh();
    const { house, told } = await seated(truth);
    const first = truth.play();
    house.say(first);
    const count = told.length;
    house.say(first);
    expect(told).toHaveLength(count);
    truth.play();
    const third = truth.play();
    const known = first.n;
    house.say(third);
    expect(told).toHaveLength(count);
    expect(house.of('open').at(-1)).toMatchObject({ since: { steps: known } });
    house.say(truth.sync(known));
    expect(told.at(-1)).toMatchObject({ version: truth.log.length, shown: known });
  });

  it('forgets a step that was taken back, and has everything told anew if it was away meanwhile', async () => {
    const truth = fresh();
    const { house, told, back } = await seated(truth);
    for (let turns = 0; turns < 3; turns++) house.say(truth.play());
    const before = told.at(-1)!;
    const last = truth.play();
    house.say({ ...last, back: 1 });
    const isOne = last.steps.length === 1;
    expect(told.at(-1)).toMatchObject({ version: last.n, back: true });
    const patch = JSON.parse(new Comparison().patch(told.at(-1)!.view, before.view)!) as never;
    const taken = { t: 'takenBack', table: TABLE, n: last.n - 1, by: 1, takenBack: 1, p: patch } as const;
    house.say(taken);
    expect(told.at(-1)).toMatchObject({ version: last.n - 1, takenBack: 1, back: false });
    if (isOne) expect(told.at(-1)).toMatchObject({ view: before.view });
    expect((told.at(-1) as Sync).log).toHaveLength(last.n - 1);
    const count = told.length;
    house.say(taken);
    expect(told).toHaveLength(count);
    back();
    expect(house.of('open')).toEqual([
      { t: 'open', table: TABLE, since: { steps: last.n - 1, chat: 0, takenBack: 1 } },
    ]);
    // One that does not follow what is known here: everything is asked for.
    house.say(truth.sync(0));
    house.say({ ...taken, n: last.n + 3, takenBack: 3 });
    expect(house.of('open')).toHaveLength(2);
  });

  it('does not disturb what is being shown when nothing happened while the line was away', async () => {
    const truth = fresh();
    const { house, told, back } = await seated(truth);
    house.say(truth.play());
    const count = told.length;
    back();
    house.say(truth.sync(truth.log.length));
    expect(told).toHaveLength(count);
  });

  it('asks for everything when it has become somebody else, and forgets what the other saw', async () => {
    const anna = fresh();
    const { house, told, back } = await seated(anna);
    house.say(anna.play());
    back();
    const bert = new Truth('feuersalamander', seat(1));
    bert.play();
    house.say(bert.sync(bert.log.length));
    expect(house.of('open').at(-1)).toEqual({ t: 'open', table: TABLE });
    house.say(bert.sync());
    const last = told.at(-1) as Sync;
    expect([last.viewer, last.shown]).toEqual([1, 0]);
    expect(last.log.map(({ seen }) => seen)).toEqual(JSON.parse(JSON.stringify(bert.log.map(({ s }) => s))));
  });

  it('decides once: sent again after the line was lost, and settled by what had been done', async () => {
    const truth = fresh();
    const { house, table, back } = await seated(truth);
    while (!truth.asked.includes(seat(0))) house.say(truth.play());
    const step = truth.legal[0] as StepBase & { by: Seat };
    const version = truth.log.length;
    const decided = table.snapshot().source!.decide(step);
    const sent = house.of('do');
    expect(sent).toMatchObject([{ do: { type: 'play', after: version, step } }]);
    back();
    truth.play();
    house.say(truth.sync(version));
    expect(house.of('do')).toEqual(sent);
    house.say({ t: 'done', id: sent[0]!.id });
    expect(await decided).toBeUndefined();
    expect(table.snapshot().unasked).toBeUndefined();
  });

  it('says in words why a decision was not made', async () => {
    const truth = fresh();
    const { house, table } = await seated(truth);
    const source = table.snapshot().source!;
    const step = { by: seat(0), type: 'throw' };
    const violation = { code: 'x/y', rule: 'FS-1' };
    const broken = source.decide(step);
    house.say({ t: 'refused', id: 'id1', code: 'rule', violation });
    expect(await broken).toEqual(violation);
    const late = source.decide(step);
    house.say({ t: 'refused', id: 'id2', code: 'stale' });
    expect(await late).toEqual({ words: expect.objectContaining({ en: expect.stringContaining('moved on') }) });
    const explained = source.explain(step);
    house.say({ t: 'answer', id: 'id3', violation });
    expect(await explained).toEqual(violation);
  });

  it('lays marks that are still on their way over what the house knows', async () => {
    const truth = fresh();
    const { house, table, told, back } = await seated(truth);
    house.say(truth.play());
    house.hangUp();
    table.snapshot().source!.mark('fire:1', 'yes');
    truth.play();
    back();
    const sync = truth.sync(table.snapshot().source!.version);
    house.say({ ...sync, game: { ...sync.game!, marks: { 'air:1': 'no' } } });
    expect((told.at(-1) as Sync).marks).toEqual({ 'air:1': 'no', 'fire:1': 'yes' });
    expect(house.of('mark')).toMatchObject([{ marks: { 'fire:1': 'yes' } }]);
  });

  it('shows again what is kept when a note is refused, and counts what was lost until that was read', async () => {
    const truth = fresh();
    const { house, table, told, marks } = await seated(truth);
    const source = table.snapshot().source!;
    source.mark('fire:1', 'yes');
    source.mark('air:1', 'yes');
    house.say({ t: 'done', id: 'id1' });
    house.say({ t: 'refused', id: 'id2', code: 'forbidden' });
    expect(marks).toEqual([{ 'fire:1': 'yes' }]);
    expect(table.snapshot().unkept).toEqual({ code: 'forbidden', count: 1 });
    source.mark('fire:1', '');
    source.mark('water:1', 'no');
    source.mark('earth:1', 'no');
    house.say({ t: 'refused', id: 'id3', code: 'forbidden' });
    expect(marks.at(-1)).toEqual({ 'fire:1': 'yes', 'water:1': 'no', 'earth:1': 'no' });
    house.say({ t: 'refused', id: 'id4', code: 'forbidden' });
    expect(marks.at(-1)).toEqual({ 'fire:1': 'yes' });
    expect(table.snapshot().unkept).toEqual({ code: 'forbidden', count: 4 });
    table.readUnkept();
    expect(table.snapshot().unkept).toBeUndefined();
    // What was noted anew in its place is no loss.
    source.mark('fire:1', 'no');
    source.mark('fire:1', '');
    house.say({ t: 'refused', id: 'id5', code: 'forbidden' });
    expect(table.snapshot().unkept).toBeUndefined();
    house.say({ t: 'refused', id: 'id6', code: 'forbidden' });
    expect(table.snapshot().unkept).toEqual({ code: 'forbidden', count: 1 });
    source.face();
    expect((told.at(-1) as Sync).marks).toEqual({ 'fire:1': 'yes' });
  });

  it('keeps a note that was wiped out while it was on its way off the page', async () => {
    const truth = fresh();
    const { house, table, told } = await seated(truth);
    const source = table.snapshot().source!;
    source.mark('fire:1', 'yes');
    source.mark('fire:1', '');
    house.say({ t: 'done', id: 'id1' });
    source.face();
    expect((told.at(-1) as Sync).marks).toEqual({});
    house.say({ t: 'done', id: 'id2' });
    source.face();
    expect((told.at(-1) as Sync).marks).toEqual({});
  });

  it('shows what was noted elsewhere while the line was away, and lets go on what is being shown', async () => {
    const truth = fresh();
    const { house, table, told, marks, back } = await seated(truth);
    const count = told.length;
    back();
    const sync = truth.sync(table.snapshot().source!.version);
    house.say({ ...sync, game: { ...sync.game!, marks: { 'air:1': 'no' } } });
    expect(marks).toEqual([{ 'air:1': 'no' }]);
    expect(told).toHaveLength(count);
  });

  it('remembers how much this browser had been shown before', async () => {
    const truth = fresh();
    for (let turns = 0; turns < 5; turns++) truth.play();
    const { told } = await seated(truth, 3);
    expect(told.at(-1)).toMatchObject({ version: truth.log.length, shown: 3 });
  });

  it('offers something else to decide when a seat was handed over or taken back', async () => {
    const truth = fresh();
    const { house, told } = await seated(truth);
    while (!truth.asked.includes(seat(0))) house.say(truth.play());
    const sync = truth.sync(truth.log.length);
    const { offer: _offer, ...without } = sync.game!;
    house.say({ ...sync, game: without });
    expect(told.at(-1)).toMatchObject({ legal: [], version: truth.log.length });
    house.say(sync);
    expect(told.at(-1)!.legal).toEqual(truth.legal);
  });

  it('notes who decided in one’s place: a bot, or the clock', async () => {
    const truth = fresh();
    const { house, table } = await seated(truth);
    /** What seat 0 decides next, decided by somebody else. */
    const decided = (a?: 'bot' | 'clock'): PlayedMessage => {
      while (!truth.asked.includes(seat(0))) house.say(truth.play());
      const message = truth.play();
      const [first, ...rest] = message.steps;
      return { ...message, steps: [{ ...first!, ...(a && { a }) }, ...rest] };
    };
    // One has decided oneself, in another window.
    house.say(decided());
    expect(table.snapshot().unasked).toBeUndefined();
    house.say(decided('clock'));
    expect(table.snapshot().unasked).toMatchObject({ why: 'clock', count: 1 });
    table.readUnasked();
    house.say(decided('bot'));
    house.say(decided('bot'));
    expect(table.snapshot().unasked).toMatchObject({ why: 'bot', count: 2 });
  });

  it('tells what became of the seats of others, and not of one’s own', async () => {
    const truth = fresh();
    const { house, table } = await seated(truth);
    const change = (index: number, more: Partial<Room['seats'][number]>): unknown => {
      const seats = truth.room.seats.map((one, at) => (at === index ? { ...one, ...more } : one));
      house.say({ t: 'room', table: TABLE, room: { ...truth.room, seats } });
      return table.snapshot().news;
    };
    expect(change(0, { handed: true })).toBeUndefined();
    expect(change(1, { handed: true })).toEqual({ type: 'handed', name: 'P1' });
    expect(change(1, {})).toEqual({ type: 'back', name: 'P1' });
    expect(change(1, { resigned: true })).toEqual({ type: 'resigned', name: 'P1' });
    change(1, {});
    expect(change(1, { kind: 'bot', name: '' })).toEqual({ type: 'left', name: 'P1' });
    expect(table.snapshot().room?.seats[1]?.name).toBe('Echo');
  });

  it('tells who of the others has gone from the game, and who is back', async () => {
    const { house, table } = await seated(new Truth('drei-magier', seat(0)));
    const here = (...seats: readonly number[]): unknown => {
      house.say({ t: 'here', table: TABLE, here: [...seats], watchers: 0 });
      return table.snapshot().news;
    };
    here(0, 1, 2);
    expect(here(0, 2)).toEqual({ type: 'away', name: 'P1' });
    expect(here(0, 1, 2)).toEqual({ type: 'here', name: 'P1' });
    // One's own other page does not matter.
    expect(here(1, 2)).toEqual({ type: 'here', name: 'P1' });
  });

  it('counts the time from what was told last, with whoever came or went, too', async () => {
    const { house, table } = await seated(new Truth('drei-magier', seat(0)));
    const clocks = { left: [60_000, 30_000, 60_000], running: [1], late: [] };
    house.say({ t: 'here', table: TABLE, here: [0, 2], watchers: 0, clocks });
    house.pass(10_000);
    expect(leftNow(table.snapshot().clocks!, 1, house.now)).toBe(20_000);
    // The server slept meanwhile: less time has passed for it.
    house.say({ t: 'here', table: TABLE, here: [0, 2], watchers: 0, clocks });
    expect(leftNow(table.snapshot().clocks!, 1, house.now)).toBe(30_000);
  });

  it('does not tell any more that one came back late once one has decided', async () => {
    const truth = new Truth('drei-magier', seat(0), { you: { seat: 0, host: true, late: 1 } });
    const { house, table } = await seated(truth);
    while (!truth.asked.includes(seat(0))) {
      house.say(truth.play());
      expect(table.snapshot().room!.you.late).toBe(1);
    }
    house.say(truth.play());
    expect(table.snapshot().room!.you).toEqual({ seat: 0, host: true });
  });

  it('tells whose time ran out', async () => {
    const truth = fresh();
    const { house, table } = await seated(truth);
    while (!truth.asked.includes(seat(1))) house.say(truth.play());
    const message = truth.play();
    const [first, ...rest] = message.steps;
    house.say({ ...message, steps: [{ ...first!, a: 'clock' }, ...rest] });
    expect(table.snapshot().news).toEqual({ type: 'clock', name: 'P1' });
  });

  it('remembers that one sat here, and how far the table was then', async () => {
    const truth = fresh();
    const { house, table } = await seated(truth);
    const room = (status: Room['status'], own: number | null): unknown => {
      house.say({ t: 'room', table: TABLE, room: { ...truth.room, status, you: { seat: own, host: false } } });
      return table.snapshot().unseated;
    };
    expect(room('playing', null)).toBe('playing');
    expect(room('playing', 0)).toBeUndefined();
    expect(room('waiting', 0)).toBeUndefined();
    expect(room('waiting', null)).toBe('waiting');
    expect(room('playing', null)).toBe('waiting');
  });

  it('keeps lines that were said, each once, in order', async () => {
    const truth = fresh();
    const { house, table, back } = await seated(truth);
    const line = (n: number): ChatLine => ({ n, seat: 1, name: 'Bert', text: `line ${n}`, at: n });
    house.say({ t: 'chat', table: TABLE, line: line(0) });
    house.say({ t: 'chat', table: TABLE, line: line(1) });
    back();
    expect(house.of('open')).toMatchObject([{ since: { chat: 2 } }]);
    house.say(truth.sync(truth.log.length, { chat: [line(1), line(2)] }));
    house.say({ t: 'chat', table: TABLE, line: line(2) });
    expect(table.snapshot().chat.map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  it('tells who wants to play on, once, and not to the one who said so', async () => {
    const truth = fresh();
    const { house, table } = await seated(truth);
    const propose = (proposal: NonNullable<Room['proposal']>): unknown => {
      house.say({ t: 'room', table: TABLE, room: { ...truth.room, proposal } });
      return table.snapshot().news;
    };
    expect(propose({ by: 0, again: 12 })).toBeUndefined();
    expect(propose({ by: 1, declined: 0, again: 12 })).toBeUndefined();
    propose({ by: 0, again: 30 });
    const news = propose({ by: 0, declined: 1, again: 30 });
    expect(news).toEqual({ type: 'declined', name: 'P1' });
    expect(propose({ by: 0, declined: 1, again: 30 })).toBe(news);
    expect(propose({ by: 0, declined: 1, again: 60 })).not.toBe(news);
  });

  describe('from outside', () => {
    const { table: id, setup, commitment } = roomOf();
    const common = { table: id, setup: { ...setup, watch: 'nobody' as const }, commitment };
    const waiting: OutsideView = { ...common, status: 'waiting', seats: [{ kind: 'open', name: '' }], host: null };

    it('is shown as it is there, and from within once one sits down', async () => {
      const truth = fresh();
      const { house, table, connection } = await seated(truth);
      house.say({ t: 'outside', table: TABLE, outside: waiting });
      expect(table.snapshot()).toMatchObject({ outside: waiting, chat: [], here: [], unseated: 'playing' });
      const sat = connection.do(TABLE, { type: 'sit', name: 'Anna', entropy: '' });
      const [asked] = house.of('do');
      house.say({ t: 'room', table: TABLE, id: asked!.id, room: truth.room });
      expect(await sat).toEqual({ ok: true });
      expect(table.snapshot().outside).toBeUndefined();
      expect(table.snapshot().unseated).toBeUndefined();
    });

    it('keeps nothing of what was known from within, and asks for all of it when one is in again', async () => {
      const truth = fresh();
      const { house, table, back } = await seated(truth);
      house.say({ t: 'chat', table: TABLE, line: { n: 0, seat: 1, name: 'Bert', text: 'among us', at: 0 } });
      house.say({ t: 'outside', table: TABLE, outside: { ...common, status: 'playing' } });
      expect(JSON.stringify(table.snapshot())).not.toContain('among us');
      expect([table.snapshot().room, table.snapshot().source]).toEqual([undefined, undefined]);
      back();
      expect(house.of('open')).toEqual([{ t: 'open', table: TABLE }]);
      house.say(truth.sync());
      expect(table.snapshot().source?.version).toBe(truth.log.length);
      expect(table.snapshot().outside).toBeUndefined();
    });

    it('answers who leaves the seat', async () => {
      const { house, connection } = await seated(fresh());
      const stood = connection.do(TABLE, { type: 'stand' });
      house.say({ t: 'outside', table: TABLE, id: house.of('do')[0]!.id, outside: waiting });
      expect(await stood).toEqual({ ok: true });
    });
  });

  it('says that it is gone, and why', async () => {
    const { house, table } = await seated(fresh());
    house.say({ t: 'gone', table: TABLE, code: 'forbidden' });
    expect(table.snapshot().gone).toBe('forbidden');
    house.say(syncOf());
    expect(table.snapshot().gone).toBeUndefined();
  });
});
