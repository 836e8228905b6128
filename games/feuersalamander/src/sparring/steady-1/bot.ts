import { allSeats, type Bot, isHidden, type Random, type Seat, type Table } from '@wunderkammer/kernel';
import { wayHome } from '../../board.ts';
import { CARD_TABLES, type Code, kindIn, kindOf } from '../../cards.ts';
import { outlook } from '../../outlook.ts';
import type { Decision, FeuersalamanderTypes, Kind, Named, Options, Seen, View } from '../../vocabulary.ts';
import { codeOfCards, isPoor, promiseOf } from './hand-worth.ts';
import { Knowledge } from './knowledge.ts';
import { bestProspect, type Chances, chancesOf, type Prospect, type Worth } from './prospects.ts';
import { turnsHome } from './way-home.ts';

const { KIND_COUNT } = CARD_TABLES;

/*
 * How the bot weighs things, in points: first guesses. None of them is sharp: fourteen other settings, 400 games each
 * against the random policy, differed by a game in a hundred, which is noise.
 */
/** A wrong claim: turns lost in the dungeon, and the hand shown. */
const DUNGEON_COST = 10;
/** After so many throws without a combination anywhere, a wrong claim costs nothing any more: a game must end. */
const PATIENT_THROWS = 120;
/** Winning, beyond the points that are still needed. */
const WINNING = 40;
/** An own card spent must be drawn again: this part of the value. */
const OWN_CARD_COST = 0.05;
/** How much of a claim is left when it can be made a turn later: hands change. */
const PATIENCE = 0.85;
/** Asking a captive frees it. */
const FREEING_COST = 2;
/** Sending a figure to the dungeon. */
const THROWING_OUT = 0.5;
/** What every turn on the way may bring besides. */
const HOPE = 1;
/** How much a claim at hand counts beside the promise of the cards kept. */
const AT_HAND = 0.5;

/** A bot that works out who may hold what, asks what helps most, and goes home when a claim is worth it. */
export const createBot = (seat: Seat, table: Table<Options>, random: Random): Bot<FeuersalamanderTypes> =>
  new SalamanderBot(seat, table, random);

class SalamanderBot implements Bot<FeuersalamanderTypes> {
  readonly #seat: Seat;
  readonly #others: readonly Seat[];
  readonly #random: Random;
  readonly #knowledge: Knowledge;
  readonly #turnsHome: readonly number[];
  #idleThrows = 0;

  constructor(seat: Seat, { seats }: Table<Options>, random: Random) {
    this.#seat = seat;
    this.#others = allSeats(seats).filter((other) => other !== seat);
    this.#random = random;
    this.#knowledge = new Knowledge(seat, seats);
    this.#turnsHome = turnsHome(seats);
  }

  observe(seen: Seen): void {
    this.#knowledge.observe(seen);
    if (seen.type === 'throw' || seen.type === 'throwKeys') this.#idleThrows++;
    if (seen.type === 'claim' && seen.outcome.type === 'right') this.#idleThrows = 0;
  }

