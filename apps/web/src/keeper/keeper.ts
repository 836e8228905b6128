import { characterOf, isCharacterId } from '@wunderkammer/cast';
import {
  allSeats,
  type Bot,
  cloneState,
  commitTo,
  copyState,
  type DecisionBase,
  FastRandom,
  type Game,
  gameKey,
  type HmacKey,
  type Mind,
  mayTakeBack,
  type Outcome,
  playAll,
  type RuleViolation,
  replaySteps,
  type Seat,
  type State,
  type StepBase,
  StepRandom,
  type Table,
  USUAL_MIND,
  type Viewer,
} from '@wunderkammer/kernel';
import type { Entry, Fault, Happened, Marks, SeatSetup, Sync, TableInfo } from '../table/source.ts';
import { keptRecord } from './kept-record.ts';
import type { Decision } from './messages.ts';
import type { KeptTable } from './shelf.ts';

/** Where a keeper puts what must not be lost. */
export interface Keeping {
  append(table: KeptTable, index: number, step: StepBase): Promise<void>;
  /** Forgets the last step. */
  takeBack(table: KeptTable, index: number): Promise<void>;
  put(table: KeptTable): Promise<void>;
}

/** What a keeper tells the page: only what the person in front may know. */
export interface KeeperOut {
  synced(sync: Sync): void;
  happened(happened: Happened): void;
  fault(fault: Fault): void;
}

/** A kept game that does not fit the rules from a step on; -1: not even before the first. */
export class DamagedGame extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** How a bot plays here. What was kept is not trusted: somebody who is not of the cast plays evenly. */
const mindOf = ({ character }: SeatSetup): Mind =>
  isCharacterId(character) ? characterOf(character).mind : USUAL_MIND;

/**
 * Keeps one table in this browser: it holds the truth, lets chance and the bots play, and shows the person in front what
 * that person may know. A step is shown only after it has been kept.
 */
export class Keeper {
  readonly info: TableInfo;
  readonly #game: Game;
  readonly #table: Table;
  readonly #state: State;
  readonly #steps: StepBase[];
  readonly #script: readonly StepBase[];
  /** The game before each of the last steps, as far back as they can be taken back. */
  readonly #takeable: State[] = [];
  #bots: ReadonlyMap<Seat, Bot>;
  readonly #key: HmacKey;
  readonly #keeping: Keeping;
  readonly #out: KeeperOut;
  /** With whose eyes the table is seen from afar: those of its only person, or where several share it, everybody's. */
  readonly #afar: Viewer;
  #kept: KeptTable;
  #viewer: Viewer = 'watcher';
  #saves = true;
  #running: Promise<void> = Promise.resolve();

  constructor(
    game: Game,
    kept: KeptTable,
    steps: readonly unknown[],
    script: readonly StepBase[],
    keeping: Keeping,
    out: KeeperOut,
  ) {
    this.#game = game;
    this.#kept = kept;
    this.#script = script;
    this.#keeping = keeping;
    this.#out = out;
    const { seats } = kept.setup;
    const read = game.readOptions(kept.setup.options, seats.length);
    if (!read.ok) throw new DamagedGame(-1, read.message);
    this.#table = { seats: seats.length, options: read.value, names: seats.map(({ name }) => name) };
    const people = allSeats(seats.length).filter((seat) => seats[seat]!.kind === 'person');
    this.#afar = people.length === 1 ? people[0]! : 'watcher';
    this.#key = gameKey(game.id, kept.seed, kept.entropy);
    this.#bots = this.#seatBots(steps.length);
    this.info = { ...kept.setup, id: kept.id, table: this.#table, commitment: commitTo(kept.seed) };
    let last: { readonly before: State; readonly step: StepBase } | undefined;
    const replayed = replaySteps({ game, table: this.#table, steps }, steps.length, (before, step) => {
      if (last !== undefined) this.#judge(last.before, last.step, before);
      last = { before: cloneState(before), step };
      this.#tellBots(before, step);
    });
    if (!replayed.ok) throw new DamagedGame(replayed.at, replayed.message);
    if (last !== undefined) this.#judge(last.before, last.step, replayed.state);
    this.#state = replayed.state;
    this.#steps = [...replayed.steps];
  }

  /** Says who sits in front now. */
  face(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#out.synced(this.#sync());
    this.#noteShown();
    void this.#keep(() => this.#keeping.put(this.#kept));
  }

  /** Lets chance and bots play until a person is asked or the game is over. */
  run(): Promise<void> {
    this.#running = this.#running.then(async () => {
      for (let step = this.#next(); step !== undefined; step = this.#next()) await this.#play(step);
    });
    return this.#running;
  }

