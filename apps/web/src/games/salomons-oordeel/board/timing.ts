import type { Viewer } from '@wunderkammer/kernel';
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
/** A stone that was named is looked at, one's own for longer. */
const A_LOOK = 200;
const OWN_LOSS = 500;
/** A wrong name is answered without a stone to turn. */
const ANSWERED = 400;

/** When an event has shown what it brought, in milliseconds; until then nothing else on the table tells it. */
export const showing = (event: Seen, viewer: Viewer): number => {
  switch (event.type) {
    case 'guess':
      return event.right ? NAMED_FIRST + FACE_SHOWS + (event.at === viewer ? OWN_LOSS : A_LOOK) : ANSWERED + A_LOOK;
    case 'give':
    case 'open':
      return FACE_SHOWS;
    case 'settle':
      return event.removed === undefined ? COMES : EYE_FIRST + COMES;
    default:
      return 0;
  }
};
