import { allViewers, randomPlayer, type StepBase, seat, seenLog, simulate, tableOf } from '@wunderkammer/kernel';
import { LogParts, type ServerMessage, serverMessage } from '@wunderkammer/protocol';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../../../../games/feuersalamander/src/fixtures.ts';
import { textOf } from '../socket/text-frame.ts';
import { Logs, PART } from './logs.ts';
import type { TableState } from './table-state.ts';

const { game } = fixtures;
const SEATS = 3;
const OPTIONS = { target: 1000 };
const { steps } = simulate(game, SEATS, OPTIONS, randomPlayer, 'a long game');
const STAND_IN = 300;

/** As much of a table as a log is made from; steps can be added to it. */
const tableWith = (count: number): { readonly state: TableState; readonly steps: StepBase[] } => {
  const played: StepBase[] = steps.slice(0, count);
  const table = tableOf(game, SEATS, OPTIONS);
  const standIns = new Map([[STAND_IN, 'clock' as const]]);
  return { state: { id: 'AbCdEfGh1234', game, table, steps: played, standIns } as never, steps: played };
};

type Log = Extract<ServerMessage, { t: 'log' }>['log'];

/** What each viewer saw, made in the simplest way. */
const plainLog = (viewer: ReturnType<typeof allViewers>[number], count: number): Log => {
  const [own, open] = ([viewer, 'watcher'] as const).map((who) =>
    seenLog(game, tableOf(game, SEATS, OPTIONS), steps.slice(0, count), who),
  );
  return own!.map((seen, index) => ({
    s: seen as never,
    ...(JSON.stringify(seen) !== JSON.stringify(open![index]) && { x: 1 as const }),
    ...(index === STAND_IN && { a: 'clock' as const }),
  }));
};

/** The log from `since` on, as somebody puts it together who gets it in parts. */
const gathered = (logs: Logs, viewer: ReturnType<typeof allViewers>[number], since: number, count: number): Log => {
  const all: Log = [];
  let at = since;
  for (; count - at > PART; at += PART - (at % PART)) {
    const message = serverMessage.parse(JSON.parse(textOf(logs.of(viewer).part(at)))) as Extract<
      ServerMessage,
      { t: 'log' }
    >;
    expect(message.from).toBe(at);
    all.push(...message.log);
  }
  return [...all, ...(JSON.parse(logs.of(viewer).rest(at)) as Log)];
};

describe('a log in parts', () => {
  it('is long enough here to have parts', () => {
    expect(steps.length).toBeGreaterThan(3 * PART);
  });

  it('is for everybody what they saw, wherever it begins', () => {
    const count = 3 * PART + 17;
    const { state } = tableWith(count);
    const logs = new Logs(state);
    for (const viewer of allViewers(SEATS)) {
      const whole = plainLog(viewer, count);
      for (const since of [
        0,
        1,
        100,
        PART - 1,
        PART,
        PART + 1,
        2 * PART + 5,
        3 * PART - 1,
        3 * PART,
        count - 1,
        count,
      ]) {
        expect(gathered(logs, viewer, since, count)).toEqual(whole.slice(since));
      }
    }
  });

  it('grows with the game, and forgets nothing of it when it is let go', () => {
    const { state, steps: played } = tableWith(0);
    const logs = new Logs(state);
    for (const count of [1, 200, PART, PART + 1, 2 * PART - 1, 2 * PART, 3 * PART + 40]) {
      played.push(...steps.slice(played.length, count));
      expect(gathered(logs, 'watcher', 0, count)).toEqual(plainLog('watcher', count));
      // Twice, since once only says that nobody asked since.
      if (count === 2 * PART) for (let round = 0; round < 2; round++) logs.tidy();
      expect(gathered(logs, 'watcher', Math.max(0, count - 30), count)).toEqual(
        plainLog('watcher', count).slice(Math.max(0, count - 30)),
      );
    }
  });

  it('is made once: whoever asks again gets the very same bytes', () => {
    const logs = new Logs(tableWith(2 * PART).state);
    const part = logs.of('watcher').part(0);
    expect(logs.of('watcher').part(0)).toBe(part);
    logs.tidy();
    expect(logs.of('watcher').part(0)).toBe(part);
    logs.tidy();
    logs.tidy();
    expect(logs.of('watcher').part(0)).not.toBe(part);
    expect(logs.of('watcher').part(0)).toEqual(part);
  });
});

describe('parts that come ahead of a sync', () => {
  const told = (from: number, count: number): Log =>
    Array.from({ length: count }, (_, index) => ({ s: { by: seat(0), type: `step ${from + index}` } }));
  const part = (from: number, count: number) =>
    ({ t: 'log', table: 'AbCdEfGh1234', from, log: told(from, count) }) as const;
  const sync = (from: number, count: number) =>
    ({ t: 'sync', table: 'AbCdEfGh1234', game: { from, steps: from + count, log: told(from, count) } }) as never;

  it('are put together with it', () => {
    const parts = new LogParts();
    parts.take(part(10, 20));
    parts.take(part(30, 5));
    expect(parts.join(sync(35, 3))).toMatchObject({ game: { from: 10, steps: 38, log: told(10, 28) } });
    expect(parts.join(sync(35, 3))).toMatchObject({ game: { from: 35 } });
  });

  it('count for nothing if they do not follow each other: the table was opened anew', () => {
    const parts = new LogParts();
    parts.take(part(0, 20));
    parts.take(part(20, 20));
    parts.take(part(0, 20));
    expect(parts.join(sync(20, 3))).toMatchObject({ game: { from: 0, log: told(0, 23) } });
    parts.take(part(0, 20));
    expect(parts.join(sync(25, 3))).toMatchObject({ game: { from: 25, log: told(25, 3) } });
    parts.take(part(0, 20));
    parts.clear();
    expect(parts.join(sync(20, 3))).toMatchObject({ game: { from: 20 } });
  });
});
