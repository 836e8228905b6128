import type { Seat } from '@wunderkammer/kernel';
import { AT_DUNGEON } from '../board.ts';
import { CARD_TABLES, type Code, kindIn } from '../cards.ts';
import type { HandBelief } from './hand-belief.ts';
import type { Prospect } from './prospects.ts';

const { BITS_OF_KIND, ROW_BITS, STONE_BITS, WING_BITS } = CARD_TABLES;
const TYPE_BITS = [WING_BITS, ROW_BITS, STONE_BITS] as const;

/** A table as one seat sees it and imagines it: what a decision leads to is another of these. */
export interface Position {
  readonly me: Seat;
  readonly target: number;
  /** Where the figures stand, as numbers (board.ts). */
  readonly at: readonly number[];
  readonly scores: readonly number[];
  /** Whose throw comes next. */
  readonly next: Seat;
  readonly hand: Code;
  /** What I think of each hand; of my own there is nothing to think. */
  readonly mine: readonly HandBelief[];
  /** What each of the others may think of each hand: by who thinks, then by whose hand it is. */
  readonly theirs: readonly (readonly HandBelief[])[];
  /** By asker: the last question to a third seat, if its answer still matters; I did not hear it. */
  readonly unheard: readonly (Question | undefined)[];
}

export interface Question {
  readonly asked: Seat;
  readonly kind: number;
}

export const others = ({ me, at }: Position): Seat[] => at.flatMap((_, seat) => (seat === me ? [] : [seat as Seat]));

export const after = ({ at }: Position, seat: Seat): Seat => ((seat + 1) % at.length) as Seat;

const replaced = <T>(list: readonly T[], index: number, by: T): readonly T[] =>
  list.map((old, at) => (at === index ? by : old));

/** A belief changed on a copy. */
const changed = (belief: HandBelief, change: (belief: HandBelief) => void): HandBelief => {
  const copy = belief.copy();
  change(copy);
  return copy.isLost ? belief : copy;
};

export const standingAt = (position: Position, seat: Seat, at: number): Position => ({
  ...position,
  at: replaced(position.at, seat, at),
});

/** The others have seen something of what I do with my hand. */
export const seenByOthers = (position: Position, see: (belief: HandBelief) => void): Position => ({
  ...position,
  theirs: position.theirs.map((beliefs, seat) =>
    seat === position.me ? beliefs : replaced(beliefs, position.me, changed(beliefs[position.me]!, see)),
  ),
});

/** Somebody said to me whether a card is in a hand. */
export const answered = (position: Position, asked: Seat, kind: number, yes: boolean): Position => ({
  ...position,
  mine: replaced(
    position.mine,
    asked,
    changed(position.mine[asked]!, (belief) => belief.answer(kind, yes)),
  ),
});

/** My claim was right: its cards are gone from every hand. */
export const claimedRight = (position: Position, { code, holders, value }: Prospect): Position => {
  let { hand, mine, theirs } = position;
  for (const [type, holder] of holders.entries()) {
    const kind = kindIn(code, type);
    const lose = (belief: HandBelief): HandBelief => changed(belief, (copy) => copy.lose(kind));
    if (holder === position.me) hand &= ~BITS_OF_KIND[kind]!;
    else mine = replaced(mine, holder, lose(mine[holder]!));
    theirs = theirs.map((beliefs) => replaced(beliefs, holder, lose(beliefs[holder]!)));
  }
  const score = position.scores[position.me]! + value;
  return { ...position, hand, mine, theirs, scores: replaced(position.scores, position.me, score) };
};

/** My claim was wrong: I am in the dungeon, and all have seen my hand. */
export const claimedWrong = (position: Position, { code, holders }: Prospect): Position => {
  const [holder, ...more] = new Set(holders.filter((seat) => seat !== position.me));
  const named = holders.reduce((cards, seat, type) => cards | (seat === holder ? code & TYPE_BITS[type]! : 0), 0);
  // Of cards of different hands, nobody knows beforehand which one was wrong.
  const known =
    holder === undefined || more.length > 0
      ? position
      : {
          ...position,
          mine: replaced(
            position.mine,
            holder,
            changed(position.mine[holder]!, (belief) => belief.lackOneOf(named)),
          ),
        };
  const shown = seenByOthers(known, (belief) => belief.show(position.hand));
  return { ...standingAt(shown, position.me, AT_DUNGEON), next: after(position, position.me) };
};
