import type { Seat, Viewer } from '@wunderkammer/kernel';
import type { Clocks, Since } from '@wunderkammer/protocol';
import type { HouseTime } from '../house-time.ts';
import type { World } from '../world.ts';
import type { Attendance } from './attendance.ts';
import type { Audience, Follower, Place } from './audience.ts';
import { clocksOf } from './clockwork.ts';
import { type Eyes, offerTo } from './eyes.ts';
import type { Logs } from './logs.ts';
import type { Notebooks } from './notebooks.ts';
import { type Keeping, outsideViewOf, roomFor } from './room.ts';
import type { TableState } from './table-state.ts';

/** What is sent to somebody, as JSON of the protocol. */
export type Frame = readonly [to: Follower, text: string];

/** Who asked for what a frame tells, and under which name. */
interface Asker {
  readonly follower: Follower;
  readonly id: string;
}

interface FramesHouse {
  readonly world: World;
  readonly time: Pick<HouseTime, 'now'>;
  readonly keeping: Keeping;
}

/** Where frames take from what they tell. */
interface FramesSources {
  readonly audience: Audience;
  readonly attendance: Attendance;
  readonly eyes: Eyes;
  readonly logs: Logs;
  readonly notebooks: Notebooks;
}

/** Writes what is told to those who look at a table. Nothing of the table's state leaves but through here. */
export class Frames {
  readonly #house: FramesHouse;
  readonly #state: TableState;
  readonly #audience: Audience;
  readonly #eyes: Eyes;
  readonly #logs: Logs;
  readonly #notebooks: Notebooks;
  readonly #attendance: Attendance;
  /** What those outside were last told: they are told again when it is something else, and at no other time. */
  #outside: string;

  constructor(house: FramesHouse, state: TableState, { audience, attendance, eyes, logs, notebooks }: FramesSources) {
    this.#house = house;
    this.#state = state;
    this.#audience = audience;
    this.#attendance = attendance;
    this.#eyes = eyes;
    this.#logs = logs;
    this.#notebooks = notebooks;
    this.#outside = JSON.stringify(outsideViewOf(state));
  }

  /** What the eyes have seen since the last time. */
  played(asker: Asker | undefined): Frame[] {
    const timed = this.#timed();
    const tails = new Map<Viewer, string>();
    for (const [viewer, steps] of this.#eyes.take()) {
      tails.set(viewer, `,"n":${this.#state.steps.length},"steps":${steps}${this.#offered(viewer)}${timed}`);
    }
    return this.#toViewers('played', asker, tails);
  }

  /** The last step was taken back. */
  takenBack(by: Seat, asker: Asker | undefined): Frame[] {
    const { steps, takenBack } = this.#state;
    const head = `,"n":${steps.length},"by":${by},"takenBack":${takenBack}`;
    const timed = this.#timed();
    const tails = new Map<Viewer, string>();
    for (const [viewer, change] of this.#eyes.lookAgain()) {
      const changed = change === undefined ? '' : `,"p":${change}`;
      tails.set(viewer, `${head}${changed}${this.#offered(viewer)}${timed}`);
    }
    return this.#toViewers('takenBack', asker, tails);
  }

  /** The last line of the chat. */
  chat(asker: Asker | undefined): Frame[] {
    const line = `,"line":${JSON.stringify(this.#state.chat.at(-1))}}`;
    return this.#toAll('chat', asker, (_follower, { role }) => (role === 'outsider' ? undefined : line));
  }

