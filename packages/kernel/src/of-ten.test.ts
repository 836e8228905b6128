import { expect, it } from 'vitest';
import { ofTen } from './of-ten.ts';

it('says a share in games and of ten, and never a narrower range than was found', () => {
  expect(ofTen({ games: 60, begins: 40, margin: 16 })).toEqual({ won: 24, about: 4, least: 2, most: 6 });
  expect(ofTen({ games: 200, begins: 28, margin: 7 })).toEqual({ won: 56, about: 3, least: 2, most: 4 });
});
