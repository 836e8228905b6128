import { allSeats } from '@wunderkammer/kernel';
import type { Fixtures } from '../fixtures.ts';
import { toyGame } from './game.ts';
import { VIOLATIONS } from './violations.ts';
import type { Decision, ToyTypes } from './vocabulary.ts';

/** What the conformance suite needs to know about this game. */
export const toyFixtures: Fixtures<ToyTypes> = {
  game: toyGame,
  violations: VIOLATIONS,
  folder: new URL('../../toy/', import.meta.url),
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: { highest: 3 } },
    { seats: 6, options: {} },
  ],
  playthroughs: [{ name: 'two', seats: 2, options: {}, seed: 'toy', steps: 9 }],
  decisions: ({ seats }) =>
    allSeats(seats).flatMap((by) => [0, 1, 2, 3].map((bid): Decision => ({ by, type: 'bid', bid }))),
  weigh: (steps) => ({ key: JSON.stringify(steps), weight: 1 }),
};
