import type { Viewer } from '@wunderkammer/kernel';
import type { Seen } from '@wunderkammer/salomons-oordeel/pieces';
import type { Weight } from '../../table/weight.ts';

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
