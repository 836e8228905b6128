import type { Seat, Shape, StepBase, Viewer } from '@wunderkammer/kernel';
import { type Clocks, type Command, LIMITS, type Since } from '@wunderkammer/protocol';
import type { Bots } from '../bots/bots.ts';
import type { Bus } from '../bus/bus.ts';
import { Refusal } from '../refusal.ts';
import { type Head, type Store, StoreFault } from '../store/store.ts';
import type { World } from '../world.ts';
import { BotPlayer } from './bot-player.ts';
import { clocksOf, type Elapsed, leftAfter, nextToRunOut } from './clockwork.ts';
import { type Circumstances, eventsOf, ownSeat } from './commands.ts';
import type { Asked, EventOf, TableEvent } from './events.ts';
import { Eyes, logFor, offerTo } from './eyes.ts';
import { Outbox } from './outbox.ts';
import { cardJson, headOf, type Keeping, roomFor } from './room.ts';
import type { Draw, TableState } from './table-state.ts';

/** Somebody who looks at a table: a connection. */
export interface Follower {
  /** The person it belongs to; undefined for somebody who has not said who they are. */
  readonly person: string | undefined;
  /** Is still there, and has not left the table. */
  follows(table: string): boolean;
  send(frame: string): void;
}

/** Something somebody asked for. */
export interface Request {
  readonly follower: Follower;
  readonly id: string;
  readonly command: Command;
}

/** What a table needs from the house it stands in. */
export interface TableHouse {
  readonly world: World;
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: Bots;
  readonly elapsed: Elapsed;
  readonly draw: Draw;
  readonly keeping: Keeping;
  /** The beat on which bots play. */
  readonly pace: number;
  /** How long somebody has to be away before others may hand the seat to a bot. */
  readonly patience: number;
  /** Opens the table on which the people of this one play on. */
  openNext(state: TableState): Promise<string>;
  /** Throws if this person does too much in too short a time. */
  count(person: string, command: Exclude<Command['type'], 'play'>): void;
  /** It is this person's turn, and they are not looking. */
  awaited(person: string, state: TableState): void;
  /** The table in memory is not what is kept: it has to be read again. */
  lost(table: LiveTable, error: unknown): void;
  /** A decision was kept and told, so many milliseconds after it arrived. */
  moved(ms: number): void;
}

/** Where a follower looks from: undefined for somebody who may not see the game. */
interface Place {
  readonly viewer: Viewer | undefined;
  readonly seat: Seat | undefined;
}

type Decision = StepBase & { readonly by: Seat };
type Frame = readonly [to: Follower, text: string];

/** How long it takes at the least until another number of watchers is told. */
const WATCHERS_PAUSE_MS = 250;

/** After these a table looks different to those who sit at it: they get it anew. */
const ANEW: ReadonlySet<TableEvent['type']> = new Set([
  'started',
  'handed',
  'resigned',
  'revived',
  'archived',
  'forgotten',
]);

/**
 * A table in use. Whatever is asked for changes it in memory at once, and is told to everybody when it is safely kept: what
 * a frame tells has happened for good. Frames leave in the order in which things happened, and are written when they
 * happen: nobody learns from them what came later and is not yet kept.
 */
export class LiveTable {
  readonly state: TableState;
  readonly #house: TableHouse;
  readonly #eyes: Eyes;
  readonly #bot: BotPlayer;
  readonly #shape: Shape<StepBase>;
  readonly #outbox = new Outbox<Request>();
  readonly #followers = new Map<Follower, Place>();
  /** When somebody was last seen on each seat; when the table was read, if never since. */
  readonly #lastHere: number[];
  readonly #notes = new Map<string, Readonly<Record<string, string>>>();
  readonly #unsubscribe: () => void;
  #stopTimer: (() => void) | undefined;
  /** Two who ask for it at the same time get the same. */
  #nextTable: Promise<string> | undefined;
  #hereTold = { seats: '', watchers: 0, at: Number.NEGATIVE_INFINITY };
  #stopTelling: (() => void) | undefined;
  #head: Head;
  #closed = false;

