import { characterOf, isCharacterId } from '@wunderkammer/cast';
import { allSeats, type Seat } from '@wunderkammer/kernel';
import type { Command } from '@wunderkammer/protocol';
import { Refusal } from '../refusal.ts';
import type { Attendance } from './attendance.ts';
import type { TableEvent } from './events.ts';
import type { TableState } from './table-state.ts';

/** What a command needs to know besides the table. */
export interface Circumstances {
  /** Now, as a date and in the time of the house. */
  readonly at: number;
  readonly time: number;
  readonly attendance: Attendance;
}

/** Commands that only change the table; for decisions of the game and opening another table see `Requests`. */
export type TableCommand = Exclude<Command, { type: 'play' | 'next' }>;

type Change = TableEvent extends infer Event
  ? Event extends TableEvent
    ? Omit<Event, 'at' | 'time' | 'asked'>
    : never
  : never;

/** What a command makes happen, or a refusal; changes nothing itself. */
export const eventsOf = (
  state: TableState,
  person: string,
  command: TableCommand,
  circumstances: Circumstances,
): readonly TableEvent[] => {
  const changes = changesOf(state, person, command, circumstances);
  const { at, time } = circumstances;
  return changes.map((change) => ({ ...change, at, time }) as TableEvent);
};

const changesOf = (
  state: TableState,
  person: string,
  command: TableCommand,
  circumstances: Circumstances,
): readonly Change[] => {
  // Also before anything else is looked at: a refusal tells nobody outside what is going on at the table.
  if (command.type !== 'sit') ownSeat(state, person);
  switch (command.type) {
    case 'sit':
      return sit(state, person, command);
    case 'stand':
      needWaiting(state);
      return free(state, ownSeat(state, person));
    case 'bot':
      needHost(state, person);
      needWaiting(state);
      return seatBot(state, command.seat as Seat, command.as);
    case 'swap':
      needHost(state, person);
      needWaiting(state);
      for (const seat of command.seats) needSeat(state, seat);
      return [{ type: 'swapped', seats: command.seats as [Seat, Seat] }];
    case 'remove':
      needHost(state, person);
      needWaiting(state);
      return remove(state, person, command.seat as Seat);
    case 'start':
      needHost(state, person);
      needWaiting(state);
      if (state.seats.some(({ kind }) => kind === 'open')) throw new Refusal('not-now', 'a seat is still free');
      return [{ type: 'started' }];
    case 'takeBack':
      return takeBack(state, ownSeat(state, person), command.after);
    case 'hand':
      return hand(state, person, command.seat as Seat, command.to, circumstances);
    case 'resign':
      return resign(state, person);
    case 'end':
      return vote(state, person, command.agree);
    case 'say':
      return say(state, person, command.text);
    case 'mute':
      needHost(state, person);
      if (state.seats[command.seat]?.kind !== 'person') throw new Refusal('unknown', 'nobody sits there');
      return [{ type: 'muted', seat: command.seat as Seat, on: command.on }];
    case 'chat':
      needHost(state, person);
      return [{ type: 'chat', on: command.on }];
    case 'close':
      needHost(state, person);
      needWaiting(state);
      return [{ type: 'ended', how: 'closed' }];
    case 'revive':
      ownSeat(state, person);
      if (state.status !== 'archived') throw new Refusal('not-now', 'the table is not put away');
      return [{ type: 'revived' }];
  }
};

/** At a damaged table nothing happens until what is left of it is accepted. */
export const needSound = ({ damage }: TableState): void => {
  if (damage !== undefined)
    throw new Refusal('damaged', 'this table cannot be read to its end; the host has to accept what is left');
};

const needWaiting = (state: TableState): void => {
  if (state.status !== 'waiting') throw new Refusal('not-now', 'the game has started');
};

const needPlaying = (state: TableState): void => {
  if (state.status !== 'playing') throw new Refusal('not-now', 'no game is being played here');
};

const needHost = (state: TableState, person: string): void => {
  if (state.host !== person) throw new Refusal('forbidden', 'only the host may do that');
};

export const needSeat = (state: TableState, seat: number): void => {
  if (state.seats[seat] === undefined) throw new Refusal('unknown', `there is no seat ${seat} here`);
};

export const ownSeat = (state: TableState, person: string | undefined): Seat => {
  const seat = state.seatOf(person);
  if (seat === undefined) throw new Refusal('forbidden', 'you have no seat here');
  return seat;
};

const sit = (
  state: TableState,
  person: string,
  { seat: wanted, name, entropy }: Extract<TableCommand, { type: 'sit' }>,
): readonly Change[] => {
  needWaiting(state);
  const own = state.seatOf(person);
  const open = state.seats.findIndex(({ kind }) => kind === 'open');
  const seat = (wanted ?? own ?? open) as Seat;
  if (seat < 0) throw new Refusal('taken', 'every seat is taken');
  needSeat(state, seat);
  if (seat !== own && state.seats[seat]!.kind !== 'open') throw new Refusal('taken', 'that seat is taken');
  const sat: Change = { type: 'sat', seat, person, name, entropy };
  // Whoever comes first to a table that everybody left has the say.
  return state.seatOf(state.host) === undefined ? [sat, { type: 'host', host: person }] : [sat];
};

/** Leaves a seat empty; the say goes to somebody who is still there. */
const free = (state: TableState, seat: Seat): readonly Change[] => {
  const { person } = state.seats[seat]!;
  const heir = state.seats.find((other) => other.kind === 'person' && other.person !== person);
  const passes = person === state.host && heir !== undefined;
  return [{ type: 'freed', seat }, ...(passes ? [{ type: 'host', host: heir.person! } as const] : [])];
};

