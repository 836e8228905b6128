import { expect, it } from 'vitest';
import { readChoices } from './choices.ts';

const read = (search: string) => readChoices(new URLSearchParams(search));

it('what an address does not say, or says wrongly, is the usual', () => {
  const usual = { paper: 'a4', board: 'a4', ink: 'colour', sides: 'both' };
  expect(read('')).toEqual(usual);
  expect(read('paper=a3&board=a0&ink=gold&sides=three')).toEqual(usual);
});

it('the board is on the same paper unless it is said otherwise', () => {
  expect(read('paper=letter')).toMatchObject({ paper: 'letter', board: 'letter' });
  expect(read('paper=letter&board=a2&ink=line&sides=one')).toEqual({
    paper: 'letter',
    board: 'a2',
    ink: 'line',
    sides: 'one',
  });
});
