import type { Seat } from '@wunderkammer/kernel';
import { useSyncExternalStore } from 'react';

/** As in the style sheets: from here on the board has the width of a phone. */
const narrow = window.matchMedia('(max-width: 860px)');

const subscribe = (changed: () => void): (() => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

/** Whose stones to look at from near by: on a phone three or four arrangements are too small to point at. */
export const useNear = (seats: number, seat: Seat | undefined): Seat | undefined => {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches);
  return isNarrow && seats > 2 ? seat : undefined;
};
