import { capital, type Language } from '@wunderkammer/kernel';
import {
  type Arrangement,
  COLOURS,
  facesIn,
  knownStones,
  passing,
  protectedSeat,
  type Stone,
  type View,
} from '@wunderkammer/salomons-oordeel';
import type { Frame } from '../guide.ts';
import { type Ink, padRight, spread } from '../ink.ts';
import {
  BACK,
  colourLabel,
  EYE_SYMBOL,
  HIDDEN_STONE,
  openStone,
  ownHiddenStone,
  paintedSymbol,
  playerName,
  shortStone,
  stoneLabel,
} from '../names/salomons-oordeel.ts';

interface TableWords {
  readonly variant: Readonly<Record<'easy' | 'full', string>>;
  readonly hidden: (count: number) => string;
  readonly out: string;
  readonly arranging: string;
  readonly arranged: string;
  readonly shielded: (name: string) => string;
  readonly you: string;
  readonly middle: string;
  readonly leftOver: (count: number) => string;
  readonly passing: (stone: string, to: string) => string;
  readonly back: string;
  readonly eye: string;
  readonly hand: string;
  readonly unseen: string;
}

const WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    variant: { easy: 'without eyes', full: 'with eyes' },
    hidden: (count) => `${count} hidden`,
    out: 'out',
    arranging: 'not ready',
    arranged: 'ready',
    shielded: (name) => `Protected for now: ${name}`,
    you: 'you',
    middle: 'In the middle',
    leftOver: (count) => `${count} left over, secret to the end`,
    passing: (stone, to) => `${stone} goes to ${to}.`,
    back: 'hidden',
    eye: 'eye',
    hand: 'Your stones',
    unseen: 'Not seen yet',
  },
  nl: {
    variant: { easy: 'zonder ogen', full: 'met ogen' },
    hidden: (count) => `${count} geheim`,
    out: 'af',
    arranging: 'stelt op',
    arranged: 'staat klaar',
    shielded: (name) => `Nu beschermd: ${name}`,
    you: 'jij',
    middle: 'In het midden',
    leftOver: (count) => `${count} over, geheim tot het einde`,
    passing: (stone, to) => `${stone} gaat naar ${to}.`,
    back: 'geheim',
    eye: 'oog',
    hand: 'Jouw stenen',
    unseen: 'Nog niet gezien',
  },
  de: {
    variant: { easy: 'ohne Augen', full: 'mit Augen' },
    hidden: (count) => `${count} geheim`,
    out: 'raus',
    arranging: 'überlegt',
    arranged: 'steht bereit',
    shielded: (name) => `Jetzt geschützt: ${name}`,
    you: 'du',
    middle: 'In der Mitte',
    leftOver: (count) => `${count} übrig, geheim bis zum Schluss`,
    passing: (stone, to) => `${stone} geht an ${to}.`,
    back: 'geheim',
    eye: 'Auge',
    hand: 'Deine Steine',
    unseen: 'Noch nicht gesehen',
  },
};

const ROW_LETTERS = 'ABCDE';
const CELL_WIDTH = 4;

/** The name of a row and of a column as the grids label them. */
export const rowName = (row: number): string => ROW_LETTERS.charAt(row);
export const columnName = (column: number): string => String(column + 1);

/** A stone to draw, with the cell it stands on. */
export interface GridStone {
  readonly row: number;
  readonly col: number;
  /** Three columns wide. */
  readonly text: string;
}

/** A grid with labelled rows and columns, as wide as `gridWidth`. */
export const drawGrid = (rows: number, columns: number, stones: readonly GridStone[], ink: Ink): string[] => {
  const line = (cells: readonly string[]): string => cells.map((cell) => padRight(cell, CELL_WIDTH)).join('');
  const numbers = Array.from({ length: columns }, (_, column) => `  ${columnName(column)}`);
  return [
    `  ${ink('dim', line(numbers))}`,
    ...Array.from({ length: rows }, (_, row) => {
      const cells = Array.from({ length: columns }, (_, col) => {
        const stone = stones.find((other) => other.row === row && other.col === col);
        return stone?.text ?? ink('dim', '  ·');
      });
      return `${ink('dim', rowName(row))} ${line(cells)}`;
    }),
  ];
};

const gridWidth = (columns: number): number => 2 + columns * CELL_WIDTH;

