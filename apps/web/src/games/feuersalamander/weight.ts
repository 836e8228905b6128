import type { Seen } from '@wunderkammer/feuersalamander/pieces';
import type { Viewer } from '@wunderkammer/kernel';
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
    case 'keys':
      // Who stays in the dungeon has lost a turn.
      return seen.freed || !own ? 'plain' : 'heavy';
    case 'startThrow':
      return 'plain';
  }
};
