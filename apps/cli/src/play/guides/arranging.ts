import type { Language, Seat } from '@wunderkammer/kernel';
import {
  type Colour,
  cellsIn,
  type Decision,
  facesOf,
  fillGap,
  type Gap,
  type Lines,
  NO_LINES,
  nextGap,
  type Placed,
  randomCells,
  type Stone,
  type View,
} from '@wunderkammer/salomons-oordeel';
import type { Host } from '../host.ts';
import { askFirm, askMenu, type Menu } from '../menu.ts';
import { colourLabel, columnLabel, EYE_SYMBOL, openStone, rowLabel, shortStone } from '../names/salomons-oordeel.ts';
import { columnName, drawGrid, rowName } from '../tables/salomons-oordeel.ts';

interface ArrangeWords {
  readonly how: string;
  readonly forMe: string;
  readonly byHand: string;
  readonly fine: string;
  readonly good: string;
  readonly another: string;
  readonly startOver: string;
  readonly gap: Readonly<Record<Gap['type'], (thing: string) => string>>;
  readonly waiting: string;
}

const WORDS: Readonly<Record<Language, ArrangeWords>> = {
  en: {
    how: 'How shall your stones be set up?',
    forMe: 'Set them up for me',
    byHand: 'I will do it by hand',
    fine: 'Leave it like this?',
    good: 'Yes, like this',
    another: 'Another one, please',
    startOver: 'Start over by hand',
    gap: {
      row: (colour) => `On which row do you put ${colour}?`,
      column: (digit) => `In which column do you put the ${digit}?`,
      eye: (colour) => `In which column do you put the eye of ${colour}?`,
    },
    waiting: 'Still to be set up',
  },
  nl: {
    how: 'Hoe stellen we je stenen op?',
    forMe: 'Stel ze voor mij op',
    byHand: 'Ik doe het zelf',
    fine: 'Zo laten staan?',
    good: 'Ja, zo',
    another: 'Graag een andere',
    startOver: 'Zelf opnieuw beginnen',
    gap: {
      row: (colour) => `Op welke rij komt ${colour}?`,
      column: (digit) => `In welke kolom komt de ${digit}?`,
      eye: (colour) => `In welke kolom komt het oog van ${colour}?`,
    },
    waiting: 'Nog neer te zetten',
  },
  de: {
    how: 'Wie sollen deine Steine stehen?',
    forMe: 'Stell sie für mich auf',
    byHand: 'Ich mache es selbst',
    fine: 'Soll es so stehen?',
    good: 'Ja, so',
    another: 'Bitte eine andere',
    startOver: 'Selbst von vorn beginnen',
    gap: {
      row: (colour) => `In welcher Reihe steht ${colour}?`,
      column: (digit) => `In welcher Spalte steht die ${digit}?`,
      eye: (colour) => `In welcher Spalte steht das Auge von ${colour}?`,
    },
    waiting: 'Noch aufzustellen',
  },
};

/** Lets the person set up their stones: by themselves, line by line, or by the house. */
export const askArrangement = async (by: Seat, view: View, host: Host, shows: Menu['shows']): Promise<Decision> => {
  const words = WORDS[host.language];
  for (;;) {
    host.prompt.write('\n');
    const how = await askFirm(host, { question: words.how, labels: [words.forMe, words.byHand], shows });
    for (let byHand = how === 1; ; ) {
      const cells = byHand
        ? await askLines(view, host, shows)
        : randomCells(view.hand, view.options.variant, host.random);
      if (cells === 'back') break;
      host.prompt.lines(['', ...drawCells(view, cells, rowsIn(cells), host), '']);
      const answer = await askMenu(host, {
        question: words.fine,
        labels: [words.good, words.another, words.startOver],
        canGoBack: true,
        shows,
      });
      if (answer === 'back') break;
      if (answer === 0) return { by, type: 'arrange', cells };
      byHand = answer === 2;
    }
  }
};

/** Asks line by line; `back` undoes the last line, and before the first one goes back to how to do it. */
const askLines = async (view: View, host: Host, shows: Menu['shows']): Promise<readonly Placed[] | 'back'> => {
  const words = WORDS[host.language];
  const decided: Lines[] = [NO_LINES];
  for (;;) {
    const lines = decided.at(-1)!;
    const cells = cellsIn(lines, view.hand);
    const gap = nextGap(lines, view.hand, view.options.variant);
    if (gap === undefined) return cells;
    host.prompt.lines(['', ...drawCells(view, cells, lines.rows, host), '']);
    const thing = gap.type === 'column' ? gap.face : colourLabel(gap.colour, host.language);
    const labels = gap.free.map((line) =>
      gap.type === 'row' ? rowLabel(rowName(line), host.language) : columnLabel(columnName(line), host.language),
    );
    const answer = await askMenu(host, {
      question: words.gap[gap.type](thing),
      labels,
      // A line keeps its number however many are taken.
      numbers: gap.free.map((line) => line + 1),
      canGoBack: true,
      shows,
    });
    if (answer === 'back') decided.pop();
    else decided.push(fillGap(lines, gap, gap.free[answer]!));
    if (decided.length === 0) return 'back';
  }
};

/** The row of each colour that stands. */
const rowsIn = (cells: readonly Placed[]): ReadonlyMap<Colour, number> =>
  new Map(cells.map(([stone, row]) => [facesOf(stone).colour, row]));

/** The grid so far: a row that has its colour shows it at its end, with the stones that still wait for a column. */
const drawCells = (
  view: View,
  cells: readonly Placed[],
  rows: ReadonlyMap<Colour, number>,
  { ink, language }: Host,
): string[] => {
  const isPlaced = (stone: Stone): boolean => cells.some(([other]) => other === stone);
  const grid = drawGrid(
    view.rows,
    view.columns,
    cells.map(([stone, row, col]) => ({ row, col, text: openStone(stone, ink) })),
    ink,
  );
  const notes = new Map<number, string>(
    [...rows].map(([colour, row]) => {
      const waiting = view.hand
        .map((stone) => ({ stone, ...facesOf(stone) }))
        .filter((own) => own.colour === colour && !isPlaced(own.stone))
        .map(({ face }) => (face === 'Eye' ? EYE_SYMBOL : face));
      return [row, `${colourLabel(colour, language)}${waiting.length === 0 ? '' : `: ${waiting.join(' ')}`}`];
    }),
  );
  const waiting = view.hand.filter((stone) => !isPlaced(stone));
  return [
    // The first line of the grid holds the numbers of the columns.
    ...grid.map((line, index) => `${line}  ${notes.get(index - 1) ?? ''}`.trimEnd()),
    ...(waiting.length === 0
      ? []
      : [`${WORDS[language].waiting}: ${waiting.map((stone) => shortStone(stone, ink)).join('  ')}`]),
  ];
};
