import { describe, expect, it } from 'vitest';
import { nearest, type Placed } from './arrows.ts';

/** Two rows of three, and a broad button below. */
const GRID: readonly Placed<string>[] = [
  ...['a', 'b', 'c'].map((what, index) => ({ what, x: index * 50, y: 0 })),
  ...['d', 'e', 'f'].map((what, index) => ({ what, x: index * 50, y: 50 })),
  { what: 'go', x: 50, y: 110 },
];

describe('the arrow keys among choices', () => {
  it.each([
    ['ArrowRight', 'a', 'b'],
    ['ArrowLeft', 'c', 'b'],
    ['ArrowDown', 'b', 'e'],
    ['ArrowUp', 'f', 'c'],
    ['ArrowDown', 'd', 'go'],
    ['ArrowUp', 'go', 'e'],
  ])('%s from %s leads to %s, where it lies', (key, from, to) => {
    expect(nearest(key, from, GRID)).toBe(to);
  });

  it('go on in order where nothing lies in their direction', () => {
    expect(nearest('ArrowRight', 'c', GRID)).toBe('d');
    expect(nearest('ArrowLeft', 'd', GRID)).toBe('c');
    expect(nearest('ArrowRight', 'go', GRID)).toBeUndefined();
    expect(nearest('ArrowLeft', 'a', GRID)).toBeUndefined();
  });

  it('leave other keys alone', () => {
    expect(nearest('Enter', 'a', GRID)).toBeUndefined();
    expect(nearest('ArrowDown', 'elsewhere', GRID)).toBeUndefined();
  });
});
