import { LANGUAGES, type Language, playAll, seenLog, tableOf } from '@wunderkammer/kernel';
import { type Step, salomonsOordeel, type View } from '@wunderkammer/salomons-oordeel';
import { describe, expect, it } from 'vitest';
import type { Beat, LessonWords } from '../../../learn/lesson.ts';
import { ruleNumbers } from '../../../rulebook/testing.ts';
import de from './de.ts';
import en from './en.ts';
import { type BeatId, lesson } from './lesson.ts';
import nl from './nl.ts';

const RULES = ruleNumbers('salomons-oordeel');
const WORDS: Readonly<Record<Language, LessonWords<BeatId>>> = { nl, de, en };
const SPOT = /^(board|hand|middle|choices|prompt|log|notebook|arrangement:[01]|player:[01]|cell:[01]-[0-4]-[0-4])$/;

const beats: readonly Beat<BeatId>[] = lesson.beats;
const learnerSteps = [...lesson.steps.entries()].filter(([, step]) => step.by === lesson.learner).map(([at]) => at);

/** The table after these steps; a step that is not legal fails the test. */
const play = (steps: readonly Step[]) => {
  const table = tableOf(salomonsOordeel, lesson.seats, lesson.options);
  return playAll(salomonsOordeel, table, steps, (before, step, at) => {
    const turn = salomonsOordeel.turn(before);
    expect(turn.type, `step ${at}`).toBe(step.by === 'chance' ? 'chance' : 'decision');
  });
};
const viewAfter = (count: number): View => salomonsOordeel.view(play(lesson.steps.slice(0, count)), lesson.learner);

describe('the guided first game', () => {
  it('is legal to its last step, which wins the game for the learner', () => {
    expect(salomonsOordeel.turn(play(lesson.steps))).toEqual({
      type: 'over',
      outcome: { ranking: [[0], [1]], scores: [7, 0] },
    });
    expect(beats.at(-1)).toMatchObject({ at: lesson.steps.length, type: 'read' });
  });

  it('counts the secrets before the last stretch as the coach does', () => {
    const { at } = beats.find(({ id }) => id === 'winning')!;
    expect(viewAfter(at).arrangements.map(({ hidden }) => hidden.length)).toEqual([7, 4]);
  });

  it('has both right and wrong guesses of both players', () => {
    const table = tableOf(salomonsOordeel, lesson.seats, lesson.options);
    const guesses = seenLog(salomonsOordeel, table, lesson.steps, 'watcher').flatMap((seen) =>
      seen.type === 'guess' ? [`${seen.by} ${seen.right ? 'right' : 'wrong'}`] : [],
    );
    expect(new Set(guesses)).toEqual(new Set(['0 right', '0 wrong', '1 right', '1 wrong']));
  });

  it('gives every decision of the learner one beat to do, and nothing else', () => {
    expect(beats.filter(({ type }) => type === 'do').map(({ at }) => at)).toEqual(learnerSteps);
    expect(learnerSteps.length).toBeGreaterThanOrEqual(10);
  });

  it('has its beats in order, what is read before what is done, each once', () => {
    const order = beats.map(({ at, type }) => at * 2 + (type === 'do' ? 1 : 0));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(beats.every(({ at }) => at <= lesson.steps.length)).toBe(true);
    expect(new Set(beats.map(({ id }) => id)).size).toBe(beats.length);
  });

  it('points at spots of this table and at rules there are', () => {
    for (const { id, spot, rule } of beats) {
      if (spot !== undefined) expect(spot, id).toMatch(SPOT);
      if (rule !== undefined) expect(RULES, id).toContain(rule);
    }
  });

  it.each(LANGUAGES)('is brief in %s', (language) => {
    for (const { id } of beats) {
      const { title, text } = WORDS[language][id];
      expect(title, id).not.toBe('');
      expect(text.split(/\s+/).length, id).toBeLessThanOrEqual(50);
    }
  });
});
