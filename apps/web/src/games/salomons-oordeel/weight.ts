import type { Seat, Viewer } from '@wunderkammer/kernel';
import type { Seen } from '@wunderkammer/salomons-oordeel/pieces';
import type { Weight } from '../../table/weight.ts';
import { keyOf } from './board/pieces.ts';

/** How much an event asks of whoever looks: every stone that is named or opened is news. */
export const weight = (seen: Seen, viewer: Viewer): Weight => {
  switch (seen.type) {
    case 'stop':
      return 'silent';
    case 'arrange':
      return seen.occupied !== undefined ? 'quiet' : 'silent';
    case 'first':
    case 'deal':
      return 'quiet';
    case 'guess':
      if (seen.winner !== undefined || seen.out !== undefined) return 'heavy';
      // A run of right names is watched: each stone turns before all eyes.
      return seen.right || seen.at !== viewer ? 'quiet' : 'plain';
    case 'give':
      return seen.to === viewer ? 'plain' : seen.by === viewer ? 'known' : 'quiet';
    case 'open':
      return seen.by === viewer ? 'known' : 'plain';
    case 'settle':
      if (seen.winner !== undefined || seen.out !== undefined) return 'heavy';
      if (seen.removed !== undefined) return 'plain';
      return seen.by === viewer ? 'known' : 'quiet';
  }
};

/** What of a player's an event took or gave, by its `data-spot`: a stone was named, or came from somebody else. */
export const touches = (seen: Seen, seat: Seat): string | undefined => {
  if (seen.type === 'guess' && seen.at === seat) return `cell:${keyOf({ seat, row: seen.row, col: seen.col })}`;
  return seen.type === 'give' && seen.to === seat ? `player:${seen.by}` : undefined;
};
