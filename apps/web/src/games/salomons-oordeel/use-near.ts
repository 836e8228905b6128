import type { Seat } from '@wunderkammer/kernel';
import { useMedia } from '../../ui/use-media.ts';

/** As in the style sheets: from here on the board has the width of a phone. */
const narrow = window.matchMedia('(max-width: 860px)');

/** Whose stones to look at from near by: on a phone three or four arrangements are too small to point at. */
export const useNear = (seats: number, seat: Seat | undefined): Seat | undefined => {
  const isNarrow = useMedia(narrow);
  return isNarrow && seats > 2 ? seat : undefined;
};
