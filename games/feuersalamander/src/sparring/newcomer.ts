import { type Bot, isHidden, type Random, type Seat, type Table } from '@wunderkammer/kernel';
import { CARD_TABLES, cardsOf, indexOfKind, worthOf } from '../cards.ts';
import { outlook } from '../outlook.ts';
import {
  type Decision,
  type FeuersalamanderTypes,
  KINDS,
  type Kind,
  type Named,
  type Options,
  type Seen,
  type View,
} from '../vocabulary.ts';

const { TYPE_OF_KIND } = CARD_TABLES;

/** So many things about others' cards are remembered; the oldest goes first. */
const REMEMBERED = 3;
/** One time in so many, what a token shows is taken for true although nobody said so. */
const HOPEFUL = 4;

const type = (kind: Kind): number => TYPE_OF_KIND[indexOfKind(kind)]!;

/**
 * Somebody who has just played the guided first game: keeps the high cards, asks for what is missing, remembers the
 * last answers and goes home with them, and now and then trusts a token.
 */
export class Newcomer implements Bot<FeuersalamanderTypes> {
  readonly #seat: Seat;
  readonly #random: Random;
  #heard: { readonly seat: Seat; readonly kind: Kind; readonly yes: boolean }[] = [];
  /** A claim hoped for since the last throw. */
  #hope: Decision | undefined;

  constructor(seat: Seat, _table: Table<Options>, random: Random) {
    this.#seat = seat;
    this.#random = random;
  }

  observe(seen: Seen): void {
    switch (seen.type) {
      case 'ask':
        if (seen.by === this.#seat && !isHidden(seen.answer)) this.#remember(seen.asked, seen.card, seen.answer);
        break;
      case 'claim': {
        if (seen.outcome.type === 'right') {
          for (const [seat, kind] of seen.named) this.#forget(seat, kind);
          for (const kind of seen.own) this.#forget(seen.by, kind);
        } else {
          for (const [index, [seat, kind]] of seen.named.entries()) {
            if (seat !== this.#seat) this.#remember(seat, kind, seen.answers[index]!);
          }
          if (seen.by === this.#seat) this.#hope = undefined;
          else for (const kind of seen.outcome.shown) this.#remember(seen.by, kind, true);
        }
        break;
      }
      case 'discard':
        for (const { seat, card } of seen.open) this.#forget(seat, card);
        break;
      case 'exchange':
        if (seen.swap) this.#forget(seen.by, seen.card);
        break;
      case 'throw':
        if (seen.by === this.#seat) this.#hope = undefined;
        break;
    }
  }

  decide(view: View, legal: readonly Decision[]): Decision {
    const cards = this.#cards(view);
    switch (view.phase.type) {
      case 'setUpDiscards':
      case 'discard':
      case 'replaceDiscard':
        return lowest(legal, (decision) => (decision.type === 'discard' ? heightOf(decision.card) : 0));
      case 'begin':
      case 'again':
      case 'home': {
        const claim = this.#claim(view, cards);
        const mayClaim = legal.some((decision) => decision.type === 'claim');
        if (claim !== undefined && mayClaim) return claim;
        return legal.find((decision) => decision.type === 'throw') ?? legal[0]!;
      }
      case 'move':
        return this.#move(view, legal, cards);
      case 'ask':
        return this.#ask(view, view.phase.asked, cards);
      case 'exchange':
        return { by: this.#seat, type: 'exchange', swap: heightOf(view.phase.card) < 0.5 };
      default:
        return legal[this.#random.below(legal.length)]!;
    }
  }

  #remember(seat: Seat, kind: Kind, yes: boolean): void {
    this.#forget(seat, kind);
    this.#heard = [...this.#heard, { seat, kind, yes }].slice(-REMEMBERED);
  }

  #forget(seat: Seat, kind: Kind): void {
    this.#heard = this.#heard.filter((fact) => fact.seat !== seat || fact.kind !== kind);
  }

  #cards({ players }: View): Kind[] {
    return players[this.#seat]!.hand.flatMap((card) => (isHidden(card) ? [] : [card]));
  }

  /** Two cards of one's own and one that somebody said to have, or may have by the token. */
  #claim(view: View, cards: readonly Kind[]): Decision | undefined {
    const [one, two] = cards;
    if (one === undefined || two === undefined) return undefined;
    const missing = 3 - type(one) - type(two);
    const told = this.#heard.filter(({ yes, kind }) => yes && type(kind) === missing);
    const known = told.filter(({ seat }) => view.players[seat]!.hand.length > 0).at(-1);
    if (known !== undefined) return this.#name(cards, [known.seat, known.kind]);
    if (this.#hope === undefined && this.#random.below(HOPEFUL) === 0) {
      for (const { seat, token, hand } of view.players) {
        if (seat === this.#seat || token.type !== 'chamber' || hand.length < 2) continue;
        const kind = cardsOf(token)[missing]!;
        if (!this.#heard.some((fact) => fact.seat === seat && fact.kind === kind)) {
          this.#hope = this.#name(cards, [seat, kind]);
        }
      }
    }
    return this.#hope;
  }

  #name(own: readonly Kind[], named: Named): Decision {
    return { by: this.#seat, type: 'claim', own, named: [named] };
  }

  #move(view: View, legal: readonly Decision[], cards: readonly Kind[]): Decision {
    const inMind = this.#claim(view, cards) !== undefined;
    const liked = (decision: Decision): number => {
      let liking = 0;
      for (const consequence of outlook(view, decision)) {
        if (consequence.type === 'mayClaim') liking += inMind ? 4 : 0.5;
        if (consequence.type === 'mayAsk') liking += 1;
        if (consequence.type === 'throwsOut') liking += 1;
      }
      return -liking;
    };
    return lowest(legal, liked);
  }

  /** For a type it lacks: what the token shows, if it does, else the highest that it has not asked for lately. */
  #ask(view: View, asked: Seat, cards: readonly Kind[]): Decision {
    const { token } = view.players[asked]!;
    const lacking = KINDS.filter(
      (kind) =>
        !cards.some((card) => type(card) === type(kind)) &&
        !this.#heard.some((fact) => fact.seat === asked && fact.kind === kind),
    );
    const shown = token.type === 'chamber' ? lacking.filter((kind) => cardsOf(token).includes(kind)) : [];
    const pool = shown.length > 0 ? shown : lacking.filter((kind) => heightOf(kind) >= 0.5);
    const card = pool[this.#random.below(Math.max(1, pool.length))];
    return card === undefined ? { by: this.#seat, type: 'pass' } : { by: this.#seat, type: 'ask', card };
  }
}

/** How high a card is among those of its type, from 0 to 1. */
const heightOf = (kind: Kind): number => (worthOf(kind) - 1) / ([4, 7, 3][type(kind)]! - 1);

const lowest = (legal: readonly Decision[], of: (decision: Decision) => number): Decision =>
  legal.reduce((best, decision) => (of(decision) < of(best) ? decision : best));
