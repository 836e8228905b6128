import type { Clock, Clocks, Room } from '@wunderkammer/protocol';
import { expect, it } from 'vitest';
import { missingOf } from './missing.ts';
import type { TableNow } from './online-table.ts';
import { roomOf } from './testing.ts';

const NONE: Clock = { type: 'none', away: 3600 };
const MOVE: Clock = { type: 'move', seconds: 60 };

const roomWith = (clock: Clock, more: Partial<Room> = {}): Room => {
  const room = roomOf(more);
  return { ...room, setup: { ...room.setup, clock } };
};

/** Bert is missed, unless something else is said. */
const nowWith = (clocks: Partial<Clocks> | undefined, here: readonly number[] = [0]): TableNow => ({
  chat: [],
  watchers: 0,
  here,
  ...(clocks && { clocks: { left: [0, 0], running: [1], late: [], at: 0, ...clocks } }),
});

it('without a clock, whoever is missed is waited for as long as was agreed', () => {
  expect(missingOf(roomWith(NONE), nowWith({}), 1, 5_000)).toEqual({ type: 'later', left: 5_000 });
  expect(missingOf(roomWith(NONE), nowWith({}), 1, 0)).toEqual({ type: 'now' });
});

it('with a clock, until it has run out once', () => {
  expect(missingOf(roomWith(MOVE), nowWith({}), 1, 0)).toEqual({ type: 'clock' });
  expect(missingOf(roomWith(MOVE), nowWith({ late: [1] }), 1, 5_000)).toEqual({ type: 'now' });
});

it.each([
  ['who is there', roomWith(NONE), nowWith({}, [0, 1])],
  ['whom the game does not wait for', roomWith(NONE), nowWith({ running: [] })],
  ['at a table that waits for ever', roomWith({ type: 'none', away: null }), nowWith(undefined)],
  ['whose game is over', roomWith(NONE, { status: 'over' }), nowWith({})],
  ['whom one only watches', roomWith(NONE, { you: { seat: null, host: false } }), nowWith({})],
  ['who is oneself', roomWith(NONE, { you: { seat: 1, host: false } }), nowWith({})],
  [
    'for whom a bot plays already',
    roomWith(NONE, { seats: roomOf().seats.map((seat) => ({ ...seat, handed: true })) }),
    nowWith({}),
  ],
])('nothing is said of somebody %s', (_who, room, now) => {
  expect(missingOf(room, now, 1, 0)).toBeUndefined();
});
