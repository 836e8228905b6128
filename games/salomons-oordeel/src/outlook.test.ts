import { botPlayer, cloneState, randomPlayer, seat, simulate, tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from './game.ts';
import { type Consequence, knownStones, outlook } from './outlook.ts';
import { mayStop, passing } from './phase.ts';
import type { State } from './state.ts';
import { arranged, decision, type TableTrial } from './testing.ts';
import type { Choice, ListedStep, Options, Seen, View } from './vocabulary.ts';

/** What an outlook can say of each kind of step, read off what was seen of it and from the table before and after. */
const happened = ({ by }: ListedStep, before: View, seen: Seen, after: View): Consequence[] => {
  const out = 'out' in seen && seen.out !== undefined ? [{ type: 'out', seat: seen.out } as const] : [];
  const [winner] = after.turn.type === 'over' ? after.turn.outcome.ranking[0]! : [];
  const wins = winner === undefined ? [] : [{ type: 'wins', seat: winner } as const];
  const passes = after.phase.type === 'guess' && !mayStop(after) ? [{ type: 'turnPasses' } as const] : [];
  const goesOn = mayStop(after) && after.guesser === by ? [{ type: 'mayGoOn' } as const] : [];
  switch (seen.type) {
    case 'stop':
      return passes;
    case 'guess':
      return seen.right
        ? [{ type: 'opens', seat: seen.at, stone: seen.stone }, ...out, ...wins, ...goesOn]
        : [{ type: 'cost', cost: seen.cost }, ...passes];
    case 'give':
      return [
        { type: 'opens', seat: by, stone: seen.stone },
        ...(passing(after)?.stone === seen.stone ? [{ type: 'leaves', stone: seen.stone } as const] : []),
      ];
    case 'open':
      return [{ type: 'opens', seat: by, stone: seen.stone }, ...passes];
    case 'settle': {
      const { row, col } = seen;
      const stands = after.arrangements[by]!.open.find(([, ofRow, ofCol]) => ofRow === row && ofCol === col)!;
      const gone = after.middle.filter((stone) => !before.middle.includes(stone));
      return [
        { type: 'stands', stone: stands[0], row, col },
        ...gone.map((stone): Consequence => ({ type: 'eyeGoes', stone })),
        ...out,
        ...wins,
        ...passes,
      ];
    }
    default:
      throw new Error(`${seen.type} is not listed`);
  }
};

const isListed = (choice: Choice): choice is ListedStep => choice.type !== 'arrange';

/** What came true of an outlook; what it says of a stone that is known is no news. */
const check = (state: State, choice: ListedStep): readonly Consequence[] => {
  const before = game.view(state, choice.by);
  const seen = game.seen(state, choice, choice.by);
  const copy = cloneState(state);
  expect(game.play(copy, choice)).toBeUndefined();
  const foreseen = outlook(before, choice);
  const right = seen.type === 'guess' && seen.right;
  if (right) expect(foreseen.some(({ type }) => type === 'known')).toBe(false);
  const turnedOut = foreseen.flatMap((own) => (own.type === 'guess' ? own[right ? 'right' : 'wrong'] : [own]));
  const news = turnedOut.filter(({ type }) => type !== 'known');
  const expected = happened(choice, before, seen, game.view(copy, choice.by));
  expect(news).toEqual(expected);
  return turnedOut;
};

/** Some of a long list. */
const some = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / count) === 0);

describe('the outlook', () => {
  it('foretells what legal decisions of whole games lead to, or both ways a guess may turn out', () => {
    const found = new Set<string>();
    const tables: [number, Partial<Options>][] = [
      [2, {}],
      [3, { openOnly: true }],
      [3, { protection: true }],
      [4, { variant: 'easy' }],
      [4, {}],
    ];
    for (const [seats, options] of tables) {
      const table = tableOf(game, seats, options);
      for (const { steps } of [
        ...['a', 'b', 'c'].map((seed) => simulate(game, seats, table.options, randomPlayer, seed)),
        simulate(game, seats, table.options, botPlayer, 'outlook'),
      ]) {
        const state = game.create(table);
        for (const own of steps) {
          if (own.by !== 'chance' && own.type !== 'arrange') {
            for (const choice of [own, ...some(game.legal(state, own.by), 40).filter(isListed)]) {
              for (const { type } of check(state, choice)) found.add(type);
            }
          }
          game.play(state, own);
        }
      }
    }
    // Everything there is to foretell has come up; a guess is told by how it turned out.
    expect([...found].sort()).toEqual(
      (
        [
          'cost',
          'eyeGoes',
          'known',
          'leaves',
          'mayGoOn',
          'opens',
          'out',
          'stands',
          'turnPasses',
          'wins',
        ] satisfies Consequence['type'][]
      ).sort(),
    );
  });

  const MINE = 'r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . p2 . . . .';
  const THEIRS = '. . . y4 y5 yE / g2 . . g4 gE . / b2 . . b4 b5 bE';
  const foreseen = ({ state }: TableTrial, line: string): readonly Consequence[] => {
    const choice = decision(line);
    if (choice.by === 'chance' || choice.type === 'arrange') throw new Error(`${line} is no listed decision`);
    check(state, choice);
    return outlook(game.view(state, choice.by), choice);
  };

  it('[SO-7] knows that a stone of one’s own or an open one cannot be the one, and [SO-9] what the guess costs', () => {
    const table = arranged(2, {}, MINE, THEIRS);
    expect(foreseen(table, '0 guess 1 A4 r1')).toEqual([
      { type: 'known', where: 'own' },
      { type: 'cost', cost: 'give' },
    ]);
    table.hit(0, 1, 'A4');
    expect(foreseen(table, '0 guess 1 A5 y4')[0]).toEqual({ type: 'known', where: 'open' });
    table.play('0 guess 1 A5 p5', '0 give C5');
    // On its way it lies open already.
    expect(knownStones(game.view(table.state, seat(1))).get('green5')).toBe('open');
    // An eye that made room lies open in the middle (SO-13).
    table.play('1 settle B5');
    expect(knownStones(game.view(table.state, seat(0))).get('greenEye')).toBe('open');
  });

  it('[SO-13] sees that an eye must go, hidden or open', () => {
    const hidden = arranged(2, {}, MINE, THEIRS);
    hidden.play('0 guess 1 A4 p5', '0 give C5');
    expect(foreseen(hidden, '1 settle B5')).toContainEqual({ type: 'eyeGoes', stone: 'greenEye' });
    const open = arranged(2, {}, MINE, THEIRS);
    open.hit(0, 1, 'B5');
    open.play('0 guess 1 A4 p5', '0 give C5');
    expect(foreseen(open, '1 settle B5')).toContainEqual({ type: 'eyeGoes', stone: 'greenEye' });
  });

  it('[SO-13] [SO-16] sees that the last eye of the last opponent ends the game, and no turn passes', () => {
    const table = arranged(2, {}, MINE, THEIRS);
    table.hit(0, 1, 'A4', 'A5', 'A6', 'B1', 'B4', 'C1', 'C4', 'C5', 'C6');
    expect(passing(table.view())).toBeUndefined();
    table.play('0 guess 1 B5 p5', '0 give C5');
    expect(passing(table.view())).toMatchObject({ stone: 'green5', to: 1 });
    expect(foreseen(table, '1 settle B5')).toEqual([
      { type: 'stands', stone: 'green5', row: 1, col: 4 },
      { type: 'eyeGoes', stone: 'greenEye' },
      { type: 'out', seat: 1 },
      { type: 'wins', seat: 0 },
    ]);
  });
});
