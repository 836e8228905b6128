import type { Seen } from '@wunderkammer/feuersalamander/pieces';
import type { Viewer } from '@wunderkammer/kernel';
import { actorOf } from '../../table/weight.ts';

/** From one field to the next, in milliseconds. */
const A_FIELD = 80;
/** How long a figure walks. */
export const walkingTime = (fields: number): number => 200 + fields * A_FIELD;

/** A stick from the hand to its rest; the sticks of a throw fall one after another. */
export const FALL = 550;
export const NEXT_STICK = 70;
/** Between two throws at the keys, which hope goes with. */
export const NEXT_TRY = 420;
/** A card or a token on its way. */
export const FLIGHT = 400;
export const GLIDE = 350;
/** The small sticks at the place of somebody else. */
export const SMALL_FALL = 350;
/** In a claim: the first card is laid, then the next; the first answer, then the next; what it comes to. */
export const CLAIM = { card: 150, nextCard: 260, answer: 650, nextAnswer: 260, result: 1300, shown: 1500 } as const;
/** From a question to its answer, and until that is there. */
export const ANSWER = 500;
const SAID = 200;

/** How long it takes, at the normal pace, until the picture of an event has shown what it changes, in milliseconds. */
export const showing = (seen: Seen, viewer: Viewer): number => {
  const own = actorOf(seen) === viewer;
  switch (seen.type) {
    case 'sticks':
      return own ? 2 * NEXT_STICK + FALL : SMALL_FALL;
    case 'keys':
      return own ? (seen.shown.length - 1) * NEXT_TRY + FALL : SMALL_FALL;
    case 'move':
      return walkingTime(seen.pips) + (seen.thrownOut.length > 0 ? walkingTime(1) : 0);
    case 'place':
      return GLIDE;
    case 'ask':
      return ANSWER + SAID;
    case 'draw':
      // What is taken by somebody else is a card like any other.
      return own ? FLIGHT : FLIGHT / 2;
    case 'discard':
      return seen.open.length > 0 ? FLIGHT : 0;
    case 'exchange':
      return seen.swap ? FLIGHT : 0;
    case 'claim':
      return seen.outcome.type === 'wrong' ? CLAIM.shown : CLAIM.result;
    default:
      return 0;
  }
};