/** Four grids stand two by two, fewer in one line. */
const gridsPerLine = (seats: number): number => (seats === 4 ? 2 : seats);

/** Every arrangement as a grid: backs, open stones, and the viewer's own hidden ones. */
export const drawSalomonsOordeel = (view: View, { ink, language }: Frame): string[] => {
  const words = WORDS[language];
  const perLine = gridsPerLine(view.seats);
  const blocks = view.arrangements.map((arrangement) => block(view, arrangement, { ink, language }));
  const lines: string[] = [];
  for (let first = 0; first < blocks.length; first += perLine) {
    const side = blocks.slice(first, first + perLine);
    const width = gridWidth(view.columns) + (view.seats === 3 ? 0 : 8);
    for (const index of side[0]!.keys()) {
      lines.push(
        side
          .map((rows) => padRight(rows[index] ?? '', width))
          .join(' ')
          .trimEnd(),
      );
    }
  }
  const given = passing(view);
  const shielded = protectedSeat(view);
  const middle =
    view.middle.length === 0 ? [] : [`${words.middle}: ${view.middle.map((eye) => shortStone(eye, ink)).join(' ')}`];
  return [
    spread(ink('bold', 'Salomons Oordeel'), ink('dim', words.variant[view.options.variant])),
    ...lines,
    ...handLines(view.hand, words, ink),
    ...(given === undefined ? [] : [words.passing(stoneLabel(given.stone, language), playerName(given.to, language))]),
    ...(shielded === undefined ? [] : [words.shielded(playerName(shielded, language))]),
    [...middle, words.leftOver(view.leftOver)].join('   '),
    `${words.unseen}: ${unseenStones(view, ink).join('  ')}`,
    ink('dim', legend(view, words, language)),
  ];
};

const block = (view: View, arrangement: Arrangement, { ink, language }: Frame): string[] => {
  const words = WORDS[language];
  const { seat, arranged, hidden, out } = arrangement;
  const own = seat === view.viewer ? ` (${words.you})` : '';
  const toMove = view.turn.type === 'decision' && view.turn.seats.includes(seat) ? '▸' : ' ';
  const name = `${toMove}${capital(playerName(seat, language))}${own}`;
  const status =
    view.phase.type === 'deal' || view.phase.type === 'arrange'
      ? arranged
        ? words.arranged
        : words.arranging
      : out === undefined
        ? words.hidden(hidden.length)
        : words.out;
  return [
    `${ink('bold', `${name}:`)} ${ink('dim', status)}`,
    ...drawGrid(view.rows, view.columns, gridStones(view, arrangement, ink), ink),
  ];
};

/** All stones of an arrangement; the viewer's own hidden ones with their faces. */
const gridStones = (view: View, { seat, hidden, open }: Arrangement, ink: Ink): GridStone[] => {
  const own = seat === view.viewer ? view.own : [];
  const backs = own.length > 0 ? [] : hidden.map(([row, col]) => ({ row, col, text: HIDDEN_STONE }));
  return [
    ...own.map(([stone, row, col]) => ({ row, col, text: ownHiddenStone(stone, ink) })),
    ...open.map(([stone, row, col]) => ({ row, col, text: openStone(stone, ink) })),
    ...backs,
  ];
};

const handLines = (hand: readonly Stone[], words: TableWords, ink: Ink): string[] =>
  hand.length === 0 ? [] : [`${words.hand}: ${hand.map((stone) => shortStone(stone, ink)).join('  ')}`];

/** The stones that lie nowhere open and are not the viewer's, colour by colour: every stone exists once. */
const unseenStones = (view: View, ink: Ink): string[] => {
  const known = knownStones(view);
  return COLOURS.map((colour) => {
    const left = facesIn(view.options.variant).filter((face) => !known.has(`${colour}${face}`));
    const signs = left.map((face) => (face === 'Eye' ? EYE_SYMBOL : face)).join('') || '–';
    return paintedSymbol(colour, ` ${signs}`, ink);
  });
};

const legend = (view: View, words: TableWords, language: Language): string => {
  const colours = COLOURS.map((colour) => colourLabel(colour, language));
  const eye = facesIn(view.options.variant).includes('Eye') ? [`${EYE_SYMBOL} ${words.eye}`] : [];
  return [...colours, ...eye, `${BACK}${BACK} ${words.back}`].join('  ');
};
