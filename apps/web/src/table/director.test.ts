import { type StepBase, seat, type ViewBase } from '@wunderkammer/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Direction, Director, toldVersion, toldView } from './director.ts';
import type { Happened, SourceListener, Sync, TableSource } from './source.ts';
import type { Weight } from './weight.ts';

/** A view that says no more than this. */
const viewOf = (type: string): ViewBase => ({
  viewer: seat(0),
  seats: 1,
  options: {},
  turn: { type: 'decision', seats: [seat(0)] },
  phase: { type },
});

/** A source that says what the test tells it to. */
class Told implements TableSource {
  listener: SourceListener | undefined;
  readonly marked: [string, string][] = [];
  face = () => {};
  decide = async () => undefined;
  explain = async () => undefined;
  takeBack = async () => undefined;
  record = async () => undefined;
  close = () => {};
  mark = (key: string, value: string) => void this.marked.push([key, value]);
  listen = (listener: SourceListener) => {
    this.listener = listener;
    return () => {
      this.listener = undefined;
    };
  };
  sync = (version: number, more: Partial<Sync> = {}) =>
    this.listener?.synced({
      viewer: seat(0),
      version,
      view: viewOf(`view ${version}`),
      legal: [],
      log: [],
      marks: {},
      shown: 0,
      ...more,
    });
  happen = (version: number, more: Partial<Happened> = {}) =>
    this.listener?.happened({
      viewer: seat(0),
      version,
      entry: { seen: { by: seat(1), type: `step ${version}` } as StepBase, secret: false },
      view: viewOf(`view ${version}`),
      legal: [],
      ...more,
    });
}

const SCENE = 200;
const READ = 300;
const PAUSE = 40;
const DWELL = SCENE + READ;
const CLOSING = 1000;

/** What a step weighs stands in its type, as far as a test cares. */
const weightOf = ({ type }: StepBase): Weight =>
  (['silent', 'known', 'quiet', 'heavy'] as const).find((weight) => type.includes(weight)) ?? 'plain';

const direction = (holds: (version: number) => boolean = () => false): Direction => ({
  showing: () => SCENE,
  weight: weightOf,
  reading: (entries) => (entries.every(({ seen }) => weightOf(seen) === 'known') ? 0 : READ),
  pause: () => PAUSE,
  closing: () => CLOSING,
  holds,
});

