import { allSeats, isHidden, type Seat } from '@wunderkammer/kernel';
import { COPIES, type Code, codeOf, indexOfKind } from '../cards.ts';
import type { Kind, Seen } from '../vocabulary.ts';
import { HandBelief, type Reading } from './hand-belief.ts';
import { codeOfCards } from './hands.ts';

/** How somebody keeps in mind what was seen. */
export interface Memory {
  /** How others may choose, see `HandBelief`. */
  readonly readings: readonly Reading[];
  /** The part of everything known that is forgotten with each throw. */
  readonly fading: number;
}

/** Whose head this is: the seat itself, or another of which the seat imagines what it knows. */
export interface Head {
  /** Whose cards are known here: the own ones of whoever sees the log, none in another's head. */
  readonly own: Seat | undefined;
  /** Whether the answer to a question came here. */
  readonly hears: (asker: Seat, asked: Seat) => boolean;
}

/**
 * What can be worked out from what a seat saw: where every card may be. Exact with one other player as long as that one
 * chooses as it is read; with more, the hands are taken as independent of one another.
 */
export class Knowledge {
  readonly #head: Head;
  readonly #memory: Memory;
  readonly #unknown: readonly Seat[];
  readonly #beliefs: readonly HandBelief[];
  /** Copies of each kind that may be in the pile or in an unknown hand. */
  readonly #unseen: number[] = [...COPIES];
  #laidOff: number[] = COPIES.map(() => 0);
  readonly #sizes: number[];
  /** Those whose two dealt cards are not settled yet: one may have to be laid off. */
  readonly #dealt = new Set<Seat>();
  /** Who has just taken a card and may have to lay one off. */
  #drawer: Seat | undefined;

  constructor(seats: number, head: Head, memory: Memory) {
    this.#head = head;
    this.#memory = memory;
    this.#unknown = allSeats(seats).filter((seat) => seat !== head.own);
    this.#beliefs = allSeats(seats).map(() => new HandBelief(memory.readings));
    this.#sizes = new Array<number>(seats).fill(0);
  }

  /** What a hand may be that is unknown here. */
  handOf(seat: Seat): HandBelief {
    return this.#beliefs[seat]!;
  }

