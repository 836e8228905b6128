import { MOST_OUTCOMES } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { dreiMagier } from './game.ts';
import { Scenario, step } from './testing.ts';
import { SYMBOLS } from './vocabulary.ts';

const { engine } = dreiMagier;
const NOTCHES = [0, 1, 2];
const SUMS = [0, 1, 2, 3, 4, 5, 6];
/** In how many of the 27 throws of three wands each sum falls. */
const WAYS = SUMS.map(
  (sum) => NOTCHES.flatMap((a) => NOTCHES.flatMap((b) => NOTCHES.filter((c) => a + b + c === sum))).length,
);

/** What is listed as next: how likely each move is. */
const listed = ({ state }: Scenario): ReadonlyMap<number, number> => {
  const moves = new Int32Array(MOST_OUTCOMES);
  const chances = new Float64Array(MOST_OUTCOMES);
  const count = engine.outcomes(state, moves, chances);
  const found = new Map(Array.from({ length: count }, (_, index) => [moves[index]!, chances[index]!]));
  expect(found.size).toBe(count);
  return found;
};

/** Exactly these come next, and each is so likely. */
const expectNext = (game: Scenario, next: readonly (readonly [line: string, chance: number])[]): void => {
  const found = listed(game);
  expect(found.size).toBe(next.length);
  for (const [line, chance] of next) {
    expect([line, found.get(engine.pack(game.state, step(line)))]).toEqual([line, expect.closeTo(chance, 12)]);
  }
};

const evenly = (lines: readonly string[]): [string, number][] => lines.map((line) => [line, 1 / lines.length]);

/** Every throw of three wands, after a word. */
const throwsOf = (type: string, faces: readonly (number | string)[]): string[] =>
  faces.flatMap((red) => faces.flatMap((black) => faces.map((white) => `${type} ${red} ${black} ${white}`)));

describe('what chance may bring', () => {
  it('[DM-7] is a sum of three wands for each seat in the draw, as likely as its throws', () => {
    const game = new Scenario();
    const chanceOf = (...sums: number[]): number => sums.reduce((chance, sum) => (chance * WAYS[sum]!) / 27, 1);
    expectNext(
      game,
      SUMS.flatMap((a) => SUMS.flatMap((b) => SUMS.map((c) => [`start ${a} ${b} ${c}`, chanceOf(a, b, c)] as const))),
    );
    expectNext(
      game.play('start 2 5 5'),
      SUMS.flatMap((a) => SUMS.map((b) => [`start - ${a} ${b}`, chanceOf(a, b)] as const)),
    );
    expectNext(
      new Scenario().play('start 5 2 5'),
      SUMS.flatMap((a) => SUMS.map((b) => [`start ${a} - ${b}`, chanceOf(a, b)] as const)),
    );
    expectNext(
      new Scenario().play('start 5 5 2'),
      SUMS.flatMap((a) => SUMS.map((b) => [`start ${a} ${b} -`, chanceOf(a, b)] as const)),
    );
  });

  it('[DM-5] is any notches on three wands', () => {
    expectNext(new Scenario({}).play('0 throw'), evenly(throwsOf('eyes', NOTCHES)));
  });

  it('[DM-6] is any symbol under each of them', () => {
    const game = new Scenario({ mages: ['sun', 'life', 'life'], apprentices: ['mill', 'life', 'life'] });
    game.play('0 throw', 'eyes 0 1 1', '0 walk sun-mill-2', '0 cast');
    expectNext(game, evenly(throwsOf('spell', SYMBOLS)));
  });

  it('[DM-21] is in a duel what the wands that are thrown can show; the others stay', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'] });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2');
    expectNext(game, evenly(throwsOf('duel', NOTCHES)));
    game.play('duel 2 0 1', '0 rethrow 0 1 0');
    expectNext(game, evenly(NOTCHES.map((black) => `duel 2 ${black} 1`)));
    game.play('duel 2 2 1', '0 rethrow 1 0 1');
    expectNext(game, evenly(NOTCHES.flatMap((red) => NOTCHES.map((white) => `duel ${red} 2 ${white}`))));
  });

  it('[DM-8] is nothing while somebody decides', () => {
    expect(listed(new Scenario({}))).toEqual(new Map());
  });
});