describe('the director', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const seated = (holds: (version: number) => boolean = () => false): { told: Told; director: Director } => {
    const told = new Told();
    const director = new Director(told);
    director.direct(direction(holds));
    told.sync(0);
    return { told, director };
  };
  const version = (director: Director): number | undefined => director.snapshot().frame?.version;

  it('shows the table as it was when something is taken back, and says who did it until something else happens', () => {
    const { told, director } = seated();
    told.happen(1, { back: true });
    vi.advanceTimersByTime(DWELL);
    expect(director.snapshot()).toMatchObject({ idle: true, frame: { version: 1, back: true } });
    told.sync(0, { takenBack: seat(0) });
    expect(director.snapshot()).toMatchObject({ idle: true, takenBack: 0, frame: { version: 0, back: false } });
    told.happen(1);
    expect(director.snapshot()).toMatchObject({ takenBack: undefined, frame: { version: 1, back: false } });
  });

  it('shows one thing at a time, tells it when its scene has shown it, and is idle when all has been read', () => {
    const { told, director } = seated();
    expect(director.snapshot().idle).toBe(true);
    told.happen(1);
    told.happen(2);
    const phases = (): unknown[] => {
      const { frame, log, idle } = director.snapshot();
      return [frame?.version, frame?.phase, toldVersion(frame!), toldView(frame!).phase.type, log.length, idle];
    };
    expect(phases()).toEqual([1, 'showing', 0, 'view 0', 0, false]);
    vi.advanceTimersByTime(SCENE - 1);
    expect(phases()).toEqual([1, 'showing', 0, 'view 0', 0, false]);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual([1, 'told', 1, 'view 1', 1, false]);
    // The line is read on while the next scene is shown.
    vi.advanceTimersByTime(READ - SCENE);
    expect(phases()).toEqual([2, 'showing', 1, 'view 1', 1, false]);
    vi.advanceTimersByTime(SCENE);
    expect(phases()).toEqual([2, 'told', 2, 'view 2', 2, false]);
    vi.advanceTimersByTime(READ);
    expect(phases()).toEqual([2, 'past', 2, 'view 2', 2, true]);
  });

  const step = (at: number, type: string, by: StepBase['by'] = seat(1)): Partial<Happened> => ({
    entry: { seen: { by, type: `${type} ${at}` }, secret: false },
  });
  const said = (director: Director): string[] => director.snapshot().gesture.map(({ seen }) => seen.type);

  it('tells what one player does quietly in one gesture, and says nothing for the blink of an eye', () => {
    const { told, director } = seated();
    told.happen(1, step(1, 'silent'));
    told.happen(2, step(2, 'quiet'));
    told.happen(3, step(3, 'silent', 'chance'));
    told.happen(4, step(4, 'plain'));
    told.happen(5, step(5, 'plain', seat(2)));
    const lines = new Set<string>();
    director.subscribe(() => lines.add(said(director).join()));
    vi.advanceTimersByTime(4 * SCENE);
    expect(director.snapshot().frame).toMatchObject({ version: 4, phase: 'told' });
    expect(said(director)).toEqual(['quiet 2', 'plain 4']);
    vi.advanceTimersByTime(10 * DWELL);
    expect(said(director)).toEqual(['plain 5']);
    expect([...lines]).toEqual(['', 'quiet 2,plain 4', 'plain 5']);
  });

  it('begins another gesture with another player', () => {
    const { told, director } = seated();
    told.happen(1, step(1, 'quiet', seat(1)));
    told.happen(2, step(2, 'quiet', seat(2)));
    vi.advanceTimersByTime(SCENE);
    expect(said(director)).toEqual(['quiet 1']);
    vi.advanceTimersByTime(10 * DWELL);
    expect(said(director)).toEqual(['quiet 2']);
  });

  it('lets a gesture grow when its rest comes late, and waits for the reader before anybody else acts', () => {
    const { told, director } = seated();
    told.happen(1, step(1, 'quiet'));
    vi.advanceTimersByTime(SCENE + PAUSE - 1);
    expect(said(director)).toEqual([]);
    told.happen(2, step(2, 'quiet'));
    expect(version(director)).toBe(2);
    vi.advanceTimersByTime(SCENE + PAUSE);
    expect(said(director)).toEqual(['quiet 1', 'quiet 2']);
    // What has been said is read, and then goes on.
    told.happen(3, step(3, 'plain'));
    expect(version(director)).toBe(2);
    vi.advanceTimersByTime(READ - PAUSE - SCENE);
    expect(version(director)).toBe(3);
    vi.advanceTimersByTime(SCENE);
    expect(said(director)).toEqual(['quiet 1', 'quiet 2', 'plain 3']);
    told.happen(4, step(4, 'heavy', seat(2)));
    expect(version(director)).toBe(3);
    vi.advanceTimersByTime(READ);
    expect(said(director)).toEqual(['heavy 4']);
    // What is heavy is read before the next scene begins.
    told.happen(5, step(5, 'plain', seat(1)));
    vi.advanceTimersByTime(READ - 1);
    expect(version(director)).toBe(4);
    vi.advanceTimersByTime(1);
    expect(version(director)).toBe(5);
  });

  it('asks at once whoever is to decide, with what was told last before their eyes, unless it is heavy', () => {
    const { told, director } = seated();
    const legal = [{ by: seat(0), type: 'any' }];
    told.happen(1, { ...step(1, 'plain'), legal });
    vi.advanceTimersByTime(SCENE);
    vi.advanceTimersToNextTimer();
    expect(director.snapshot()).toMatchObject({ idle: true, frame: { phase: 'past' } });
    expect(said(director)).toEqual(['plain 1']);
    told.happen(2, { ...step(2, 'heavy'), legal });
    vi.advanceTimersByTime(SCENE + READ - 1);
    expect(director.snapshot().idle).toBe(false);
    vi.advanceTimersByTime(1);
    expect(director.snapshot().idle).toBe(true);
  });

  it('waits for nobody to read what they did themselves', () => {
    const { told, director } = seated();
    told.happen(1, step(1, 'known', seat(0)));
    told.happen(2, step(2, 'plain'));
    vi.advanceTimersByTime(SCENE);
    vi.advanceTimersToNextTimer();
    expect(version(director)).toBe(2);
  });

  it('looks at the end before the result', () => {
    const { told, director } = seated();
    const outcome = { ranking: [[seat(0)]], scores: [1] };
    told.happen(1, { view: { ...viewOf('over'), turn: { type: 'over', outcome } } });
    vi.advanceTimersByTime(DWELL);
    expect(director.snapshot()).toMatchObject({ idle: false, frame: { phase: 'closing' } });
    vi.advanceTimersByTime(CLOSING);
    expect(director.snapshot()).toMatchObject({ idle: true, frame: { phase: 'past' } });
  });

  it('holds what must be read only when its scene has shown it', () => {
    const { told, director } = seated((at) => at === 1);
    told.happen(1);
    expect(toldVersion(director.snapshot().frame!)).toBe(0);
    vi.advanceTimersByTime(SCENE);
    expect(toldVersion(director.snapshot().frame!)).toBe(1);
    vi.advanceTimersByTime(10 * DWELL);
    expect(director.snapshot()).toMatchObject({ idle: false, frame: { phase: 'told' } });
  });

  it('shows everything at once when asked to', () => {
    const { told, director } = seated();
    for (const at of [1, 2, 3]) told.happen(at);
    director.skip();
    expect(version(director)).toBe(3);
    expect(director.snapshot()).toMatchObject({ idle: true, log: [{}, {}, {}] });
    vi.advanceTimersByTime(10 * DWELL);
    expect(director.snapshot().log).toHaveLength(3);
  });

  it('does not fall behind for good: what waits too long is shown at once', () => {
    const { told, director } = seated();
    for (let at = 1; at <= 200; at++) told.happen(at);
    expect(version(director)).toBe(1);
    vi.advanceTimersByTime(READ);
    expect(version(director)).toBe(121);
    expect(director.snapshot().log).toHaveLength(120);
    vi.advanceTimersByTime(81 * DWELL);
    expect(version(director)).toBe(200);
    expect(director.snapshot().idle).toBe(true);
  });

  it('leaves out what it has already, and what was meant for somebody else', () => {
    const { told, director } = seated();
    told.happen(1);
    told.happen(1);
    told.happen(2, { viewer: seat(1) });
    vi.advanceTimersByTime(10 * DWELL);
    expect(version(director)).toBe(1);
    expect(director.snapshot().log).toHaveLength(1);
  });

  it('forgets what was waiting when somebody else sits down', () => {
    const { told, director } = seated();
    told.happen(1);
    told.happen(2);
    told.sync(2, { viewer: seat(1), marks: { a: 'b' } });
    vi.advanceTimersByTime(10 * DWELL);
    const { frame, log, marks } = director.snapshot();
    expect([frame?.viewer, frame?.version, frame?.event, log, marks]).toEqual([1, 2, undefined, [], { a: 'b' }]);
  });

  it('has nothing left of the one who sat there, in memory either', () => {
    const { told, director } = seated();
    const mine = { by: seat(0), type: 'secret of seat 0' };
    told.sync(1, {
      view: viewOf('secret of seat 0'),
      legal: [mine],
      log: [{ seen: mine, secret: true }],
      marks: { secret: 'of seat 0' },
    });
    told.happen(2, { view: viewOf('secret of seat 0'), legal: [mine], entry: { seen: mine, secret: true } });
    told.happen(3, { view: viewOf('secret of seat 0'), legal: [mine], entry: { seen: mine, secret: true } });
    expect(JSON.stringify(director.snapshot())).toContain('of seat 0');
    vi.advanceTimersByTime(10 * DWELL);
    const open = { seen: { by: seat(1), type: 'open' }, secret: false };
    told.sync(3, { viewer: 'watcher', log: [open, open, open] });
    expect(JSON.stringify(director.snapshot())).not.toContain('of seat 0');
    told.happen(4, { viewer: 'watcher' });
    expect(JSON.stringify(director.snapshot())).not.toContain('of seat 0');
    vi.advanceTimersByTime(10 * DWELL);
    expect(JSON.stringify(director.snapshot())).not.toContain('of seat 0');
    expect(version(director)).toBe(4);
  });

  it('waits where something must be read, even when skipping, and goes on after it', () => {
    const read = new Set<number>();
    const { told, director } = seated((at) => at === 2 && !read.has(at));
    for (const at of [1, 2, 3]) told.happen(at);
    director.skip();
    expect(version(director)).toBe(2);
    expect(director.snapshot().idle).toBe(false);
    vi.advanceTimersByTime(10 * DWELL);
    expect(version(director)).toBe(2);
    read.add(2);
    director.release();
    expect(version(director)).toBe(3);
  });

  it('keeps marks at once and hands them on', () => {
    const { told, director } = seated();
    director.mark('x', 'yes');
    director.mark('y', 'no');
    director.mark('x', '');
    expect(director.snapshot().marks).toEqual({ y: 'no' });
    expect(told.marked).toEqual([
      ['x', 'yes'],
      ['y', 'no'],
      ['x', ''],
    ]);
  });

  it('shows the notes that are kept where they are others, and goes on showing what happens', () => {
    const { told, director } = seated();
    director.mark('x', 'yes');
    told.happen(1);
    told.happen(2);
    told.listener?.marked({ y: 'no' });
    expect(director.snapshot()).toMatchObject({ marks: { y: 'no' }, frame: { version: 1 }, idle: false });
    expect(director.snapshot().marks).toEqual({ y: 'no' });
  });

  it('goes on when nothing can be kept, and stops when the table is gone', () => {
    const { told, director } = seated();
    told.listener?.fault({ type: 'unsaved', message: 'full' });
    expect(director.snapshot()).toMatchObject({ unsaved: true });
    expect(director.snapshot().fault).toBeUndefined();
    told.listener?.fault({ type: 'crashed', message: 'x' });
    expect(director.snapshot().fault).toEqual({ type: 'crashed', message: 'x' });
  });

  it('hears nothing more once it is closed', () => {
    const { told, director } = seated();
    told.happen(1);
    told.happen(2);
    director.close();
    vi.advanceTimersByTime(10 * DWELL);
    expect(version(director)).toBe(1);
    expect(told.listener).toBeUndefined();
  });
});
