import { describe, expect, it } from 'vitest';
import { FIELDS, LINKS, NEIGHBOURS, SQUARE, SYMBOL_FIELDS } from './board.ts';
import { dreiMagier } from './game.ts';
import { isSymbolAt, jumpsFrom, walkBetween, walksFrom } from './reach.ts';
import { Scenario, TABLE } from './testing.ts';
import { type Field, MAGIC_PLACES, PLACES, type Place } from './vocabulary.ts';

describe('the board', () => {
  it('[DM-1] has nine places in a square, named row by row', () => {
    expect(SQUARE.flat()).toEqual(PLACES);
    expect(SQUARE[1]![1]).toBe('life');
    expect(SQUARE.map((row) => row[2])).toEqual(['tower', 'labyrinth', 'moon']);
  });

  it('[DM-2] starts with two cards on each of the seven magic places', () => {
    expect(MAGIC_PLACES).toEqual(PLACES.filter((place) => place !== 'life' && place !== 'labyrinth'));
    expect(new Scenario().view().cardsLeft).toEqual({
      forest: 2,
      house: 2,
      tower: 2,
      castle: 2,
      sun: 2,
      mill: 2,
      moon: 2,
    });
  });

  // Columns: from, one jump, two jumps.
  it.each<[Place, string, string]>([
    ['forest', 'house castle', 'tower life sun'],
    ['house', 'forest tower life', 'castle labyrinth mill'],
    ['tower', 'house', 'forest life'],
    ['castle', 'forest life sun', 'house labyrinth mill'],
    ['life', 'house castle labyrinth mill', 'forest tower sun moon'],
    ['labyrinth', 'life', 'house castle mill'],
    ['sun', 'castle mill', 'forest life moon'],
    ['mill', 'life sun moon', 'house castle labyrinth'],
    ['moon', 'mill', 'life sun'],
  ])('[DM-3] [DM-13] lets mages jump from %s', (from, one, two) => {
    expect([...jumpsFrom(from, 1)].sort()).toEqual(one.split(' ').sort());
    expect([...jumpsFrom(from, 2)].sort()).toEqual(two.split(' ').sort());
  });

  it('[DM-4] joins the places that mages jump between by 26 fields: three on the rim, two to LIFE', () => {
    expect(LINKS.map(({ a, b, fields }) => `${a} ${b} ${fields}`)).toEqual([
      'forest house 3',
      'forest castle 3',
      'house tower 3',
      'house life 2',
      'castle life 2',
      'castle sun 3',
      'life labyrinth 2',
      'life mill 2',
      'sun mill 3',
      'mill moon 3',
    ]);
    expect(FIELDS).toHaveLength(35);
    expect(new Set(FIELDS).size).toBe(35);
    for (const { a, b } of LINKS) expect(PLACES.indexOf(a)).toBeLessThan(PLACES.indexOf(b));
  });

  it('[DM-4] leads into the labyrinth from LIFE only, to the tower from the house and to the moon from the mill', () => {
    expect(NEIGHBOURS.get('labyrinth')).toEqual(['life-labyrinth-2']);
    expect(NEIGHBOURS.get('tower')).toEqual(['house-tower-3']);
    expect(NEIGHBOURS.get('moon')).toEqual(['mill-moon-3']);
    const deadEnds = FIELDS.filter((field) => NEIGHBOURS.get(field)!.length === 1);
    expect(deadEnds.sort()).toEqual(['labyrinth', 'moon', 'tower']);
  });

  it('[DM-4] has eight symbol fields: on the rim in the middle, on the way to LIFE beside house and mill', () => {
    expect([...SYMBOL_FIELDS].sort()).toEqual([
      'castle-sun-2',
      'forest-castle-2',
      'forest-house-2',
      'house-life-1',
      'house-tower-2',
      'life-mill-2',
      'mill-moon-2',
      'sun-mill-2',
    ]);
    for (const field of FIELDS) expect(isSymbolAt(FIELDS.indexOf(field))).toBe(SYMBOL_FIELDS.includes(field));
  });

  it('[DM-4] is four steps from sun to mill, its fields counted from the sun', () => {
    expect(walkBetween('sun', 'mill', 4)).toEqual(['sun', 'sun-mill-1', 'sun-mill-2', 'sun-mill-3', 'mill']);
  });

  it.each(['tower-labyrinth-1', 'labyrinth-moon-1', 'house-life-3', 'mill-sun-1', 'forest-life-1', 'LIFE'])(
    '[DM-4] knows no field %s: to name it is a fault of form',
    (to) => {
      expect(dreiMagier.stepShape(TABLE)({ by: 0, type: 'walk', to }, 'step')).toEqual({
        ok: false,
        message: `step.to must be a field of the board, not "${to}"`,
      });
    },
  );

  it('[DM-11] never lets a walk come round to where it began: the shortest ring is longer', () => {
    for (const from of FIELDS) {
      for (let steps = 1; steps <= 12; steps++) expect(walksFrom(from, steps)).not.toContain(from);
    }
    expect(walksFrom('house', 14)).toContain('house');
  });

  it('[DM-11] finds a walk of every length from every field', () => {
    for (const from of FIELDS) {
      for (let steps = 1; steps <= 12; steps++) expect(walksFrom(from, steps).size).toBeGreaterThan(0);
    }
  });

  it('[DM-11] finds every walk, compared with laying out each way whole', () => {
    const ends = (way: readonly Field[], left: number): Field[] =>
      left === 0
        ? [way.at(-1)!]
        : NEIGHBOURS.get(way.at(-1)!)!
            .filter((next) => next !== way.at(-2))
            .flatMap((next) => ends([...way, next], left - 1));
    for (const from of FIELDS) {
      for (const steps of [1, 5, 12]) expect(walksFrom(from, steps)).toEqual(new Set(ends([from], steps)));
    }
  });
});
