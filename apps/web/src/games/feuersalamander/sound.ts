import type { Seen } from '@wunderkammer/feuersalamander/pieces';
import type { SoundName } from '../../sound/sound.ts';

/** What an event sounds like. */
export const sound = (seen: Seen): SoundName | undefined => {
  switch (seen.type) {
    case 'deal':
    case 'draw':
    case 'discard':
      return 'card';
    case 'startThrow':
    case 'sticks':
      return 'wood';
    case 'keys':
      return seen.freed ? 'good' : 'wood';
    case 'place':
      return 'stone';
    case 'move':
      return seen.thrownOut.length > 0 ? 'bad' : 'step';
    case 'claim':
      return seen.outcome.type === 'right' ? 'good' : 'bad';
    case 'exchange':
      return seen.swap ? 'card' : undefined;
    case 'ask':
      return seen.freed ? 'good' : undefined;
    case 'throw':
    case 'throwKeys':
    case 'pass':
      return undefined;
  }
};
