import type { Seen } from '@wunderkammer/drei-magier/pieces';
import type { SoundName } from '../../sound/sound.ts';

/** What each event sounds like. */
export const sound = (seen: Seen): SoundName | undefined => {
  const happened = new Set(seen.happened.map(({ type }) => type));
  if (happened.has('duelWon') || happened.has('card') || happened.has('stoneGained')) return 'good';
  if (happened.has('mageSent') || happened.has('apprenticeSent')) return 'bad';
  switch (seen.type) {
    case 'startThrow':
    case 'eyes':
    case 'duel':
    case 'spell':
      return 'wood';
    case 'walk':
    case 'jump':
    case 'leap':
      return 'step';
    default:
      return undefined;
  }
};
