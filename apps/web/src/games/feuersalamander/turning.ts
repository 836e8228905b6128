import type { FeuersalamanderTypes, Seen } from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { Tells, Touch } from '../game-ui.ts';

/** What an event gave to a player or took away, or asked them. */
export const touches = (seen: Seen, seat: Seat): Touch | undefined => {
  switch (seen.type) {
    case 'move':
      return seen.thrownOut.includes(seat) ? { spot: `figure:${seat}`, mark: 'loss' } : undefined;
    case 'keys':
      return seen.seat === seat && seen.freed ? { spot: `figure:${seat}`, mark: 'gain' } : undefined;
    case 'ask':
      if (seen.asked !== seat) return undefined;
      return seen.freed ? { spot: `figure:${seat}`, mark: 'gain' } : { spot: `player:${seen.by}`, mark: 'asked' };
    case 'claim': {
      const isRight = seen.outcome.type === 'right';
      if (seen.by === seat) return { spot: `player:${seat}`, mark: isRight ? 'gain' : 'loss' };
      return isRight && seen.named.some(([named]) => named === seat) ? { spot: 'hand', mark: 'loss' } : undefined;
    }
    default:
      return undefined;
  }
};

/** What others decide in somebody's turn: which card to let go after a combination. */
const IN_BETWEEN: ReadonlySet<Seen['type']> = new Set(['discard', 'exchange']);

export const turn: Tells<FeuersalamanderTypes>['turn'] = (seen, owner) => {
  const of = seen.by === 'chance' || IN_BETWEEN.has(seen.type) ? owner : seen.by;
  return { of, next: of };
};

/** Picking up the sticks, and what somebody leaves. */
export const isNoise = ({ type }: Seen): boolean => type === 'throw' || type === 'throwKeys' || type === 'pass';
