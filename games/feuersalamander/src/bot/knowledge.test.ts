import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { CHAMBERS } from '../board.ts';
import { CARD_TABLES, COPIES, cardsOf, indexOfKind } from '../cards.ts';
import { game } from '../testing.ts';
import { KINDS, type Kind } from '../vocabulary.ts';
import { NO_READING, type Reading } from './hand-belief.ts';
import { codeOfCards } from './hands.ts';
import { type Head, Knowledge } from './knowledge.ts';

const { TYPE_OF_KIND } = CARD_TABLES;
const typeOf = (kind: Kind): number => TYPE_OF_KIND[indexOfKind(kind)]!;

/** The head of seat 0, and that of seat 1 as seat 0 imagines it. */
const OWN: Head = { own: seat(0), hears: (asker) => asker === 0 };
const IMAGINED: Head = { own: undefined, hears: (asker) => asker === 1 };

/** What is known after these steps of a game of two, as seat 0 saw them. */
const knows = (readings: readonly Reading[], lines: readonly string[], head = OWN): Knowledge => {
  const played = game(2, {});
  const knowledge = new Knowledge(2, head, { fading: 0, readings });
  for (const line of lines) {
    knowledge.observe(played.sees(0, line));
    played.play(line);
  }
  return knowledge;
};

/** Each order in which these many cards may come from a pile, with the number of ways. */
function* draws(
  pile: readonly number[],
  cards: number,
  taken: readonly Kind[] = [],
  ways = 1,
): Iterable<[Kind[], number]> {
  if (taken.length === cards) return yield [[...taken], ways];
  for (const [index, kind] of KINDS.entries()) {
    const left = pile[index]! - taken.filter((card) => card === kind).length;
    if (left > 0) yield* draws(pile, cards, [...taken, kind], ways * left);
  }
}

const without = (cards: readonly Kind[], card: Kind): Kind[] => {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
};
const mayKeep = (cards: readonly Kind[]): boolean =>
  cards.length < 3 && new Set(cards.map(typeOf)).size === cards.length;

describe('knowledge', () => {
  it('of one other hand is exactly what counting all ways gives', () => {
    const lines = [
      'deal fire+row7 air+stone3',
      'start 4 1',
      '0 throw',
      'sticks 4 2 token',
      '0 place fire 7 1',
      '0 move sum',
      '0 ask water',
      '1 throw',
      'sticks 1 2 salamander',
      'draw row4',
      '1 discard air',
      '1 move sum',
      '0 throw',
      'sticks 1 3 token',
      '0 place fire 7 2',
      '0 move sum',
      '1 throw',
      'sticks 1 3 token',
      '1 place earth 4 3',
    ];
    const pile = COPIES.map((copies, kind) => copies - Number(KINDS[kind] === 'fire' || KINDS[kind] === 'row7'));
    const counted = new Float64Array(256);
    let all = 0;
    for (const [[one, two, three], ways] of draws(pile, 3)) {
      const dealt = [one!, two!];
      if (!mayKeep(dealt) || dealt.includes('water')) continue;
      const hand = [...dealt, three!];
      const choices = [...new Set(hand)].filter((card) => mayKeep(without(hand, card)));
      const kept = without(hand, 'air');
      if (!choices.includes('air')) continue;
      const isTrueTo = (chamber: (typeof CHAMBERS)[number]): boolean =>
        kept.every((card) => cardsOf(chamber).includes(card));
      if (!isTrueTo({ wing: 'earth', row: 4, stone: 3 })) continue;
      const weight = ways / choices.length / CHAMBERS.filter(isTrueTo).length;
      counted[codeOfCards(kept)]! += weight;
      all += weight;
    }
    const { weights } = knows([NO_READING], lines).handOf(seat(1));
    for (const [hand, weight] of counted.entries()) expect(weights[hand]).toBeCloseTo(weight / all, 9);
  });

  it('is certain after a hand was shown, and of nothing but the rest after a card left it', () => {
    const shown = ['deal fire+row7 air+stone3', 'start 1 4', '1 claim stone3 / 0 water 0 row1'];
    expect(knows([NO_READING], shown).handOf(seat(1)).weights[codeOfCards(['air', 'stone3'])]).toBe(1);
    const taken = [...shown, '0 claim fire row7 / 1 stone3'];
    expect(knows([NO_READING], taken).handOf(seat(1)).weights[codeOfCards(['air'])]).toBe(1);
  });

  it('knows what another knows of the own hand: what it was told, not the cards', () => {
    const asked = ['1 throw', 'sticks 2 2 token', '1 place air 4 3', '1 move sum', '1 ask fire'];
    const lines = ['deal fire+row7 air+stone3', 'start 1 4', ...asked];
    const before = knows([NO_READING], lines.slice(0, 2), IMAGINED).handOf(seat(0));
    const after = knows([NO_READING], lines, IMAGINED).handOf(seat(0));
    expect(before.chanceOf(indexOfKind('fire'))).toBeLessThan(0.3);
    expect(after.chanceOf(indexOfKind('fire'))).toBeCloseTo(1);
    expect(after.chanceOf(indexOfKind('row7'))).toBeLessThan(0.2);
  });

  it('trusts the reading that foresaw what was laid off', () => {
    const greedy: Reading = { keepsBetter: 6, asksForOwn: 1 };
    // Lays off the best every time: nobody who is greedy does.
    const turn = (card: Kind): string[] => [
      'sticks 1 1 salamander',
      `draw ${card}`,
      `1 discard ${card}`,
      '1 move difference',
      '1 pass',
    ];
    const other = ['0 throw', 'sticks 1 1 token', '0 place air 1 1', '0 move difference', '0 pass'];
    const lines = [
      'deal air+row1 water+row2',
      'start 1 4',
      ...(['row7', 'row6', 'row6'] as const).flatMap((card) => ['1 throw', ...turn(card), ...other]),
    ];
    const chance = (...readings: Reading[]): number =>
      knows(readings, lines).handOf(seat(1)).chanceOf(indexOfKind('row2'));
    const both = chance(NO_READING, greedy);
    expect(Math.abs(both - chance(NO_READING))).toBeLessThan(Math.abs(both - chance(greedy)));
  });

  it('fades', () => {
    const played = game(2, {});
    const head = { own: seat(0), hears: () => true };
    const knowledge = new Knowledge(2, head, { fading: 0.5, readings: [NO_READING] });
    for (const line of ['deal fire+row7 air+stone3', 'start 1 4', '1 claim stone3 / 0 water 0 row1', '0 throw']) {
      knowledge.observe(played.sees(0, line));
      played.play(line);
    }
    const chance = knowledge.handOf(seat(1)).chanceOf(indexOfKind('air'));
    expect(chance).toBeGreaterThan(0.5);
    expect(chance).toBeLessThan(0.7);
  });
});
