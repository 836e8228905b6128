import { LEVELS, simulate, TEMPERS } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { commandOf, findContender, housePlayer, mindOf } from './contenders.ts';
import { GAMES } from './games.ts';

const [, magier] = GAMES as [unknown, (typeof GAMES)[number]];

it('names stand for minds', () => {
  expect(mindOf('master')).toEqual({ level: 'master', temper: 'even' });
  expect(mindOf('gentle:vengeful')).toEqual({ level: 'gentle', temper: 'vengeful' });
  for (const name of ['', 'grand', 'master:', 'master:mad', 'master:even:more', 'reckless'])
    expect(mindOf(name)).toBeUndefined();
});

it.each(GAMES)('everybody is found at $id, and plays', async (game) => {
  for (const name of ['random', 'bot', 'steady-1', ...LEVELS, ...TEMPERS.map((temper) => `steady:${temper}`)])
    expect((await housePlayer(game, name)).name).toBe(name);
});

it('the bot is the usual mind', async () => {
  const games = await Promise.all(
    ['bot', 'steady', 'random'].map(async (name) =>
      JSON.stringify(simulate(magier, 3, {}, (await housePlayer(magier, name)).seating, 'x').steps),
    ),
  );
  expect(games[0]).toBe(games[1]);
  expect(games[0]).not.toBe(games[2]);
});

it('whoever is not known is refused, with those who are; what every object has is nobody', async () => {
  await expect(findContender(magier, 'toString')).rejects.toThrow(/^nobody is called "toString" at drei-magier; /);
});

it('a command line is words, and quotes keep them together', () => {
  expect(commandOf(`python3  my\\bot.py "two words" --x='a b'`)).toEqual([
    'python3',
    'my\\bot.py',
    'two words',
    '--x=a b',
  ]);
});
