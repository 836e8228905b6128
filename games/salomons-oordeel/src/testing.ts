import { FastRandom, type Seat, seat, tableOf } from '@wunderkammer/kernel';
import { salomonsOordeel as game } from './game.ts';
import { baseOf, type State, stoneOn } from './state.ts';
import { cellIndex, cellName, handSize, stoneAt } from './stones.ts';
import { type Choice, COLOURS, FACES, type Options, type Placed, STONES, type Step, type Stone } from './vocabulary.ts';

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

/** A game in a test. */
export interface Trial {
  readonly state: State;
  /** Plays decisions that must be legal. */
  play(...words: string[]): void;
  /** Guesses right, again and again: the cells of `at` that `by` opens. */
  hit(by: number, at: number, ...cells: string[]): void;
  /** Why a step is refused, as `rule code`; fails if it is not, or if it changed anything. */
  refuses(step: string | Step): string;
  /** The cells that `by` may choose of now, e.g. to settle. */
  cells(by: number): string[];
  /** Whose decision it is, or what else the game waits for. */
  turn(): string;
}

/** A table without anything dealt yet. */
export const emptyTable = (seats: number, options: object = {}): Trial =>
  trial(game.create(tableOf(game, seats, options)));

/** Options as a test gives them; seat 0 begins if nothing else is said. */
export interface TrialOptions extends Partial<Omit<Options, 'first'>> {
  readonly first?: number | 'drawn';
}

/** A table where all have arranged as in the pictures, seats without one somehow. */
export const arranged = (seats: number, options: TrialOptions, ...pictures: string[]): Trial => {
  const { first = 0, ...others } = options;
  const table = emptyTable(seats, first === 'drawn' ? others : { ...others, first });
  const arrangements = pictures.map(picture);
  const rest = new Set(STONES.filter((name) => table.state.options.variant === 'full' || !name.endsWith('Eye')));
  for (const [name] of arrangements.flat()) rest.delete(name);
  const hands = Array.from({ length: seats }, (_, index) => {
    const drawn = arrangements[index]?.map(([name]) => name);
    const hand = drawn ?? [...rest].slice(0, handSize(table.state.options.variant, seats));
    for (const name of hand) rest.delete(name);
    return hand;
  });
  must(table.state, { by: 'chance', type: 'deal', hands });
  const random = new FastRandom('arranged');
  for (let by = seat(0); by < seats; by++) {
    const cells = arrangements[by];
    must(table.state, cells === undefined ? someArrangement(table.state, by, random) : { by, type: 'arrange', cells });
  }
  return table;
};

const someArrangement = (state: State, by: Seat, random: FastRandom): Step =>
  game
    .bot(by, { seats: state.seats, options: state.options }, random)
    .decide(game.view(state, by), game.legal(state, by));

const must = (state: State, step: Step): void => {
  const violation = game.play(state, step);
  if (violation !== undefined) throw new Error(`${JSON.stringify(step)} breaks ${violation.rule} (${violation.code})`);
};

const trial = (state: State): Trial => ({
  state,
  play: (...words) => {
    for (const one of words) must(state, decision(one));
  },
  hit: (by, at, ...cells) => {
    for (const name of cells) {
      const { row, col } = cell(name);
      const face = stoneAt(stoneOn(state.cells, baseOf(at), cellIndex(row, col)));
      must(state, { by: seat(by), type: 'guess', at: seat(at), row, col, stone: face });
    }
  },
  refuses: (step) => {
    const before = state.cells.join();
    const violation = game.play(state, typeof step === 'string' ? decision(step) : step);
    if (violation === undefined) throw new Error(`${JSON.stringify(step)} is legal`);
    if (state.cells.join() !== before) throw new Error(`the refused ${JSON.stringify(step)} changed the state`);
    return `${violation.rule} ${violation.code}`;
  },
  cells: (by) => game.legal(state, seat(by)).flatMap((choice) => cellOf(choice)),
  turn: () => {
    const turn = game.turn(state);
    if (turn.type === 'chance') return turn.chance;
    if (turn.type === 'over') return `over ${turn.outcome.ranking.flat().join(' ')}`;
    return `${turn.seats.join(' ')} ${game.legal(state, turn.seats[0]!)[0]!.type}`;
  },
});

const cellOf = (choice: Choice): string[] => ('row' in choice ? [cellName(choice.row, choice.col)] : []);
