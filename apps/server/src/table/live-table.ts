import type { DecisionBase, Seat } from '@wunderkammer/kernel';
import type { Since } from '@wunderkammer/protocol';
import { Refusal } from '../refusal.ts';
import { StoreFault } from '../store/store.ts';
import { Attendance, type Visits } from './attendance.ts';
import { Audience, type Follower } from './audience.ts';
import { Automation } from './automation.ts';
import { CachedAnswers } from './cached-answers.ts';
import { CatchingUp } from './catching-up.ts';
import { leftAfter } from './clockwork.ts';
import { needSound, ownSeat } from './commands.ts';
import { Elsewhere } from './elsewhere.ts';
import type { EventOf, TableEvent } from './events.ts';
import { Eyes } from './eyes.ts';
import { type Frame, Frames } from './frames.ts';
import { KeptHead } from './kept-head.ts';
import { Logs, PART } from './logs.ts';
import { Notebooks } from './notebooks.ts';
import { Outbox } from './outbox.ts';
import { type Request, Requests } from './requests.ts';
import { Stepping } from './stepping.ts';
import type { TableContext } from './table-context.ts';
import type { TableState } from './table-state.ts';
import { WhoIsHere } from './who-is-here.ts';

/** Somebody who was shown the table, and how much of it. */
export interface Shown {
  readonly follower: Follower;
  readonly since: Since | undefined;
}

