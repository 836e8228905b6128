import type { DecisionBase, Shape, StepBase } from '@wunderkammer/kernel';
import type { Command } from '@wunderkammer/protocol';
import { Refusal } from '../refusal.ts';
import type { Attendance } from './attendance.ts';
import type { Follower } from './audience.ts';
import { eventsOf, needSound, ownSeat, type TableCommand } from './commands.ts';
import type { Asked, TableEvent } from './events.ts';
import type { TableContext } from './table-context.ts';
import type { TableState } from './table-state.ts';

/** Something somebody asked for. */
export interface Request {
  readonly follower: Follower;
  readonly id: string;
  readonly command: Command;
}

/** What a table does then. */
export interface RequestActions {
  /** Plays a decision; `told` is called when everybody has been told. */
  play(decision: DecisionBase, asked: Asked, request: Request, told: () => void): void;
  /** Lets happen what is no decision. */
  change(events: readonly TableEvent[], request: Request): void;
  /** Says that it is done, which it was before. */
  answerDone(request: Request): void;
  /** Shows the table as it is: what was asked for is there already. */
  answerRoom(request: Request): void;
}

/** What people ask of a table: whether they may, and whether it was done before. The table does it. */
export class Requests {
  readonly #house: TableContext;
  readonly #state: TableState;
  readonly #attendance: Attendance;
  readonly #actions: RequestActions;
  readonly #shape: Shape<StepBase>;
  #closed = false;

  constructor(house: TableContext, state: TableState, attendance: Attendance, actions: RequestActions) {
    this.#house = house;
    this.#state = state;
    this.#attendance = attendance;
    this.#actions = actions;
    this.#shape = state.game.stepShape(state.table);
  }

  close(): void {
    this.#closed = true;
  }

  /** Throws a `Refusal`; undefined when it is done already. */
  carryOut(request: Request): Promise<void> | undefined {
    const { follower, id, command } = request;
    const { person } = follower;
    if (person === undefined) throw new Refusal('unauthenticated', 'say who you are first');
    const asked: Asked = { who: person, id };
    if (this.#wasDone(request, asked)) return undefined;
    needSound(this.#state);
    if (command.type === 'play') {
      this.#decide(request, asked, command);
      return undefined;
    }
    this.#house.count(person, command.type);
    if (command.type === 'next') return this.#openNext(request, asked);
    if (command.type === 'sit' && this.#state.seatOf(person) === undefined) return this.#sit(request, command, asked);
    if (command.type === 'hand' && !this.#house.nodes.isAlone) return this.#hand(request, command, asked);
    this.#do(request, command, asked);
    return undefined;
  }

  /** A decision for one's own seat, as somebody sent it. */
  read(follower: Follower, step: object): DecisionBase {
    const seat = ownSeat(this.#state, follower.person);
    const read = this.#shape(step, 'step');
    if (!read.ok) throw new Refusal('message', read.message);
    if (read.value.by !== seat) throw new Refusal('forbidden', 'that is not your seat');
    return { ...read.value, by: seat };
  }

  /** Answers what was done before and is asked for again. */
  #wasDone(request: Request, asked: Asked): boolean {
    if (!this.#state.wasAsked(asked, request.command.type)) return false;
    this.#actions.answerDone(request);
    return true;
  }

  #decide(request: Request, asked: Asked, { after, step }: Extract<Command, { type: 'play' }>): void {
    const arrived = performance.now();
    const decision = this.read(request.follower, step);
    if (this.#state.status !== 'playing') throw new Refusal('not-now', 'no game is being played here');
    if (this.#state.isDriven(decision.by)) throw new Refusal('not-now', 'a bot plays for you');
    if (this.#state.seats[decision.by]!.decided > after) throw new Refusal('stale', 'the table has moved on');
    this.#actions.play(decision, asked, request, () => this.#house.moved(performance.now() - arrived));
  }

  #do(request: Request, command: TableCommand, asked: Asked): void {
    const circumstances = { ...this.#house.time.stamp(), attendance: this.#attendance };
    const [first, ...rest] = eventsOf(this.#state, asked.who, command, circumstances);
    this.#actions.change([{ ...first!, asked }, ...rest], request);
  }

  async #sit(request: Request, command: TableCommand, asked: Asked): Promise<void> {
    await this.#house.mayJoin(asked.who);
    this.#needOpen();
    if (!this.#wasDone(request, asked)) this.#do(request, command, asked);
  }

  async #hand(request: Request, command: TableCommand, asked: Asked): Promise<void> {
    await this.#attendance.look();
    this.#needOpen();
    if (!this.#wasDone(request, asked)) this.#do(request, command, asked);
  }

  async #openNext(request: Request, asked: Asked): Promise<void> {
    ownSeat(this.#state, asked.who);
    if (this.#state.status !== 'over') throw new Refusal('not-now', 'the game is not over');
    if (this.#state.next === undefined) {
      const table = await this.#house.openNext(this.#state);
      this.#needOpen();
      if (this.#state.next === undefined) {
        this.#actions.change([{ type: 'next', table, ...this.#house.time.stamp(), asked }], request);
        return;
      }
    }
    this.#actions.answerRoom(request);
  }

  #needOpen(): void {
    if (this.#closed) throw new Refusal('unavailable', 'the table is being read again');
  }
}
