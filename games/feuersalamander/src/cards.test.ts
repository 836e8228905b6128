import { describe, expect, it } from 'vitest';
import { CHAMBERS } from './board.ts';
import {
  CARD_TABLES,
  CARDS,
  COPIES,
  chamberOf,
  codeOf,
  indexOfKind,
  KINDS_OF_TYPE,
  kindsIn,
  typeOf,
  worthOf,
} from './cards.ts';
import { game } from './testing.ts';
import { KINDS } from './vocabulary.ts';

describe('cards and chambers', () => {
  it('[FS-1] has 84 different chambers, row 7 innermost in each wing', () => {
    expect(CHAMBERS).toHaveLength(84);
    expect(new Set(CHAMBERS.map(codeOf)).size).toBe(84);
    for (const wing of ['air', 'water', 'earth', 'fire']) {
      const rows = CHAMBERS.filter((chamber) => chamber.wing === wing).map(({ row }) => row);
      expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7].flatMap((row) => [row, row, row]));
    }
  });

  it('[FS-2] has 47 cards: four of each wing, rows 1-2-3-4-3-2-1, five of each stone', () => {
    const copies = Object.fromEntries(KINDS.map((kind, index) => [kind, COPIES[index]]));
    expect(copies).toEqual({
      ...{ air: 4, water: 4, earth: 4, fire: 4 },
      ...{ row1: 1, row2: 2, row3: 3, row4: 4, row5: 3, row6: 2, row7: 1 },
      ...{ stone1: 5, stone2: 5, stone3: 5 },
    });
    expect(COPIES.reduce((sum, count) => sum + count)).toBe(CARDS);
    const types = Object.groupBy(KINDS, typeOf);
    expect([types.wing, types.row, types.stone].map((kinds) => kinds?.length)).toEqual([4, 7, 3]);
    expect(types.wing).toEqual(['air', 'water', 'earth', 'fire']);
    expect(KINDS_OF_TYPE).toEqual([4, 7, 3]);
  });

  it('[FS-2] refuses a deal with more copies than there are', () => {
    expect(game(3, {}).refusal('deal fire+fire fire+fire fire+row1')).toBe('FS-2 deal/too-many-copies');
    expect(game(2, {}).refusal('deal row7+fire row7+air')).toBe('FS-2 deal/too-many-copies');
    expect(game(2, {}).refusal('deal fire+fire fire+fire')).toBe('accepted');
  });

  it('[FS-32] multiplies wing, row and stone: the examples of the books', () => {
    const value = (...cards: (typeof KINDS)[number][]): number =>
      CARD_TABLES.VALUE_OF_CODE[cards.reduce((code, kind) => code | CARD_TABLES.CODE_OF_KIND[indexOfKind(kind)]!, 0)]!;
    expect(value('earth', 'row2', 'stone3')).toBe(18);
    expect(value('air', 'row1', 'stone1')).toBe(1);
    expect(value('fire', 'row7', 'stone3')).toBe(84);
    expect(value('fire', 'row7')).toBe(0);
    expect(KINDS.map(worthOf)).toEqual([...[1, 2, 3, 4], ...[1, 2, 3, 4, 5, 6, 7], ...[1, 2, 3]]);
  });

  it('turns chambers into codes and back', () => {
    for (const chamber of CHAMBERS) {
      expect(chamberOf(codeOf(chamber))).toEqual(chamber);
      expect(kindsIn(codeOf(chamber))).toEqual([chamber.wing, `row${chamber.row}`, `stone${chamber.stone}`]);
    }
  });
});
