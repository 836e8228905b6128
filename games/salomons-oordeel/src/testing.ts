import { FastRandom, type Seat, seat, USUAL_MIND } from '@wunderkammer/kernel';
import { Trial } from '@wunderkammer/testkit';
import { bitsOf } from './bits.ts';
import { salomonsOordeel as game } from './game.ts';
import type { Site } from './possible-faces.ts';
import { baseOf, type State, stoneOn } from './state.ts';
import { cellIndex, cellName, colOf, EYE, handSize, rowOf, stoneAt } from './stones.ts';
import {
  type Choice,
  COLOURS,
  FACES,
  type Options,
  type Placed,
  type SalomonsOordeelTypes,
  STONES,
  type Step,
  type Stone,
} from './vocabulary.ts';

/** A stone in two letters: `r1` is red1, `pE` is purpleEye. */
export const stone = (short: string): Stone => {
  const colour = COLOURS.find((name) => name.startsWith(short.charAt(0)));
  const face = FACES.find((name) => name.startsWith(short.charAt(1)));
  if (colour === undefined || face === undefined || short.length !== 2) throw new Error(`${short} is no stone`);
  return `${colour}${face}`;
};

/** A cell by its name: `B4` is row 1, column 3. */
const cell = (name: string): { row: number; col: number } => ({
  row: 'ABCDE'.indexOf(name.charAt(0)),
  col: Number(name.slice(1)) - 1,
});

/** An arrangement as a picture: rows parted by `/`, cells by blanks, a dot is empty. Rows at the end may be left out. */
export const picture = (text: string): Placed[] =>
  text.split('/').flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((short, col): Placed[] => (short === '.' || short === '' ? [] : [[stone(short), row, col]])),
  );

/** A decision in words: `0 guess 1 B4 g3`, `0 stop`, `0 give A1`, `0 open A1`, `1 settle C2`. */
export const decision = (words: string): Step => {
  const [by, type, ...rest] = words.split(' ');
  const own = { by: seat(Number(by)) };
  if (type === 'guess') {
    return { ...own, type, at: seat(Number(rest[0])), ...cell(rest[1]!), stone: stone(rest[2]!) };
  }
  if (type === 'stop') return { ...own, type };
  if (type === 'give' || type === 'open' || type === 'settle') return { ...own, type, ...cell(rest[0]!) };
  throw new Error(`what is ${words}?`);
};

const cellOf = (choice: Choice): string[] => ('row' in choice ? [cellName(choice.row, choice.col)] : []);

/** A choice in words, without the cells of an arrangement. */
const inWords = (choice: Choice): string => {
  const { by, type } = choice;
  if (type === 'guess') return `${by} guess ${choice.at} ${cellName(choice.row, choice.col)} ${choice.stone}`;
  return 'row' in choice ? `${by} ${type} ${cellName(choice.row, choice.col)}` : `${by} ${type}`;
};

/** A game of Salomons Oordeel in a test. */
export class TableTrial extends Trial<SalomonsOordeelTypes> {
  constructor(seats: number, options: object = {}) {
    super(game, { read: decision, write: inWords }, seats, options);
  }

  /** Guesses right, again and again: the cells of `at` that `by` opens. */
  hit(by: number, at: number, ...cells: string[]): void {
    for (const name of cells) {
      const { row, col } = cell(name);
      const face = stoneAt(stoneOn(this.state.cells, baseOf(at), cellIndex(row, col)));
      this.play({ by: seat(by), type: 'guess', at: seat(at), row, col, stone: face });
    }
  }

  /** The cells that `by` may choose of now, e.g. to settle. */
  cells(by: number): string[] {
    return game.legal(this.state, seat(by)).flatMap(cellOf);
  }

  /** What the table waits for: chance, whose decision of what kind, or the ranking at its end. */
  turn(): string {
    const turn = game.turn(this.state);
    if (turn.type === 'chance') return turn.chance;
    if (turn.type === 'over') return `over ${turn.outcome.ranking.flat().join(' ')}`;
    return `${this.asked} ${game.legal(this.state, this.decider)[0]!.type}`;
  }
}

/** Options as a test gives them; seat 0 begins if nothing else is said. */
export interface TrialOptions extends Partial<Omit<Options, 'first'>> {
  readonly first?: number | 'drawn';
}

/** A table where all have arranged as in the pictures, seats without one somehow. */
export const arranged = (seats: number, options: TrialOptions, ...pictures: string[]): TableTrial => {
  const { first = 0, ...others } = options;
  const table = new TableTrial(seats, first === 'drawn' ? others : { ...others, first });
  const arrangements = pictures.map(picture);
  const rest = new Set(STONES.filter((name) => table.state.options.variant === 'full' || !name.endsWith('Eye')));
  for (const [name] of arrangements.flat()) rest.delete(name);
  const hands = Array.from({ length: seats }, (_, index) => {
    const drawn = arrangements[index]?.map(([name]) => name);
    const hand = drawn ?? [...rest].slice(0, handSize(table.state.options.variant, seats));
    for (const name of hand) rest.delete(name);
    return hand;
  });
  table.play({ by: 'chance', type: 'deal', hands });
  const random = new FastRandom('arranged');
  for (let by = seat(0); by < seats; by++) {
    const cells = arrangements[by];
    table.play(cells === undefined ? someArrangement(table.state, by, random) : { by, type: 'arrange', cells });
  }
  return table;
};

const someArrangement = (state: State, by: Seat, random: FastRandom): Step =>
  game
    .bot(USUAL_MIND, by, { seats: state.seats, options: state.options }, random)
    .decide(game.view(state, by), game.legal(state, by));

/** SO-4 and SO-5 for two hidden stones, in the plainest way. */
const goTogether = (a: Site, stoneA: number, b: Site, stoneB: number): boolean => {
  if (stoneA === stoneB) return false;
  if (a.seat !== b.seat) return true;
  if ((rowOf(a.cell) === rowOf(b.cell)) !== (rowOf(stoneA) === rowOf(stoneB))) return false;
  if (colOf(stoneA) === EYE || colOf(stoneB) === EYE) return true;
  return (colOf(a.cell) === colOf(b.cell)) === (colOf(stoneA) === colOf(stoneB));
};

/** Every way to give hidden stones their faces, found without any cunning. */
export const allTruths = (sites: readonly Site[], given: readonly number[] = []): number[][] => {
  const site = sites[given.length];
  if (site === undefined) return [[...given]];
  return bitsOf(site.candidates)
    .filter((own) => given.every((other, index) => goTogether(sites[index]!, other, site, own)))
    .flatMap((own) => allTruths(sites, [...given, own]));
};
