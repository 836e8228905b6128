import { expect, it } from 'vitest';
import { knownGame } from '../games/games.ts';
import { optionWords } from './agreed.ts';

it('options that were chosen are told in the words of the game, those left alone are not', async () => {
  const texts = await knownGame('salomons-oordeel').texts('en');
  expect(optionWords(texts, { variant: 'easy', openOnly: true, protection: false, first: 1 })).toEqual([
    'Stones: Easy',
    'Only reveal stones',
    'Who begins: player 2',
  ]);
  expect(optionWords(texts, {})).toEqual([]);
});

it('what a newer house knows of a game, or a game that only it knows, is passed over', async () => {
  const texts = await knownGame('feuersalamander').texts('de');
  expect(optionWords(texts, { target: 49, weather: 'rain' })).toEqual(['Punkte zum Sieg: 49']);
  expect(optionWords(undefined, { target: 49 })).toEqual([]);
});
