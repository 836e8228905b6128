import type { Viewer } from '@wunderkammer/kernel';
import type { Seen } from '@wunderkammer/salomons-oordeel/pieces';

/** How long an event stays at the normal pace: long enough to hold one's breath when a stone turns. */
export const dwell = (seen: Seen, viewer: Viewer): number => {
  switch (seen.type) {
    case 'deal':
      return 700;
    case 'arrange':
      return seen.occupied !== undefined ? 1100 : seen.by === viewer ? 0 : 250;
    case 'first':
      return 700;
    case 'guess':
      return seen.right ? 1400 : 1200;
    case 'give':
    case 'open':
      return 1300;
    case 'settle':
      return seen.removed === undefined ? 800 : 1400;
    case 'stop':
      return 300;
  }
};
