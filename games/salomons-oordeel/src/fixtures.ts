import { allSeats, playAll, type Random, type Seat, type Table } from '@wunderkammer/kernel';
import type { Fixtures, TableHead } from '@wunderkammer/testkit';
import { placementOf, randomArrangement } from './arrangements.ts';
import { salomonsOordeel } from './game.ts';
import { ARRANGE_PHASE, baseOf, HELD, PHASE, type State } from './state.ts';
import { COLUMNS, colOf, facesOf, ROWS, rowOf, stoneAt, WIDTH } from './stones.ts';
import { VIOLATIONS } from './violations.ts';
import {
  type ArrangeStep,
  type Decision,
  type Options,
  type Placed,
  type SalomonsOordeelTypes,
  STONES,
  type Variant,
} from './vocabulary.ts';

const tables: readonly TableHead[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { variant: 'easy', first: 1 } },
  { seats: 2, options: { openOnly: true } },
  { seats: 3, options: { first: 2 } },
  { seats: 3, options: { variant: 'easy', openOnly: true, protection: true } },
  { seats: 3, options: { protection: true } },
  { seats: 4, options: {} },
  { seats: 4, options: { variant: 'easy', protection: true, first: 3 } },
  { seats: 4, options: { openOnly: true, protection: true, first: 0 } },
];

function* decisions({ seats }: Table<Options>): Generator<Decision> {
  for (const by of allSeats(seats)) {
    yield { by, type: 'stop' };
    for (let row = 0; row < ROWS; row++) {
      for (let col = 0; col < WIDTH; col++) {
        yield { by, type: 'give', row, col };
        yield { by, type: 'open', row, col };
        yield { by, type: 'settle', row, col };
        for (const at of allSeats(seats)) for (const stone of STONES) yield { by, type: 'guess', at, row, col, stone };
      }
    }
  }
}

/** SO-4 and SO-5 once more, in the plainest way: every two stones must go together. */
const isArrangement = (cells: readonly Placed[], variant: Variant): boolean =>
  cells.every(([, , col]) => col < COLUMNS[variant]) &&
  cells.every(([stone, row, col], index) =>
    cells.slice(0, index).every(([otherStone, otherRow, otherCol]) => {
      const [a, b] = [facesOf(stone), facesOf(otherStone)];
      if ((a.colour === b.colour) !== (row === otherRow)) return false;
      if (a.face === 'Eye' || b.face === 'Eye') return row !== otherRow || col !== otherCol;
      return (a.face === b.face) === (col === otherCol);
    }),
  );

const sampleLarge = (state: State, seat: Seat, random: Random): { legal: ArrangeStep[]; illegal: ArrangeStep[] } => {
  if (state.cells[PHASE] !== ARRANGE_PHASE) return { legal: [], illegal: [] };
  const { variant } = state.options;
  const hand = state.cells[baseOf(seat) | HELD]!;
  const sample = (): Placed[] => {
    const cells = placementOf(randomArrangement(hand, variant, random), hand).map(
      ([stone, cell]): Placed => [stoneAt(stone), rowOf(cell), colOf(cell)],
    );
    // Any order is the same decision.
    for (let index = cells.length - 1; index > 0; index--) {
      const other = random.below(index + 1);
      [cells[index], cells[other]] = [cells[other]!, cells[index]!];
    }
    return cells;
  };
  const step = (cells: readonly Placed[]): ArrangeStep => ({ by: seat, type: 'arrange', cells });
  const notInHand = STONES.filter((_, index) => ((hand >> index) & 1) === 0);
  const legal: ArrangeStep[] = [];
  const illegal: ArrangeStep[] = [];
  for (let count = 0; count < 10; count++) {
    const cells = sample();
    legal.push(step(cells));
    const [stone, row, col] = cells[0]!;
    const others = cells.slice(1);
    illegal.push(
      step(others),
      step([...cells, cells[0]!]),
      step([...others, others[0]!]),
      step([...others, [notInHand[random.below(notInHand.length)]!, row, col]]),
    );
    // One stone moved anywhere: legal or not as it happens.
    const moved: Placed[] = [[stone, random.below(ROWS), random.below(WIDTH)], ...others];
    (isArrangement(moved, variant) ? legal : illegal).push(step(moved));
  }
  return { legal, illegal };
};

/** What the conformance suite needs to know of this game. */
export const fixtures: Fixtures<SalomonsOordeelTypes> = {
  game: salomonsOordeel,
  violations: VIOLATIONS,
  folder: new URL('..', import.meta.url),
  tables,
  playthroughs: [
    // A whole game, won by a row of right guesses.
    { name: 'easy-two-players', seats: 2, options: { variant: 'easy', first: 0 }, seed: '3476', steps: 40 },
    // A draw for who begins, an eye that makes room, a stop, and protection after right guesses.
    { name: 'full-three-players-protection', seats: 3, options: { protection: true }, seed: '2654', steps: 38 },
    // Stones opened where they stand.
    { name: 'full-four-players-open-only', seats: 4, options: { openOnly: true, first: 2 }, seed: '3674', steps: 26 },
  ],
  decisions,
  sampleLarge,
  // All deals are equally likely. In which order stones were dealt or listed tells no truth from another.
  weigh: (steps, table) => ({ key: playAll(salomonsOordeel, table, steps).cells.join(), weight: 1 }),
};
