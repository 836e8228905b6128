import type { Happening, MagicPlace, Place, Seen, View } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { sumOf } from '../wands.ts';

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
  readonly winner: Seat | undefined;
  /** Nothing told them apart. */
  readonly again: boolean;
  /** The card that the winner gets. */
  readonly card: MagicPlace | undefined;
}

const happeningOf = <T extends Happening['type']>(
  event: Seen | undefined,
  type: T,
): Extract<Happening, { type: T }> | undefined =>
  event?.happened.find((happening): happening is Extract<Happening, { type: T }> => happening.type === type);

/** The duel that is being fought, or was decided by the event that is shown. */
export const duelScene = (view: View, event: Seen | undefined, before: View | undefined): DuelScene | undefined => {
  const won = happeningOf(event, 'duelWon');
  const again = happeningOf(event, 'duelAgain') !== undefined;
  const duel = won !== undefined || again ? before?.duel : view.duel;
  if (duel?.fight == null) return undefined;
  const { fight } = duel;
  const fallen = event?.type === 'duel' ? event : undefined;
  const wands = fallen?.wands ?? fight.wands ?? undefined;
  const thrower = fallen?.seat ?? fight.thrower;
  const decided = won !== undefined || again;
  const duellist = (seat: Seat): Duellist => {
    if (seat === thrower) {
      const sum = wands === undefined ? undefined : sumOf(wands);
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
    winner: won?.winner,
    again,
    card: won === undefined ? undefined : happeningOf(event, 'card')?.card,
  };
};
