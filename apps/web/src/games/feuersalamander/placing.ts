import type { Chamber, Kind } from '@wunderkammer/feuersalamander/pieces';
import { isWing, worthOf } from './cards.ts';
import type { Choice, Draft } from './choices.ts';

export type PlaceDraft = Extract<Draft, { type: 'place' }>;

/** What is chosen so far; where only one thing is true to the hand, it is chosen already. */
export const chosenPlace = (places: readonly Choice<'place'>[], draft: Draft): PlaceDraft => {
  const [first] = places;
  const isOnly = (key: keyof Chamber): boolean => places.every((place) => place[key] === first?.[key]);
  return {
    ...(first !== undefined && isOnly('wing') && { wing: first.wing }),
    ...(first !== undefined && isOnly('row') && { row: first.row }),
    ...(first !== undefined && isOnly('stone') && { stone: first.stone }),
    ...(draft.type === 'place' ? draft : {}),
    type: 'place',
  };
};

/** The draft with one card of the chamber chosen. */
export const withCard = (draft: PlaceDraft, kind: Kind): PlaceDraft => {
  if (isWing(kind)) return { ...draft, wing: kind };
  return kind.startsWith('row') ? { ...draft, row: worthOf(kind) } : { ...draft, stone: worthOf(kind) };
};

/** Whether a chamber is one of those that a draft may become. */
export const matches = (place: Chamber, { wing, row, stone }: PlaceDraft): boolean =>
  (wing === undefined || place.wing === wing) &&
  (row === undefined || place.row === row) &&
  (stone === undefined || place.stone === stone);
