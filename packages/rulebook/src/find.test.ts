import { describe, expect, it } from 'vitest';
import { findRule, ruledChapters } from './find.ts';
import { BOOK } from './testing.ts';

describe('the rule of a number', () => {
  it.each(['XX-12', 'xx-12', 'xx 12', 'XX12', '12', ' 012 '])('is found by “%s”', (text) => {
    expect(findRule(BOOK, text)?.number).toBe('XX-12');
  });

  it.each(['', 'XX', 'XX-', '4', 'XX-120', 'YY-12', 'XX-12a', 'XX-1 2'])('is not found by “%s”', (text) => {
    expect(findRule(BOOK, text)).toBeUndefined();
  });
});

it('the chapters of what we decided leave out rules without a ruling, and chapters without such a rule', () => {
  const numbers = ruledChapters(BOOK).map(({ title, rules }) => [title, rules.map(({ number }) => number)]);
  expect(numbers).toEqual([
    ['Würfe', ['XX-1']],
    ['Schluss', ['XX-2']],
  ]);
});
