import { FastRandom, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { placementOf, randomArrangement } from './arrangements.ts';
import { salomonsOordeel as game } from './game.ts';
import { baseOf, HELD } from './state.ts';
import { arranged, picture, TableTrial } from './testing.ts';
import { type Placed, STONES, type Stone } from './vocabulary.ts';

const MINE = 'r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . p2 . . . .';
const OTHERS: readonly Stone[] = STONES.filter((name) => !picture(MINE).some(([own]) => own === name));

/** Two players before arranging; seat 0 has the stones of `MINE`. */
const dealt = (): TableTrial => {
  const table = new TableTrial(2, { first: 0 });
  const hands = [picture(MINE).map(([name]) => name), OTHERS.slice(0, 10)];
  expect(game.play(table.state, { by: 'chance', type: 'deal', hands })).toBeUndefined();
  return table;
};
const EASY = 'r1 r2 . . . / y1 y2 . . . / g1 . g3 . . / b1 . b3 . . / . p2 p3';
const easyDealt = (): TableTrial => {
  const table = new TableTrial(2, { variant: 'easy', first: 0 });
  const own = picture(EASY).map(([name]) => name);
  const rest = STONES.filter((name) => !own.includes(name) && !name.endsWith('Eye'));
  expect(game.play(table.state, { by: 'chance', type: 'deal', hands: [own, rest.slice(0, 10)] })).toBeUndefined();
  return table;
};

const arrange = (cells: readonly Placed[], by = 0) => ({ by: seat(by), type: 'arrange', cells }) as const;
const refused = (text: string): string => dealt().refusal(arrange(picture(text)));

describe('arranging', () => {
  it('[SO-4] [SO-6] takes lines in any order, with empty ones anywhere', () => {
    for (const text of [
      MINE,
      '. p2 / b1 / g1 . . . g5 / y1 y2 / r1 r2 r3 rE',
      '. . r1 r3 rE r2 / . . y1 . . y2 / . . b1 / . . g1 . g5 . / . . . . . p2',
    ]) {
      expect(game.play(dealt().state, arrange(picture(text)))).toBeUndefined();
    }
  });

  it('[SO-4] takes the same cells in any order as the same decision', () => {
    const [one, other] = [dealt(), dealt()];
    game.play(one.state, arrange(picture(MINE)));
    game.play(other.state, arrange(picture(MINE).toReversed()));
    expect(other.state).toEqual(one.state);
  });

  it('[SO-4] stands the stones where they were put, the digits backwards too', () => {
    const cells = picture('. r5 r4 r3 r2 r1 / . y5 y4 y3 y2 y1');
    const { own } = arranged(2, {}, '. r5 r4 r3 r2 r1 / . y5 y4 y3 y2 y1').view(0);
    expect(own).toHaveLength(10);
    expect(own).toEqual(expect.arrayContaining(cells));
  });

  it('[SO-4] draws every cell for a stone that is alone', () => {
    const random = new FastRandom('alone');
    for (const stone of STONES.keys()) {
      const drawn = Array.from({ length: 1_000 }, () => randomArrangement(1 << stone, 'full', random));
      expect(new Set(drawn.map((number) => placementOf(number, 1 << stone)[0]![1])).size).toBe(30);
    }
  });

  it('[SO-4] wants all of the own stones, each once, and no others', () => {
    const cells = picture(MINE);
    const table = dealt();
    expect(table.refusal(arrange(cells.slice(1)))).toBe('SO-4 arrange/stones');
    expect(table.refusal(arrange([]))).toBe('SO-4 arrange/stones');
    expect(table.refusal(arrange([...cells, cells[0]!]))).toBe('SO-4 arrange/stones');
    expect(table.refusal(arrange([...cells.slice(1), [OTHERS[0]!, 0, 0]]))).toBe('SO-4 arrange/stones');
    expect(table.refusal(arrange(cells, 1))).toBe('SO-4 arrange/stones');
  });

  it('[SO-4] keeps a colour on one row and a row for one colour', () => {
    expect(refused('r1 r2 r3 . rE . / y1 . . . . . / g1 . . . g5 . / b1 y2 . . . . / . p2')).toBe(
      'SO-4 arrange/colour-in-two-rows',
    );
    expect(refused('r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 p2')).toBe(
      'SO-4 arrange/two-colours-in-a-row',
    );
  });

  it('[SO-4] keeps a digit in one column and a column for one digit', () => {
    expect(refused('r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . . . p2')).toBe(
      'SO-4 arrange/digit-in-two-columns',
    );
    expect(refused('r1 r2 r3 . rE . / y1 y2 . . . . / g1 g5 . . . . / b1 . . . . . / . p2')).toBe(
      'SO-4 arrange/two-digits-in-a-column',
    );
  });

  it('[SO-4] has six columns in the full game and five in the easy one', () => {
    expect(
      game.play(
        dealt().state,
        arrange(picture('. r2 r3 . rE r1 / . y2 . . . y1 / . . . g5 . g1 / . . . . . b1 / . p2')),
      ),
    ).toBeUndefined();
    const table = easyDealt();
    expect(table.refusal(arrange(picture('r1 . . . . r2 / y1 . . . . y2 / g1 . g3 / b1 . b3 / . . p3 . . p2')))).toBe(
      'SO-4 arrange/column',
    );
    expect(game.play(table.state, arrange(picture(EASY)))).toBeUndefined();
  });

  it('[SO-5] stands an eye on its own row, in any column, on a free cell', () => {
    for (const eye of ['. rE', 'rE .']) {
      const text = `r1 r2 r3 . ${eye} / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . p2`;
      expect(game.play(dealt().state, arrange(picture(text)))).toBeUndefined();
    }
    expect(refused('r1 r2 r3 . . . / y1 y2 . . . rE / g1 . . . g5 . / b1 . . . . . / . p2')).toBe(
      'SO-5 arrange/eye-off-its-row',
    );
    const onRed1: Placed[] = picture(MINE).map(([name, row, col]) => [name, row, name === 'redEye' ? 0 : col]);
    expect(dealt().refusal(arrange(onRed1))).toBe('SO-5 arrange/eye-on-a-stone');
  });

  it('[SO-2] knows no eye in the easy game', () => {
    const cells: Placed[] = picture(EASY).map(([name, row, col]) => [name === 'red1' ? 'redEye' : name, row, col]);
    expect(easyDealt().refusal(arrange(cells))).toBe('SO-2 arrange/eye');
  });

  it('[SO-4] is done once by each, in any order, and by nobody before or after', () => {
    const before = new TableTrial(2);
    expect(before.refusal(arrange(picture(MINE)))).toBe('SO-4 arrange/not-now');
    const table = dealt();
    const random = new FastRandom('other');
    const hand = table.state.cells[baseOf(1) | HELD]!;
    const other = game.engine.unpack(table.state, seat(1), randomArrangement(hand, 'full', random));
    expect(table.turn()).toBe('0 1 arrange');
    expect(game.play(table.state, other)).toBeUndefined();
    expect(table.turn()).toBe('0 arrange');
    expect(table.refusal(other)).toBe('SO-4 arrange/done');
    expect(game.play(table.state, arrange(picture(MINE)))).toBeUndefined();
    expect(table.turn()).toBe('0 guess');
    expect(table.refusal(arrange(picture(MINE)))).toBe('SO-4 arrange/not-now');
  });

  it('[SO-4] is offered by name, not as millions of choices', () => {
    const { state } = dealt();
    expect(game.legal(state, seat(1))).toEqual([{ by: 1, type: 'arrange' }]);
    expect(game.engine.moves(state, seat(1), new Int32Array(4096))).toBe(0);
  });

  it('draws every legal arrangement evenly', () => {
    // Red 1 and the red eye: 5 rows, 6 columns for the digit, 5 free cells for the eye.
    const hand = (1 << STONES.indexOf('red1')) | (1 << STONES.indexOf('redEye'));
    const random = new FastRandom('even');
    const counts = new Map<string, number>();
    for (let count = 0; count < 30_000; count++) {
      const key = JSON.stringify(placementOf(randomArrangement(hand, 'full', random), hand));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(5 * 6 * 5);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(75);
  });
});
