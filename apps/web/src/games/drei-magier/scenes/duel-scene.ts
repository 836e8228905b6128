import {
  type Happening,
  type MagicPlace,
  notchesOn,
  type Place,
  type Seen,
  type View,
} from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';

/** One of the two who fight. */
export interface Duellist {
  readonly seat: Seat;
  /** What lies before them; undefined before their first throw. */
  readonly sum: number | undefined;
  readonly throws: number;
  readonly limit: number;
  /** It is their throw, and the duel is still open. */
  readonly throwing: boolean;
  /** The wands that lie there are theirs. */
  readonly threw: boolean;
}

export interface DuelScene {
  readonly place: Place;
  readonly challenger: Duellist;
  readonly defender: Duellist;
  /** The wands have just fallen: what they decide is told when they lie. */
  readonly fallen: boolean;
  /** The event that is shown has decided it. */
  readonly decided: boolean;
  readonly winner: Seat | undefined;
  /** Nothing told them apart, now or in the round before. */
  readonly again: boolean;
  /** The card that the winner gets. */
  readonly card: MagicPlace | undefined;
}

const happeningOf = <T extends Happening['type']>(
  event: Seen | undefined,
  type: T,
): Extract<Happening, { type: T }> | undefined =>
  event?.happened.find((happening): happening is Extract<Happening, { type: T }> => happening.type === type);

/**
 * Whether the last duel was a tie and nobody has decided anything since. The first throw of the new duel follows by itself:
 * a tie that was told only until then would be missed.
 */
export const isTied = (log: readonly Seen[]): boolean => {
  const last = log.findLast((seen) => seen.type !== 'duel' || happeningOf(seen, 'duelAgain') !== undefined);
  return happeningOf(last, 'duelAgain') !== undefined;
};

/** The duel that is being fought, after a tie or not, or was decided by the event that is shown. */
export const duelScene = (
  view: View,
  event: Seen | undefined,
  before: View | undefined,
  tied: boolean,
): DuelScene | undefined => {
  const won = happeningOf(event, 'duelWon');
  const again = happeningOf(event, 'duelAgain') !== undefined;
  const decided = won !== undefined || again;
  const duel = decided ? before?.duel : view.duel;
  if (duel?.fight == null) return undefined;
  const { fight } = duel;
  const fallen = event?.type === 'duel' ? event : undefined;
  const wands = fallen?.wands ?? fight.wands ?? undefined;
  const thrower = fallen?.seat ?? fight.thrower;
  const duellist = (seat: Seat): Duellist => {
    if (seat === thrower) {
      const sum = wands === undefined ? undefined : notchesOn(wands);
      return { seat, sum, throws: fallen?.throws ?? fight.throws, limit: fight.limit, throwing: !decided, threw: true };
    }
    const reached = seat === fight.beginner ? fight.toBeat : null;
    return { seat, sum: reached?.sum, throws: reached?.throws ?? 0, limit: fight.limit, throwing: false, threw: false };
  };
  return {
    place: duel.place,
    challenger: duellist(duel.challenger),
    defender: duellist(duel.defender),
    fallen: fallen !== undefined,
    decided,
    winner: won?.winner,
    again: again || tied,
    card: won === undefined ? undefined : happeningOf(event, 'card')?.card,
  };
};
