import type { Seat } from '@wunderkammer/kernel';
import { AT_DUNGEON, AT_START, atOf } from '../board.ts';
import { CARD_TABLES, codeOf, FIRST_OF_TYPE, indexOfKind, KINDS_OF_TYPE, kindIn, kindOf } from '../cards.ts';
import { outlook } from '../outlook.ts';
import type { Chamber, Decision, Kind, Named, View } from '../vocabulary.ts';
import type { HandBelief } from './hand-belief.ts';
import { codeOfCards, has, isTooMany, keptOf } from './hands.ts';
import { chanceToWin } from './judge.ts';
import type { Ability } from './levels.ts';
import { after, answered, claimedRight, claimedWrong, type Position, seenByOthers, standingAt } from './position.ts';
import type { Prospect } from './prospects.ts';
import { hopesOf, myProspects, standingOf } from './standing.ts';
import type { Inclination } from './tempers.ts';

const { BITS_OF_KIND, CODE_OF_KIND, KIND_COUNT, TYPE_OF_KIND } = CARD_TABLES;

/** A decision and how likely it wins. */
export interface Valued {
  readonly decision: Decision;
  readonly value: number;
}

/** Whoever deliberates: how it judges, what it is inclined to, and whom it has a grudge against. */
export interface Self {
  readonly ability: Ability;
  readonly inclination: Inclination;
  readonly grudge: Seat | undefined;
  /** Who has just been wrong does not guess again before something has changed: weary guessers would do nothing else. */
  readonly onlyCertain: boolean;
  /** From 0 to 1: how weary it is of a game in which nobody makes a combination; any claim is better than none then. */
  readonly weariness: number;
}

/** Wrong claims cost more or less, depending on the table: the best claim at each of these prices is tried out. */
const PRICES = [2, 10, 30, 80];

/** As good as certain, but for rounding. */
const CERTAIN = 0.999;

/** Thinks through what may be decided at a table, one step ahead and to the answer or the claim that it leads to. */
export class Deliberation {
  readonly #position: Position;
  readonly #self: Self;

  constructor(position: Position, self: Self) {
    this.#position = position;
    this.#self = self;
  }

  #judge(position: Position): number {
    return chanceToWin(this.#self.ability.nets(position.at.length), standingOf(position, hopesOf(position)));
  }

