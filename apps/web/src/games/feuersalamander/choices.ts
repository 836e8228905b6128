import {
  CARD_TYPES,
  type CardType,
  type Chamber,
  type Claim,
  type Decision,
  type Kind,
  typeOf,
  type View,
} from '@wunderkammer/feuersalamander/pieces';
import { isHidden, type Maybe, type Seat } from '@wunderkammer/kernel';

export type Choice<Type extends Decision['type']> = Extract<Decision, { type: Type }>;

export const ofType = <Type extends Decision['type']>(
  choices: readonly Decision[],
  type: Type,
): readonly Choice<Type>[] => choices.filter((choice): choice is Choice<Type> => choice.type === type);

export const open = (hand: readonly Maybe<Kind>[]): readonly Kind[] =>
  hand.flatMap((card) => (isHidden(card) ? [] : [card]));

/** A hand as far as it may be seen: in a replay with everything open, from its owner's own view. */
export const handOf = (view: View, seat: Seat, reveal: readonly View[] | undefined): readonly Maybe<Kind>[] =>
  (reveal?.[seat] ?? view).players[seat]!.hand;

/** One card of a claim being put together: which, and who is said to hold it. */
export interface Pick {
  readonly holder: Seat;
  readonly kind: Kind;
}
export type Picks = Readonly<Partial<Record<CardType, Pick>>>;

/** What is being chosen step by step and not decided yet. */
export type Draft =
  | { readonly type: 'nothing' }
  | { readonly type: 'discard'; readonly card: Kind }
  | ({ readonly type: 'place' } & Partial<Chamber>)
  | { readonly type: 'move'; readonly step: Choice<'move'> }
  | { readonly type: 'ask'; readonly card: Kind }
  | { readonly type: 'pass' }
  | { readonly type: 'claim'; readonly picks: Picks; readonly slot: CardType; readonly sure: boolean };

export const NOTHING: Draft = { type: 'nothing' };

/** The claim that these picks make, in the order that the rules ask for. */
export const claimOf = ({ wing, row, stone }: Picks, claimant: Seat): Claim | undefined => {
  if (wing === undefined || row === undefined || stone === undefined) return undefined;
  const picks = [wing, row, stone];
  return {
    own: picks.flatMap(({ holder, kind }) => (holder === claimant ? [kind] : [])),
    named: picks.flatMap(({ holder, kind }) => (holder === claimant ? [] : [[holder, kind] as const])),
  };
};

export const picksOf = ({ own, named }: Claim, claimant: Seat): Picks =>
  Object.fromEntries(
    [...own.map((kind) => ({ holder: claimant, kind })), ...named.map(([holder, kind]) => ({ holder, kind }))].map(
      (pick) => [typeOf(pick.kind), pick],
    ),
  );

/** A combination being put together: it begins with own cards, and with those of others that are named already. */
export const claimDraft = (claimant: Seat, own: readonly Kind[], named: Claim['named'] = []): Draft => {
  const taken = named.map(([, kind]) => typeOf(kind));
  const picks = picksOf({ own: own.filter((kind) => !taken.includes(typeOf(kind))), named }, claimant);
  return { type: 'claim', picks, slot: CARD_TYPES.find((type) => picks[type] === undefined) ?? 'wing', sure: false };
};

export const isSameClaim = (a: Claim, b: Claim): boolean =>
  a.own.join() === b.own.join() && a.named.join(' ') === b.named.join(' ');
