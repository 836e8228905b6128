import { describe, expect, it } from 'vitest';
import { FIELDS, LINKS, NEIGHBOURS, SQUARE, SYMBOL_FIELDS } from './board.ts';
import { jumpsFrom, walksFrom } from './reach.ts';
import { Scenario } from './testing.ts';
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

  it('[DM-4] joins the places by 32 fields: three on the rim, two to LIFE', () => {
    expect(FIELDS).toHaveLength(41);
    expect(new Set(FIELDS).size).toBe(41);
    for (const { a, b, fields, symbol } of LINKS) {
      const inner = a === 'life' || b === 'life';
      expect([fields, symbol]).toEqual(inner ? [2, 0] : [3, 2]);
      expect(PLACES.indexOf(a)).toBeLessThan(PLACES.indexOf(b));
    }
    expect(FIELDS).toContain('sun-mill-3');
    expect(FIELDS).toContain('house-life-2');
    expect(FIELDS).toContain('tower-labyrinth-1');
    expect(FIELDS).not.toContain('house-life-3');
  });

  it('[DM-4] has eight symbol fields, and sun to mill is four steps', () => {
    expect(SYMBOL_FIELDS).toHaveLength(8);
    expect(SYMBOL_FIELDS).toContain('castle-sun-2');
    expect(walksFrom('sun', 4)).toContain('mill');
    expect(walksFrom('sun', 3)).toContain('sun-mill-3');
    expect(NEIGHBOURS.get('sun-mill-1')).toEqual(expect.arrayContaining(['sun', 'sun-mill-2']));
    expect(NEIGHBOURS.get('labyrinth')).toEqual(
      expect.arrayContaining(['tower-labyrinth-3', 'labyrinth-moon-1', 'life-labyrinth-2']),
    );
  });

  it('[DM-11] never lets a walk come round to where it began: the shortest ring is longer', () => {
    for (const from of FIELDS) {
      for (let steps = 1; steps <= 12; steps++) expect(walksFrom(from, steps)).not.toContain(from);
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