  constructor(house: TableHouse, state: TableState) {
    const { world, bus, bots, pace } = house;
    this.#house = house;
    this.state = state;
    this.#eyes = new Eyes(state);
    this.#bot = new BotPlayer(state, bots, world, pace);
    this.#shape = state.game.stepShape(state.table);
    this.#lastHere = state.seats.map(() => world.now());
    this.#head = headOf(state, null, cardJson(state));
    this.#unsubscribe = bus.subscribe(`table.${state.id}`, (version) => {
      // Another server has added to this table.
      if (Number(version) > this.state.version) house.lost(this, undefined);
    });
    this.#wakeUp();
  }

  get id(): string {
    return this.state.id;
  }

  /** Nobody looks, nothing is under way: the table may leave the memory. */
  get isIdle(): boolean {
    const acts = this.#stopTimer !== undefined || this.#bot.seat !== undefined;
    return this.#followers.size === 0 && this.#outbox.isEmpty && !acts;
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
    this.#stopTimer?.();
    this.#stopTelling?.();
    this.#bot.close();
  }

  /** Everybody who looks, and what they asked for that was not kept: for the table that is read in place of this one. */
  handOver(): { readonly followers: readonly Follower[]; readonly requests: readonly Request[] } {
    this.close();
    const followers = [...this.#followers.keys()];
    this.#followers.clear();
    return { followers, requests: this.#outbox.abandon() };
  }

  /** Waits until everything under way is kept and told; rejects if it could not be kept. */
  settled(): Promise<void> {
    return new Promise((resolve, reject) => {
      const givenUp = (): void => reject(new Refusal('unavailable', 'it could not be kept; try again'));
      this.#outbox.follow(resolve, { givenUp });
    });
  }

  /** Shows the table to somebody from now on. False: it has left the memory, or has to be read again. */
  async follow(follower: Follower, since: Since | undefined): Promise<boolean> {
    const { person } = follower;
    if (person !== undefined && this.state.seatOf(person) !== undefined) await this.#readNotes(person);
    if (this.#closed) return false;
    if (!follower.follows(this.id)) return true;
    this.#place(follower);
    const frame = this.#syncFrame(follower, since ?? { steps: 0, chat: 0 });
    this.#outbox.follow(() => this.#send([frame]));
    this.#tellWhoIsHere(follower);
    return true;
  }

  isFollowedBy(follower: Follower): boolean {
    return this.#followers.has(follower);
  }

  unfollow(follower: Follower): void {
    const place = this.#followers.get(follower);
    if (place === undefined) return;
    this.#followers.delete(follower);
    this.#closeEyes(place.viewer);
    if (place.seat !== undefined) this.#lastHere[place.seat] = this.#house.world.now();
    this.#tellWhoIsHere();
  }

  /** Does what somebody asked for, or throws a `Refusal`; the answer is sent when it is kept. */
  async command(request: Request): Promise<void> {
    try {
      await this.#carryOut(request);
    } catch (error) {
      // Our own mistake may have left something half done in memory: what is kept counts.
      const isOurs = !(error instanceof Refusal || error instanceof StoreFault);
      if (isOurs && !this.#closed) this.#house.lost(this, error);
      throw error;
    }
  }

  async #carryOut(request: Request): Promise<void> {
    const { follower, id, command } = request;
    const { person } = follower;
    if (person === undefined) throw new Refusal('nobody', 'say who you are first');
    if (this.state.wasAsked(person, id)) {
      this.#outbox.follow(() => follower.send(`{"t":"done","id":"${id}"}`), { request });
      return;
    }
    const asked: Asked = { who: person, id };
    if (command.type === 'play') {
      this.#decide(request, asked, command);
      return;
    }
    this.#house.count(person, command.type);
    if (command.type === 'next') await this.#openNext(request, asked);
    else {
      const [first, ...rest] = eventsOf(this.state, person, command, this.#circumstances());
      this.#change([{ ...first!, asked }, ...rest], request);
    }
  }

  /** Something that happens at the table without anybody at it asking: the house's hand, or time. */
  happen(event: TableEvent): void {
    this.#change([event], undefined);
  }

  /** Why a decision is not possible now. */
  why(follower: Follower, step: object): Refusal['violation'] {
    return this.state.tryOut(this.#read(follower, step));
  }

  /** Every decision the follower may take now, written out. */
  legal(follower: Follower): readonly StepBase[] {
    const seat = ownSeat(this.state, follower.person);
    return offerTo(this.state, seat) === undefined ? [] : this.state.game.legal(this.state.truth!, seat);
  }

  async mark(follower: Follower, key: string, value: string): Promise<void> {
    const { person } = follower;
    ownSeat(this.state, person);
    await this.#readNotes(person!);
    const { [key]: _old, ...others } = this.#notes.get(person!) ?? {};
    const marks = value === '' ? others : { ...others, [key]: value };
    if (Object.keys(marks).length > LIMITS.marks) throw new Refusal('limit', 'the notebook is full');
    this.#notes.set(person!, marks);
    const document = { kind: 'notes', key: `${this.id}/${person}`, value: JSON.stringify(marks), owner: person! };
    await this.#house.store.put(document);
  }

  async #readNotes(person: string): Promise<void> {
    if (this.#notes.has(person)) return;
    const kept = await this.#house.store.get('notes', `${this.id}/${person}`);
    // Another connection of the same person may have read it meanwhile, and written into it.
    if (this.#notes.has(person)) return;
    this.#notes.set(person, kept === undefined ? {} : (JSON.parse(kept.value) as Record<string, string>));
  }

  // What happens.

  #circumstances(): Circumstances {
    const { world, patience } = this.#house;
    const now = world.now();
    return { now, patience, away: (seat) => (this.#isHere(seat) ? 0 : now - this.#lastHere[seat]!) };
  }

  #read(follower: Follower, step: object): Decision {
    const seat = ownSeat(this.state, follower.person);
    const read = this.#shape(step, 'step');
    if (!read.ok) throw new Refusal('message', read.message);
    if (read.value.by !== seat) throw new Refusal('forbidden', 'that is not your seat');
    return read.value as Decision;
  }

  #decide(request: Request, asked: Asked, { after, step }: Extract<Command, { type: 'play' }>): void {
    const arrived = performance.now();
    const decision = this.#read(request.follower, step);
    if (this.state.status !== 'playing') throw new Refusal('not-now', 'no game is being played here');
    if (this.state.isDriven(decision.by)) throw new Refusal('not-now', 'a bot plays for you');
    if (this.state.seats[decision.by]!.decided > after) throw new Refusal('stale', 'the table has moved on');
    this.#play(decision, { asked }, request, () => this.#house.moved(performance.now() - arrived));
  }

  /** Plays a decision and the chance that follows it. */
  #play(
    decision: Decision,
    rest: Pick<EventOf<'played'>, 'asked' | 'auto'>,
    request?: Request,
    done?: () => void,
  ): void {
    const now = this.#house.world.now();
    const left = leftAfter(this.state, decision.by, now, this.#house.elapsed);
    const first = this.state.steps.length;
    const standsIn = this.state.seats[decision.by]!.kind === 'person' ? rest.auto : undefined;
    const violation = this.#step(decision, standsIn);
    if (violation !== undefined) throw new Refusal('rule', violation.words.en, violation);
    this.#letChancePlay();
    const steps = this.state.steps.slice(first);
    const event: TableEvent = { type: 'played', at: now, ...rest, ...(left !== undefined && { left }), steps };
    this.state.apply(event, true);
    const over = this.state.status !== 'playing';
    const frames = [...this.#playedFrames(request), ...(over ? this.#roomFrames() : [])];
    this.#keep([event], frames, request, done);
  }

  #step(step: StepBase, auto?: 'bot' | 'clock'): Refusal['violation'] {
    this.#eyes.lookBefore();
    const violation = this.state.step(step);
    if (violation === undefined) this.#eyes.lookAfter(step, auto);
    return violation;
  }

  #letChancePlay(): void {
    const { draw } = this.#house;
    for (let step = this.state.chance(draw); step !== undefined; step = this.state.chance(draw)) {
      const violation = this.#step(step);
      if (violation !== undefined) throw new Error(`${this.state.game.id} refused its own ${step.type}`);
    }
  }

  /** Lets events happen that are no decisions, and tells them. */
  #change(events: readonly TableEvent[], request: Request | undefined): void {
    for (const event of events) this.state.apply(event);
    if (events[0]!.type === 'said') {
      this.#keep(events, this.#chatFrames(request), request);
      return;
    }
    this.#replace();
    const began = events.some(({ type }) => type === 'started');
    const all = began ? [...events, this.#firstSteps(events[0]!.at)] : events;
    const anew = events.some(({ type }) => ANEW.has(type));
    const since = { steps: began ? 0 : this.state.steps.length, chat: this.state.said };
    const syncs = anew ? [...this.#followers.keys()].map((follower) => this.#syncFrame(follower, since)) : [];
    this.#keep(all, [...this.#roomFrames(request), ...syncs], request);
    this.#tellWhoIsHere();
  }

  /** Everything up to the first decision happens by chance. */
  #firstSteps(at: number): TableEvent {
    this.#letChancePlay();
    this.#eyes.take();
    const event: TableEvent = { type: 'played', at, steps: [...this.state.steps] };
    this.state.apply(event, true);
    return event;
  }

  async #openNext(request: Request, asked: Asked): Promise<void> {
    ownSeat(this.state, asked.who);
    if (this.state.status !== 'over') throw new Refusal('not-now', 'the game is not over');
    if (this.state.next === undefined) {
      this.#nextTable ??= this.#house.openNext(this.state).finally(() => {
        this.#nextTable = undefined;
      });
      const table = await this.#nextTable;
      if (this.#closed) throw new Refusal('unavailable', 'the table is being read again');
      if (this.state.next === undefined) {
        this.#change([{ type: 'next', table, at: this.#house.world.now(), asked }], request);
        return;
      }
    }
    const frames = this.#roomFrames(request).filter(([to]) => to === request.follower);
    this.#outbox.follow(() => this.#send(frames), { request });
  }

  /** Keeps events that have been applied, and tells them then. */
  #keep(
    events: readonly TableEvent[],
    frames: readonly Frame[],
    request: Request | undefined,
    done?: () => void,
  ): void {
    const { store, bus } = this.#house;
    const before = this.#head;
    const sameCard = before.status === this.state.status && events.every(({ type }) => type === 'played');
    const head = headOf(this.state, this.#wakeUp(), sameCard ? before.card : cardJson(this.state));
    this.#head = head;
    const held = this.#outbox.hold(() => {
      this.#send(frames);
      done?.();
    }, request);
    store.append([{ head, events: events.map((event) => JSON.stringify(event)) }]).then(
      ([result]) => {
        if (this.#closed) return;
        if (result !== 'kept') {
          this.#house.lost(this, undefined);
          return;
        }
        held.kept();
        bus.publish(`table.${this.id}`, String(head.version));
        this.#publishLists(before, head);
      },
      (error: unknown) => {
        if (!this.#closed) this.#house.lost(this, error);
      },
    );
  }

  /** Tells the lists in which the table stands, and those whose turn it is now and who are away. */
  #publishLists(before: Head, head: Head): void {
    const { bus } = this.#house;
    if (head.listed && before.card !== head.card) bus.publish('lobby', this.id);
    for (const { person, waited } of head.members) {
      const earlier = before.members.find((member) => member.person === person);
      if (earlier?.waited === waited && before.card === head.card) continue;
      bus.publish(`person.${person}`, this.id);
      const seat = this.state.seatOf(person);
      if (waited && earlier?.waited !== true && seat !== undefined && !this.#isHere(seat)) {
        this.#house.awaited(person, this.state);
      }
    }
    for (const { person } of before.members) {
      if (!head.members.some((member) => member.person === person)) bus.publish(`person.${person}`, this.id);
    }
  }

  // Who looks.

  /** Gives a follower the place that is theirs now. */
  #place(follower: Follower): void {
    const seat = this.state.seatOf(follower.person);
    const viewer = this.#viewerOn(seat);
    const before = this.#followers.get(follower);
    this.#followers.set(follower, { viewer, seat });
    if (seat !== undefined) this.#lastHere[seat] = this.#house.world.now();
    if (viewer !== undefined) this.#eyes.open(viewer);
    if (before !== undefined && before.viewer !== viewer) this.#closeEyes(before.viewer);
  }

  #replace(): void {
    for (const follower of this.#followers.keys()) this.#place(follower);
  }

  #viewerOn(seat: Seat | undefined): Viewer | undefined {
    const { status, setup, truth } = this.state;
    if (truth === undefined) return undefined;
    if (seat !== undefined) return seat;
    return setup.watch === 'public' || (setup.watch === 'after' && status === 'over') ? 'watcher' : undefined;
  }

  #closeEyes(viewer: Viewer | undefined): void {
    if (viewer === undefined) return;
    for (const place of this.#followers.values()) if (place.viewer === viewer) return;
    this.#eyes.close(viewer);
  }

  #isHere(seat: Seat): boolean {
    for (const place of this.#followers.values()) if (place.seat === seat) return true;
    return false;
  }

  #presence(): { readonly here: readonly Seat[]; readonly watchers: number } {
    const seats = [...this.#followers.values()].map(({ seat }) => seat);
    const here = [...new Set(seats.filter((seat) => seat !== undefined))].sort((a, b) => a - b);
    return { here, watchers: seats.filter((seat) => seat === undefined).length };
  }

  // What is told.

  #send(frames: readonly Frame[]): void {
    for (const [follower, text] of frames) if (this.#followers.has(follower)) follower.send(text);
  }

  #clocks(): Clocks | undefined {
    return clocksOf(this.state, this.#house.world.now(), this.#house.elapsed);
  }

  /** A frame for everybody; for the one who asked, with the name under which it was asked for. */
  #frames(
    head: string,
    request: Request | undefined,
    tail: (follower: Follower, place: Place) => string | undefined,
  ): Frame[] {
    const frames: Frame[] = [];
    for (const [follower, place] of this.#followers) {
      const rest = tail(follower, place);
      if (rest === undefined) continue;
      const id = follower === request?.follower ? `,"id":"${request.id}"` : '';
      frames.push([follower, `{"t":"${head}","table":"${this.id}"${id}${rest}`]);
    }
    return frames;
  }

  #playedFrames(request: Request | undefined): Frame[] {
    const seen = this.#eyes.take();
    const clocks = this.#clocks();
    const timed = clocks === undefined ? '}' : `,"clocks":${JSON.stringify(clocks)}}`;
    const tails = new Map<Viewer, string>();
    for (const [viewer, steps] of seen) {
      const offer = offerTo(this.state, viewer);
      const offered = offer === undefined ? '' : `,"offer":${JSON.stringify(offer)}`;
      tails.set(viewer, `,"n":${this.state.steps.length},"steps":${steps}${offered}${timed}`);
    }
    return this.#frames('played', request, (_follower, { viewer }) =>
      viewer === undefined ? undefined : tails.get(viewer),
    );
  }

  #chatFrames(request: Request | undefined): Frame[] {
    const line = `,"line":${JSON.stringify(this.state.chat.at(-1))}}`;
    return this.#frames('chat', request, () => line);
  }

  #roomJson(person: string | undefined): string {
    return JSON.stringify(roomFor(this.state, person, this.#house.world.now(), this.#house.keeping, this.#clocks()));
  }

  #roomFrames(request?: Request): Frame[] {
    return this.#frames('room', request, ({ person }) => `,"room":${this.#roomJson(person)}}`);
  }

  /**
   * Tells who came and went. Watchers are strangers who may come and go a thousand times a second: how many there are is
   * told now and then.
   */
  #tellWhoIsHere(except?: Follower): void {
    const { world } = this.#house;
    const { here, watchers } = this.#presence();
    const seats = here.join();
    const { seats: seatsTold, watchers: watchersTold, at } = this.#hereTold;
    if (seats === seatsTold && watchers === watchersTold) return;
    if (seats === seatsTold && world.now() - at < WATCHERS_PAUSE_MS) {
      this.#stopTelling ??= world.after(WATCHERS_PAUSE_MS, () => {
        this.#stopTelling = undefined;
        this.#tellWhoIsHere();
      });
      return;
    }
    this.#hereTold = { seats, watchers, at: world.now() };
    const tail = `,"here":${JSON.stringify(here)},"watchers":${watchers}}`;
    const frames = this.#frames('here', undefined, (follower) => (follower === except ? undefined : tail));
    this.#outbox.follow(() => this.#send(frames));
  }

  #syncFrame(follower: Follower, since: Since): Frame {
    const { here, watchers } = this.#presence();
    const chat = this.state.chat.filter(({ n }) => n >= since.chat);
    const room = this.#roomJson(follower.person);
    const game = this.#gameJson(this.#followers.get(follower)!, follower.person, since.steps);
    const rest = `"chat":${JSON.stringify(chat)},"here":${JSON.stringify(here)},"watchers":${watchers}`;
    return [follower, `{"t":"sync","table":"${this.id}","room":${room}${game},${rest}}`];
  }

  #gameJson({ viewer, seat }: Place, person: string | undefined, since: number): string {
    if (viewer === undefined) return '';
    const steps = this.state.steps.length;
    const from = Math.min(since, steps);
    const offer = offerTo(this.state, viewer);
    const parts = [
      `"seat":${seat ?? null},"steps":${steps},"from":${from},"log":${logFor(this.state, viewer, from)}`,
      `"view":${JSON.stringify(this.#eyes.open(viewer))}`,
      ...(offer === undefined ? [] : [`"offer":${JSON.stringify(offer)}`]),
      `"marks":${JSON.stringify((person !== undefined && this.#notes.get(person)) || {})}`,
    ];
    return `,"game":{${parts.join()}}`;
  }

  // What the table does by itself.

  /** Sees to it that bots play and clocks run out; tells when that will be, or null. */
  #wakeUp(): number | null {
    const { world, elapsed, pace } = this.#house;
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    if (this.state.status !== 'playing') return null;
    const now = world.now();
    const driven = this.state.asked.find((seat) => this.state.isDriven(seat));
    if (driven !== undefined) {
      void this.#letBotPlay(driven, 'bot');
      return now + pace;
    }
    const next = nextToRunOut(this.state, now, elapsed);
    if (next === undefined) return null;
    this.#stopTimer = world.after(next.left, () => this.#runOut());
    return now + next.left;
  }

  #runOut(): void {
    this.#stopTimer = undefined;
    const seat = this.#seatOutOfTime();
    if (seat === undefined) this.#wakeUp();
    else void this.#letBotPlay(seat, 'clock');
  }

  #seatOutOfTime(): Seat | undefined {
    const next = nextToRunOut(this.state, this.#house.world.now(), this.#house.elapsed);
    return next !== undefined && next.left <= 0 ? next.seat : undefined;
  }

  /** Lets a bot decide for a seat, unless it is no longer its turn when the bot has thought. */
  async #letBotPlay(seat: Seat, auto: 'bot' | 'clock'): Promise<void> {
    if (this.#bot.seat !== undefined) return;
    const { decided } = this.state.seats[seat]!;
    try {
      const decision = await this.#bot.decide(seat);
      if (this.#closed) return;
      const isItsTurn = this.state.asked.includes(seat) && this.state.seats[seat]!.decided === decided;
      const may = auto === 'bot' ? this.state.isDriven(seat) : this.#seatOutOfTime() === seat;
      if (isItsTurn && may) this.#play(decision, { auto });
      else this.#wakeUp();
    } catch (error) {
      if (!this.#closed) this.#house.lost(this, error);
    }
  }
}