  /** The table itself has changed. */
  room(asker?: Asker): Frame[] {
    const before = this.#outside;
    this.#outside = JSON.stringify(outsideViewOf(this.#state));
    const inside = this.#toAll('room', asker, ({ person }, { role }) =>
      role === 'outsider' ? undefined : `,"room":${this.#roomJson(person)}}`,
    );
    const toOutsiders = this.#toAll('outside', asker, (_follower, { role }) =>
      role === 'outsider' && before !== this.#outside ? this.#outsideTail() : undefined,
    );
    return [...inside, ...toOutsiders];
  }

  here(except?: Follower): Frame[] {
    const { here, watchers } = this.#audience.presence();
    const tail = `,"here":${JSON.stringify(here)},"watchers":${watchers}${this.#timed()}`;
    return this.#toAll('here', undefined, (follower, { role }) =>
      follower === except || role === 'outsider' ? undefined : tail,
    );
  }

  /** Everything somebody may know who has this much already. */
  sync(follower: Follower, since: Since): Frame {
    const place = this.#audience.placeOf(follower);
    if (place.role === 'outsider')
      return [follower, `{"t":"outside","table":"${this.#state.id}"${this.#outsideTail()}`];
    const { here, watchers } = this.#audience.presence();
    const chat = this.#state.chat.filter(({ n }) => n >= since.chat);
    const room = this.#roomJson(follower.person);
    const game = this.#gameJson(place, follower.person, since.steps);
    const rest = `"chat":${JSON.stringify(chat)},"here":${JSON.stringify(here)},"watchers":${watchers}`;
    return [follower, `{"t":"sync","table":"${this.#state.id}","room":${room}${game},${rest}}`];
  }

  /** Everything, for those who have just come in; for the others inside, what came after `since`, if that is wanted. */
  syncs(since: Since | undefined, entered: readonly Follower[]): Frame[] {
    const frames: Frame[] = [];
    for (const [follower, { role }] of this.#audience.entries()) {
      const has = entered.includes(follower) ? { steps: 0, chat: 0 } : since;
      if (role !== 'outsider' && has !== undefined) frames.push(this.sync(follower, has));
    }
    return frames;
  }

  /** What somebody may decide now, and whether they may take their last decision back, as members of a frame. */
  #offered(viewer: Viewer): string {
    const offer = offerTo(this.#state, viewer);
    const offered = offer === undefined ? '' : `,"offer":${JSON.stringify(offer)}`;
    return viewer !== 'watcher' && this.#state.canTakeBack(viewer) ? `${offered},"back":1` : offered;
  }

  #outsideTail(): string {
    return `,"outside":${this.#outside}}`;
  }

  /** A frame for everybody who sees the game, by the place from which they do. */
  #toViewers(head: string, asker: Asker | undefined, tails: ReadonlyMap<Viewer, string>): Frame[] {
    return this.#toAll(head, asker, (_follower, { viewer }) => (viewer === undefined ? undefined : tails.get(viewer)));
  }

  /** A frame for everybody; for the one who asked, with the name under which it was asked for. */
  #toAll(
    head: string,
    asker: Asker | undefined,
    tail: (follower: Follower, place: Place) => string | undefined,
  ): Frame[] {
    const frames: Frame[] = [];
    for (const [follower, place] of this.#audience.entries()) {
      const rest = tail(follower, place);
      if (rest === undefined) continue;
      const id = follower === asker?.follower ? `,"id":"${asker.id}"` : '';
      frames.push([follower, `{"t":"${head}","table":"${this.#state.id}"${id}${rest}`]);
    }
    return frames;
  }

  #clocks(): Clocks | undefined {
    return clocksOf(this.#state, this.#attendance, this.#house.time.now());
  }

  /** The clocks, where there are any, as the end of a frame. */
  #timed(): string {
    const clocks = this.#clocks();
    return clocks === undefined ? '}' : `,"clocks":${JSON.stringify(clocks)}}`;
  }

  #roomJson(person: string | undefined): string {
    const { world, keeping } = this.#house;
    const times = { clocks: this.#clocks(), late: this.#attendance.returnedLate(person) };
    return JSON.stringify(roomFor(this.#state, person, world.now(), keeping, times));
  }

  #gameJson({ viewer, seat }: Place, person: string | undefined, since: number): string {
    if (viewer === undefined) return '';
    const steps = this.#state.steps.length;
    const from = Math.min(since, steps);
    const log = from === steps ? '[]' : this.#logs.of(viewer).rest(from);
    const { takenBack } = this.#state;
    const parts = [
      `"seat":${seat ?? null},"steps":${steps},"from":${from},"log":${log}`,
      `"view":${JSON.stringify(this.#eyes.open(viewer))}${this.#offered(viewer)}`,
      ...(takenBack === 0 ? [] : [`"takenBack":${takenBack}`]),
      `"marks":${JSON.stringify(this.#notebooks.of(person))}`,
    ];
    return `,"game":{${parts.join()}}`;
  }
}
