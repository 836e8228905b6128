import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { indexOfKind } from '../cards.ts';
import { game } from '../testing.ts';
import type { Question } from './position.ts';
import { Unheard } from './unheard.ts';

const DEAL = 'deal fire+row7 air+stone3 water+stone1';
const START = [DEAL, 'start 1 4 2'];
/** Seat 1 stops on a field of seat 2 and asks for a card. */
const asks = (card: string): string[] => [
  '1 throw',
  'sticks 4 2 token',
  '1 place air 1 3',
  '1 move sum',
  `1 ask ${card}`,
];

/** What seat 0 did not hear in these steps of a game of three, by asker. */
const unheard = (viewer: number, lines: readonly string[]): readonly (Question | undefined)[] => {
  const played = game(3, {});
  const questions = new Unheard(3);
  for (const line of lines) {
    questions.observe(played.sees(viewer, line));
    played.play(line);
  }
  return questions.questions;
};

describe('questions that were not heard', () => {
  it('are those between others, each by its asker', () => {
    const question = { asked: seat(2), kind: indexOfKind('water') };
    expect(unheard(0, [...START, ...asks('water')])).toEqual([undefined, question, undefined]);
    expect(unheard(1, [...START, ...asks('water')])).toEqual([undefined, undefined, undefined]);
    expect(unheard(2, [...START, ...asks('water')])).toEqual([undefined, undefined, undefined]);
  });

  it('matter until the card lies open, and no other does', () => {
    const draws = (laid: string): string[] => [
      '2 throw',
      'sticks 1 2 salamander',
      'draw stone3',
      `2 discard ${laid}`,
      '2 move sum',
    ];
    const asked = [...START, ...asks('stone1')];
    expect(unheard(0, [...asked, ...draws('stone1')])).toEqual([undefined, undefined, undefined]);
    expect(unheard(0, [...asked, ...draws('stone3')])[1]).toEqual({ asked: seat(2), kind: indexOfKind('stone1') });
  });

  it('matter no more once a claim has named the card, or shown the hand', () => {
    const asked = [...START, ...asks('stone1'), '2 throw', 'sticks 1 2 token', '2 place water 1 1', '2 move sum'];
    expect(unheard(0, [...asked, '0 claim fire row7 / 2 stone1'])[1]).toBeUndefined();
    expect(unheard(0, [...asked, '0 claim fire row7 / 2 stone2'])[1]).toBeDefined();
    expect(unheard(0, [...START, ...asks('water'), '2 claim stone1 / 0 air 0 row1'])[1]).toBeUndefined();
  });
});
