import { COLUMNS, facesOf, ROWS } from './stones.ts';
import { COLOURS, type Colour, DIGIT_FACES, type Face, type Placed, type Stone, type Variant } from './vocabulary.ts';

/* Setting up a hand line by line (SO-4, SO-5): of what is offered each can be taken, and nothing legal is left out. */

/** The lines that have been decided so far. */
export interface Lines {
  readonly rows: ReadonlyMap<Colour, number>;
  readonly columns: ReadonlyMap<Face, number>;
  /** The columns of the eyes, by colour. */
  readonly eyes: ReadonlyMap<Colour, number>;
}

/** Nothing is decided yet. */
export const NO_LINES: Lines = { rows: new Map(), columns: new Map(), eyes: new Map() };

/** The next thing to decide about a hand: a colour's row, a digit's column, or an eye's column; and which are free. */
export type Gap =
  | { readonly type: 'row'; readonly colour: Colour; readonly free: readonly number[] }
  | { readonly type: 'column'; readonly face: Face; readonly free: readonly number[] }
  | { readonly type: 'eye'; readonly colour: Colour; readonly free: readonly number[] };

const upToBut = (count: number, taken: readonly number[]): number[] =>
  Array.from({ length: count }, (_, line) => line).filter((line) => !taken.includes(line));

/** Where the stones stand of which row and column are decided. */
export const cellsIn = ({ rows, columns, eyes }: Lines, hand: readonly Stone[]): Placed[] =>
  hand.flatMap((stone): Placed[] => {
    const { colour, face } = facesOf(stone);
    const row = rows.get(colour);
    const column = face === 'Eye' ? eyes.get(colour) : columns.get(face);
    return row === undefined || column === undefined ? [] : [[stone, row, column]];
  });

/** What is still to be decided, rows first; nothing when every stone has its cell. */
export const nextGap = (lines: Lines, hand: readonly Stone[], variant: Variant): Gap | undefined => {
  const held = hand.map(facesOf);
  const colour = COLOURS.find((own) => !lines.rows.has(own) && held.some((stone) => stone.colour === own));
  if (colour !== undefined) return { type: 'row', colour, free: upToBut(ROWS, [...lines.rows.values()]) };
  const face = DIGIT_FACES.find((own) => !lines.columns.has(own) && held.some((stone) => stone.face === own));
  if (face !== undefined) {
    return { type: 'column', face, free: upToBut(COLUMNS[variant], [...lines.columns.values()]) };
  }
  const eye = held.find((stone) => stone.face === 'Eye' && !lines.eyes.has(stone.colour));
  if (eye === undefined) return undefined;
  const taken = cellsIn(lines, hand).flatMap(([, row, col]) => (row === lines.rows.get(eye.colour) ? [col] : []));
  return { type: 'eye', colour: eye.colour, free: upToBut(COLUMNS[variant], taken) };
};

/** The lines with a gap filled. */
export const fillGap = (lines: Lines, gap: Gap, line: number): Lines => {
  switch (gap.type) {
    case 'row':
      return { ...lines, rows: new Map([...lines.rows, [gap.colour, line]]) };
    case 'column':
      return { ...lines, columns: new Map([...lines.columns, [gap.face, line]]) };
    case 'eye':
      return { ...lines, eyes: new Map([...lines.eyes, [gap.colour, line]]) };
  }
};
