import type { Seen } from '@wunderkammer/feuersalamander/pieces';
import type { Seat, Viewer } from '@wunderkammer/kernel';
import { actorOf, type Weight } from '../../table/weight.ts';

/** How much an event asks of whoever looks. */
export const weight = (seen: Seen, viewer: Viewer): Weight => {
  const own = actorOf(seen) === viewer;
  switch (seen.type) {
    case 'throw':
    case 'throwKeys':
    case 'pass':
      return 'silent';
    case 'sticks':
      // They lie at the thrower's place for all to see.
      return own ? 'known' : seen.idle ? 'quiet' : 'silent';
    case 'draw':
      return seen.reshuffled ? 'quiet' : own ? 'known' : 'silent';
    case 'discard':
      return own ? 'known' : seen.open.length > 0 ? 'quiet' : 'silent';
    case 'place':
    case 'exchange':
      return own ? 'known' : 'quiet';
    case 'move':
      if (seen.thrownOut.length === 0) return own ? 'known' : 'quiet';
      return seen.thrownOut.some((seat) => seat === viewer) ? 'heavy' : 'plain';
    case 'ask':
      return seen.asked === viewer ? 'heavy' : 'plain';
    case 'claim':
      return 'heavy';
    case 'deal':
      return 'quiet';
    case 'startThrow':
    case 'keys':
      return 'plain';
  }
};

/** What of a player's an event gave, took or asked for, by its `data-spot`. */
export const touches = (seen: Seen, seat: Seat): string | undefined => {
  switch (seen.type) {
    case 'move':
      return seen.thrownOut.includes(seat) ? `figure:${seat}` : undefined;
    case 'ask':
      return seen.asked !== seat ? undefined : seen.freed ? `figure:${seat}` : `player:${seen.by}`;
    case 'claim': {
      const isNamed = seen.by !== seat && seen.named.some(([named]) => named === seat);
      return isNamed && seen.outcome.type === 'right' ? 'hand' : undefined;
    }
    default:
      return undefined;
  }
};
