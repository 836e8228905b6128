import type { Seen } from '@wunderkammer/salomons-oordeel/pieces';

/*
 * How long things take on the table, in milliseconds at the normal pace. The motions themselves are in Motion.module.css
 * and Board.module.css.
 */

/** A stone turns only when everybody has heard what it was called. */
export const NAMED_FIRST = 300;
/** Stones that are set down follow each other so closely. */
export const STAND_STEP = 50;
/** A given stone waits until the eye in its place has gone. */
export const EYE_FIRST = 600;
/** A stone that comes from elsewhere is under way for so long; one that turns does that first. */
export const COMES = 550;
export const TURNED_FIRST = 700;
/** From lifting a stone to seeing its face. */
const FACE_SHOWS = 560;
/** A wrong name is answered without a stone to turn. */
const ANSWERED = 400;
/** From setting out to lying there. */
const ARRIVES = 500;

/** When an event has shown what it brought; until then nothing else on the table tells it. */
export const toldAfter = (event: Seen): number => {
  switch (event.type) {
    case 'guess':
      return event.right ? NAMED_FIRST + FACE_SHOWS : ANSWERED;
    case 'give':
    case 'open':
      return FACE_SHOWS;
    case 'settle':
      return event.removed === undefined ? ARRIVES : EYE_FIRST;
    default:
      return 0;
  }
};
