import { type CharacterId, characterOf } from '@wunderkammer/cast';
import {
  allSeats,
  cloneState,
  commitTo,
  copyState,
  type Game,
  gameKey,
  type HmacKey,
  type Mind,
  makeFairness,
  makeRecord,
  mayTakeBack,
  type Outcome,
  type RuleViolation,
  type Seat,
  type State,
  type StepBase,
  StepRandom,
  type Table,
  type Turn,
  USUAL_MIND,
} from '@wunderkammer/kernel';
import type { ChatLine, Command, OnlineSetup, Room } from '@wunderkammer/protocol';
import { gameOf } from '../games.ts';
import type { Damage } from '../store/store.ts';
import { derivedId } from '../world.ts';
import type { Asked, EventOf, TableEvent } from './events.ts';
import { IdempotencyKeys } from './idempotency.ts';

/** A table whose events do not add up to a game. */
export class DamagedTable extends Error {}

/** Events that cannot be played: lost, or sound and of no game that we know (any more), such as one on an older board. */
export interface TableDamage extends Damage {
  readonly how: 'lost' | 'unfit';
}

export interface SeatState {
  kind: 'open' | 'person' | 'bot';
  person: string | null;
  name: string;
  /** Who of the cast plays here; null where a person sits, or sat until they were forgotten. */
  character: CharacterId | null;
  entropy: string;
  /** Who let a bot play here; null: nobody did. */
  handedBy: Seat | null;
  resigned: boolean;
  muted: boolean;
  agrees: boolean;
  /** What the clock has left, as of `since`. */
  left: number;
  /** Since when the table waits for this seat, in the time of the house, and its clock runs; null while it does not. */
  since: number | null;
  /** The clock ran out, and its owner has not decided since. */
  late: boolean;
  /** How many steps there were after this seat's last decision. */
  decided: number;
}

/** A decision that can be taken back, and everything that it changed. */
interface TakeableStep {
  readonly seat: Seat;
  readonly game: State;
  readonly before: Pick<SeatState, 'left' | 'since' | 'late' | 'decided'>;
  asked?: Asked | undefined;
}

const emptySeat = (): SeatState => ({
  kind: 'open',
  person: null,
  name: '',
  character: null,
  entropy: '',
  handedBy: null,
  resigned: false,
  muted: false,
  agrees: false,
  left: 0,
  since: null,
  late: false,
  decided: 0,
});

/** Draws the chance step that is due: its number is the step's index in the record. */
export type Draw = (game: Game, state: State, key: HmacKey, index: number) => StepBase;

/** As docs/fairness.md has it: everybody can check it afterwards. */
export const drawFairly: Draw = (game, state, key, index) => game.chance(state, new StepRandom(key, index));

const NOBODY: readonly Seat[] = [];

/** After these a decision stands: its seat was somebody else's meanwhile, or its clock stood still. */
const SETTLING: ReadonlySet<TableEvent['type']> = new Set(['handed', 'resigned', 'forgotten', 'ended', 'archived']);

/** How many steps a game goes on at the least before it is proposed again to end it: nobody is to be pestered. */
const PROPOSAL_PAUSE = 12;
/** How many of the latest lines a table remembers. */
const CHAT_KEPT = 200;

/**
 * A table as its events made it. It decides nothing: `commands.ts` says which events may happen, this says what they
 * change. It holds the whole truth, so nothing of it leaves but through `room.ts` and `frames.ts`.
 */
export class TableState {
  readonly id: string;
  readonly game: Game;
  readonly setup: OnlineSetup;
  readonly table: Table;
  readonly seats: readonly SeatState[];
  readonly outcomes: readonly Outcome[];
  readonly commitment: string;
  readonly steps: StepBase[] = [];
  /** The last steps, as far back as they can be taken back, one after the other. */
  readonly #takeable: TakeableStep[] = [];
  /** How many steps were taken back: what somebody has of the game from before is no longer so. */
  takenBack = 0;
  /** The steps that a bot decided in somebody's place. */
  readonly standIns = new Map<number, 'bot' | 'clock'>();
  readonly chat: ChatLine[] = [];
  status: Room['status'] = 'waiting';
  /** What it was before it was put away. */
  #beforeArchive: Room['status'] = 'waiting';
  version = 0;
  /** What came after these events cannot be played: it can be looked at, and nothing happens at it. */
  damage: TableDamage | undefined;
  host: string;
  readonly opened: number;
  touched: number;
  said = 0;
  chatOn = true;
  /** The last proposal to end the game; `agrees` of the seats says whether it stands. */
  proposal: { readonly by: Seat; readonly declined?: Seat; readonly again: number } | undefined;
  next: { readonly table: string; readonly person: string | undefined } | undefined;
  ending:
    | { readonly how: 'played' | EventOf<'ended'>['how']; readonly outcome?: Outcome; readonly by?: Seat }
    | undefined;
  readonly #seed: string;
  readonly #handled = new IdempotencyKeys();
  /** The game's own state, from the start on; and what it was before the last step. */
  #play: State | undefined;
  #before: State | undefined;
  /** What is next in the game, from when it was asked until something happens. */
  #turn: Turn | undefined;
  #key: HmacKey | undefined;

