import { LANGUAGES, tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { findGame } from '../games.ts';
import { matching, nextStage, type Part, type Way } from './choose.ts';
import { guideTo } from './guides.ts';
import { eachState, TABLES } from './testing.ts';

const part = (value: string): Part => ({ keys: ['type'], question: '?', value, label: value });
const way = (...values: string[]): Way<string> => ({ choice: values.join(' '), parts: values.map(part) });

describe('nextStage', () => {
  it('asks the first question that tells choices apart and skips the others', () => {
    const stage = nextStage([way('place', 'fire', '1'), way('place', 'fire', '2')]);
    expect(stage.type === 'question' && stage.answers.map((answer) => answer.part.value)).toEqual(['1', '2']);
  });

  it('groups choices by their answer, in the order in which they come', () => {
    const stage = nextStage([way('a', '2'), way('b'), way('a', '1')]);
    expect(stage.type === 'question' && stage.answers.map((answer) => answer.ways.length)).toEqual([2, 1]);
  });

  it('is decided when one choice is left, however many questions it would have', () => {
    expect(nextStage([way('a', '1', '2')])).toEqual({ type: 'decided', choice: 'a 1 2' });
  });

  it('does not hide a bug: choices that cannot be told apart, or none', () => {
    expect(() => nextStage([way('a'), way('a')])).toThrow('same answers');
    expect(() => nextStage([])).toThrow('nothing to choose');
  });
});

describe('matching', () => {
  const labels = ['König', 'Königin', 'der Mönch (3 geheim)', '≡ 5. Reihe'];

  it('takes the number', () => expect(matching(labels, '3')).toEqual([2]));
  it('takes numbers of their own where answers have them', () =>
    expect(matching(['b', 'd'], '4', [2, 4])).toEqual([1]));
  it('takes a whole label before others that begin so', () => expect(matching(labels, 'konig')).toEqual([0]));
  it('takes the beginning of a label', () => expect(matching(labels, 'Königi')).toEqual([1]));
  it('takes the beginning of any word', () => expect(matching(labels, 'mon')).toEqual([2]));
  it('filters where several fit', () => expect(matching(labels, 'kö')).toEqual([0, 1]));
  it('takes a number in a label that is no answer’s number', () => expect(matching(labels, '5')).toEqual([3]));
  it('finds nothing in nothing', () => expect(matching(labels, '?!')).toEqual([]));
});

/** All choices that answering leads to; every question on the way is looked at. */
const leaves = <C>(ways: readonly Way<C>[], question: (labels: readonly string[]) => void): C[] => {
  const stage = nextStage(ways);
  if (stage.type === 'decided') return [stage.choice];
  question(stage.answers.map((answer) => answer.part.label));
  return stage.answers.flatMap((answer) => leaves(answer.ways, question));
};

/** What still fits on a screen under its question, in columns if there are many. */
const MOST_ANSWERS = 16;

describe.each(TABLES)('narrowing $id with $seats', ({ id, seats, options }) => {
  it('reaches every legal decision, through questions whose answers differ and fit on a screen', async () => {
    const game = findGame(id);
    const guide = guideTo(game, await game.texts('en'));
    let looked = 0;
    eachState(id, tableOf(guide.game, seats, options), 'narrowing', (state, deciders) => {
      // Claims and guesses are many: some positions of a game say enough.
      if (deciders.length === 0 || looked++ % 7 !== 0) return;
      const decider = deciders[0]!;
      const view = guide.game.view(state, decider);
      const legal = guide.game.legal(state, decider);
      const language = LANGUAGES[looked % LANGUAGES.length]!;
      const ways = legal.map((choice) => ({ choice, parts: guide.parts(choice, view, language) }));
      const reached = leaves(ways, (labels) => {
        expect(labels.length).toBeLessThanOrEqual(MOST_ANSWERS);
        expect(new Set(labels).size).toBe(labels.length);
      });
      expect(reached.length).toBe(legal.length);
      expect(new Set(reached)).toEqual(new Set(legal));
    });
    expect(looked).toBeGreaterThan(10);
  });
});