  /** How good it is to keep these cards; `seenBy` is what each of the others would think of my hand then. */
  keeping(cards: readonly Kind[], seenBy: (other: Seat) => HandBelief): number {
    const { me, theirs } = this.#position;
    return this.#judge({
      ...this.#position,
      hand: codeOfCards(cards),
      theirs: theirs.map((beliefs, other) =>
        beliefs.map((belief, of) => (of === me && other !== me ? seenBy(other as Seat) : belief)),
      ),
    });
  }

  placing(chamber: Chamber): number {
    const code = codeOf(chamber);
    return this.#judge(seenByOthers(this.#position, (belief) => belief.place(code)));
  }

  moving(view: View, decision: Decision): number {
    const { me } = this.#position;
    const { inclination, grudge } = this.#self;
    let next = this.#position;
    let asked: Seat | undefined;
    let isHome = false;
    let more = 0;
    for (const consequence of outlook(view, decision)) {
      switch (consequence.type) {
        case 'stops':
          next = standingAt(next, me, atOf(consequence.at));
          isHome = consequence.at.type === 'start';
          break;
        case 'throwsOut':
          next = standingAt(next, consequence.seat, AT_DUNGEON);
          more = inclination.hunting + (consequence.seat === grudge ? inclination.revenge : 0);
          break;
        case 'mayAsk':
          asked = consequence.seat;
          break;
      }
    }
    const then = new Deliberation(next, this.#self);
    const values = asked === undefined ? (isHome ? then.claims() : []) : then.questions(asked);
    return more + Math.max(this.#judge(next), ...values.map(({ value }) => value));
  }

  /** Nothing more is done, and the throw is that seat's. */
  leavingTo(next: Seat): number {
    return this.#judge({ ...this.#position, next });
  }

  /** No question is asked. */
  passing(): number {
    return this.#judge(this.#position);
  }

  /** Every question, with what its answer may lead to and what it tells the others. */
  questions(asked: Seat): Valued[] {
    const { me, at, mine, hand } = this.#position;
    const freed = at[asked] === AT_DUNGEON ? standingAt(this.#position, asked, AT_START) : this.#position;
    // What a question tells of the asker is the same for all kinds of a type.
    const heardBy = KINDS_OF_TYPE.map((_, type) => seenByOthers(freed, (belief) => belief.ask(FIRST_OF_TYPE[type]!)));
    const questions: Valued[] = [];
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const yes = mine[asked]!.chanceOf(kind);
      const heard = heardBy[TYPE_OF_KIND[kind]!]!;
      const isBluff = (hand & BITS_OF_KIND[kind]!) !== 0;
      const value =
        (yes > 0 ? yes * this.#judge(answered(heard, asked, kind, true)) : 0) +
        (yes < 1 ? (1 - yes) * this.#judge(answered(heard, asked, kind, false)) : 0) +
        (isBluff ? this.#self.inclination.bluffing * (has(hand, kind) ? 1 : 0.5) : 0);
      questions.push({ decision: { by: me, type: 'ask', card: kindOf(kind) }, value });
    }
    return questions;
  }

  /** The claims that may be worth it. */
  claims(): Valued[] {
    const { me, target, scores, hand } = this.#position;
    const { ability, inclination, grudge, weariness, onlyCertain } = this.#self;
    const missing = target - scores[me]!;
    const found = new Map<string, Prospect>();
    for (const price of PRICES) {
      const best = myProspects(this.#position, price).best(hand);
      if (best !== undefined && (!onlyCertain || best.chance > CERTAIN))
        found.set(`${best.code} of ${best.holders}`, best);
    }
    return [...found.values()].map((prospect) => {
      const { chance, value, holders } = prospect;
      const right = value >= missing ? 1 : this.#judge(claimedRight(this.#position, prospect));
      const wrong = chance < 1 ? this.#judge(claimedWrong(this.#position, prospect)) : 0;
      const nerve = ability.nerve + inclination.claiming;
      const revenge = grudge !== undefined && holders.includes(grudge) ? inclination.revenge * chance : 0;
      return {
        decision: claimOf(me, prospect),
        value: chance * right + (1 - chance) * wrong * nerve + revenge + weariness,
      };
    });
  }

  /** Keeping a card that all know of, or drawing another; `inPile` tells how many of each kind that may be. */
  exchanges(card: Kind, inPile: (kind: number) => number): Valued[] {
    const by = this.#position.me;
    const kind = indexOfKind(card);
    const kept = this.#judge(seenByOthers(this.#position, (belief) => belief.answer(kind, true)));
    const rest = this.#position.hand & ~BITS_OF_KIND[kind]!;
    const gone = seenByOthers(this.#position, (belief) => belief.lose(kind));
    let all = 0;
    let sum = 0;
    for (let taken = 0; taken < KIND_COUNT; taken++) {
      const copies = Math.max(0, inPile(taken));
      if (copies === 0) continue;
      const hands = isTooMany(rest, taken)
        ? [rest, keptOf(rest, taken, kindIn(rest, TYPE_OF_KIND[taken]!)) ?? rest]
        : [rest | CODE_OF_KIND[taken]!];
      all += copies;
      sum += copies * Math.max(...hands.map((hand) => this.#judge({ ...gone, hand })));
    }
    return [
      { decision: { by, type: 'exchange', swap: false }, value: kept },
      { decision: { by, type: 'exchange', swap: true }, value: all === 0 ? 0 : sum / all },
    ];
  }

  /** Throwing, or ending the turn. */
  goingOn(legal: readonly Decision[]): Valued[] {
    const { me } = this.#position;
    return legal
      .filter(({ type }) => type !== 'claim')
      .map((decision) => ({
        decision,
        value: this.leavingTo(decision.type === 'throw' ? me : after(this.#position, me)),
      }));
  }
}

const claimOf = (by: Seat, { code, holders }: Prospect): Decision => {
  const own: Kind[] = [];
  const named: Named[] = [];
  for (const [type, holder] of holders.entries()) {
    const kind = kindOf(kindIn(code, type));
    if (holder === by) own.push(kind);
    else named.push([holder, kind]);
  }
  return { by, type: 'claim', own, named };
};