export const seatBot = (state: TableState, seat: Seat, as: string | null): readonly Change[] => {
  needSeat(state, seat);
  const { kind } = state.seats[seat]!;
  if (as === null) {
    if (kind !== 'bot') throw new Refusal('taken', 'no bot sits there');
    return [{ type: 'freed', seat }];
  }
  if (!isCharacterId(as)) throw new Refusal('unknown', 'nobody in the cast is called that');
  if (kind === 'person') throw new Refusal('taken', 'that seat is taken');
  const { name } = characterOf(as);
  if (state.seats.some((other) => other.character === as || other.name === name)) {
    throw new Refusal('taken', 'somebody with that name sits here already');
  }
  return [{ type: 'bot', seat, character: as }];
};

const remove = (state: TableState, host: string, seat: Seat): readonly Change[] => {
  needSeat(state, seat);
  const { kind, person } = state.seats[seat]!;
  if (kind !== 'person' || person === host) throw new Refusal('not-now', 'there is no guest on that seat');
  return [{ type: 'freed', seat }];
};

const takeBack = (state: TableState, seat: Seat, after: number): readonly Change[] => {
  if (state.steps.length !== after) throw new Refusal('stale', 'the table has moved on');
  if (!state.canTakeBack(seat)) throw new Refusal('not-now', 'that cannot be taken back');
  return [{ type: 'takenBack', seat }];
};

const hand = (
  state: TableState,
  person: string,
  seat: Seat,
  to: 'bot' | 'person',
  circumstances: Circumstances,
): readonly Change[] => {
  needPlaying(state);
  needSeat(state, seat);
  const { kind, handedBy, resigned } = state.seats[seat]!;
  if (kind !== 'person' || resigned || (handedBy !== null) === (to === 'bot')) {
    throw new Refusal('not-now', to === 'bot' ? 'a bot plays there already' : 'no bot plays for anybody there');
  }
  const by = ownSeat(state, person);
  if (seat !== by) {
    if (to === 'person') throw new Refusal('forbidden', 'only its owner takes a seat back');
    needMissed(state, seat, circumstances);
  }
  return [{ type: 'handed', seat, to, by }];
};

/**
 * Others may hand a seat to a bot when the game waits for it, nobody is there, and the time is over that was agreed on: with
 * a clock, when it ran out and a bot had to decide already; without one, so long after its owner was last seen.
 */
const needMissed = (state: TableState, seat: Seat, { time, attendance }: Circumstances): void => {
  if (attendance.missedSince(seat) === undefined) {
    const why = state.asked.includes(seat) ? 'they are at the table' : 'the game is not waiting for them';
    throw new Refusal('not-now', why);
  }
  const { clock } = state.setup;
  if (clock.type !== 'none') {
    if (!state.seats[seat]!.late) throw new Refusal('not-now', 'their time has not run out yet');
  } else if (clock.away === null) {
    throw new Refusal('forbidden', 'at this table nobody is replaced for being away');
  } else {
    const left = attendance.left(seat, time);
    if (left > 0) throw new Refusal('not-now', `the table will wait for them for another ${inWords(left)}`);
  }
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const inWords = (ms: number): string => {
  if (ms > 2 * HOUR) return `${Math.ceil(ms / HOUR)} hours`;
  return ms > 2 * MINUTE ? `${Math.ceil(ms / MINUTE)} minutes` : `${Math.ceil(ms / SECOND)} seconds`;
};

const resign = (state: TableState, person: string): readonly Change[] => {
  needPlaying(state);
  const seat = ownSeat(state, person);
  if (state.seats[seat]!.resigned) throw new Refusal('not-now', 'you have given up already');
  const others = allSeats(state.setup.seats).filter((other) => other !== seat && !state.seats[other]!.resigned);
  // One who is left alone, or bots among themselves, have nothing to play on for.
  const goesOn = others.length > 1 && others.some((other) => state.seats[other]!.kind === 'person');
  return [{ type: 'resigned', seat }, ...(goesOn ? [] : [{ type: 'ended', how: 'resigned', by: seat } as const])];
};

const vote = (state: TableState, person: string, agree: boolean): readonly Change[] => {
  needPlaying(state);
  const seat = ownSeat(state, person);
  const { agrees, resigned } = state.seats[seat]!;
  if (resigned) throw new Refusal('not-now', 'you have given up');
  const isProposed = state.seats.some((other) => other.agrees);
  if (!agree) {
    if (!isProposed) throw new Refusal('not-now', 'nobody has proposed to end the game');
    return [agrees ? { type: 'voted', seat, agree } : { type: 'declined', seat }];
  }
  if (!isProposed && state.steps.length < (state.proposal?.again ?? 0)) {
    throw new Refusal('not-now', 'that was proposed just now; play on for a while');
  }
  const agreed = allSeats(state.setup.seats).every(
    (other) => other === seat || state.isDriven(other) || state.seats[other]!.agrees,
  );
  return [{ type: 'voted', seat, agree }, ...(agreed ? [{ type: 'ended', how: 'agreed' } as const] : [])];
};

const say = (state: TableState, person: string, text: string): readonly Change[] => {
  const seat = ownSeat(state, person);
  const { muted, name } = state.seats[seat]!;
  if (state.status === 'archived') throw new Refusal('not-now', 'the table is put away');
  if (!state.chatOn) throw new Refusal('forbidden', 'the host has turned the chat off');
  if (muted) throw new Refusal('forbidden', 'the host has muted you');
  return [{ type: 'said', seat, name, text }];
};
