import { type DreiMagierTypes, dreiMagier, FIELDS, PLACES } from '@wunderkammer/drei-magier';
import { allSeats, LANGUAGES, type Language, playAll, type StateOf, tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import type { LessonWords } from '../../../learn/lesson.ts';
import { ruleNumbers } from '../../../rulebook/testing.ts';
import de from './de.ts';
import en from './en.ts';
import { type BeatId, lesson } from './lesson.ts';
import nl from './nl.ts';

const RULES = ruleNumbers('drei-magier');
const WORDS: Readonly<Record<Language, LessonWords<BeatId>>> = { nl, de, en };
const { beats, learner, seats, steps } = lesson;

const SPOTS = new Set([
  ...['board', 'wands', 'duel', 'choices', 'prompt', 'log'],
  ...PLACES.map((place) => `place:${place}`),
  ...FIELDS.map((field) => `field:${field}`),
  ...['mage', 'apprentice', 'player', 'cards'].flatMap((spot) => allSeats(seats).map((seat) => `${spot}:${seat}`)),
]);

/** Plays the script; what is refused is a fault of the lesson. */
const playScript = (): StateOf<DreiMagierTypes> =>
  playAll(dreiMagier, tableOf(dreiMagier, seats, lesson.options), steps);

const countWords = (text: string): number => text.split(/\s+/).length;

describe('the guided first game of Die drei Magier', () => {
  it('keeps the rules, and the seventh card wins it for the learner', () => {
    expect(dreiMagier.turn(playScript())).toMatchObject({
      type: 'over',
      outcome: { ranking: [[learner], [1, 2]], scores: [7, 2, 2] },
    });
    expect(beats.at(-1)).toMatchObject({ at: steps.length, type: 'read' });
  });

  it('asks for each decision of the learner exactly once, and for nothing else', () => {
    const decisions = [...steps.entries()].filter(([, step]) => step.by === learner).map(([index]) => index);
    expect(beats.filter(({ type }) => type === 'do').map(({ at }) => at)).toEqual(decisions);
    expect(decisions.length).toBeGreaterThanOrEqual(10);
    expect(decisions.length).toBeLessThanOrEqual(30);
  });

  it('has its beats in order, the task after what there is to read', () => {
    const order = beats.map(({ at, type }) => 2 * at + (type === 'do' ? 1 : 0));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(beats.map(({ id }) => id)).size).toBe(beats.length);
  });

  it('lets the learner do every kind of thing that the game is about', () => {
    const done = new Set(steps.filter(({ by }) => by === learner).map(({ type }) => type));
    expect([...done].sort()).toEqual(['cast', 'choose', 'jump', 'leap', 'rethrow', 'stand', 'throw', 'walk']);
  });

  it('points at things that are there', () => {
    for (const { spot } of beats) if (spot !== undefined) expect(SPOTS).toContain(spot);
    for (const { rule } of beats) if (rule !== undefined) expect(RULES).toContain(rule);
  });

  it.each(LANGUAGES)('is brief in %s', (language) => {
    for (const [id, { title, text }] of Object.entries(WORDS[language])) {
      expect(countWords(title), id).toBeLessThanOrEqual(8);
      expect(countWords(text), id).toBeLessThanOrEqual(45);
    }
  });
});
