import {
  type Field,
  isMagic,
  isSymbolField,
  type MagicPlace,
  type Place,
  type View,
} from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { sumOf } from './wands.ts';

/** Three wands with two notches each. */
const HIGHEST = 6;

/** What going somewhere would mean, as far as the table tells it. */
export type Note =
  | { readonly type: 'meet'; readonly card: MagicPlace }
  | { readonly type: 'meetTake'; readonly card: MagicPlace }
  | { readonly type: 'meetOwned' }
  | { readonly type: 'duel'; readonly rival: Seat }
  | { readonly type: 'duelDecides' }
  | { readonly type: 'banished'; readonly by: Seat }
  | { readonly type: 'banishes'; readonly whom: Seat }
  | { readonly type: 'spell' }
  | { readonly type: 'cards'; readonly count: number }
  | { readonly type: 'owned' };

export type Tone = 'good' | 'danger' | 'plain';

const TONES: Readonly<Partial<Record<Note['type'], Tone>>> = {
  meet: 'good',
  meetTake: 'good',
  spell: 'good',
  banishes: 'good',
  banished: 'danger',
  duel: 'danger',
};

/** The strongest tone of several notes: danger before anything. */
export const toneOf = (notes: readonly Note[]): Tone => {
  const tones = notes.map(({ type }) => TONES[type] ?? 'plain');
  return tones.find((tone) => tone === 'danger') ?? tones.find((tone) => tone === 'good') ?? 'plain';
};

const meeting = (view: View, seat: Seat, place: MagicPlace): Note => {
  if (view.players[seat]!.cards.includes(place)) return { type: 'meetOwned' };
  return view.cardsLeft[place] > 0 ? { type: 'meet', card: place } : { type: 'meetTake', card: place };
};

const cards = (view: View, seat: Seat, place: MagicPlace): Note =>
  view.players[seat]!.cards.includes(place) ? { type: 'owned' } : { type: 'cards', count: view.cardsLeft[place] };

/** What happens if the apprentice ends its walk there (DM-16, DM-17, DM-19, DM-26). */
export const walkNotes = (view: View, seat: Seat, to: Field): Note[] => {
  if (isSymbolField(to)) return [{ type: 'spell' }];
  if (!isMagic(to)) return [];
  if (view.players[seat]!.mage === to) {
    return [view.duel?.place === to ? { type: 'duelDecides' } : meeting(view, seat, to)];
  }
  const foreign = view.players.find((player) => player.seat !== seat && player.mage === to);
  return [foreign === undefined ? cards(view, seat, to) : { type: 'banished', by: foreign.seat }];
};

/** What happens if the mage lands there (DM-16, DM-17, DM-19). */
export const jumpNotes = (view: View, seat: Seat, to: Place): Note[] => {
  if (!isMagic(to)) return [];
  const others = view.players.filter((player) => player.seat !== seat);
  const rival = others.find(({ mage }) => mage === to);
  if (rival !== undefined) return [{ type: 'duel', rival: rival.seat }];
  return [
    view.players[seat]!.apprentice === to ? meeting(view, seat, to) : cards(view, seat, to),
    ...others
      .filter(({ apprentice }) => apprentice === to)
      .map((player): Note => ({ type: 'banishes', whom: player.seat })),
  ];
};

/** What letting the wands lie means for whoever throws in a duel (DM-22). */
export const standing = ({ duel }: View): 'wins' | 'loses' | 'best' | 'open' => {
  const fight = duel?.fight;
  if (fight?.wands == null) return 'open';
  const sum = sumOf(fight.wands);
  if (fight.toBeat === null) return sum === HIGHEST ? 'best' : 'open';
  const lead = sum - fight.toBeat.sum;
  return lead > 0 || (lead === 0 && fight.throws < fight.toBeat.throws) ? 'wins' : 'loses';
};

/** What happens if the apprentice leaps to its mage (DM-27). */
export const leapNotes = (view: View, seat: Seat): Note[] => {
  const { mage } = view.players[seat]!;
  return isMagic(mage) ? [meeting(view, seat, mage)] : [];
};
