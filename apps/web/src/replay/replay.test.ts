import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import {
  allSeats,
  botPlayer,
  cloneState,
  type Game,
  type GameRecord,
  playAll,
  type State,
  type StepBase,
  seat,
  simulate,
} from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { describe, expect, it } from 'vitest';
import { chaptersOf, turningPoints } from './chapters.ts';
import { placeQuery, readPlace } from './place.ts';
import { Playhead } from './playhead.ts';
import { isBad, parseRecords, readRecord } from './read-record.ts';

const record = simulate(feuersalamander, 3, { target: 30 }, botPlayer, 'replay');

describe('reading a record', () => {
  it('takes one record, or one a line', () => {
    const text = JSON.stringify(record);
    expect(parseRecords(text)).toHaveLength(1);
    expect(parseRecords(`${text}\n${text}\n\n`)).toHaveLength(2);
    expect(parseRecords(JSON.stringify(record, null, 2))).toHaveLength(1);
  });

  it.each(['', 'no record', '{"format":', `${JSON.stringify(record)}\nrubbish`])('refuses %.20s', (text) => {
    expect(parseRecords(text)).toEqual({ type: 'notJson' });
  });

  it('reads a whole game, with the names that are in it', async () => {
    const named = { ...record, meta: { players: [{ name: 'Ada' }, { name: 7 }, null] } };
    const read = await readRecord(named);
    if (isBad(read)) throw new Error('a good record was refused');
    expect(read.steps).toHaveLength(record.steps.length);
    expect(read.names).toEqual(['Ada', undefined, undefined]);
  });

  const wrong = (change: Partial<Record<keyof GameRecord, unknown>>): Promise<object> =>
    readRecord({ ...record, ...change });

  it('says what is wrong, and where', async () => {
    expect(await wrong({ format: 'record/2' })).toEqual({ type: 'future' });
    expect(await wrong({ game: 'chess' })).toMatchObject({ type: 'form', message: expect.stringContaining('chess') });
    expect(await readRecord(null)).toMatchObject({ type: 'form' });
    const steps = record.steps as readonly StepBase[];
    expect(await wrong({ steps: [...steps.slice(0, 4), 'x'] })).toMatchObject({ type: 'step', at: 4 });
    expect(await wrong({ result: { ranking: [[0]], scores: [] } })).toMatchObject({ type: 'form' });
    const early = steps.findIndex(({ type }) => type === 'throw');
    expect(await wrong({ steps: steps.toSpliced(early, 1) })).toMatchObject({
      type: 'rule',
      game: 'feuersalamander',
      violation: { code: expect.stringMatching(/^[a-z-]+\/[a-z-]+$/), rule: expect.stringMatching(/^FS-/) },
    });
  });
});

it('says which step of a record names a field that the board does not have', async () => {
  const older = simulate(dreiMagier, 3, {}, botPlayer, 'older');
  const at = older.steps.findIndex(({ type }) => type === 'walk');
  const steps = older.steps.map((step, index) => (index === at ? { ...step, to: 'labyrinth-moon-1' } : step));
  expect(await readRecord({ ...older, steps })).toEqual({
    type: 'step',
    at,
    message: 'step.to must be a field of the board, not "labyrinth-moon-1"',
  });
});

