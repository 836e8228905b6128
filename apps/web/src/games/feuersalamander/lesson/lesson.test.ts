import { CHAMBERS, feuersalamander } from '@wunderkammer/feuersalamander';
import { playAll, tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import type { LessonWords } from '../../../learn/lesson.ts';
import { ruleNumbers } from '../../../rulebook/testing.ts';
import de from './de.ts';
import en from './en.ts';
import { type BeatId, lesson } from './lesson.ts';
import nl from './nl.ts';

const RULES = ruleNumbers('feuersalamander');
const { seats, options, learner, steps, beats } = lesson;

const SPOTS = new Set([
  ...['hand', 'pile', 'open', 'sticks', 'dungeon', 'board', 'choices', 'prompt', 'log', 'notebook'],
  ...['home', 'figure', 'token', 'player'].flatMap((spot) => Array.from({ length: seats }, (_, of) => `${spot}:${of}`)),
  ...CHAMBERS.map(({ wing, row, stone }) => `chamber:${wing}-${row}-${stone}`),
]);

describe('the guided first game', () => {
  it('is legal throughout, and its last combination wins the game for the learner', () => {
    const state = playAll(feuersalamander, tableOf(feuersalamander, seats, options), steps);
    expect(feuersalamander.turn(state)).toMatchObject({
      type: 'over',
      outcome: { ranking: [[learner], [1]], scores: [24, 0] },
    });
    expect(beats.at(-1)).toMatchObject({ at: steps.length, type: 'read' });
  });

  it('has a beat to do at every decision of the learner, and nowhere else', () => {
    const decisions = steps.flatMap((step, at) => (step.by === learner ? [at] : []));
    expect(beats.filter((beat) => beat.type === 'do').map((beat) => beat.at)).toEqual(decisions);
    expect(decisions.length).toBeGreaterThanOrEqual(10);
    expect(decisions.length).toBeLessThanOrEqual(25);
  });

  it('has its beats in order, what is to be done last', () => {
    for (const [index, beat] of beats.entries()) {
      const next = beats[index + 1];
      if (next !== undefined) expect(next.at, next.id).toBeGreaterThanOrEqual(beat.at + (beat.type === 'do' ? 1 : 0));
    }
    expect(beats.at(-1)!.at).toBeLessThanOrEqual(steps.length);
    expect(new Set(beats.map((beat) => beat.id)).size).toBe(beats.length);
  });

  it('points at spots of the table and at rules that exist', () => {
    for (const { id, spot, rule } of beats) {
      expect(SPOTS, id).toContain(spot);
      expect(RULES, id).toContain(rule);
    }
  });

  const languages: readonly (readonly [string, LessonWords<BeatId>])[] = Object.entries({ nl, de, en });
  it.each(languages)('is short in %s', (_, words) => {
    for (const { id } of beats) {
      const { title, text } = words[id];
      expect(title.trim(), id).not.toBe('');
      expect(text.trim(), id).not.toBe('');
      expect(text.split(/\s+/).length, id).toBeLessThanOrEqual(60);
    }
  });
});
