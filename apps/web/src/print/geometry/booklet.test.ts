import { describe, expect, it } from 'vitest';
import { imposed, oneSided, wholePages } from './booklet.ts';

describe.each([1, 4, 5, 8, 13])('a booklet of %i pages', (pages) => {
  const sheets = imposed(pages);

  it('has every page once, the last ones empty', () => {
    const numbers = sheets.flatMap(({ front, back }) => [...front, ...back]).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: wholePages(pages) }, (_, index) => index + 1));
    expect(wholePages(pages) - pages).toBeLessThan(4);
  });

  it('is read in order when the sheets are laid into each other and folded', () => {
    // Leaves of the first half are the right pages of the fronts with what is behind them, from the outside in; those of the
    // second half the left ones, from the inside out.
    const first = sheets.flatMap(({ front, back }) => [front[1], back[0]]);
    const second = sheets.toReversed().flatMap(({ front, back }) => [back[1], front[0]]);
    expect([...first, ...second]).toEqual(Array.from({ length: wholePages(pages) }, (_, index) => index + 1));
  });
});

it('eight pages are 8 and 1 with 2 and 7 behind them, then 6 and 3 with 4 and 5', () => {
  expect(imposed(8)).toEqual([
    { front: [8, 1], back: [2, 7] },
    { front: [6, 3], back: [4, 5] },
  ]);
});

it('on one side pages follow one another', () => {
  expect(oneSided(5)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
});