describe.each([
  ['feuersalamander', feuersalamander as Game, 3],
  ['salomons-oordeel', salomonsOordeel as Game, 4],
])('the playhead over %s', (_id, game, seats) => {
  const { steps, options } = simulate(game, seats, {}, botPlayer, 'a');
  const read = game.readOptions(options, seats);
  if (!read.ok) throw new Error(read.message);
  const table = { seats, options: read.value };
  const playhead = new Playhead(game, table, steps);

  it('shows any moment as any seat saw it', () => {
    playAll(game, table, steps, (before, step, index) => {
      if (index % 17 === 0) {
        for (const viewer of ['watcher', 0, seats - 1] as const) {
          expect(playhead.shot(index, viewer as never).view).toEqual(game.view(before, viewer as never));
        }
      }
      if (index === 40) expect(playhead.shot(41, 1 as never).event).toEqual(game.seen(before, step, 1 as never));
    });
    expect(playhead.shot(steps.length, 'watcher').view).toMatchObject({ turn: { type: 'over' } });
  });

  it('shows the end, however long the game was', () => {
    for (let end = 0; end <= Math.min(steps.length, 130); end++) {
      const part = new Playhead(game, table, steps.slice(0, end));
      expect(part.shot(end, 'watcher').view).toEqual(playhead.shot(end, 'watcher').view);
    }
  });

  /** Each step with the table as it was before it. */
  const before = (): readonly [State, StepBase][] => {
    const moments: [State, StepBase][] = [];
    playAll(game, table, steps, (moment, step) => moments.push([cloneState(moment), step]));
    return moments;
  };
  const hiddenIn = (seen: object): number => JSON.stringify(seen).split('"hidden"').length - 1;

  it('opens everything, and only when asked to', () => {
    const state = game.create(table);
    for (const step of steps.slice(0, 20)) game.play(state, step);
    expect(playhead.shot(20, 'watcher').reveal).toBeUndefined();
    expect(playhead.shot(20, seat(0)).reveal).toBeUndefined();
    expect(playhead.shot(20, 'open').reveal).toEqual(allSeats(seats).map((each) => game.view(state, each)));
  });

  it('tells each step with everything open as the one who took it saw it, and chance as whoever saw most', () => {
    const told = playhead.log(steps.length, 'open');
    for (const [index, [moment, step]] of before().entries()) {
      const { seen } = told[index]!;
      expect(playhead.shot(index + 1, 'open').event).toEqual(seen);
      if (step.by !== 'chance') expect(seen).toEqual(game.seen(moment, step, step.by));
      const others = allSeats(seats).map((each) => hiddenIn(game.seen(moment, step, each)));
      if (step.by === 'chance') expect(hiddenIn(seen)).toBe(Math.min(...others));
    }
    expect(hiddenIn(told)).toBeLessThan(hiddenIn(playhead.log(steps.length, 'watcher')));
  });

  it('has the log of each seat as that seat saw it, which is not what a watcher saw', () => {
    for (const eyes of allSeats(seats)) {
      const expected = before().map(([moment, step]) => game.seen(moment, step, eyes));
      expect(playhead.log(steps.length, eyes).map(({ seen }) => seen)).toEqual(expected);
      expect(playhead.log(steps.length, eyes)).not.toEqual(playhead.log(steps.length, 'watcher'));
    }
  });

  it('knows where turns begin', () => {
    expect(playhead.turns.length).toBeGreaterThan(3);
    expect(playhead.turns).toEqual([...playhead.turns].sort((a, b) => a.from - b.from));
    for (const { from, seat: whose } of playhead.turns) {
      const { turn } = playhead.shot(from, 'watcher').view;
      expect(turn).toEqual({ type: 'decision', seats: [whose] });
    }
  });
});

describe('a place in a game', () => {
  it('is written into the address and read from it', () => {
    const places = [
      ['', { at: 0, eyes: 'open' }],
      ['?step=120', { at: 120, eyes: 'open' }],
      ['?step=120&as=1', { at: 120, eyes: seat(1) }],
      ['?as=watcher', { at: 0, eyes: 'watcher' }],
    ] as const;
    for (const [query, place] of places) {
      expect(placeQuery(place)).toBe(query);
      expect(readPlace(query, 433, 3)).toEqual(place);
    }
  });

  it('is the nearest there is where there is no such one', () => {
    expect(readPlace('?step=999&as=7', 433, 3)).toEqual({ at: 433, eyes: 'open' });
    expect(readPlace('?step=-4&as=x', 433, 3)).toEqual({ at: 0, eyes: 'open' });
    expect(readPlace('?step=x', 433, 3)).toEqual({ at: 0, eyes: 'open' });
  });
});

describe('the chapters of a game', () => {
  it('are its turns, each with what turned the game in it', () => {
    const turns = [
      { from: 2, seat: seat(1) },
      { from: 9, seat: seat(0) },
    ];
    expect(chaptersOf(turns, [2, 5, 9, 12])).toEqual([
      { from: 0, seat: undefined, points: [2] },
      { from: 2, seat: 1, points: [5, 9] },
      { from: 9, seat: 0, points: [12] },
    ]);
  });

  it('tell what mattered most, in its order', () => {
    const moments = Array.from({ length: 20 }, (_, index) => ({ index, weight: index === 3 ? 0 : 1 + (index % 2) }));
    const points = turningPoints(moments);
    expect(points).toHaveLength(12);
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(points).toEqual(expect.arrayContaining([2, 6, 20]));
    expect(points).not.toContain(4);
  });
});
