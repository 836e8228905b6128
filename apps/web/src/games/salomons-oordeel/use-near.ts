import type { Seat } from '@wunderkammer/kernel';
import { compact } from '../../table/compact.ts';
import { useMedia } from '../../ui/use-media.ts';

/** Whose stones to look at from near by: on a phone three or four arrangements are too small to point at. */
export const useNear = (seats: number, seat: Seat | undefined): Seat | undefined => {
  const isCompact = useMedia(compact);
  return isCompact && seats > 2 ? seat : undefined;
};
