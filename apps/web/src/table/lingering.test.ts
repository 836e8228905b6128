import { seat, type Turn, type Viewer } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import type { Scene } from './director.ts';
import { CLOSING, lingering } from './lingering.ts';

const SCENE: Scene = { log: [], marks: {}, known: 0, caughtUp: 0, idle: false, unsaved: false };
const seenBy = (viewer: Viewer, turn: Turn): Scene => ({
  ...SCENE,
  frame: { viewer, version: 1, view: { viewer, seats: 1, options: {}, turn, phase: { type: turn.type } }, legal: [] },
});
const UI = { dwell: (_seen: object, viewer: unknown) => (viewer === 'watcher' ? 500 : 200) };
const STEP = { by: 'chance', type: 'throw' } as const;

describe('how long an event stays', () => {
  it('is for the game to say, for the eyes that see it', () => {
    const turn = { type: 'decision', seats: [seat(0)] } as const;
    expect(lingering(UI, seenBy('watcher', turn), STEP, seat(0))).toBe(500);
    expect(lingering(UI, seenBy(seat(0), turn), STEP, 'watcher')).toBe(200);
    expect(lingering(UI, SCENE, STEP, 'watcher')).toBe(500);
  });

  it('is longer at the end, so that the winning scene is seen before the result lies over it', () => {
    const over = { type: 'over', outcome: { ranking: [[seat(0)]], scores: [1] } } as const;
    expect(lingering(UI, seenBy(seat(0), over), STEP, 'watcher')).toBe(200 + CLOSING);
  });
});
