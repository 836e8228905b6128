import { actorOf } from '../../table/weight.ts';
import type { Tells } from '../game-ui.ts';

/** A table that has nothing of its own to show: all is told, and read, one thing after the other. */
export const plainTells: Tells = {
  showing: () => 0,
  weight: (seen, viewer) => (seen.by === viewer ? 'known' : 'plain'),
  trimmed: (seen) => seen,
  touches: () => undefined,
  turn: (seen, owner) => {
    const of = actorOf(seen) ?? owner;
    return { of, next: of };
  },
  isNoise: () => false,
  sound: () => undefined,
};
