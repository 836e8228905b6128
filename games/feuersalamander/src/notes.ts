import { isHidden, type Seat } from '@wunderkammer/kernel';
import { CHAMBERS } from './board.ts';
import { cardsOf } from './cards.ts';
import type { Chamber, Claim, Kind, View } from './vocabulary.ts';

/** A combination whose three cards are all noted: the chamber it is named after, and the claim of whoever noted them. */
export interface NotedClaim {
  readonly chamber: Chamber;
  readonly claim: Claim;
}

/** What can be claimed as far as notes go; `has` says who is noted to have what. One's own hand needs no note. */
export const notedClaims = (
  { players }: View,
  viewer: Seat,
  has: (seat: Seat, kind: Kind) => boolean,
): readonly NotedClaim[] => {
  const own = players[viewer]!.hand.flatMap((card) => (isHidden(card) ? [] : [card]));
  const others = players.filter(({ seat }) => seat !== viewer);
  return CHAMBERS.flatMap((chamber): NotedClaim[] => {
    const cards = cardsOf(chamber);
    const held = cards.filter((kind) => own.includes(kind));
    const named = cards.flatMap((kind) => {
      if (held.includes(kind)) return [];
      const holder = others.find(({ seat }) => has(seat, kind));
      return holder === undefined ? [] : [[holder.seat, kind] as const];
    });
    if (held.length + named.length < cards.length) return [];
    // Notes may be wrong: nobody is named for more cards than they hold (FS-31).
    const tooMany = others.some(({ seat, hand }) => named.filter(([holder]) => holder === seat).length > hand.length);
    return tooMany ? [] : [{ chamber, claim: { own: held, named } }];
  });
};
