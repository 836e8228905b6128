import type { Seat } from '@wunderkammer/kernel';
import type { Seen } from './vocabulary.ts';

/** How a player came by their cards: found at places, taken from others, lost to others. */
export interface Account {
  readonly found: number;
  readonly taken: number;
  readonly lost: number;
}

/** Found and taken less lost are the cards that a player holds. */
export const account = (log: readonly Seen[], seat: Seat): Account => {
  const gains = log.flatMap(({ happened }) => happened.filter((happening) => happening.type === 'card'));
  return {
    found: gains.filter(({ seat: by, from }) => by === seat && from === 'place').length,
    taken: gains.filter(({ seat: by, from }) => by === seat && from !== 'place').length,
    lost: gains.filter(({ from }) => from === seat).length,
  };
};
