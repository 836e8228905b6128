import type { Seen } from '@wunderkammer/feuersalamander/pieces';

/** From one field to the next, in milliseconds. */
const A_FIELD = 130;
/** How long a figure walks. */
export const walkingTime = (fields: number): number => 200 + fields * A_FIELD;

/** A stick from the hand to its rest; the sticks of a throw fall one after another. */
export const FALL = 700;
export const NEXT_STICK = 110;
/** Between two throws at the keys. */
export const NEXT_TRY = 180;
/** A card or a token on its way. */
export const FLIGHT = 650;
export const GLIDE = 400;
/** In a claim: the first card is laid, then the next; the first answer, then the next; what it comes to. */
export const CLAIM = { card: 150, nextCard: 260, answer: 650, nextAnswer: 260, result: 1300, shown: 1500 } as const;
/** From a question to its answer. */
export const ANSWER = 500;

/** How long it takes, at the normal pace, until the picture of an event has told what it changes, in milliseconds. */
export const tellingTime = (seen: Seen): number => {
  switch (seen.type) {
    case 'sticks':
      return 2 * NEXT_STICK + FALL;
    case 'keys':
      return (seen.shown.length - 1) * NEXT_TRY + FALL;
    case 'move':
      return walkingTime(seen.pips);
    case 'draw':
      return FLIGHT;
    case 'discard':
      return seen.open.length > 0 ? FLIGHT : 0;
    case 'exchange':
      return seen.swap ? FLIGHT : 0;
    case 'claim':
      return CLAIM.result;
    default:
      return 0;
  }
};
