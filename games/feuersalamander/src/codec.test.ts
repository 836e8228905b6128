import { describe, expect, it } from 'vitest';
import { pack, stepShape, unpack } from './codec.ts';
import { game, step } from './testing.ts';

const { state, table } = game(4, {}, 'deal fire+row7 air+row2 water+stone1 earth+stone3', 'start 4 1 1 1');
const shape = stepShape(table);
const isWellFormed = (value: object): boolean => shape(value, 'step').ok;

describe('steps and moves', () => {
  it('turn into each other without loss', () => {
    const lines = [
      ...['0 throw', '3 throwKeys', '2 pass', '1 discard row4', '0 place fire 7 3', '3 place air 1 1', '2 ask stone3'],
      ...[
        '0 move sum',
        '0 move sum home',
        '1 move difference',
        '1 move difference home',
        '1 exchange yes',
        '1 exchange no',
      ],
      ...['0 claim fire row7 / 2 stone1', '3 claim / 0 air 1 row1 2 stone1', '2 claim stone3 / 3 earth 0 row6'],
      ...[
        'start 1 4 - 2',
        'start - - 3 3',
        'keys 3',
        'keys 0 1 0 2',
        'keys 0 0 0 0 0',
        'sticks 1 4 token',
        'draw stone3',
      ],
    ];
    for (const line of lines) {
      const { by } = step(line);
      expect(unpack(state, by, pack(state, step(line)))).toEqual(step(line));
      const read = shape(step(line), 'step');
      expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(step(line)));
    }
  });

  it('are written with by and type first, whatever the order they are read in', () => {
    const read = shape({ named: [[1, 'air']], own: [], type: 'claim', by: 0 }, 'step');
    expect(read.ok && JSON.stringify(read.value)).toBe('{"by":0,"type":"claim","own":[],"named":[[1,"air"]]}');
  });

  it('are faulty in form when a value cannot be', () => {
    for (const faulty of [
      { by: 4, type: 'throw' },
      { by: 0, type: 'sticks', pips: [1, 2], symbol: 'token' },
      { by: 'chance', type: 'throw' },
      { by: 0, type: 'throw', hard: true },
      { by: 0, type: 'move', use: 'sum' },
      { by: 0, type: 'move', use: 'product', home: false },
      { by: 0, type: 'place', wing: 'fire', row: 8, stone: 1 },
      { by: 0, type: 'place', wing: 'fire', row: 0, stone: 1 },
      { by: 0, type: 'place', wing: 'fire', row: 1, stone: 4 },
      { by: 0, type: 'place', wing: 'fire', row: 1, stone: 0 },
      { by: 0, type: 'ask', card: 'row8' },
      {
        by: 0,
        type: 'claim',
        own: ['fire'],
        named: [
          [4, 'row1'],
          [1, 'stone1'],
        ],
      },
      { by: 0, type: 'claim', own: ['fire'], named: [['1', 'row1']] },
      { by: 'chance', type: 'deal', hands: [['fire', 'air']] },
      { by: 'chance', type: 'startThrow', pips: [1, 2] },
      { by: 'chance', type: 'startThrow', pips: [1, 2, 3, 5] },
      { by: 'chance', type: 'keys', shown: [4] },
      { by: 'chance', type: 'sticks', pips: [0, 2], symbol: 'token' },
      { by: 'chance', type: 'sticks', pips: [1, 5], symbol: 'token' },
      { by: 'chance', type: 'draw', card: null },
    ]) {
      expect([faulty, isWellFormed(faulty)]).toEqual([faulty, false]);
    }
  });

  it('[FS-13] [FS-31] leave it to the rules how many keys or cards there are', () => {
    const keys = (length: number): object => ({ by: 'chance', type: 'keys', shown: Array(length).fill(0) });
    expect([0, 6, 15, 16].map((length) => isWellFormed(keys(length)))).toEqual([true, true, true, false]);
    expect(isWellFormed({ by: 0, type: 'claim', own: ['fire', 'row7', 'stone1'], named: [] })).toBe(true);
  });
});
