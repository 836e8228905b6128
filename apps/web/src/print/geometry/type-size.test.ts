import { describe, expect, it } from 'vitest';
import { bestSetting, TYPE_SIZES } from './type-size.ts';

const settings = TYPE_SIZES.map((type) => ({ type, heights: [] }));

/** The size chosen for a text that takes so many pages beside the cover in the usual size. */
const chosen = (pages: number, pagesASheet = 4): number =>
  bestSetting(settings, ({ type }) => 1 + Math.ceil(pages * type ** 2), pagesASheet).type;

describe('the size of a booklet’s type', () => {
  it.each([
    ['a short text is set larger, as far as its sheets go', 5, 1.08],
    ['the largest size is the largest, however much room is left', 0.5, 1.2],
    ['a last page that would go onto the back cover is saved by a smaller size', 6.2, 0.96],
    ['where no size does, the back cover is used', 6.9, 1],
    ['a sheet is saved where a smaller size can', 7.5, 0.96],
  ])('%s', (_, pages, size) => {
    expect(chosen(pages)).toBe(size);
  });

  it.each([4, 2])('never takes more sheets of %i pages than it must', (pagesASheet) => {
    for (let pages = 0.1; pages < 20; pages += 0.1) {
      const taken = (type: number): number => Math.ceil((1 + Math.ceil(pages * type ** 2)) / pagesASheet);
      expect(taken(chosen(pages, pagesASheet)), `${pages} pages`).toBe(taken(TYPE_SIZES.at(-1)!));
    }
  });
});