  constructor(id: string, games: readonly Game[], first: TableEvent) {
    if (first.type !== 'created') throw new DamagedTable('the first event is not the table being opened');
    const game = gameOf(games, first.setup.game);
    if (game === undefined) throw new DamagedTable(`there is no game "${first.setup.game}"`);
    const options = game.readOptions(first.setup.options, first.setup.seats);
    if (!options.ok) throw new DamagedTable(options.message);
    this.id = id;
    this.game = game;
    this.setup = first.setup;
    this.table = { seats: first.setup.seats, options: options.value };
    this.seats = allSeats(first.setup.seats).map(emptySeat);
    this.outcomes = first.outcomes;
    this.host = first.host;
    this.#seed = first.seed;
    this.commitment = commitTo(first.seed);
    this.opened = first.at;
    this.touched = first.at;
    this.version = 1;
  }

  /** What is next in the game; undefined before the start, after the end, and while nothing happens here. */
  get turn(): Turn | undefined {
    if (this.#play === undefined || this.status !== 'playing' || this.damage !== undefined) return undefined;
    this.#turn ??= this.game.turn(this.#play);
    return this.#turn;
  }

  /** The game's state, for whoever makes views of it. */
  get truth(): State | undefined {
    return this.#play;
  }

  /** The same before the last step: overwritten with the next one. */
  get before(): State {
    return this.#before!;
  }

  /** The seats that have to decide now. */
  get asked(): readonly Seat[] {
    const turn = this.turn;
    return turn?.type === 'decision' ? turn.seats : NOBODY;
  }

  seatOf(person: string | undefined): Seat | undefined {
    const index = person === undefined ? -1 : this.seats.findIndex((seat) => seat.person === person);
    return index < 0 ? undefined : (index as Seat);
  }

  /** A bot decides for this seat: its own, one that was handed to it, one that was given up. */
  isDriven(seat: Seat): boolean {
    const { kind, handedBy, resigned } = this.seats[seat]!;
    return kind === 'bot' || handedBy !== null || resigned;
  }

  /** Whether it was done before. A decision and anything else are asked for under different ids. */
  wasAsked(asked: Asked, command: Command['type']): boolean {
    return command === 'play' ? this.#handled.wasDecided(asked) : this.#handled.wasDone(asked);
  }

  /** Changes the table by an event that has happened. The steps of a `played` one may have been played already. */
  apply(event: TableEvent, stepped = false): void {
    this.version++;
    if (event.asked !== undefined) {
      if (event.type === 'played') this.#handled.decided(event.asked);
      else this.#handled.done(event.asked);
    }
    if (event.type !== 'archived') this.touched = event.at;
    if (SETTLING.has(event.type)) this.#takeable.length = 0;
    this.#change(event, stepped);
    this.#settle(event.time);
  }

  #change(event: TableEvent, stepped: boolean): void {
    switch (event.type) {
      case 'created':
        throw new DamagedTable('the table was opened twice');
      case 'sat':
        this.#sit(event);
        break;
      case 'bot':
        this.#seatBot(event);
        break;
      case 'freed':
        Object.assign(this.seats[event.seat]!, emptySeat());
        break;
      case 'swapped':
        this.#swap(...event.seats);
        break;
      case 'host':
        this.host = event.host;
        break;
      case 'started':
        this.#start();
        break;
      case 'played':
        this.#played(event, stepped);
        break;
      case 'takenBack':
        this.#takeBack(event);
        break;
      case 'handed':
        this.#hand(event);
        break;
      case 'resigned':
        Object.assign(this.seats[event.seat]!, { resigned: true, agrees: false });
        break;
      case 'voted':
        this.#vote(event);
        break;
      case 'declined':
        this.#decline(event);
        break;
      case 'ended':
        this.#end({ how: event.how, ...(event.by !== undefined && { by: event.by }) });
        break;
      case 'said':
        this.#say(event);
        break;
      case 'muted':
        this.seats[event.seat]!.muted = event.on;
        break;
      case 'chat':
        this.chatOn = event.on;
        break;
      case 'next':
        this.next = { table: event.table, person: event.asked?.who };
        break;
      case 'forgotten':
        this.#forget(event);
        break;
      case 'archived':
        this.#beforeArchive = this.status;
        this.status = 'archived';
        break;
      case 'revived':
        this.status = this.#beforeArchive;
        break;
    }
  }