  /** Copies of a kind that the pile may have, or will have once the cards laid off are in it again. */
  inPile(kind: number): number {
    return this.#unknown.reduce(
      (left, seat) => left - this.#beliefs[seat]!.chanceOf(kind),
      this.#unseen[kind]! + this.#laidOff[kind]!,
    );
  }

  /** What `seat`'s hand may be once it has laid off `kind` of what it was dealt or has just taken. */
  ifLaidOff(seat: Seat, kind: number): HandBelief {
    const belief = this.#beliefs[seat]!.copy();
    if (this.#dealt.has(seat)) belief.deal(this.#unseen, kind);
    else belief.take(this.#leftBeside(seat), kind);
    return belief;
  }

  observe(seen: Seen): void {
    const drawer = this.#drawer;
    if (drawer !== undefined && !(seen.type === 'discard' && seen.by === drawer)) {
      this.#drawer = undefined;
      this.#sizes[drawer]!++;
      this.#update(drawer, (belief) => belief.take(this.#leftBeside(drawer)));
    }
    switch (seen.type) {
      case 'deal':
        for (const [seat, hand] of seen.hands.entries()) {
          if (seat !== this.#head.own) continue;
          for (const card of hand) if (!isHidden(card)) this.#see(indexOfKind(card));
        }
        for (const seat of this.#unknown) this.#dealt.add(seat);
        break;
      case 'startThrow':
        for (const seat of this.#dealt) this.#settleDeal(seat);
        break;
      case 'throw':
      case 'throwKeys':
        this.#fade();
        break;
      case 'draw':
        this.#draw(seen);
        break;
      case 'discard':
        for (const { seat, card } of seen.open) this.#discard(seat, indexOfKind(card));
        break;
      case 'place':
        if (seen.by !== this.#head.own) this.#update(seen.by, (belief) => belief.place(codeOf(seen)));
        break;
      case 'ask':
        this.#ask(seen);
        break;
      case 'claim':
        this.#claim(seen);
        break;
      case 'exchange':
        if (!seen.swap) break;
        this.#laidOff[indexOfKind(seen.card)]!++;
        this.#leave(seen.by, seen.card);
        break;
    }
  }

  #settleDeal(seat: Seat, laid?: number): void {
    this.#dealt.delete(seat);
    this.#sizes[seat] = laid === undefined ? 2 : 1;
    this.#update(seat, (belief) => belief.deal(this.#leftBeside(seat), laid));
  }

  #draw({ seat, card, reshuffled }: Extract<Seen, { type: 'draw' }>): void {
    if (reshuffled) {
      for (const [kind, copies] of this.#laidOff.entries()) this.#unseen[kind]! += copies;
      this.#laidOff = COPIES.map(() => 0);
    }
    if (seat !== this.#head.own) this.#drawer = seat;
    else if (!isHidden(card)) this.#see(indexOfKind(card));
  }

  #discard(seat: Seat, laid: number): void {
    this.#laidOff[laid]!++;
    if (seat === this.#head.own) return;
    const chance = this.#chanceElsewhere(seat, laid);
    if (this.#dealt.has(seat)) this.#settleDeal(seat, laid);
    else this.#update(seat, (belief) => belief.take(this.#leftBeside(seat), laid));
    this.#drawer = undefined;
    this.#gone(seat, laid, chance);
  }

  #ask({ by, card, asked, answer }: Extract<Seen, { type: 'ask' }>): void {
    const kind = indexOfKind(card);
    if (by !== this.#head.own) this.#update(by, (belief) => belief.ask(kind));
    if (!isHidden(answer) && asked !== this.#head.own && this.#head.hears(by, asked)) {
      this.#update(asked, (belief) => belief.answer(kind, answer));
    }
  }

  #claim({ by, own, named, answers, outcome }: Extract<Seen, { type: 'claim' }>): void {
    if (outcome.type === 'right') {
      for (const card of own) this.#leave(by, card);
      for (const [holder, card] of named) this.#leave(holder, card);
      return;
    }
    for (const [index, [holder, card]] of named.entries()) {
      const yes = answers[index]!;
      if (holder !== this.#head.own) this.#update(holder, (belief) => belief.answer(indexOfKind(card), yes));
    }
    const hand: Code = codeOfCards(outcome.shown);
    if (by !== this.#head.own) this.#update(by, (belief) => belief.show(hand));
  }

  /** A card of a hand leaves it for where all can see it. */
  #leave(seat: Seat, card: Kind): void {
    if (seat === this.#head.own) return;
    const kind = indexOfKind(card);
    const chance = this.#chanceElsewhere(seat, kind);
    this.#sizes[seat]!--;
    this.#update(seat, (belief) => belief.lose(kind));
    this.#gone(seat, kind, chance);
  }

  /** Copies of a kind that were thought to be anywhere but in this hand. */
  #chanceElsewhere(seat: Seat, kind: number): number {
    return this.#unseen[kind]! - this.#beliefs[seat]!.chanceOf(kind);
  }

  /** A copy turned up that was `from`'s; so many were thought to be elsewhere. */
  #gone(from: Seat, kind: number, elsewhere: number): void {
    this.#unseen[kind]!--;
    const factor = elsewhere <= 0 ? 0 : Math.min(1, this.#unseen[kind]! / elsewhere);
    for (const seat of this.#unknown) {
      if (seat !== from) this.#update(seat, (belief) => belief.scale(kind, factor));
    }
  }

  /** A copy comes into the own hand, so that it is in no other. */
  #see(kind: number): void {
    const before = this.#unseen[kind]!;
    this.#unseen[kind]!--;
    const factor = before <= 0 ? 0 : this.#unseen[kind]! / before;
    for (const seat of this.#unknown) this.#update(seat, (belief) => belief.scale(kind, factor));
  }

  /** How many copies of each kind may be in the pile or in this seat's hand. */
  #leftBeside(seat: Seat): number[] {
    return this.#unseen.map((copies, kind) =>
      this.#unknown.reduce(
        (left, other) => (other === seat ? left : left - this.#beliefs[other]!.chanceOf(kind)),
        copies,
      ),
    );
  }

  #fade(): void {
    const { fading } = this.#memory;
    if (fading === 0) return;
    for (const seat of this.#unknown) this.#beliefs[seat]!.fade(fading, this.#sizes[seat]!, this.#leftBeside(seat));
  }

  #update(seat: Seat, change: (belief: HandBelief) => void): void {
    const belief = this.#beliefs[seat]!;
    change(belief);
    // What was taken as independent or read too boldly may lead astray.
    if (belief.isLost) belief.fade(1, Math.min(this.#sizes[seat]!, 2), this.#leftBeside(seat));
  }
}
