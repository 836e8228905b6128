import type { GameTypes, Seat, StepBase, Viewer } from '@wunderkammer/kernel';
import type { Entry, Fault, Happened, Marks, Sync, TableInfo, TableSource } from './source.ts';
import { actorOf, goesOn, type Weight } from './weight.ts';

/**
 * How far the last event is: its scene is being shown; the scene has shown it, and it is being read; it was the last, and
 * the end of the game is being looked at; it is over, and what comes next may come.
 */
export type Phase = 'showing' | 'told' | 'closing' | 'past';

/** What is on the table now. */
export interface Frame<T extends GameTypes = GameTypes> {
  readonly viewer: Sync['viewer'];
  readonly version: number;
  readonly view: T['View'];
  readonly legal: readonly T['Choice'][];
  /** The last step is one's own decision, and can be taken back. */
  readonly back?: boolean;
  /** What happened last; absent after a fresh look at the table. */
  readonly event?: T['Seen'];
  readonly phase: Phase;
  /** The table before it, as the same eyes saw it. */
  readonly before?: T['View'];
}

export interface Scene<T extends GameTypes = GameTypes> {
  readonly info?: TableInfo;
  readonly frame?: Frame<T>;
  /** What has been told: an event is written down when its scene has shown it. */
  readonly log: readonly Entry<T>[];
  /** What was told last and belongs together. */
  readonly gesture: readonly Entry<T>[];
  readonly marks: Marks;
  /** How many entries of the log the person in front had been shown before sitting down, and how many there were then. */
  readonly known: number;
  readonly caughtUp: number;
  /** Nothing is waiting to be shown: whoever is asked may decide. */
  readonly idle: boolean;
  /** Who took their last decision back, until something else happens. */
  readonly takenBack?: Seat | undefined;
  readonly fault?: Fault;
  readonly unsaved: boolean;
}

/** The table as far as it has been told: no count and no word knows more than its scene has shown. */
export const toldView = <T extends GameTypes>({ phase, before, view }: Frame<T>): T['View'] =>
  phase === 'showing' ? (before ?? view) : view;

/** How many steps have been told. */
export const toldVersion = ({ phase, version }: Frame): number => (phase === 'showing' ? version - 1 : version);

/** So many events may wait to be shown, more than others bring about in a round; what is older is shown at once. */
const MOST_BEHIND = 80;
/** What sets the pace; any of it may change between events. All times are in milliseconds. */
export interface Direction {
  /** How long a scene takes until it has shown what its event changes. */
  showing(seen: StepBase, viewer: Viewer): number;
  /** How much an event asks of whoever looks. */
  weight(seen: StepBase, viewer: Viewer): Weight;
  /** How long these, told together, must stand there to be read, from when the last of their lines was told. */
  reading(entries: readonly Entry[], viewer: Viewer): number;
  /** How long it is still, at the least, between what one player does and the next. */
  pause(): number;
  /** How long the end of the game is looked at before the result lies over it. */
  closing(): number;
  /** Whether something must be read before the game goes on from a version. */
  holds(version: number): boolean;
}

type Waiting = 'scene' | 'rest' | 'reader' | 'end';

/** What one player does in one go. */
interface Gesture {
  readonly actor: Seat | undefined;
  /** What the same player does next belongs to it. */
  readonly open: boolean;
  /** What of it is put into words, and since when that is to be read. */
  readonly entries: readonly Entry[];
  readonly since: number;
}

const NO_GESTURE: Gesture = { actor: undefined, open: false, entries: [], since: 0 };

const AT_ONCE: Direction = {
  showing: () => 0,
  weight: () => 'silent',
  reading: () => 0,
  pause: () => 0,
  closing: () => 0,
  holds: () => false,
};

/**
 * The one clock of a table: steps arrive as fast as they come, the eye follows at its own pace. Each is shown, then told,
 * then stays until it can have been read; what one player does quietly is told in one gesture. Whatever is on the screen
 * is made from one snapshot of this.
 */
