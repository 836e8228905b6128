import { type Seat, seat } from '@wunderkammer/kernel';
import { useState } from 'react';
import { compact } from '../../table/compact.ts';
import { useMedia } from '../../ui/use-media.ts';

interface Near {
  /** Whose stones are looked at from near by. */
  readonly of: Seat | undefined;
  /** One comes closer to one player's stones after another's, one's own at last, and from there back to the whole table. */
  readonly isNearest: boolean;
  readonly closer: () => void;
}

/**
 * Whose stones to look at from near by, as a whole and with their letters and numbers: those one came closer to, until
 * something happens; or else those that are spoken of, where three or four arrangements are too small to point at.
 */
export const useNear = (seats: number, front: Seat, version: number, spoken: Seat | undefined): Near => {
  const isCompact = useMedia(compact);
  const [looked, look] = useState<{ readonly at: Seat; readonly version: number }>();
  const chosen = looked?.version === version ? looked.at : undefined;
  const of = chosen ?? (isCompact && seats > 2 ? spoken : undefined);
  const isNearest = of === front;
  const next = seat(((of ?? front) + 1) % seats);
  return { of, isNearest, closer: () => look(isNearest ? undefined : { at: next, version }) };
};