  /** Plays one step, or says why not and changes nothing; the event it belongs to is applied when all its steps are played. */
  step(step: StepBase): RuleViolation | undefined {
    if (this.#play === undefined) throw new DamagedTable('a step before the start');
    this.#before ??= cloneState(this.#play);
    const before = this.#before;
    copyState(this.#play, before);
    const violation = this.game.play(this.#play, step);
    if (violation !== undefined) return violation;
    this.#turn = undefined;
    this.steps.push(step);
    const takeable = mayTakeBack(this.game, before, step, this.#play);
    if (!takeable) this.#takeable.length = 0;
    if (step.by !== 'chance') {
      const seat = this.seats[step.by]!;
      const { left, since, late, decided } = seat;
      if (takeable) {
        this.#takeable.push({ seat: step.by, game: cloneState(before), before: { left, since, late, decided } });
      }
      seat.decided = this.steps.length;
      seat.since = null;
    }
    return undefined;
  }

  /** Whether the last step is a decision of this seat that nobody has learned anything from. */
  canTakeBack(seat: Seat): boolean {
    return this.turn !== undefined && this.#takeable.at(-1)?.seat === seat && !this.isDriven(seat);
  }

  /** The step never happened, and the clock never stopped for it. */
  #takeBack({ seat }: EventOf<'takenBack'>): void {
    const last = this.#takeable.pop();
    if (last?.seat !== seat) throw new DamagedTable(`step ${this.steps.length} cannot be taken back`);
    this.steps.pop();
    copyState(last.game, this.#play!);
    this.#turn = undefined;
    Object.assign(this.seats[seat]!, last.before);
    if (last.asked !== undefined) this.#handled.takenBack(last.asked);
    this.takenBack++;
  }

  /** The chance step that is due, or undefined. */
  chance(draw: Draw): StepBase | undefined {
    if (this.#play === undefined || this.status !== 'playing' || !this.game.engine.isChance(this.#play))
      return undefined;
    return draw(this.game, this.#play, this.#key!, this.steps.length);
  }

  /** Why a decision would be refused, without making it. */
  tryOut(step: StepBase): RuleViolation | undefined {
    return this.#play === undefined ? undefined : this.game.play(cloneState(this.#play), step);
  }

  /** The whole game; undefined as long as it is played, since everything is in it. */
  record(): object | undefined {
    if (this.status !== 'over' || this.#play === undefined) return undefined;
    return makeRecord(this.game, this.setup.seats, this.setup.options, this.steps, {
      ...(this.ending?.outcome && { result: this.ending.outcome }),
      meta: { players: this.seats.map(({ name, kind }) => ({ name, kind })), ending: this.ending?.how },
      fairness: makeFairness(this.#seed, this.#entropy()),
    });
  }

  /**
   * The name of the table that these people play on at: always the same, so that of two servers that open it one does. Nobody
   * can tell it before the seed is known.
   */
  nextId(): string {
    return derivedId(`next ${this.#seed}`, this.id.length);
  }

  /** Ends the game when it is over, and lets the time run of those who are asked. */
  #settle(time: number): void {
    const { turn } = this;
    if (turn?.type === 'over') this.#end({ how: 'played', outcome: turn.outcome });
    const { clock } = this.setup;
    for (const [index, state] of this.seats.entries()) {
      const seat = index as Seat;
      if (turn?.type !== 'decision' || !turn.seats.includes(seat) || this.isDriven(seat)) state.since = null;
      else if (state.since === null) {
        state.since = time;
        if (clock.type === 'move') state.left = clock.seconds * 1000;
      }
    }
  }

  #played({ steps, left, auto, asked }: EventOf<'played'>, stepped: boolean): void {
    if (!stepped) this.#playAll(steps);
    const decider = steps[0]?.by;
    if (decider === undefined || decider === 'chance') return;
    const seat = this.seats[decider]!;
    if (left !== undefined) seat.left = left;
    if (auto !== 'bot') seat.late = auto === 'clock';
    const last = this.#takeable.at(-1);
    // What a bot decided stands, also where it decided for somebody.
    if (auto !== undefined) this.#takeable.length = 0;
    else if (last !== undefined) last.asked = asked;
    if (auto !== undefined && seat.kind === 'person') this.standIns.set(this.steps.length - steps.length, auto);
  }

  #playAll(steps: readonly StepBase[]): void {
    const shape = this.game.stepShape(this.table);
    for (const step of steps) {
      const read = shape(step, 'step');
      if (!read.ok) throw new DamagedTable(`step ${this.steps.length + 1}: ${read.message}`);
      const violation = this.step(step);
      if (violation !== undefined) {
        throw new DamagedTable(`step ${this.steps.length + 1} breaks ${violation.rule}: ${violation.code}`);
      }
    }
  }

  /** How a bot plays on this seat: as who it is, or evenly in place of somebody. */
  mindOf(seat: Seat): Mind {
    const { character } = this.seats[seat]!;
    return character === null ? USUAL_MIND : characterOf(character).mind;
  }

  #seatBot({ seat, character }: EventOf<'bot'>): void {
    const { name } = characterOf(character);
    Object.assign(this.seats[seat]!, emptySeat(), { kind: 'bot', name, character });
  }

  #hand({ seat, to, by }: EventOf<'handed'>): void {
    Object.assign(this.seats[seat]!, { handedBy: to === 'bot' ? by : null, late: false });
  }

  /** The name and the words go; the seat plays on as a bot's. */
  #forget({ seat, person }: EventOf<'forgotten'>): void {
    Object.assign(this.seats[seat]!, { person: null, name: '', kind: 'bot', agrees: false });
    for (const [index, line] of this.chat.entries()) {
      if (line.seat === seat) this.chat[index] = { ...line, name: '', text: '' };
    }
    if (this.host === person) this.host = this.seats.find((other) => other.person !== null)?.person ?? person;
  }

  #entropy(): readonly string[] {
    return this.seats.map(({ entropy }) => entropy);
  }

  #sit({ seat, person, name, entropy }: EventOf<'sat'>): void {
    const before = this.seatOf(person);
    const muted = before !== undefined && this.seats[before]!.muted;
    if (before !== undefined) Object.assign(this.seats[before]!, emptySeat());
    Object.assign(this.seats[seat]!, emptySeat(), { kind: 'person', person, name, entropy, muted });
  }