  decide(view: View, legal: readonly Decision[]): Decision {
    const { phase } = view;
    const risk = DUNGEON_COST * Math.max(0, 1 - this.#idleThrows / PATIENT_THROWS);
    const claims = new Claims(this.#seat, view, this.#chances(), risk);
    switch (phase.type) {
      case 'setUpDiscards':
      case 'discard':
      case 'replaceDiscard':
        return best(legal, (decision) => this.#worthOfDiscard(decision, claims));
      case 'begin':
      case 'again':
      case 'home':
        return this.#claim(claims, legal) ?? best(legal, ({ type }) => ['claim', 'pass', 'throw'].indexOf(type));
      case 'move':
        return best(legal, (decision) => this.#worthOfMove(decision, claims));
      case 'ask':
        return this.#ask(phase.asked, claims);
      case 'exchange':
        return { by: this.#seat, type: 'exchange', swap: isPoor(phase.card) };
      default:
        // Where to put the token says more about the hand the more sense it makes, so any true chamber does.
        return legal[this.#random.below(legal.length)]!;
    }
  }

  #chances(): Map<Seat, Chances> {
    return new Map(this.#others.map((other) => [other, chancesOf(this.#knowledge.handOf(other))]));
  }

  #claim(claims: Claims, legal: readonly Decision[]): Decision | undefined {
    const prospect = claims.prospect();
    const mayClaim = legal.some(({ type }) => type === 'claim');
    return mayClaim && prospect !== undefined && prospect.worth > 0 ? claimOf(this.#seat, prospect) : undefined;
  }

  #worthOfDiscard(decision: Decision, claims: Claims): number {
    if (decision.type !== 'discard') return Number.NEGATIVE_INFINITY;
    const at = claims.cards.indexOf(decision.card);
    const kept = claims.cards.filter((_, index) => index !== at);
    return promiseOf(kept, this.#knowledge) + AT_HAND * claims.worthWith(codeOfCards(kept));
  }

  #worthOfMove(decision: Decision, claims: Claims): number {
    let worth = claims.worthNow;
    let turns = 0;
    let more = 0;
    for (const consequence of outlook(claims.view, decision)) {
      switch (consequence.type) {
        case 'stops':
          if (consequence.at.type !== 'track') return claims.worthNow;
          turns = this.#turnsHome[wayHome(consequence.at.field, this.#seat, claims.view.seats)]!;
          break;
        case 'mayAsk':
          worth = this.#bestQuestion(consequence.seat, claims).worth;
          break;
        case 'throwsOut':
          more = THROWING_OUT;
          break;
      }
    }
    return PATIENCE ** turns * (worth + HOPE) + more;
  }

  #ask(asked: Seat, claims: Claims): Decision {
    const question = this.#bestQuestion(asked, claims);
    const isCaptive = claims.view.players[asked]!.at.type === 'dungeon';
    return isCaptive && question.worth - claims.worthNow < FREEING_COST
      ? { by: this.#seat, type: 'pass' }
      : { by: this.#seat, type: 'ask', card: kindOf(question.kind) };
  }

  /** The question after which the best claim is worth most on average; of equals, the one whose answer is most open. */
  #bestQuestion(asked: Seat, claims: Claims): { readonly kind: number; readonly worth: number } {
    const belief = this.#knowledge.handOf(asked);
    let bestKind = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const yes = belief.chanceOf(kind);
      const worth =
        yes * claims.worthIf(asked, belief.after(kind, true)) +
        (1 - yes) * claims.worthIf(asked, belief.after(kind, false)) +
        1e-3 * yes * (1 - yes);
      if (worth > bestWorth) {
        bestKind = kind;
        bestWorth = worth;
      }
    }
    return { kind: bestKind, worth: bestWorth };
  }
}

/** What claims are worth to a seat as things stand. */
class Claims {
  readonly view: View;
  readonly cards: readonly Kind[];
  /** What the best claim would be worth now; not claiming is worth 0. */
  readonly worthNow: number;
  readonly #seat: Seat;
  readonly #chances: ReadonlyMap<Seat, Chances>;
  readonly #worth: Worth;

  constructor(seat: Seat, view: View, chances: ReadonlyMap<Seat, Chances>, risk: number) {
    const { hand, score } = view.players[seat]!;
    const missing = view.options.target - score;
    this.view = view;
    this.cards = hand.flatMap((card) => (isHidden(card) ? [] : [card]));
    this.#seat = seat;
    this.#chances = chances;
    this.#worth = (value, chance, ownCards) =>
      chance * (value >= missing ? missing + WINNING : value * (1 - OWN_CARD_COST * ownCards)) - (1 - chance) * risk;
    this.worthNow = this.worthWith(codeOfCards(this.cards));
  }

  prospect(): Prospect | undefined {
    return bestProspect(this.#seat, codeOfCards(this.cards), this.#chances, this.#worth);
  }

  /** The same with other cards in the own hand. */
  worthWith(hand: Code): number {
    return Math.max(0, bestProspect(this.#seat, hand, this.#chances, this.#worth)?.worth ?? 0);
  }

  /** The same if another's hand were believed to be so. */
  worthIf(other: Seat, belief: Parameters<typeof chancesOf>[0] | undefined): number {
    if (belief === undefined) return 0;
    const chances = new Map(this.#chances).set(other, chancesOf(belief));
    return Math.max(0, bestProspect(this.#seat, codeOfCards(this.cards), chances, this.#worth)?.worth ?? 0);
  }
}

const best = (legal: readonly Decision[], worthOf: (decision: Decision) => number): Decision => {
  const worths = legal.map(worthOf);
  return legal[worths.indexOf(Math.max(...worths))]!;
};

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
