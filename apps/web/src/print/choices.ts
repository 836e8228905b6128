import type { Paper } from './geometry/paper.ts';

/** The papers on which everything but the board is printed. */
export const KIT_PAPERS = ['a4', 'letter'] as const satisfies readonly Paper[];
export const LARGE_PAPERS = ['a3', 'a2'] as const satisfies readonly Paper[];
export const INKS = ['colour', 'line'] as const;
export const SIDES = ['both', 'one'] as const;

/** How somebody wants a kit printed. */
export interface Choices {
  readonly paper: (typeof KIT_PAPERS)[number];
  /** The board on the same paper, put together from several sheets, or on one large sheet. */
  readonly board: Paper;
  readonly ink: (typeof INKS)[number];
  readonly sides: (typeof SIDES)[number];
}

const oneOf = <T extends string>(values: readonly T[], given: string | null, other: T): T =>
  values.find((value) => value === given) ?? other;

/** The choices in an address; what is not said, or not known, is the usual. */
export const readChoices = (search: URLSearchParams): Choices => {
  const paper = oneOf(KIT_PAPERS, search.get('paper'), 'a4');
  return {
    paper,
    board: oneOf([...KIT_PAPERS, ...LARGE_PAPERS], search.get('board'), paper),
    ink: oneOf(INKS, search.get('ink'), 'colour'),
    sides: oneOf(SIDES, search.get('sides'), 'both'),
  };
};
