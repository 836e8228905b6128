import { isHidden, type Seat, seat } from '@wunderkammer/kernel';
import { AT_START, atOf, entryOf, fieldsTo, middleOf, ownerOf, placeOf } from './board.ts';
import { CARD_TABLES, indexOfKind } from './cards.ts';
import { endsGame, takesTokenBack, wins } from './laying.ts';
import type { ChanceType, Decision, Kind, Place, Sticks, Use, View } from './vocabulary.ts';
import { isDouble, mayAskOn, pipsWalked, reachesHome, stopOf } from './way.ts';

const { CODE_OF_KIND, VALUE_OF_CODE } = CARD_TABLES;

/** What a decision leads to. */
export type Consequence =
  /** Where the figure comes to stand, with how many pips, and the fields it walks over, the last one included. */
  | { readonly type: 'stops'; readonly at: Place; readonly pips: number; readonly walked: readonly number[] }
  | { readonly type: 'throwsOut'; readonly seat: Seat }
  | { readonly type: 'mayAsk'; readonly seat: Seat }
  | { readonly type: 'mayClaim' }
  /** Another throw after this one (FS-29). */
  | { readonly type: 'throwDue' }
  | { readonly type: 'turnEnds' }
  /** Yes or no: nobody knows but the one who is asked (FS-27). */
  | { readonly type: 'answer'; readonly from: Seat }
  | { readonly type: 'frees'; readonly seat: Seat }
  /** One or the other: what others hold is hidden. */
  | { readonly type: 'claim'; readonly right: readonly Consequence[]; readonly wrong: readonly Consequence[] }
  | { readonly type: 'points'; readonly value: number; readonly score: number }
  | { readonly type: 'tokenBack' }
  | { readonly type: 'wins' }
  | { readonly type: 'gameEnds' }
  | { readonly type: 'dungeon' }
  | { readonly type: 'shows'; readonly cards: readonly Kind[] }
  | { readonly type: 'token'; readonly at: View['players'][number]['token'] }
  | { readonly type: 'laysOff'; readonly card: Kind }
  /** Chance decides: the sticks are thrown. */
  | { readonly type: 'chance'; readonly chance: ChanceType };

/** What a legal decision leads to at once, as far as whoever looks may know. */
export const outlook = (view: View, choice: Decision): readonly Consequence[] => {
  const { phase } = view;
  switch (choice.type) {
    case 'throw':
      return [{ type: 'chance', chance: 'sticks' }];
    case 'throwKeys':
      return [{ type: 'chance', chance: 'keys' }];
    case 'discard':
      return [{ type: 'laysOff', card: choice.card }];
    case 'exchange':
      return choice.swap && phase.type === 'exchange' ? [{ type: 'laysOff', card: phase.card }] : [];
    case 'place': {
      const { wing, row, stone } = choice;
      return [{ type: 'token', at: { type: 'chamber', wing, row, stone } }];
    }
    case 'move':
      return 'sticks' in phase ? afterMove(view, choice, phase.sticks) : [];
    case 'ask':
      return phase.type === 'ask' ? afterQuestion(view, phase.asked, phase.sticks) : [];
    case 'claim':
      return [{ type: 'claim', right: ifRight(view, choice), wrong: ifWrong(view, choice.by) }];
    case 'pass':
      return phase.type === 'ask' ? [next(phase.sticks)] : [{ type: 'turnEnds' }];
  }
};

const next = ({ pips: [a, b] }: Sticks): Consequence => ({ type: isDouble(a, b) ? 'throwDue' : 'turnEnds' });

const afterMove = (
  { players, seats }: View,
  { by, use, home }: Extract<Decision, { type: 'move' }>,
  sticks: Sticks,
): readonly Consequence[] => {
  const from = atOf(players[by]!.at);
  const pips = pipsWalked(...sticks.pips, use);
  const stop = home ? AT_START : stopOf(from, by, seats, pips);
  const last = home ? middleOf(by) : stop;
  const walked = last === AT_START ? [] : fieldsTo(from === AT_START ? entryOf(by) : from, last, seats);
  const stops: Consequence = { type: 'stops', at: placeOf(stop), pips, walked };
  const double = isDouble(...sticks.pips);
  if (stop === AT_START) return [stops, { type: 'mayClaim' }, ...(double ? [next(sticks)] : [])];
  const thrownOut = players.filter((other) => other.seat !== by && pips > 0 && atOf(other.at) === stop);
  const mayAsk = mayAskOn(stop, by);
  return [
    stops,
    ...thrownOut.map((other): Consequence => ({ type: 'throwsOut', seat: other.seat })),
    ...(mayAsk ? [{ type: 'mayAsk', seat: seat(ownerOf(stop)) } as const] : []),
    ...(double || !mayAsk ? [next(sticks)] : []),
  ];
};

const afterQuestion = ({ players }: View, asked: Seat, sticks: Sticks): readonly Consequence[] => [
  { type: 'answer', from: asked },
  ...(players[asked]!.at.type === 'dungeon' ? [{ type: 'frees', seat: asked } as const] : []),
  next(sticks),
];

type ClaimStep = Extract<Decision, { type: 'claim' }>;

const ifRight = ({ players, options }: View, { by, own, named }: ClaimStep): readonly Consequence[] => {
  const value = productOf([...own, ...named.map(([, kind]) => kind)]);
  const score = players[by]!.score + value;
  const laid = players.reduce((sum, { combinations }) => sum + combinations.length, 1);
  return [
    { type: 'points', value, score },
    ...(takesTokenBack(own.length) ? [{ type: 'tokenBack' } as const] : []),
    ...(wins(score, options.target) ? [{ type: 'wins' } as const] : []),
    ...(endsGame(score, options.target, laid) ? [{ type: 'gameEnds' } as const] : []),
  ];
};

const ifWrong = ({ players }: View, by: Seat): readonly Consequence[] => [
  { type: 'dungeon' },
  { type: 'shows', cards: players[by]!.hand.flatMap((card) => (isHidden(card) ? [] : [card])) },
];

/** What a combination of a wing, a row and a stone counts (FS-32). */
export const productOf = (kinds: readonly Kind[]): number =>
  VALUE_OF_CODE[kinds.reduce((code, kind) => code | CODE_OF_KIND[indexOfKind(kind)]!, 0)]!;

/** Whether a figure with this throw may also turn in to its start place (FS-24). */
export const mayTurnIn = ({ players, seats }: View, by: Seat, { pips }: Sticks, use: Use): boolean => {
  const { at } = players[by]!;
  return at.type === 'track' && reachesHome(at.field, by, seats, pipsWalked(...pips, use));
};
