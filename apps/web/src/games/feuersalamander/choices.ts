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
  /** `at` tells two equal cards of a hand apart. */
  | { readonly type: 'discard'; readonly card: Kind; readonly at: number }
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

/** Whether two drafts are the same choice of one thing: a way, a chamber, a card. */
export const sameDraft = (a: Draft, b: Draft): boolean => {
  if (a.type === 'move' && b.type === 'move') return a.step.use === b.step.use && a.step.home === b.step.home;
  if (a.type === 'discard' && b.type === 'discard') return a.at === b.at;
  if (a.type === 'ask' && b.type === 'ask') return a.card === b.card;
  if (a.type !== 'place' || b.type !== 'place') return false;
  return a.wing === b.wing && a.row === b.row && a.stone === b.stone;
};

/** The decision that a draft comes to, if it is one already. */
export const decisionOf = (draft: Draft, legal: readonly Decision[]): Decision | undefined =>
  legal.find((decision) => {
    switch (decision.type) {
      case 'move':
        return draft.type === 'move' && draft.step.use === decision.use && draft.step.home === decision.home;
      case 'discard':
        return draft.type === 'discard' && draft.card === decision.card;
      case 'ask':
        return draft.type === 'ask' && draft.card === decision.card;
      case 'place':
        return (
          draft.type === 'place' &&
          draft.wing === decision.wing &&
          draft.row === decision.row &&
          draft.stone === decision.stone
        );
      default:
        return false;
    }
  });
