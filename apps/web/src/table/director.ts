import type { GameTypes, Seat, StepBase } from '@wunderkammer/kernel';
import type { Entry, Fault, Happened, Marks, Sync, TableInfo, TableSource } from './source.ts';

/** What is on the table now. */
export interface Frame<T extends GameTypes = GameTypes> {
  readonly viewer: Sync['viewer'];
  readonly version: number;
  readonly view: T['View'];
  readonly legal: readonly T['Choice'][];
  /** The last step is one's own decision, and can be taken back. */
  readonly back?: boolean;
  /** What has just happened and is being shown; absent after a fresh look at the table. */
  readonly event?: T['Seen'];
}

export interface Scene<T extends GameTypes = GameTypes> {
  readonly info?: TableInfo;
  readonly frame?: Frame<T>;
  readonly log: readonly Entry<T>[];
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

/** So many events may wait to be shown; what is older is shown at once. */
const MOST_BEHIND = 24;

/** How long an event stays before the next, in milliseconds; may change between events. */
export type Dwell = (seen: StepBase) => number;

/**
 * Shows what happens at a table one thing at a time: steps arrive as fast as they come, the eye follows at its own pace.
 */
export class Director {
  #scene: Scene = { log: [], marks: {}, known: 0, caughtUp: 0, idle: false, unsaved: false };
  #queue: Happened[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = false;
  readonly #changed = new Set<() => void>();
  readonly #source: TableSource;
  #dwell: Dwell = () => 0;
  #holds: (version: number) => boolean = () => false;
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

  /** Sets the pace, and whether something must be read before the game goes on from a version. */
  direct(dwell: Dwell, holds: (version: number) => boolean): void {
    this.#dwell = dwell;
    this.#holds = holds;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#changed.add(changed);
    return () => this.#changed.delete(changed);
  };

  readonly snapshot = (): Scene => this.#scene;

  /** Shows everything that waits at once. */
  readonly skip = (): void => {
    this.#stopWaiting();
    while (this.#queue.length > 0 && !this.#held()) this.#show(this.#queue.shift()!);
    this.#pump();
  };

  /** Goes on after something was read. */
  readonly release = (): void => {
    if (!this.#waiting) this.#pump();
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
    this.#set({
      frame: { viewer, version, view, legal, back },
      takenBack,
      log,
      marks,
      known: shown,
      caughtUp: log.length,
      idle: !this.#holds(version),
    });
  }

  #enqueue(happened: Happened): void {
    const { frame } = this.#scene;
    const last = this.#queue.at(-1)?.version ?? frame?.version ?? 0;
    if (happened.viewer !== frame?.viewer || happened.version <= last) return;
    this.#queue.push(happened);
    if (!this.#waiting) this.#pump();
  }

  #held(): boolean {
    const { frame } = this.#scene;
    return frame !== undefined && this.#holds(frame.version);
  }

  #pump(): void {
    // Whoever watches bots play fast would fall behind for good.
    while (this.#queue.length > MOST_BEHIND && !this.#held()) this.#show(this.#queue.shift()!);
    const next = this.#held() ? undefined : this.#queue.shift();
    if (next === undefined) {
      this.#set({ idle: !this.#held() });
      return;
    }
    this.#show(next);
    this.#waiting = true;
    this.#timer = setTimeout(() => {
      this.#waiting = false;
      this.#pump();
    }, this.#dwell(next.entry.seen));
  }

  #show({ viewer, version, view, legal, entry, back = false }: Happened): void {
    this.#set({
      frame: { viewer, version, view, legal, back, event: entry.seen },
      takenBack: undefined,
      log: [...this.#scene.log, entry],
      idle: false,
    });
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#waiting = false;
  }

  #set(change: Partial<Scene>): void {
    this.#scene = { ...this.#scene, ...change };
    for (const changed of this.#changed) changed();
  }
}