  #swap(a: Seat, b: Seat): void {
    const held = { ...this.seats[a]! };
    Object.assign(this.seats[a]!, this.seats[b]!);
    Object.assign(this.seats[b]!, held);
  }

  #start(): void {
    this.status = 'playing';
    this.#key = gameKey(this.game.id, this.#seed, this.#entropy());
    this.#play = this.game.create(this.table);
    const { clock } = this.setup;
    if (clock.type === 'bank') for (const seat of this.seats) seat.left = clock.seconds * 1000;
  }

  /** Whoever is the first to agree proposes it. */
  #vote({ seat, agree }: EventOf<'voted'>): void {
    if (agree && this.seats.every(({ agrees }) => !agrees)) {
      this.proposal = { by: seat, again: this.steps.length + PROPOSAL_PAUSE };
    }
    this.seats[seat]!.agrees = agree;
  }

  #decline({ seat }: EventOf<'declined'>): void {
    for (const other of this.seats) other.agrees = false;
    if (this.proposal !== undefined) this.proposal = { ...this.proposal, declined: seat };
  }

  #say({ seat, name, text, at }: EventOf<'said'>): void {
    this.chat.push({ n: this.said++, seat, name, text, at });
    if (this.chat.length > CHAT_KEPT) this.chat.shift();
  }

  #end(ending: NonNullable<TableState['ending']>): void {
    this.status = 'over';
    this.ending = ending;
  }
}
