import type { Stir } from '@wunderkammer/kernel';
import type { Happening, Seen } from './vocabulary.ts';

const ofHappening = (happening: Happening, by: Seen['by']): readonly Stir[] => {
  switch (happening.type) {
    case 'card': {
      const { seat, from } = happening;
      if (from === 'place') return [{ seat, about: 'gain' }];
      return [
        { seat, about: 'strike', other: from },
        { seat: from, about: 'struck', other: seat },
      ];
    }
    case 'duelWon': {
      const { winner, loser } = happening;
      return [
        { seat: winner, about: 'strike', other: loser },
        { seat: loser, about: 'struck', other: winner },
      ];
    }
    case 'apprenticeSent':
      // Banished by somebody else's move; what one brings upon oneself, or chance does, is told by the throw.
      return by === 'chance' || by === happening.seat ? [] : [{ seat: happening.seat, about: 'struck', other: by }];
    case 'throwEarned':
    case 'stoneGained':
      return [{ seat: happening.seat, about: 'luck' }];
    default:
      return [];
  }
};

/** What the throw itself brought: all wands empty (DM-9), or a spell that is fate's (DM-29). */
const ofThrow = (seen: Seen): readonly Stir[] => {
  if (seen.type === 'eyes' && seen.sum === 0) return [{ seat: seen.seat, about: 'mishap' }];
  if (seen.type === 'spell' && seen.most.length === 1 && seen.most[0] === 'fate') {
    return [{ seat: seen.seat, about: 'mishap' }];
  }
  return [];
};

/** Cards won and lost, duels, banishings, and what the wands bring. */
export const stirs = (seen: Seen): readonly Stir[] => [
  ...ofThrow(seen),
  ...seen.happened.flatMap((happening) => ofHappening(happening, seen.by)),
];
