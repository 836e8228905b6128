import type { Happening, Seen } from '@wunderkammer/drei-magier/pieces';
import type { Seat, Viewer } from '@wunderkammer/kernel';
import { actorOf, type Weight } from '../../table/weight.ts';

/** Whom something that happened gave something, or took it from. */
const concerns = (happening: Happening): readonly Seat[] => {
  switch (happening.type) {
    case 'challenge':
      return [happening.seat, happening.defender];
    case 'duelBegins':
      return [happening.challenger, happening.defender];
    case 'duelWon':
      return [happening.winner, happening.loser];
    case 'card':
      return happening.from === 'place' ? [happening.seat] : [happening.seat, happening.from];
    case 'mageSent':
    case 'apprenticeSent':
    case 'stoneGained':
    case 'wins':
      return [happening.seat];
    default:
      return [];
  }
};

const HEAVY_FOR_ALL: ReadonlySet<Happening['type']> = new Set(['duelWon', 'wins']);
const PLAIN: ReadonlySet<Happening['type']> = new Set([
  'challenge',
  'duelBegins',
  'duelAgain',
  'card',
  'mageSent',
  'apprenticeSent',
  'stoneGained',
]);

/** How much an event asks of whoever looks: first what came of it, then what it was. */
export const weight = (seen: Seen, viewer: Viewer): Weight => {
  const { happened } = seen;
  const isMine = happened.some((each) => concerns(each).some((seat) => seat === viewer));
  if (isMine || happened.some(({ type }) => HEAVY_FOR_ALL.has(type))) return 'heavy';
  if (happened.some(({ type }) => PLAIN.has(type))) return 'plain';
  const own = actorOf(seen) === viewer;
  switch (seen.type) {
    case 'throw':
    case 'pass':
    case 'stay':
    case 'rethrow':
    case 'stand':
    case 'decline':
    case 'remain':
    case 'cast':
      return 'silent';
    case 'eyes':
      // The wands lie at the thrower's place for all to see.
      return seen.sum === 0 ? 'plain' : own ? 'known' : 'silent';
    case 'walk':
    case 'jump':
    case 'leap':
    case 'duel':
      return own ? 'known' : 'quiet';
    case 'take':
    case 'spell':
    case 'choose':
    case 'startThrow':
      return 'plain';
  }
};

/** Whose turn it is is seen. */
export const trimmed = (seen: Seen): Seen => ({
  ...seen,
  happened: seen.happened.filter(({ type }) => type !== 'turnBegins'),
});
