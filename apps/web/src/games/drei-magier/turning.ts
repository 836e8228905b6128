import type { DreiMagierTypes, Happening, Seen } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { Tells, Touch } from '../game-ui.ts';

const touch = (happening: Happening, seat: Seat): Touch | undefined => {
  switch (happening.type) {
    case 'card':
      if (happening.seat === seat) return { spot: `cards:${seat}`, mark: 'gain' };
      return happening.from === seat ? { spot: `cards:${seat}`, mark: 'loss' } : undefined;
    case 'mageSent':
      return happening.seat === seat ? { spot: `mage:${seat}`, mark: 'loss' } : undefined;
    case 'apprenticeSent':
      return happening.seat === seat ? { spot: `apprentice:${seat}`, mark: 'loss' } : undefined;
    case 'stoneGained':
      return happening.seat === seat ? { spot: `apprentice:${seat}`, mark: 'gain' } : undefined;
    case 'challenge':
      return happening.defender === seat ? { spot: `mage:${seat}`, mark: 'asked' } : undefined;
    default:
      return undefined;
  }
};

/** What an event gave to a player or took away: the cards before all else. */
export const touches = (seen: Seen, seat: Seat): Touch | undefined => {
  const all = seen.happened.flatMap((happening) => touch(happening, seat) ?? []);
  return all.find(({ spot }) => spot.startsWith('cards')) ?? all.at(-1);
};

/** A turn lasts until the next is said to begin: duels in it are fought by others, too. */
export const turn: Tells<DreiMagierTypes>['turn'] = ({ happened }, owner) => {
  const begins = happened.findLast(({ type }) => type === 'turnBegins');
  return { of: owner, next: begins?.type === 'turnBegins' ? begins.seat : owner };
};

/** Picking up the wands, and what somebody leaves, unless something came of it. */
export const isNoise = ({ type, happened }: Seen): boolean =>
  NOISE.has(type) && happened.every((happening) => happening.type === 'turnBegins');

const NOISE: ReadonlySet<Seen['type']> = new Set(['throw', 'pass', 'stay', 'remain', 'decline', 'stand']);
