import { allSeats, type DecisionOf } from '@wunderkammer/kernel';
import type { Fixtures } from '@wunderkammer/testkit';
import { FIELDS } from './board.ts';
import { unpackMarks } from './codec.ts';
import { dreiMagier } from './game.ts';
import { VIOLATIONS } from './violations.ts';
import { type DreiMagierTypes, PLACES, SYMBOLS } from './vocabulary.ts';

function* decisions(seats: number): Iterable<DecisionOf<DreiMagierTypes>> {
  for (const by of allSeats(seats)) {
    yield { by, type: 'throw' };
    yield { by, type: 'pass' };
    for (const to of FIELDS) yield { by, type: 'walk', to };
    for (const to of PLACES) yield { by, type: 'jump', to };
    yield { by, type: 'stay' };
    for (const from of allSeats(seats)) yield { by, type: 'take', from };
    for (let mask = 0; mask < 8; mask++) yield { by, type: 'rethrow', wands: unpackMarks(mask) };
    yield { by, type: 'stand' };
    yield { by, type: 'cast' };
    yield { by, type: 'decline' };
    for (const symbol of SYMBOLS) yield { by, type: 'choose', symbol };
    yield { by, type: 'leap' };
    yield { by, type: 'remain' };
  }
}

/** What the conformance suite needs. */
export const fixtures: Fixtures<DreiMagierTypes> = {
  game: dreiMagier,
  violations: VIOLATIONS,
  folder: new URL('../', import.meta.url),
  tables: [{ seats: 3, options: {} }],
  playthroughs: [
    { name: 'a-duel-fought-twice', seats: 3, options: {}, seed: '2776', steps: 36 },
    { name: 'a-leap-to-the-mage', seats: 3, options: {}, seed: '2871', steps: 36 },
    { name: 'the-power-stone', seats: 3, options: {}, seed: '3334', steps: 36 },
  ],
  decisions: ({ seats }) => decisions(seats),
};
