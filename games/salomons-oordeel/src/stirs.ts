import type { Stir } from '@wunderkammer/kernel';
import type { Seen } from './vocabulary.ts';

/** Guesses, right and wrong, and eyes that had to make room. */
export const stirs = (seen: Seen): readonly Stir[] => {
  switch (seen.type) {
    case 'guess':
      return seen.right
        ? [
            { seat: seen.by, about: 'gain', other: seen.at },
            { seat: seen.at, about: 'struck', other: seen.by },
          ]
        : [
            { seat: seen.by, about: 'blunder', other: seen.at },
            { seat: seen.at, about: 'luck', other: seen.by },
          ];
    case 'settle':
      return seen.removed === undefined ? [] : [{ seat: seen.by, about: 'mishap' }];
    default:
      return [];
  }
};