  /** Plays a decision of the person in front; chance and bots answer it. */
  async decide(step: Decision): Promise<RuleViolation | undefined> {
    await this.#running;
    const violation = this.#refusal(step);
    if (violation !== undefined) return violation;
    await this.#play(step);
    void this.run();
    return undefined;
  }

  /** Takes the last decision of the person in front back, if it can be: it never was. */
  async takeBack(): Promise<void> {
    await this.#running;
    const seat = this.#viewer;
    if (seat === 'watcher' || !this.#mayTakeBack()) return;
    copyState(this.#takeable.pop()!, this.#state);
    this.#steps.pop();
    const steps = this.#steps.length;
    // What a bot was told cannot be unsaid: others come in their place, who are told the rest.
    this.#bots = this.#seatBots(steps);
    playAll(this.#game, this.#table, this.#steps, (before, step) => this.#tellBots(before, step));
    this.#kept = {
      ...this.#kept,
      touched: Date.now(),
      view: this.#game.view(this.#state, this.#afar),
      shown: this.#kept.shown.map((shown) => Math.min(shown, steps)),
    };
    await this.#keep(() => this.#keeping.takeBack(this.#kept, steps));
    this.#out.synced({ ...this.#sync(), takenBack: seat });
  }

  async explain(step: Decision): Promise<RuleViolation | undefined> {
    await this.#running;
    return this.#refusal(step);
  }

  mark(key: string, value: string): void {
    if (this.#viewer === 'watcher') return;
    const { [key]: _old, ...others } = this.#kept.marks[this.#viewer]!;
    const marks: Marks = value === '' ? others : { ...others, [key]: value };
    this.#kept = { ...this.#kept, marks: this.#kept.marks.with(this.#viewer, marks) };
    void this.#keep(() => this.#keeping.put(this.#kept));
  }

  /** The whole game, once it is over. */
  record(): object | undefined {
    const outcome = this.#outcome();
    if (outcome === undefined) return undefined;
    return keptRecord(this.#game, this.#kept, this.#steps, outcome);
  }

  #outcome(): Outcome | undefined {
    const turn = this.#game.turn(this.#state);
    return turn.type === 'over' ? turn.outcome : undefined;
  }

  #sync(): Sync {
    const viewer = this.#viewer;
    return {
      viewer,
      version: this.#steps.length,
      view: this.#game.view(this.#state, viewer),
      legal: this.#legal(),
      log: this.#log(viewer),
      marks: viewer === 'watcher' ? {} : this.#kept.marks[viewer]!,
      shown: viewer === 'watcher' ? this.#steps.length : this.#kept.shown[viewer]!,
      back: this.#mayTakeBack(),
    };
  }

  #seatBots(from: number): ReadonlyMap<Seat, Bot> {
    const { setup, seed } = this.#kept;
    const bots = allSeats(setup.seats.length).filter((seat) => setup.seats[seat]!.kind === 'bot');
    return new Map(
      bots.map((seat) => {
        const random = new FastRandom(`${seed} seat ${seat} from ${from}`);
        return [seat, this.#game.bot(mindOf(setup.seats[seat]!), seat, this.#table, random)];
      }),
    );
  }

  /** Notes whether a step that was played can be taken back. What bots decided stands, and so does what a lesson asks for. */
  #judge(before: State, step: StepBase, after: State): void {
    const isOwn = step.by !== 'chance' && !this.#bots.has(step.by) && this.#script.length === 0;
    if (isOwn && mayTakeBack(this.#game, before, step, after)) this.#takeable.push(before);
    else this.#takeable.length = 0;
  }

  #mayTakeBack(): boolean {
    return this.#takeable.length > 0 && this.#steps.at(-1)?.by === this.#viewer;
  }

  #refusal(step: Decision): RuleViolation | undefined {
    if (step.by !== this.#viewer) throw new Error(`seat ${step.by} does not sit in front`);
    const read = this.#game.stepShape(this.#table)(step, 'step');
    if (!read.ok) throw new Error(read.message);
    return this.#game.play(cloneState(this.#state), read.value);
  }

  #next(): StepBase | undefined {
    const turn = this.#game.turn(this.#state);
    if (turn.type === 'over') return undefined;
    const scripted = this.#script[this.#steps.length];
    if (turn.type === 'chance') {
      return scripted ?? this.#game.chance(this.#state, new StepRandom(this.#key, this.#steps.length));
    }
    const seat = turn.seats.find((asked) => this.#bots.has(asked));
    if (scripted !== undefined) return scripted.by === seat ? scripted : undefined;
    if (seat === undefined) return undefined;
    return this.#bots.get(seat)!.decide(this.#game.view(this.#state, seat), this.#game.legal(this.#state, seat));
  }

  async #play(step: StepBase): Promise<void> {
    const entry = this.#entry(this.#state, step, this.#viewer);
    this.#tellBots(this.#state, step);
    const before = cloneState(this.#state);
    const violation = this.#game.play(this.#state, step);
    if (violation !== undefined)
      throw new Error(`${this.#game.id} refused ${step.type}: ${violation.code} (${violation.rule})`);
    this.#judge(before, step, this.#state);
    this.#steps.push(step);
    const version = this.#steps.length;
    const viewer = this.#viewer;
    this.#noteShown();
    const outcome = this.#outcome();
    const view = this.#game.view(this.#state, viewer);
    this.#kept = {
      ...this.#kept,
      touched: Date.now(),
      ...(outcome && { outcome }),
      view: viewer === this.#afar ? view : this.#game.view(this.#state, this.#afar),
    };
    const legal = this.#legal();
    const back = this.#mayTakeBack();
    await this.#keep(() => this.#keeping.append(this.#kept, version - 1, step));
    if (viewer === this.#viewer) this.#out.happened({ viewer, version, entry, view, legal, back });
  }

  #tellBots(before: State, step: StepBase): void {
    for (const [seat, bot] of this.#bots) bot.observe(this.#game.seen(before, step, seat));
  }

  #legal(): readonly DecisionBase[] {
    return this.#viewer === 'watcher' ? [] : this.#game.legal(this.#state, this.#viewer);
  }

  #entry(before: State, step: StepBase, viewer: Viewer): Entry {
    const seen = this.#game.seen(before, step, viewer);
    const secret = JSON.stringify(seen) !== JSON.stringify(this.#game.seen(before, step, 'watcher'));
    return { seen, secret };
  }

  #log(viewer: Viewer): readonly Entry[] {
    const entries: Entry[] = [];
    playAll(this.#game, this.#table, this.#steps, (before, step) => entries.push(this.#entry(before, step, viewer)));
    return entries;
  }

  #noteShown(): void {
    if (this.#viewer === 'watcher') return;
    this.#kept = { ...this.#kept, shown: this.#kept.shown.with(this.#viewer, this.#steps.length) };
  }

  /** A browser that keeps nothing does not end the game; it is said once. */
  async #keep(write: () => Promise<void>): Promise<void> {
    if (!this.#saves) return;
    try {
      await write();
    } catch (error) {
      this.#saves = false;
      this.#out.fault({ type: 'unsaved', message: error instanceof Error ? error.message : String(error) });
    }
  }
}