/** What is kept of a table besides its events. */
export interface KeptBeside {
  readonly due: number | null;
  readonly visits: Visits;
}

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
  readonly #house: TableContext;
  readonly #eyes: Eyes;
  readonly #stepping: Stepping;
  readonly #own: Automation;
  readonly #requests: Requests;
  readonly #outbox = new Outbox<Request>();
  readonly #attendance: Attendance;
  readonly #audience: Audience;
  readonly #notebooks: Notebooks;
  readonly #logs: Logs;
  readonly #answers: CachedAnswers;
  readonly #frames: Frames;
  readonly #kept: KeptHead;
  readonly #present: WhoIsHere;
  readonly #elsewhere: Elsewhere | undefined;
  readonly #unsubscribe: () => void;
  /** How much has been told to those who were shown the table: what happened later may not have been kept. */
  #told: Since;
  readonly #shown = new WeakSet<Follower>();
  readonly #catching: CatchingUp;
  #closed = false;

  constructor(house: TableContext, state: TableState, { due, visits }: KeptBeside) {
    const { bus } = house;
    this.#house = house;
    this.state = state;
    this.#told = this.#upToNow();
    this.#eyes = new Eyes(state);
    this.#stepping = new Stepping(state, this.#eyes, house.draw);
    this.#attendance = new Attendance(house, state, visits, () => void this.#settle());
    this.#own = new Automation(house, state, this.#attendance, {
      play: (decision, auto) => this.#play(decision, { auto }),
      warned: () => this.#plan(),
      lost: (error) => house.lost(this, error),
    });
    if (!house.nodes.isAlone) {
      this.#elsewhere = new Elsewhere(house, state.id, () => this.#lookElsewhere());
    }
    this.#audience = new Audience(state, this.#eyes, this.#attendance, this.#elsewhere);
    this.#notebooks = new Notebooks(house, state.id);
    this.#logs = new Logs(state);
    this.#answers = new CachedAnswers(state);
    this.#frames = new Frames(house, state, {
      audience: this.#audience,
      attendance: this.#attendance,
      eyes: this.#eyes,
      logs: this.#logs,
      notebooks: this.#notebooks,
    });
    this.#requests = new Requests(house, state, this.#attendance, {
      play: (decision, asked, request, told) => this.#play(decision, { asked }, request, told),
      change: (events, request) => this.#change(events, request),
      answerDone: (request) => this.#answerDone(request),
      answerRoom: (request) => this.#answerRoom(request),
    });
    this.#kept = new KeptHead(house, state, this.#audience, due);
    this.#present = new WhoIsHere(house.world, this.#audience, {
      seatsChanged: () => void this.#own.wakeUp(),
      tell: (except) => this.#tellHere(except),
    });
    this.#catching = new CatchingUp(house, state, {
      underway: () => this.#underway(),
      adopt: (events) => this.#adopt(events),
      lost: (error) => house.lost(this, error),
    });
    const heard = house.nodes.isAlone ? undefined : (): void => this.#catching.soon();
    this.#unsubscribe = bus.subscribe(`table.${state.id}`, (hint) => this.#hear(hint), heard);
    this.#plan();
  }

  get id(): string {
    return this.state.id;
  }

  /** Nobody looks, nothing is under way: the table may leave the memory. */
  get isIdle(): boolean {
    return this.#audience.isEmpty && this.#outbox.isEmpty && this.#notebooks.isIdle && !this.#own.isBusy;
  }

  close(handedOver = false): void {
    this.#closed = true;
    this.#catching.close();
    this.#unsubscribe();
    this.#elsewhere?.close(handedOver);
    this.#present.close();
    this.#requests.close();
    this.#notebooks.close();
    this.#attendance.close();
    this.#own.close();
  }

  /** Everybody who looks, and what they asked for that was not kept: for the table that is read in place of this one. */
  handOver(): { readonly followers: readonly Shown[]; readonly requests: readonly Request[] } {
    const followers = this.#audience.followers.map((follower) => ({
      follower,
      since: this.#shown.has(follower) ? this.#told : undefined,
    }));
    this.close(followers.length > 0);
    this.#audience.clear();
    return { followers, requests: this.#outbox.abandon() };
  }

  /** Reads what other servers have added to this table, and lets it happen here. */
  catchUp(): Promise<void> {
    return this.#catching.now();
  }

  /** The store has this version of it. */
  isAt(version: number): void {
    if (version > this.state.version) this.#catching.soon();
  }

  /** Hints were missed: the other servers are asked who is there. */
  askElsewhere(): void {
    this.#elsewhere?.ask();
  }

  /** Another server is gone: with it those who were there, and what it was to do. */
  nodeGone(node: string): void {
    if (this.#elsewhere?.gone(node)) this.#lookElsewhere();
    this.#own.wakeUp();
  }

  /** What another server, or this one, tells of the table. */
  #hear(hint: string): void {
    if (hint === 'anew') this.#house.lost(this, undefined);
    else if (hint === 'free') {
      this.#house.nodes.doubt(this.id);
      this.#own.wakeUp();
    } else this.isAt(Number(hint));
  }

  #lookElsewhere(): void {
    this.#audience.lookElsewhere();
    this.#present.look();
  }

  /** Waits until everything under way is kept and told; rejects if what happened at the table could not be kept. */
  async settled(): Promise<void> {
    const told = new Promise<void>((resolve, reject) => {
      const givenUp = (): void => reject(new Refusal('unavailable', 'it could not be kept; try again'));
      this.#outbox.follow(resolve, { givenUp });
    });
    await Promise.all([told, this.#notebooks.settled()]);
  }

  /** Keeps what whoever reads this table later has to know of those who were there; all of it is on its way at once. */
  async rest(): Promise<void> {
    await Promise.all([this.settled(), this.#settle()]);
  }

  /** Shows the table to somebody from now on. False: it has left the memory, or has to be read again. */
  async follow(follower: Follower, since: Since = { steps: 0, chat: 0 }): Promise<boolean> {
    const { person } = follower;
    // They may come from another server, where they have seen more.
    if (!this.#house.nodes.isAlone) await this.catchUp();
    if (person !== undefined && this.state.seatOf(person) !== undefined) await this.#notebooks.read(person, true);
    const steps = await this.#sendAhead(follower, since);
    if (this.#closed) return false;
    if (!follower.follows(this.id)) return true;
    follower.pay(() => {
      this.#audience.place(follower);
      const frame = this.#frames.sync(follower, { ...since, steps });
      this.#outbox.follow(() => {
        this.#send([frame]);
        this.#shown.add(follower);
      });
    });
    this.#present.look(follower);
    return true;
  }

  /**
   * Sends a log that is long in parts, as fast as it is read, before the rest comes with the `sync`: nobody waits while all of
   * it is made for somebody else. Returns how many steps have been sent or were there.
   */
  async #sendAhead(follower: Follower, since: Since): Promise<number> {
    const { takenBack } = this.state;
    // Whoever was away when a step was taken back has it still.
    let sent = (since.takenBack ?? 0) === takenBack ? since.steps : 0;
    const viewer = this.#audience.viewerFor(follower);
    while (this.state.steps.length - sent > PART) {
      await follower.ready();
      if (this.#closed || !follower.follows(this.id)) return sent;
      // They have sat down meanwhile, or stood up: what they saw is something else.
      if (this.#audience.viewerFor(follower) !== viewer) return this.#sendAhead(follower, since);
      if (this.state.takenBack !== takenBack) return this.#sendAhead(follower, since);
      if (viewer === undefined) return sent;
      const part = follower.pay(() => this.#logs.of(viewer).part(sent));
      this.#outbox.follow(() => follower.send(part));
      sent += PART - (sent % PART);
    }
    return sent;
  }

  /** Lets go of what was only kept for those who might ask again. */
  tidy(): void {
    this.#answers.forget();
    this.#logs.tidy();
  }

  isFollowedBy(follower: Follower): boolean {
    return this.#audience.has(follower);
  }

  unfollow(follower: Follower): void {
    if (this.#audience.remove(follower)) this.#present.look();
  }

  /** Tells everybody how much time there is. */
  tellTime(): void {
    this.#tellHere();
  }

  /** Does what somebody asked for, or throws a `Refusal`; the answer is sent when it is kept. */
  command(request: Request): Promise<void> | undefined {
    try {
      return this.#requests.carryOut(request)?.catch((error: unknown) => this.#lookTwice(request, error));
    } catch (error) {
      return this.#lookTwice(request, error);
    }
  }

  /** What is refused here may be right by what another server did a moment ago. */
  #lookTwice(request: Request, error: unknown): Promise<void> {
    if (this.#house.nodes.isAlone || !(error instanceof Refusal)) return this.#fail(error);
    return this.#tryAgain(request, error);
  }

  async #tryAgain(request: Request, refusal: Refusal): Promise<void> {
    const { version } = this.state;
    await this.catchUp();
    if (this.#closed) throw new Refusal('unavailable', 'the table is being read again');
    if (this.state.version === version) throw refusal;
    try {
      await this.#requests.carryOut(request);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): never {
    // Our own mistake may have left something half done in memory: what is kept counts.
    const isOurs = !(error instanceof Refusal || error instanceof StoreFault);
    if (isOurs && !this.#closed) this.#house.lost(this, error);
    throw error;
  }

  /** Something that happens at the table without anybody at it asking: the house's hand, or time. */
  happen(event: TableEvent): void {
    needSound(this.state);
    this.#change([event], undefined);
  }

  /** Why a decision is not possible now. */
  why(follower: Follower, step: object): Refusal['violation'] {
    return this.state.tryOut(this.#requests.read(follower, step));
  }

  /** Every decision the follower may take now, written out, as JSON. */
  legal(follower: Follower): string {
    return this.#answers.legal(ownSeat(this.state, follower.person));
  }

  /** The whole game as JSON, once it is over. */
  record(): string | undefined {
    return this.#answers.record();
  }

  /** Notes something for oneself; resolves when it is kept. */
  async mark(follower: Follower, marks: Readonly<Record<string, string>>): Promise<void> {
    const { person } = follower;
    ownSeat(this.state, person);
    await this.#notebooks.read(person!);
    // Nothing is kept any more for somebody who has gone meanwhile.
    ownSeat(this.state, person);
    if (this.#closed) throw new Refusal('unavailable', 'the table is being read again');
    await follower.pay(() => this.#notebooks.mark(person!, marks));
  }

  // What happens.

  /** Plays a decision and the chance that follows it. */
  #play(
    decision: DecisionBase,
    rest: Pick<EventOf<'played'>, 'asked' | 'auto'>,
    request?: Request,
    done?: () => void,
  ): void {
    const stamp = this.#house.time.stamp();
    const left = leftAfter(this.state, decision.by, stamp.time);
    const first = this.state.steps.length;
    const violation = this.#stepping.decide(decision, rest.auto);
    if (violation !== undefined) throw new Refusal('rule', `${violation.code} (${violation.rule})`, violation);
    const steps = this.state.steps.slice(first);
    const event: TableEvent = { type: 'played', ...stamp, ...rest, ...(left !== undefined && { left }), steps };
    this.state.apply(event, true);
    const played = this.#frames.played(request);
    const over = this.state.status !== 'playing';
    this.#keep([event], over ? [...played, ...this.#changed(undefined)] : played, request, done);
  }

  /** Lets events happen that are no decisions, and tells them. */
  #change(events: readonly TableEvent[], request: Request | undefined): void {
    for (const event of events) this.state.apply(event);
    const [first] = events;
    const began = events.some(({ type }) => type === 'started');
    const all = began ? [...events, this.#stepping.begin(first!)] : events;
    const telling = events.find(({ type }) => ANEW.has(type)) ?? first!;
    this.#keep(all, this.#tidings(telling, request), request);
    if (first!.type !== 'said' && first!.type !== 'takenBack') this.#present.look();
  }

  /** What everybody is told of an event that is no decision; of several at once, that which changes the most. */
  #tidings(event: TableEvent, request: Request | undefined): Frame[] {
    const { type } = event;
    if (type === 'said') return this.#frames.chat(request);
    if (type === 'takenBack') return this.#takenBack(event.seat, request);
    const began = type === 'started';
    if (began) this.#attendance.settleLater();
    const since = { steps: began ? 0 : this.state.steps.length, chat: this.state.said };
    return this.#changed(request, ANEW.has(type) ? since : undefined);
  }

  #takenBack(seat: Seat, request: Request | undefined): Frame[] {
    this.#logs.forget();
    this.#answers.forget();
    this.#own.tellBotsAnew();
    return this.#frames.takenBack(seat, request);
  }

  /** The table is another: what everybody is told of it, by what is theirs to know now. */
  #changed(request: Request | undefined, since?: Since): Frame[] {
    const entered = this.#audience.replace();
    return [...this.#frames.room(request), ...this.#frames.syncs(since, entered)];
  }

  /** Keeps events that have been applied, and tells them then. */
  #keep(
    events: readonly TableEvent[],
    frames: readonly Frame[],
    request: Request | undefined,
    done?: () => void,
  ): void {
    const told = this.#upToNow();
    const held = this.#outbox.hold(() => {
      this.#send(frames);
      this.#told = told;
      done?.();
    }, request);
    this.#kept.append(events, this.#own.wakeUp()).then(
      (makeKnown) => {
        if (this.#closed) return;
        if (makeKnown === undefined) {
          this.#house.lost(this, undefined);
          return;
        }
        held.kept();
        makeKnown();
      },
      (error: unknown) => {
        if (!this.#closed) this.#house.lost(this, error);
      },
    );
  }

  #upToNow(): Since {
    const { steps, said, takenBack } = this.state;
    return { steps: steps.length, chat: said, takenBack };
  }

  /** Resolves when what is under way here is kept, or lost. */
  #underway(): Promise<void> {
    return new Promise((resolve) => this.#outbox.follow(resolve, { givenUp: resolve }));
  }

  /** Lets happen here what was kept by another server. Nothing of this one's is under way. */
  #adopt(events: readonly TableEvent[]): void {
    const rest = [...events];
    for (let event = rest.shift(); event !== undefined; event = rest.shift()) {
      if (event.type === 'played') this.#adoptPlay(event);
      else {
        this.state.apply(event);
        // Everything up to the first decision is kept together with the start.
        if (event.type === 'started') this.state.apply(rest.shift()!);
        this.#send(this.#tidings(event, undefined));
      }
    }
    this.#told = this.#upToNow();
    this.#kept.adopted(this.#own.wakeUp());
    this.#present.look();
  }

  #adoptPlay(event: EventOf<'played'>): void {
    this.#stepping.follow(event);
    const played = this.#frames.played(undefined);
    this.#send(this.state.status === 'playing' ? played : [...played, ...this.#changed(undefined)]);
  }

  // What is told.

  #send(frames: readonly Frame[]): void {
    for (const [follower, text] of frames) if (this.#audience.has(follower)) follower.send(text);
  }

  #answerDone(request: Request): void {
    const { follower, id } = request;
    this.#outbox.follow(() => follower.send(`{"t":"done","id":"${id}"}`), { request });
  }

  #answerRoom(request: Request): void {
    const frames = this.#frames.room(request).filter(([to]) => to === request.follower);
    this.#outbox.follow(() => this.#send(frames), { request });
  }

  #tellHere(except?: Follower): void {
    const frames = this.#frames.here(except);
    this.#outbox.follow(() => this.#send(frames));
  }

  // What the table does by itself.

  /** Somebody came or went for longer than it takes to load a page. */
  async #settle(): Promise<void> {
    this.#plan();
    // What cannot be kept now is tried again when the next one comes or goes.
    await this.#attendance.settle().catch(() => {});
  }

  /** Wakes up in time, in memory or not. */
  #plan(): void {
    const due = this.#own.wakeUp();
    if (this.#attendance.patience !== undefined && this.state.status === 'playing') this.#kept.plan(due);
  }
}
