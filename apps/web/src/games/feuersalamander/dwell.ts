import type { Seen } from '@wunderkammer/feuersalamander/pieces';
import type { Viewer } from '@wunderkammer/kernel';
import { walkingTime } from './telling.ts';

/** How long each event stays at the normal pace, in milliseconds: as long as it takes to take it in. */
export const dwell = (seen: Seen, viewer: Viewer): number => {
  const own = seen.by === viewer;
  switch (seen.type) {
    case 'deal':
      return 700;
    case 'startThrow':
      return 1400;
    case 'keys':
      return 1800;
    case 'sticks':
      return 1200;
    case 'draw':
      return 700;
    case 'discard':
      return own ? 200 : seen.open.length > 0 ? 800 : 250;
    case 'throw':
    case 'throwKeys':
      return 0;
    case 'place':
      return own ? 200 : 700;
    case 'move':
      return own && seen.thrownOut.length === 0
        ? 200
        : walkingTime(seen.pips) + (seen.thrownOut.length > 0 ? 700 : 200);
    case 'ask':
      return 1300;
    case 'claim':
      return 2600;
    case 'exchange':
      return own ? 200 : 700;
    case 'pass':
      return own ? 0 : 300;
  }
};
