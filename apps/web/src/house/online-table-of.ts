import type { OnlineSetup, Seating } from '@wunderkammer/protocol';
import type { GameEntry } from '../games/game-entry.ts';
import type { Plan } from '../setup/plan.ts';
import { termsOf } from './terms.ts';

/** What the house is asked for. */
export interface OnlineOpening {
  readonly setup: OnlineSetup;
  readonly name: string;
  readonly seating: Seating;
}

/** The table online that was thought out: who comes by the link finds the other seats taken. */
export const onlineTableOf = (game: GameEntry, { places, options, aids, games, terms }: Plan): OnlineOpening => {
  const own = places.findIndex(({ who }) => who === 'you');
  return {
    setup: {
      game: game.id,
      options: options as OnlineSetup['options'],
      seats: places.length,
      aids,
      games,
      ...termsOf(terms),
    },
    name: places[own]!.name.trim(),
    seating: {
      seat: own,
      bots: places.flatMap(({ character }, seat) => (character === undefined ? [] : [{ seat, as: character }])),
    },
  };
};
