import { allViewers, FastRandom, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { fixtures } from './fixtures.ts';
import { feuersalamander } from './game.ts';
import { otherTruth } from './other-truth.ts';
import { game, step } from './testing.ts';
import type { Step } from './vocabulary.ts';

const { table } = game(3, {});

describe('other truths', () => {
  it('are found for nearly every history and viewer, legal and different', () => {
    const random = new FastRandom('truth');
    let found = 0;
    let tried = 0;
    for (let round = 0; round < 12; round++) {
      const steps = randomSteps(random, 1 + random.below(250));
      for (const viewer of allViewers(3)) {
        tried++;
        const other = otherTruth(steps, table, viewer, random);
        if (other === undefined) continue;
        found++;
        expect(JSON.stringify(other)).not.toBe(JSON.stringify(steps));
        const state = feuersalamander.create(table);
        for (const one of other) expect(feuersalamander.play(state, one)).toBeUndefined();
      }
    }
    expect(found / tried).toBeGreaterThan(0.9);
  });

  it('leave alone what the viewer saw', () => {
    const steps = [
      ...['deal fire+row7 air+row2 water+stone1', 'start 4 1 1', '0 throw', 'sticks 4 1 token', '0 place fire 7 1'],
      ...['0 move sum', '0 ask air', '1 throw', 'sticks 1 2 salamander', 'draw stone2', '1 discard row2'],
    ].map(step);
    const random = new FastRandom('seen');
    for (let round = 0; round < 50; round++) {
      const other = otherTruth(steps, table, seat(0), random);
      const deal = other?.[0];
      if (deal?.type !== 'deal') throw new Error('there are other truths');
      expect(deal.hands[0]).toEqual(['fire', 'row7']);
      // The queen said yes to air, which she still has, and laid row 2 off: it was dealt to her or drawn.
      expect(deal.hands[1]).toContain('air');
      expect(other!.slice(10)).toEqual(steps.slice(10));
    }
  });
});

const randomSteps = (random: FastRandom, length: number): Step[] => {
  const state = feuersalamander.create(table);
  const steps: Step[] = [];
  for (let turn = feuersalamander.turn(state); turn.type !== 'over' && steps.length < length; ) {
    const next =
      turn.type === 'chance'
        ? feuersalamander.chance(state, random)
        : feuersalamander.engine.unpack(state, turn.seats[0]!, fixtures.policy(state, turn.seats[0]!, random));
    feuersalamander.play(state, next);
    steps.push(next);
    turn = feuersalamander.turn(state);
  }
  return steps;
};
