import { type ToyTypes, toyGame } from '@wunderkammer/testkit/toy';
import { describe, expect, it } from 'vitest';
import { Cursor, playAll, SeenLog, seenLog } from './cursor.ts';
import { allViewers, seat } from './seat.ts';
import { randomPlayer } from './seating.ts';
import { simulate } from './simulate.ts';
import { sameState } from './state.ts';
import { tableOf } from './table.ts';

const OPTIONS = { highest: 3 };
const TABLE = tableOf(toyGame, 3, OPTIONS);
const { steps } = simulate(toyGame, 3, OPTIONS, randomPlayer, 'cursor');

describe('a cursor', () => {
  it('goes on from where it stopped, and shows each step with the state before it', () => {
    const cursor = new Cursor(toyGame, TABLE);
    const passed: number[] = [];
    const watch = (before: typeof cursor.state, step: ToyTypes['Step'], index: number): void => {
      expect(step).toBe(steps[index]);
      expect(sameState(before, playAll(toyGame, TABLE, steps.slice(0, index)))).toBe(true);
      passed.push(index);
    };
    cursor.goTo(2, steps, watch);
    expect([cursor.at, passed]).toEqual([2, [0, 1]]);
    cursor.goTo(1, steps, watch);
    cursor.goTo(steps.length, steps, watch);
    expect(passed).toEqual([...steps.keys()]);
    expect(toyGame.turn(cursor.state).type).toBe('over');
  });

  it('stays before a step that is refused', () => {
    const cursor = new Cursor(toyGame, TABLE);
    cursor.goTo(1, steps);
    expect(cursor.play(steps[0]!)).toMatchObject({ code: 'turn/not-now' });
    expect(cursor.at).toBe(1);
    expect(cursor.play(steps[1]!)).toBeUndefined();
    expect(cursor.at).toBe(2);
    expect(() => playAll(toyGame, TABLE, [steps[0]!, steps[0]!])).toThrow(/step 1 .*"deal".* is refused: TOY-1/);
  });
});

describe('a seen log', () => {
  it('is what each viewer saw of each step', () => {
    for (const viewer of allViewers(3)) {
      const seen: object[] = [];
      playAll(toyGame, TABLE, steps, (before, step) => seen.push(toyGame.seen(before, step, viewer)));
      expect(seenLog(toyGame, TABLE, steps, viewer)).toEqual(seen);
    }
    expect(seenLog(toyGame, TABLE, steps, seat(0))).not.toEqual(seenLog(toyGame, TABLE, steps, seat(1)));
  });

  it('gives what is new, however much that is', () => {
    const whole = seenLog(toyGame, TABLE, steps, seat(1));
    const log = new SeenLog(toyGame, TABLE, seat(1));
    expect(log.next(steps.slice(0, 2))).toEqual(whole.slice(0, 2));
    expect(log.next(steps.slice(0, 2))).toEqual([]);
    expect(log.at).toBe(2);
    expect(log.next(steps, 3)).toEqual(whole.slice(2, 3));
    expect(log.next(steps)).toEqual(whole.slice(3));
  });
});
