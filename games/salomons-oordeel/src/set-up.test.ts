import { cloneState, FastRandom, seat, tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel } from './game.ts';
import { cellsIn, fillGap, type Lines, NO_LINES, nextGap } from './lines.ts';
import { clashes, randomCells } from './set-up.ts';
import { facesOf } from './stones.ts';
import { picture } from './testing.ts';
import { type Placed, type Stone, VARIANTS, type Variant } from './vocabulary.ts';

/** A hand as it was dealt to the first of so many, and what the rules say to an arrangement of it. */
const dealt = (seats: number, variant: Variant, seed: string) => {
  const state = salomonsOordeel.create(tableOf(salomonsOordeel, seats, { variant }));
  salomonsOordeel.play(state, salomonsOordeel.chance(state, new FastRandom(seed)));
  return {
    hand: salomonsOordeel.view(state, seat(0)).hand,
    refusal: (cells: readonly Placed[]): string | undefined =>
      salomonsOordeel.play(cloneState(state), { by: seat(0), type: 'arrange', cells })?.code,
  };
};

const TABLES = VARIANTS.flatMap((variant) => [2, 3, 4].map((seats) => [seats, variant] as const));

describe('an arrangement by lot', () => {
  it.each(TABLES)('[SO-4] [SO-5] is a legal one (%i players, %s)', (seats, variant) => {
    for (let game = 0; game < 50; game++) {
      const { hand, refusal } = dealt(seats, variant, `deal ${game}`);
      expect(refusal(randomCells(hand, variant, new FastRandom(`cells ${game}`)))).toBeUndefined();
    }
  });
});

describe('stones that are being laid', () => {
  it.each<[string, string, readonly Stone[]]>([
    ['arrange/colour-in-two-rows', 'r1 / . r2', ['red1', 'red2']],
    ['arrange/two-colours-in-a-row', 'r1 b2', ['blue2', 'red1']],
    ['arrange/digit-in-two-columns', 'r1 / . b1', ['blue1', 'red1']],
    ['arrange/two-digits-in-a-column', 'r1 / b2', ['blue2', 'red1']],
    ['arrange/eye-off-its-row', 'r1 / . . . rE', ['red1', 'redEye']],
  ])('[SO-4] [SO-5] clash: %s', (code, laid, stones) => {
    const found = clashes([...picture(laid), ['green5', 4, 5]], 'full');
    expect(found.map(({ violation }) => violation.code)).toEqual([code]);
    expect(found[0]!.stones.toSorted()).toEqual(stones);
  });

  it('[SO-4] name every rule that is broken once, with all who break it', () => {
    const found = clashes(picture('r1 b2 / . r2 / . . r3'), 'full');
    expect(found.map(({ violation, stones }) => [violation.code, stones.toSorted()])).toEqual([
      ['arrange/two-colours-in-a-row', ['blue2', 'red1']],
      ['arrange/colour-in-two-rows', ['red1', 'red2', 'red3']],
    ]);
  });

  it('[SO-4] [SO-5] do not clash when they go together, though some are missing', () => {
    expect(clashes(picture('r1 . . rE / b1 . . bE'), 'full')).toEqual([]);
    expect(clashes([], 'full')).toEqual([]);
  });

  it('[SO-2] clash as eyes in the easy game', () => {
    expect(clashes(picture('rE . . b1'), 'easy').map(({ violation }) => violation.code)).toEqual(['arrange/eye']);
  });

  it.each(TABLES)('[SO-4] [SO-5] clash if and only if the rules refuse them all (%i players, %s)', (seats, variant) => {
    const random = new FastRandom('swaps');
    for (const seed of ['a', 'b', 'c']) {
      const { hand, refusal } = dealt(seats, variant, seed);
      const cells = randomCells(hand, variant, random);
      for (const one of cells.keys()) {
        for (const other of cells.keys()) {
          const swapped = cells.map(([stone], index): Placed => {
            const [, row, col] = cells[index === one ? other : index === other ? one : index]!;
            return [stone, row, col];
          });
          expect(clashes(swapped, variant).length > 0).toBe(refusal(swapped) !== undefined);
        }
      }
    }
  });
});

describe('line by line', () => {
  /** Every gap filled as `choose` wants. */
  const filled = (
    hand: readonly Stone[],
    variant: Variant,
    choose: (gap: NonNullable<ReturnType<typeof nextGap>>) => number,
  ): Lines => {
    let lines = NO_LINES;
    for (let gap = nextGap(lines, hand, variant); gap !== undefined; gap = nextGap(lines, hand, variant)) {
      lines = fillGap(lines, gap, choose(gap));
    }
    return lines;
  };

  it.each(TABLES)('[SO-4] [SO-5] all that is offered is legal (%i players, %s)', (seats, variant) => {
    for (let game = 0; game < 50; game++) {
      const { hand, refusal } = dealt(seats, variant, `deal ${game}`);
      const random = new FastRandom(`lines ${game}`);
      const lines = filled(hand, variant, ({ free }) => free[random.below(free.length)]!);
      expect(refusal(cellsIn(lines, hand))).toBeUndefined();
    }
  });

  it.each(TABLES)('[SO-4] [SO-5] all that is legal is offered (%i players, %s)', (seats, variant) => {
    for (let game = 0; game < 50; game++) {
      const { hand } = dealt(seats, variant, `deal ${game}`);
      const cells = randomCells(hand, variant, new FastRandom(`cells ${game}`));
      const cellOf = (isMeant: (stone: ReturnType<typeof facesOf>) => boolean): Placed =>
        cells.find(([stone]) => isMeant(facesOf(stone)))!;
      const lines = filled(hand, variant, (gap) => {
        const line =
          gap.type === 'row'
            ? cellOf(({ colour }) => colour === gap.colour)[1]
            : gap.type === 'column'
              ? cellOf(({ face }) => face === gap.face)[2]
              : cellOf(({ colour, face }) => colour === gap.colour && face === 'Eye')[2];
        expect(gap.free).toContain(line);
        return line;
      });
      expect(cellsIn(lines, hand).toSorted()).toEqual(cells.toSorted());
    }
  });

  it('stands a stone as soon as its row and its column are decided', () => {
    const hand: readonly Stone[] = ['red1', 'redEye', 'blue1'];
    const rows = new Map([['red', 2]] as const);
    expect(cellsIn({ ...NO_LINES, rows }, hand)).toEqual([]);
    expect(cellsIn({ ...NO_LINES, rows, columns: new Map([['1', 4]] as const) }, hand)).toEqual([['red1', 2, 4]]);
    expect(cellsIn({ ...NO_LINES, rows, eyes: new Map([['red', 0]] as const) }, hand)).toEqual([['redEye', 2, 0]]);
  });
});
