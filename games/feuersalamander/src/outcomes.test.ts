import { MOST_OUTCOMES } from '@wunderkammer/kernel';
import type { Trial } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { COPIES } from './cards.ts';
import { MOVES } from './codec.ts';
import { feuersalamander } from './game.ts';
import { LAYOUT } from './state.ts';
import { game, step } from './testing.ts';
import { type FeuersalamanderTypes, KINDS } from './vocabulary.ts';

const { LAID, LAID_SIZE, PILE, PILE_SIZE } = LAYOUT;
const { engine } = feuersalamander;
const PIPS = [1, 2, 3, 4];

/** What is listed as next, in order: the moves, and how likely each is. */
const listed = ({ state }: Trial<FeuersalamanderTypes>): { moves: number[]; chances: number[] } => {
  const moves = new Int32Array(MOST_OUTCOMES);
  const chances = new Float64Array(MOST_OUTCOMES);
  const count = engine.outcomes(state, moves, chances);
  return { moves: [...moves.subarray(0, count)], chances: [...chances.subarray(0, count)] };
};

/** Exactly these come next, each as likely as another. */
const expectEvenly = (played: Trial<FeuersalamanderTypes>, lines: readonly string[]): void => {
  const { moves, chances } = listed(played);
  expect(moves.toSorted()).toEqual(lines.map((line) => engine.pack(played.state, step(line))).toSorted());
  expect(chances).toEqual(lines.map(() => 1 / lines.length));
};

/** Exactly these cards come next, so many copies of each among so many. */
const expectCards = (
  played: Trial<FeuersalamanderTypes>,
  type: number,
  copies: Readonly<Record<string, number>>,
  among: number,
): void => {
  const kinds = KINDS.filter((kind) => copies[kind]! > 0);
  expect(listed(played)).toEqual({
    moves: kinds.map((kind) => type | (KINDS.indexOf(kind) << MOVES.SAYS)),
    chances: kinds.map((kind) => copies[kind]! / among),
  });
};

describe('what chance may bring', () => {
  const begun = (): Trial<FeuersalamanderTypes> => game(2, {}, 'deal fire+row7 air+row1', 'start 4 1');
  const none = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  const whole = Object.fromEntries(KINDS.map((kind, index) => [kind, COPIES[index]!]));
  const undealt = { ...whole, air: 3, fire: 3, row1: 0, row7: 0 };

  it('[FS-9] is a card of the whole pile, and then of what is left', () => {
    const table = game(2, {});
    expectCards(table, MOVES.M_DEAL, whole, 47);
    engine.happen(table.state, MOVES.M_DEAL | (KINDS.indexOf('water') << MOVES.SAYS));
    engine.happen(table.state, MOVES.M_DEAL | (KINDS.indexOf('row7') << MOVES.SAYS));
    expectCards(table, MOVES.M_DEAL, { ...whole, water: 3, row7: 0 }, 45);
  });

  it('[FS-11] is one to four pips for each seat in the draw', () => {
    const dealt = game(3, {}, 'deal fire+row7 air+row1 water+stone1');
    const all = PIPS.flatMap((a) => PIPS.flatMap((b) => PIPS.map((c) => `start ${a} ${b} ${c}`)));
    expectEvenly(dealt, all);
    expectEvenly(
      dealt.play('start 1 3 3'),
      PIPS.flatMap((a) => PIPS.map((b) => `start - ${a} ${b}`)),
    );
  });

  it('[FS-3] is any pips of two sticks with either symbol', () => {
    const throws = PIPS.flatMap((a) => PIPS.flatMap((b) => [`sticks ${a} ${b} salamander`, `sticks ${a} ${b} token`]));
    expectEvenly(begun().play('0 throw'), throws);
  });

  it('[FS-4] [FS-13] is every way in which keys can fall, one face of four each', () => {
    const captive = begun().play('0 claim fire row7 / 1 stone3', '1 throw', 'sticks 1 2 token', '1 place air 1 1');
    captive.play('1 move difference', '0 throwKeys');
    const { moves, chances } = listed(captive);
    const chanceOf = (line: string): number => chances[moves.indexOf(engine.pack(captive.state, step(line)))]!;
    for (const [line, chance] of [
      ['keys 3', 1 / 64],
      ['keys 0 3', (27 / 64) * (1 / 64)],
      ['keys 1 2', (27 / 64) * (1 / 16)],
      ['keys 2 1', (9 / 64) * (1 / 4)],
      ['keys 1 1 1', (27 / 64) * (6 / 16) * (1 / 4)],
      ['keys 2 0 0 0 1', (9 / 64) * (3 / 4) ** 3 * (1 / 4)],
      ['keys 2 0 0 0 0', (9 / 64) * (3 / 4) ** 4],
      ['keys 1 0 0 0 0', (27 / 64) * (9 / 16) ** 4],
      ['keys 0 0 0 0 0', (27 / 64) ** 5],
    ] as const) {
      expect([line, chanceOf(line)]).toEqual([line, expect.closeTo(chance, 12)]);
    }
    // Each of the three sticks shows its key within five throws, or not.
    const isFree = (move: number): boolean => {
      const copy = { ...captive.state, cells: captive.state.cells.slice() };
      expect(engine.happen(copy, move)).toBeUndefined();
      return copy.cells[LAYOUT.AT] === LAYOUT.AT_START;
    };
    const free = chances.filter((_, index) => isFree(moves[index]!));
    expect(free.reduce((sum, chance) => sum + chance)).toBeCloseTo((1 - (3 / 4) ** 5) ** 3, 12);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    expect(new Set(moves).size).toBe(moves.length);
  });

  it('[FS-16] [FS-18] is a card of the pile, or of those laid off if there is no pile', () => {
    const played = begun().play('0 throw', 'sticks 1 2 salamander');
    played.state.cells[LAID] = 2;
    played.state.cells[LAID + 13] = 1;
    played.state.cells[LAID_SIZE] = 3;
    expectCards(played, MOVES.M_DRAW, undealt, 43);
    played.state.cells.fill(0, PILE, PILE + KINDS.length);
    played.state.cells[PILE_SIZE] = 0;
    expectCards(played, MOVES.M_DRAW, { ...none, air: 2, stone3: 1 }, 3);
  });

  it('[FS-35] is a card of the pile for one that was exchanged, too', () => {
    const played = begun().play('0 claim fire / 1 row1 1 stone1', '1 exchange yes');
    expectCards(played, MOVES.M_DRAW, undealt, 43);
  });

  it('[FS-14] is nothing while somebody decides', () => {
    expect(listed(begun())).toEqual({ moves: [], chances: [] });
  });
});
