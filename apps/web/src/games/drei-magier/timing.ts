import type { Seen } from '@wunderkammer/drei-magier/pieces';
import { wayBetween } from './board/routes.ts';

/* How long things take at the normal pace, in seconds. */

/** A wand, from the hand to lying still. */
export const FALL_SECONDS = 0.6;
export const SMALL_FALL_SECONDS = 0.35;
/** A figure through the air, or one that is sent away. */
const GLIDE_SECONDS = 0.45;
const STEP_SECONDS = 0.09;
const LONGEST_WALK_SECONDS = 0.9;
/** A card, from its pile to where it is admired. */
export const CARD_SECONDS = 0.5;
/** In the draw for the beginning one sum after the other is told, then who begins. */
export const SUM_SECONDS = 0.35;
export const DRAW_SECONDS = 4 * SUM_SECONDS;

/** A walk that passes so many fields before its end. */
export const walkSeconds = (passes: number): number =>
  Math.min(LONGEST_WALK_SECONDS, Math.max(GLIDE_SECONDS, (passes + 1) * STEP_SECONDS));

/** When it is seen what an event has brought: the wands lie still, or the figure has arrived. */
export const revealSeconds = (event: Seen | undefined): number => {
  switch (event?.type) {
    case 'startThrow':
      return DRAW_SECONDS;
    case 'eyes':
    case 'duel':
    case 'spell':
      return FALL_SECONDS;
    case 'walk':
      return walkSeconds(wayBetween(event.from, event.to, []).length - 2);
    case 'jump':
    case 'leap':
      return GLIDE_SECONDS;
    default:
      return 0;
  }
};

/** How long the scene of an event takes until it has shown all of what that changes, in milliseconds. */
export const showing = (event: Seen): number => {
  const happened = new Set(event.happened.map(({ type }) => type));
  const staged = event.type === 'spell' || happened.has('duelWon');
  const sent = !staged && (happened.has('mageSent') || happened.has('apprenticeSent'));
  return 1000 * (revealSeconds(event) + (happened.has('card') ? CARD_SECONDS : sent ? GLIDE_SECONDS : 0));
};
