import type { DecisionBase, Seat } from '@wunderkammer/kernel';
import type { Attendance } from './attendance.ts';
import { BotPlayer } from './bot-player.ts';
import { nextToRunOut } from './clockwork.ts';
import type { TableContext } from './table-context.ts';
import type { TableState } from './table-state.ts';

/** What a table does then. */
export interface AutomationActions {
  /** Plays what a bot has decided for a seat: its own or one that was handed to it, or once because the time has run out. */
  play(decision: DecisionBase, auto: 'bot' | 'clock'): void;
  /** The absent have been warned: what is next may be another time. */
  warned(): void;
  lost(error: unknown): void;
}

/** A table that has nothing to do for so long may leave the memory: the house finds it again by its head. */
export const SOON_MS = 15_000;

/** How long after its time something has to be overdue until it is asked again whose task it is. */
const OVERDUE_MS = 1_000;

/**
 * What a table does without anybody asking: bots play, clocks run out, the absent are warned. Where it is in use at several
 * servers, one of them does that; the others see to it that it is done.
 */
export class Automation {
  readonly #house: TableContext;
  readonly #state: TableState;
  readonly #attendance: Attendance;
  readonly #bot: BotPlayer;
  readonly #actions: AutomationActions;
  #stopTimer: (() => void) | undefined;
  /** When the timer is due, in the time of the house. */
  #timedFor = 0;
  /** It is another server's task. */
  #isOthers = false;
  #closed = false;

  constructor(house: TableContext, state: TableState, attendance: Attendance, actions: AutomationActions) {
    const { bots, world, pace } = house;
    this.#house = house;
    this.#state = state;
    this.#attendance = attendance;
    this.#bot = new BotPlayer(state, bots, world, pace);
    this.#actions = actions;
  }

  /** Something is under way, or will be soon. */
  get isBusy(): boolean {
    if (this.#isOthers) return false;
    const isDue = this.#stopTimer !== undefined && this.#timedFor - this.#house.time.now() < SOON_MS;
    return isDue || this.#bot.seat !== undefined;
  }

  /** A step was taken back. */
  tellBotsAnew(): void {
    this.#bot.tellAnew();
  }

  close(): void {
    this.#closed = true;
    this.#stopTimer?.();
    this.#bot.close();
  }

  /** Sees to it that what is next happens in time; tells when that will be, or null. */
  wakeUp(): number | null {
    const { world, time, pace } = this.#house;
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    if (this.#state.status !== 'playing' || this.#state.damage !== undefined) return null;
    const now = time.now();
    const driven = this.#state.asked.find((seat) => this.#state.isDriven(seat));
    if (driven !== undefined) {
      this.#ifMine(() => void this.#letBotPlay(driven, 'bot'));
      return now + pace;
    }
    const wait = nextToRunOut(this.#state, now)?.left ?? this.#attendance.nextWarning(now);
    if (wait === undefined) {
      // Should the server die under those who are there, they are missed from then on.
      const later = this.#attendance.nextWarningAfterAll();
      return later === undefined ? null : now + later;
    }
    this.#timedFor = now + wait;
    this.#stopTimer = world.after(wait, () => {
      this.#stopTimer = undefined;
      this.#ifMine(() => this.#runOut());
    });
    return this.#timedFor;
  }

  /** Does what is due if that is this server's task; if it is another's, looks later whether it was done. */
  #ifMine(act: () => void): void {
    const isMine = this.#house.nodes.claim(this.#state.id);
    this.#isOthers = isMine === false;
    if (isMine === true) act();
    else if (isMine === false) this.#lookAgain();
    else {
      isMine.then(
        (nowMine) => {
          if (this.#closed) return;
          this.#isOthers = !nowMine;
          if (nowMine) this.wakeUp();
          else this.#lookAgain();
        },
        (error: unknown) => this.#closed || this.#actions.lost(error),
      );
    }
  }

  #lookAgain(): void {
    const { world, time, nodes, pace } = this.#house;
    const wait = pace + OVERDUE_MS;
    this.#stopTimer?.();
    this.#timedFor = time.now() + wait;
    this.#stopTimer = world.after(wait, () => {
      nodes.doubt(this.#state.id);
      this.wakeUp();
    });
  }

  #runOut(): void {
    const seat = this.#seatOutOfTime();
    if (seat !== undefined) {
      void this.#letBotPlay(seat, 'clock');
      return;
    }
    for (const { person, ...absence } of this.#attendance.warn(this.#house.time.now())) {
      this.#house.missed(person, this.#state, absence);
    }
    this.#actions.warned();
  }

  #seatOutOfTime(): Seat | undefined {
    const next = nextToRunOut(this.#state, this.#house.time.now());
    return next !== undefined && next.left <= 0 ? next.seat : undefined;
  }

  /** Lets a bot decide for a seat, unless it is no longer its turn when the bot has thought. */
  async #letBotPlay(seat: Seat, auto: 'bot' | 'clock'): Promise<void> {
    if (this.#bot.seat !== undefined) return;
    const { decided } = this.#state.seats[seat]!;
    try {
      const decision = await this.#bot.decide(seat);
      if (this.#closed) return;
      const isItsTurn = this.#state.asked.includes(seat) && this.#state.seats[seat]!.decided === decided;
      const may = auto === 'bot' ? this.#state.isDriven(seat) : this.#seatOutOfTime() === seat;
      if (isItsTurn && may) this.#actions.play(decision, auto);
      else this.wakeUp();
    } catch (error) {
      if (!this.#closed) this.#actions.lost(error);
    }
  }
}
