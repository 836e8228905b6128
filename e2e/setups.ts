import type { Kept, Size } from './kit.ts';

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
  /** How much of it bots have played before: somebody plays on at a game that was left. */
  readonly played?: number;
  readonly size: Size;
  readonly setup: Kept['setup'];
  readonly seed: string;
}

const FEUERSALAMANDER = setup('feuersalamander', 1, 2, { target: 30 });
const DREI_MAGIER = setup('drei-magier', 1, 2);
const SALOMONS_OORDEEL = setup('salomons-oordeel', 1, 3, { protection: true });

/** The tables at which whole games are played: each game at both sizes, alone and passing one device around. */
export const GAME_SETUPS: readonly GameSetup[] = [
  { name: 'Der Feuersalamander, alone', size: 'desktop', setup: FEUERSALAMANDER, seed: '11'.repeat(32) },
  {
    name: 'Der Feuersalamander, two people',
    size: 'phone',
    setup: setup('feuersalamander', 2, 1, { target: 20 }),
    played: 0.5,
    seed: '13'.repeat(32),
  },
  { name: 'Die drei Magier, alone', size: 'desktop', setup: DREI_MAGIER, seed: '14'.repeat(32) },
  { name: 'Die drei Magier, alone', size: 'phone', setup: DREI_MAGIER, played: 0.7, seed: '15'.repeat(32) },
  { name: 'Salomons Oordeel, alone', size: 'phone', setup: SALOMONS_OORDEEL, seed: '17'.repeat(32) },
  {
    name: 'Salomons Oordeel, two people',
    size: 'desktop',
    setup: setup('salomons-oordeel', 2, 0, { variant: 'easy', openOnly: true }),
    played: 0.5,
    seed: '18'.repeat(32),
  },
];
