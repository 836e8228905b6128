import type { Kept } from './kit.ts';

const seats = (people: number, bots: number): Kept['setup']['seats'] =>
  ['Anna', 'Bert', 'Cleo', 'Dirk']
    .slice(0, people + bots)
    .map((name, index) => ({ name, kind: index < people ? 'person' : 'bot' }));

export const setup = (
  game: string,
  people: number,
  bots: number,
  options: object = {},
  more: Partial<Kept['setup']> = {},
): Kept['setup'] => ({
  game,
  options,
  seats: seats(people, bots),
  aids: 'notes',
  series: { games: 1, outcomes: [] },
  ...more,
});

export interface GameSetup {
  readonly name: string;
  readonly setup: Kept['setup'];
  readonly seed: string;
}

/** The tables at which whole games are played: alone and passing around, every variant somewhere. */
export const GAME_SETUPS: readonly GameSetup[] = [
  { name: 'Der Feuersalamander, alone', setup: setup('feuersalamander', 1, 2, { target: 30 }), seed: '11'.repeat(32) },
  {
    name: 'Der Feuersalamander, two people',
    setup: setup('feuersalamander', 2, 1, { target: 20 }),
    seed: '12'.repeat(32),
  },
  { name: 'Die drei Magier, alone', setup: setup('drei-magier', 1, 2), seed: '13'.repeat(32) },
  {
    name: 'Salomons Oordeel, alone',
    setup: setup('salomons-oordeel', 1, 3, { protection: true }),
    seed: '14'.repeat(32),
  },
  {
    name: 'Salomons Oordeel, two people',
    setup: setup('salomons-oordeel', 2, 0, { variant: 'easy', openOnly: true }),
    seed: '15'.repeat(32),
  },
];
