import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { AT_DUNGEON, AT_START } from '../board.ts';
import { indexOfKind } from '../cards.ts';
import type { Kind } from '../vocabulary.ts';
import { HandBelief, NO_READING } from './hand-belief.ts';
import { codeOfCards } from './hands.ts';
import type { Position } from './position.ts';
import { FEATURES, hopesOf, standingOf } from './standing.ts';

/** A hand that is known. */
const shown = (...cards: Kind[]): HandBelief => {
  const belief = new HandBelief([NO_READING]);
  belief.show(codeOfCards(cards));
  return belief;
};

/** One of these cards alone, each as likely. */
const oneOf = (...cards: Kind[]): HandBelief => {
  const belief = new HandBelief([NO_READING]);
  const copies = new Array<number>(14).fill(0);
  for (const card of cards) copies[indexOfKind(card)] = 1;
  belief.take(copies);
  return belief;
};

const NOTHING = new HandBelief([NO_READING]);

/** I am seat 0 of so many and hold these cards; nobody holds or knows anything, and all are at home. */
const position = (seats: number, hand: readonly Kind[], more: Partial<Position>): Position => {
  const nothing = new Array<HandBelief>(seats).fill(NOTHING);
  return {
    me: seat(0),
    target: 84,
    at: new Array<number>(seats).fill(AT_START),
    scores: new Array<number>(seats).fill(0),
    next: seat(0),
    hand: codeOfCards(hand),
    mine: nothing,
    theirs: new Array<readonly HandBelief[]>(seats).fill(nothing),
    unheard: new Array<undefined>(seats).fill(undefined),
    ...more,
  };
};

const feature = (of: Position, player: number, name: (typeof FEATURES)[number]): number =>
  standingOf(of, hopesOf(of))[player * FEATURES.length + FEATURES.indexOf(name)]!;

describe('how a table looks', () => {
  it('is dangerous where a throw before the own next one may end', () => {
    const danger = (at: readonly number[], next: number): number =>
      feature(position(3, [], { at, next: seat(next) }), 0, 'danger');
    // Eight fields are walked with two fours only, one field with six throws of sixteen.
    expect(danger([10, 2, AT_START], 1)).toBeCloseTo(1 / 16, 9);
    expect(danger([10, 9, AT_START], 1)).toBeCloseTo(6 / 16, 9);
    expect(danger([10, 9, 2], 1)).toBeCloseTo(1 - (10 / 16) * (15 / 16), 9);
    expect(danger([10, 9, 2], 2)).toBeCloseTo(1 / 16, 9);
    expect(danger([10, 9, 2], 0)).toBe(0);
    expect(danger([AT_START, 9, 2], 1)).toBe(0);
    // From its start place seat 1 reaches field 8 with two pips; out of the dungeon only if the keys come first.
    expect(danger([8, AT_START, AT_START], 1)).toBeCloseTo(5 / 16, 9);
    expect(danger([8, AT_DUNGEON, AT_START], 1)).toBeCloseTo((0.44 * 5) / 16, 9);
  });

  it('is threatening where somebody may win in the next turn', () => {
    const mine = [NOTHING, shown('fire', 'row7')];
    const known = [
      [NOTHING, NOTHING],
      [shown('stone3'), NOTHING],
    ];
    const threat = (at: number): number =>
      feature(position(2, ['stone3'], { at: [AT_START, at], mine, theirs: known }), 0, 'threat');
    expect(threat(AT_START)).toBeCloseTo(1, 9);
    expect(threat(AT_DUNGEON)).toBeCloseTo(0.44, 9);
    expect(feature(position(2, ['stone3'], { mine }), 0, 'threat')).toBe(0);
  });

  it('tells how well a hand is known', () => {
    const theirs = [
      [NOTHING, NOTHING],
      [oneOf('stone3', 'fire'), NOTHING],
    ];
    const half = position(2, ['stone3'], { mine: [NOTHING, shown('fire')], theirs });
    expect(feature(half, 0, 'known')).toBeCloseTo(0.5, 9);
    expect(feature(half, 1, 'known')).toBeCloseTo(1, 9);
  });

  it('reckons that whoever asked a third player knows the answer', () => {
    const hidden = oneOf('stone1', 'stone3');
    const mine = [NOTHING, shown('fire', 'row7'), hidden];
    const nothing = [NOTHING, NOTHING, NOTHING];
    const theirs = [nothing, [NOTHING, NOTHING, hidden], nothing];
    const wins = (asked: boolean): number =>
      feature(
        position(3, [], {
          mine,
          theirs,
          unheard: [undefined, asked ? { asked: seat(2), kind: indexOfKind('stone3') } : undefined, undefined],
        }),
        1,
        'wrong',
      );
    // It claims with the stone that it was told of; without a question every other claim would be wrong.
    expect(wins(false)).toBeCloseTo(0.5, 9);
    expect(wins(true)).toBeCloseTo(0, 9);
  });
});
