import { COLOURS, type Happening, MAGIC_PLACES, type Seen } from '@wunderkammer/drei-magier/pieces';
import type { Moment } from '../game-ui.ts';

const LATE_CARD = { 5: 2, 6: 3 } as const;
/** More than a sixth card taken from somebody in a duel, the most that else happens at once. */
const ALL_CARDS = 12;

/** How much one thing that happened mattered; `cards` counts everybody's cards after it. */
const weigh = (happening: Happening, seen: Seen, cards: readonly number[]): number => {
  switch (happening.type) {
    case 'duelWon':
      return 3;
    case 'card': {
      const count = cards[happening.seat]!;
      const late = count === MAGIC_PLACES.length ? ALL_CARDS : count === 5 || count === 6 ? LATE_CARD[count] : 0;
      return late + (happening.from === 'place' ? 0 : 3);
    }
    case 'stoneGained':
      return 1;
    case 'apprenticeSent':
      // By fate, not by a mage.
      return seen.type === 'spell' || seen.type === 'choose' ? 2 : 0;
    default:
      return 0;
  }
};

/** The turning points: duels, late cards, stolen cards, the power stone, and spells that went wrong. */
export const moments = (log: readonly Seen[]): readonly Moment[] => {
  const cards = COLOURS.map(() => 0);
  return log.flatMap((seen, index) => {
    let weight = seen.type === 'eyes' && seen.sum === 0 ? 2 : 0;
    for (const happening of seen.happened) {
      if (happening.type === 'card') {
        cards[happening.seat]!++;
        if (happening.from !== 'place') cards[happening.from]!--;
      }
      weight += weigh(happening, seen, cards);
    }
    return weight > 0 ? [{ index, weight }] : [];
  });
};
