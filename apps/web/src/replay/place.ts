import { seat } from '@wunderkammer/kernel';
import type { Eyes } from './playhead.ts';

/** Where in a game one looks, and through whose eyes: what stands in the address behind `?`. */
export interface Place {
  readonly at: number;
  readonly eyes: Eyes;
}

/** Reads a place; what is no step or no seat of this game is the nearest that is. */
export const readPlace = (search: string, steps: number, seats: number): Place => {
  const asked = new URLSearchParams(search);
  const at = Number.parseInt(asked.get('step') ?? '', 10);
  const as = asked.get('as');
  const index = as !== null && /^\d$/.test(as) ? Number(as) : -1;
  return {
    at: Number.isNaN(at) ? 0 : Math.max(0, Math.min(steps, at)),
    eyes: as === 'watcher' ? 'watcher' : index >= 0 && index < seats ? seat(index) : 'open',
  };
};

/** The same, written; the beginning with everything open needs no words. */
export const placeQuery = ({ at, eyes }: Place): string => {
  const asked = new URLSearchParams();
  if (at > 0) asked.set('step', String(at));
  if (eyes !== 'open') asked.set('as', String(eyes));
  const query = asked.toString();
  return query === '' ? '' : `?${query}`;
};
