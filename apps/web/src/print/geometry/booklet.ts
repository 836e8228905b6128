/** Two pages beside each other on one side of a sheet; numbers from 1. */
export type Spread = readonly [left: number, right: number];

export interface BookletSheet {
  readonly front: Spread;
  readonly back: Spread;
}

/** A folded sheet has four pages, or two if nothing is printed on its back. */
const PAGES_A_SHEET = 4;
const PAGES_A_SIDE = 2;

export const pagesASheet = (bothSides: boolean): number => (bothSides ? PAGES_A_SHEET : PAGES_A_SIDE);

/** As many pages as whole sheets have. */
export const wholePages = (pages: number): number => Math.ceil(pages / PAGES_A_SHEET) * PAGES_A_SHEET;

/** Which pages are printed where, so that the sheets, laid into each other and folded once, are a booklet. */
export const imposed = (pages: number): readonly BookletSheet[] => {
  const whole = wholePages(pages);
  return Array.from({ length: whole / PAGES_A_SHEET }, (_, sheet) => ({
    front: [whole - 2 * sheet, 1 + 2 * sheet],
    back: [2 + 2 * sheet, whole - 1 - 2 * sheet],
  }));
};

/** The same for sheets that are printed on one side only: read one after the other. */
export const oneSided = (pages: number): readonly Spread[] =>
  Array.from({ length: Math.ceil(pages / PAGES_A_SIDE) }, (_, sheet) => [1 + 2 * sheet, 2 + 2 * sheet]);
