import type { Seen } from '@wunderkammer/salomons-oordeel/pieces';
import type { SoundName } from '../../sound/sound.ts';

/** What each event sounds like. */
export const sound = (seen: Seen): SoundName | undefined => {
  switch (seen.type) {
    case 'deal':
    case 'arrange':
    case 'give':
    case 'open':
    case 'settle':
      return 'stone';
    case 'guess':
      return seen.right ? 'good' : 'bad';
    default:
      return undefined;
  }
};