export class Director {
  #scene: Scene = { log: [], gesture: [], marks: {}, known: 0, caughtUp: 0, idle: false, unsaved: false };
  #queue: Happened[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is waited for: a scene, the rest of a gesture, a reader, or the end. */
  #waiting: Waiting | undefined;
  /** What the last shown event begins or goes on with: who acts, and when the first line of it was told. */
  #gesture = NO_GESTURE;
  /** What the scene that is being shown will have told. */
  #shown: Entry | undefined;
  readonly #changed = new Set<() => void>();
  readonly #source: TableSource;
  #direction = AT_ONCE;
  readonly #leave: () => void;

  constructor(source: TableSource) {
    this.#source = source;
    this.#leave = source.listen({
      opened: (info) => this.#set({ info }),
      synced: (sync) => this.#sync(sync),
      happened: (happened) => this.#enqueue(happened),
      marked: (marks) => this.#set({ marks }),
      fault: (fault) => this.#set(fault.type === 'unsaved' ? { unsaved: true } : { fault }),
    });
  }

  direct(direction: Direction): void {
    this.#direction = direction;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#changed.add(changed);
    return () => this.#changed.delete(changed);
  };

  readonly snapshot = (): Scene => this.#scene;

  /** Shows everything that waits at once. */
  readonly skip = (): void => {
    this.#stopWaiting();
    if (this.#scene.frame?.phase === 'showing') this.#tell();
    while (this.#queue.length > 0 && !this.#held()) this.#showAndTell(this.#queue.shift()!);
    this.#say();
    this.#pump();
  };

  /** Goes on after something was read. */
  readonly release = (): void => {
    if (this.#waiting === undefined) this.#pump();
  };

  readonly mark = (key: string, value: string): void => {
    const { [key]: _old, ...others } = this.#scene.marks;
    this.#set({ marks: value === '' ? others : { ...others, [key]: value } });
    this.#source.mark(key, value);
  };

  close(): void {
    this.#stopWaiting();
    this.#leave();
  }

  #sync({ viewer, version, view, legal, log, marks, shown, back = false, takenBack }: Sync): void {
    this.#stopWaiting();
    this.#queue = [];
    this.#gesture = NO_GESTURE;
    this.#set({
      frame: { viewer, version, view, legal, back, phase: 'past' },
      takenBack,
      log,
      gesture: log.slice(-1),
      marks,
      known: shown,
      caughtUp: log.length,
      idle: !this.#direction.holds(version),
    });
  }

  #enqueue(happened: Happened): void {
    const { frame } = this.#scene;
    const last = this.#queue.at(-1)?.version ?? frame?.version ?? 0;
    if (happened.viewer !== frame?.viewer || happened.version <= last) return;
    this.#queue.push(happened);
    if (this.#waiting === undefined) this.#pump();
    else if (this.#waiting === 'rest') this.#goOn();
    else if (this.#waiting === 'reader') this.#awaitReader();
  }

  #held(): boolean {
    const { frame } = this.#scene;
    return frame !== undefined && this.#direction.holds(frame.version);
  }

  /** Whether an event belongs to the gesture that is being told. */
  #joins(seen: StepBase): boolean {
    const { open, actor } = this.#gesture;
    const by = actorOf(seen);
    return open && (by === undefined || actor === undefined || by === actor);
  }

  #pump(): void {
    // Whoever watches bots play fast would fall behind for good.
    while (this.#queue.length > MOST_BEHIND && !this.#held()) this.#showAndTell(this.#queue.shift()!);
    const next = this.#held() ? undefined : this.#queue.shift();
    if (next === undefined) {
      const { frame } = this.#scene;
      const held = this.#held();
      this.#set({ idle: !held, ...(frame !== undefined && !held && { frame: { ...frame, phase: 'past' as const } }) });
      return;
    }
    const showing = this.#direction.showing(next.entry.seen, next.viewer);
    if (showing === 0) {
      this.#showAndTell(next);
      this.#goOn();
      return;
    }
    this.#show(next);
    this.#wait('scene', showing, () => {
      this.#tell();
      this.#goOn();
    });
  }

  /** Goes on with a gesture, waits a little for the rest of it, or gives whoever looks the time to read it. */
  #goOn(): void {
    this.#stopWaiting();
    const { frame } = this.#scene;
    const next = this.#queue[0];
    if (frame === undefined || this.#held() || (next !== undefined && this.#joins(next.entry.seen))) {
      if (this.#held()) this.#say();
      this.#pump();
    } else if (
      next === undefined &&
      this.#gesture.open &&
      frame.view.turn.type !== 'over' &&
      frame.legal.length === 0
    ) {
      this.#wait('rest', this.#direction.pause(), () => this.#awaitReader());
    } else {
      this.#awaitReader();
    }
  }

  #awaitReader(): void {
    this.#stopWaiting();
    this.#say();
    const { frame } = this.#scene;
    if (frame === undefined) return;
    this.#wait('reader', this.#readingLeft(frame), () => {
      if (frame.view.turn.type === 'over') this.#close(frame);
      else this.#pump();
    });
  }

  #close(frame: Frame): void {
    this.#set({ frame: { ...frame, phase: 'closing' } });
    this.#wait('end', this.#direction.closing(), () => this.#pump());
  }

  /** What is told stays while whoever looks decides: they are asked at once, unless it is too much to be taken in beside. */
  #readingLeft({ viewer, event, legal }: Frame): number {
    const { entries, since } = this.#gesture;
    if (event === undefined) return 0;
    const isHeavy = this.#direction.weight(event, viewer) === 'heavy';
    if (legal.length > 0 && this.#queue.length === 0 && !isHeavy) return 0;
    const left = since + this.#direction.reading(entries, viewer) - performance.now();
    return isHeavy ? left : Math.max(Math.min(left, this.#direction.pause()), left - this.#untilNextLine(viewer));
  }

  /** How long the scenes that come next take until something else is told: a line may be read meanwhile. */
  #untilNextLine(viewer: Viewer): number {
    let time = 0;
    for (const { entry } of this.#queue) {
      time += this.#direction.showing(entry.seen, viewer);
      if (this.#direction.weight(entry.seen, viewer) !== 'silent') break;
    }
    return time;
  }

  #wait(what: Waiting, time: number, then: () => void): void {
    this.#waiting = what;
    this.#timer = setTimeout(
      () => {
        this.#waiting = undefined;
        then();
      },
      Math.max(0, time),
    );
  }

  #show({ viewer, version, view, legal, entry, back = false }: Happened, phase: Phase = 'showing'): void {
    const before = this.#scene.frame?.view;
    this.#set({
      frame: { viewer, version, view, legal, back, event: entry.seen, phase, ...(before !== undefined && { before }) },
      takenBack: undefined,
      idle: false,
      ...(phase === 'showing' ? {} : this.#written(entry, viewer)),
    });
    this.#shown = entry;
  }

  #showAndTell(happened: Happened): void {
    this.#show(happened, 'told');
  }

  #tell(): void {
    const { frame } = this.#scene;
    const entry = this.#shown;
    if (frame === undefined || entry === undefined) return;
    this.#set({ frame: { ...frame, phase: 'told' }, ...this.#written(entry, frame.viewer) });
  }

  /** The log with one more entry. */
  #written(entry: Entry, viewer: Viewer): Pick<Scene, 'log'> {
    const { log } = this.#scene;
    const { seen } = entry;
    const weight = this.#direction.weight(seen, viewer);
    const speaks = weight !== 'silent';
    const joins = this.#joins(seen);
    const { actor, entries } = joins ? this.#gesture : NO_GESTURE;
    this.#gesture = {
      actor: actor ?? actorOf(seen),
      open: goesOn(weight),
      entries: speaks ? [...entries, entry] : entries,
      since: performance.now(),
    };
    return { log: [...log, entry] };
  }

  /** Puts a gesture into words as soon as nothing more of it is to be seen at once: no line is there for the blink of an eye. */
  #say(): void {
    const { entries } = this.#gesture;
    if (entries.length > 0 && entries !== this.#scene.gesture) this.#set({ gesture: entries });
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  #set(change: Partial<Scene>): void {
    this.#scene = { ...this.#scene, ...change };
    for (const changed of this.#changed) changed();
  }
}
