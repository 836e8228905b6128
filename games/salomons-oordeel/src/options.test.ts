import { describe, expect, it } from 'vitest';
import { optionHelp, readOptions } from './options.ts';
import { COLUMNS, handSize, leftOver } from './stones.ts';
import { STONES } from './vocabulary.ts';

describe('material and options', () => {
  it('[SO-1] has thirty stones, five colours of five digits and an eye', () => {
    expect(STONES).toHaveLength(30);
    expect(new Set(STONES).size).toBe(30);
    expect(STONES.slice(0, 7)).toEqual(['red1', 'red2', 'red3', 'red4', 'red5', 'redEye', 'yellow1']);
    expect(STONES.at(-1)).toBe('purpleEye');
  });

  it('[SO-2] defaults to the full game without the optional rules, the beginner drawn', () => {
    expect(readOptions({}, 4)).toEqual({ ok: true, value: { variant: 'full', openOnly: false, protection: false } });
    const all = { variant: 'easy', openOnly: true, protection: true, first: 3 };
    expect(readOptions(all, 4)).toEqual({ ok: true, value: all });
  });

  it.each([
    [{ variant: 'hard' }],
    [{ variant: null }],
    [{ openOnly: 1 }],
    [{ protection: 'yes' }],
    [{ first: 2 }],
    [{ first: -1 }],
    [{ first: 0.5 }],
    [{ eyes: true }],
  ])('[SO-2] refuses the options %j of two players', (options) => {
    expect(readOptions(options, 2).ok).toBe(false);
  });

  it('[SO-2] offers all that each option may be, and nothing that is refused', () => {
    const offers = optionHelp.map(({ key, offers }) => [key, offers(3)]);
    expect(offers).toEqual([
      ['variant', ['easy', 'full']],
      ['openOnly', [true, false]],
      ['protection', [true, false]],
      ['first', [0, 1, 2]],
    ]);
    for (const { key, offers } of optionHelp) {
      for (const value of offers(3))
        expect(readOptions({ [key]: value }, 3)).toMatchObject({ value: { [key]: value } });
    }
  });

  it.each([
    ['easy', 2, 10, 5],
    ['easy', 3, 8, 1],
    ['easy', 4, 6, 1],
    ['full', 2, 10, 10],
    ['full', 3, 9, 3],
    ['full', 4, 7, 2],
  ] as const)('[SO-2] deals in the %s game of %i players %i each and leaves %i', (variant, seats, each, left) => {
    expect(handSize(variant, seats)).toBe(each);
    expect(leftOver(variant, seats)).toBe(left);
    expect(COLUMNS[variant] * 5).toBe(seats * each + left);
  });
});
