import { ScriptedRandom, type Trial } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { feuersalamander } from './game.ts';
import { game } from './testing.ts';
import type { FeuersalamanderTypes } from './vocabulary.ts';

const drawn = ({ state }: Trial<FeuersalamanderTypes>, ...given: number[]): unknown => {
  const random = new ScriptedRandom(...given);
  const { by, ...outcome } = feuersalamander.chance(state, random);
  expect([by, random.left]).toEqual(['chance', 0]);
  return outcome;
};
const begun = (): Trial<FeuersalamanderTypes> => game(2, {}, 'deal fire+row7 air+row1', 'start 4 1');

describe('chance', () => {
  it('[FS-9] deals card by card, seat 0 first, from the pile sorted by kind', () => {
    // 47 cards: 0-3 air ... 12-15 fire, 16 row1, 17-18 row2 ... 46 stone3. What is dealt is missing from then on.
    expect(drawn(game(2, {}), 0, 45, 15, 43)).toEqual({
      type: 'deal',
      hands: [
        ['air', 'stone3'],
        ['row1', 'stone3'],
      ],
    });
    expect(drawn(game(2, {}), 3, 3, 16, 16)).toEqual({
      type: 'deal',
      hands: [
        ['air', 'water'],
        ['row2', 'row3'],
      ],
    });
  });

  it('[FS-11] throws one pip stick for each seat in the draw', () => {
    const dealt = game(3, {}, 'deal fire+row7 air+row1 water+stone1');
    expect(drawn(dealt, 0, 3, 3)).toEqual({ type: 'startThrow', pips: [1, 4, 4] });
    expect(drawn(dealt.play('start 1 4 4'), 2, 0)).toEqual({ type: 'startThrow', pips: [null, 3, 1] });
  });

  it('[FS-3] throws two sticks of 1 to 4 and one of two salamanders and two tokens', () => {
    const thrown = begun().play('0 throw');
    expect(drawn(thrown, 0, 3, 0)).toEqual({ type: 'sticks', pips: [1, 4], symbol: 'salamander' });
    expect(drawn(thrown, 1, 2, 1)).toEqual({ type: 'sticks', pips: [2, 3], symbol: 'salamander' });
    expect(drawn(thrown, 3, 3, 2)).toEqual({ type: 'sticks', pips: [4, 4], symbol: 'token' });
    expect(drawn(thrown, 0, 0, 3)).toEqual({ type: 'sticks', pips: [1, 1], symbol: 'token' });
    const random = new ScriptedRandom(0, 0, 0);
    feuersalamander.chance(thrown.state, random);
    expect(random.bounds).toEqual([4, 4, 4]);
  });

  it('[FS-4] [FS-13] finds a key on one of four faces and throws on with the sticks that show none', () => {
    const captive = begun().play('0 claim fire row7 / 1 stone3', '1 throw', 'sticks 1 2 token', '1 place air 1 1');
    captive.play('1 move difference', '0 throwKeys');
    expect(drawn(captive, 0, 0, 0)).toEqual({ type: 'keys', shown: [3] });
    expect(drawn(captive, 1, 0, 3, 2, 0, 0)).toEqual({ type: 'keys', shown: [1, 1, 1] });
    expect(drawn(captive, ...[1, 2, 3], ...[1, 2, 3], ...[1, 2, 3], ...[0, 1, 0], 1)).toEqual({
      type: 'keys',
      shown: [0, 0, 0, 2, 0],
    });
  });

  it('[FS-16] [FS-18] draws evenly from the cards of the pile', () => {
    const drawing = begun().play('0 throw', 'sticks 1 2 salamander');
    // 43 cards: three air, four water and earth, three fire, no row1.
    expect([0, 2, 3, 13, 14, 15, 16, 42].map((place) => drawn(drawing, place))).toEqual(
      ['air', 'air', 'water', 'fire', 'row2', 'row2', 'row3', 'stone3'].map((card) => ({ type: 'draw', card })),
    );
  });
});
