import { isHidden, type Seat } from '@wunderkammer/kernel';
import { CARD_TABLES, COPIES, type Code, codeOf, indexOfKind } from '../../cards.ts';
import type { Kind, Seen } from '../../vocabulary.ts';
import { HandBelief } from './hand-belief.ts';

const { CODE_OF_KIND } = CARD_TABLES;

/**
 * What a seat can work out from what it saw: where every card may be. Exact with one other player as long as that one
 * chooses evenly; with more, the others' hands are taken as independent of one another.
 */
export class Knowledge {
  readonly #seat: Seat;
  readonly #beliefs: readonly HandBelief[];
  /** Copies of each kind that may be in the pile or in others' hands. */
  readonly #unseen: number[] = [...COPIES];
  #laidOff: number[] = COPIES.map(() => 0);
  readonly #sizes: number[];
  /** Who has just taken a card and may have to lay one off. */
  #drawer: Seat | undefined;

  constructor(seat: Seat, seats: number) {
    this.#seat = seat;
    this.#beliefs = Array.from({ length: seats }, () => new HandBelief());
    this.#sizes = new Array<number>(seats).fill(0);
  }

  /** What another seat's hand may be. */
  handOf(seat: Seat): HandBelief {
    return this.#beliefs[seat]!;
  }

  /** Copies of a kind that are neither in the own hand nor laid in combinations: they may turn up again. */
  inPlay(kind: number): number {
    return this.#unseen[kind]! + this.#laidOff[kind]!;
  }

  observe(seen: Seen): void {
    if (this.#drawer !== undefined && !(seen.type === 'discard' && seen.by === this.#drawer)) {
      this.#update(this.#drawer, (belief) => belief.keepAll());
      this.#drawer = undefined;
    }
    switch (seen.type) {
      case 'deal':
        for (const [seat, hand] of seen.hands.entries()) {
          if (seat !== this.#seat) continue;
          for (const card of hand) if (!isHidden(card)) this.#see(indexOfKind(card));
        }
        for (const seat of this.#others()) {
          this.#sizes[seat] = 2;
          for (let card = 0; card < 2; card++) this.#beliefs[seat]!.draw(this.#leftBeside(seat));
        }
        break;
      case 'startThrow':
        // Whoever had to lay one off has done so by now.
        for (const seat of this.#others()) this.#update(seat, (belief) => belief.keepAll());
        break;
      case 'draw':
        this.#observeDraw(seen);
        break;
      case 'discard':
        for (const { seat, card } of seen.open) {
          if (seat !== this.#seat) {
            this.#sizes[seat]!--;
            this.#reveal(seat, card, (belief, kind) => belief.layOff(kind));
          }
          this.#laidOff[indexOfKind(card)]!++;
        }
        this.#drawer = undefined;
        break;
      case 'place':
        if (seen.by !== this.#seat) this.#update(seen.by, (belief) => belief.place(codeOf(seen)));
        break;
      case 'ask': {
        const { answer, asked, card } = seen;
        if (!isHidden(answer) && asked !== this.#seat) {
          this.#update(asked, (belief) => belief.answer(indexOfKind(card), answer));
        }
        break;
      }
      case 'claim':
        this.#observeClaim(seen);
        break;
      case 'exchange':
        if (!seen.swap) break;
        this.#laidOff[indexOfKind(seen.card)]!++;
        if (seen.by !== this.#seat) this.#leave(seen.by, seen.card);
        break;
    }
  }

  #observeDraw({ seat, card, reshuffled }: Extract<Seen, { type: 'draw' }>): void {
    if (reshuffled) {
      for (const [kind, copies] of this.#laidOff.entries()) this.#unseen[kind]! += copies;
      this.#laidOff = COPIES.map(() => 0);
    }
    if (!isHidden(card)) {
      this.#see(indexOfKind(card));
    } else if (seat !== this.#seat) {
      this.#sizes[seat]!++;
      this.#update(seat, (belief) => belief.draw(this.#leftBeside(seat)));
      this.#drawer = seat;
    }
  }

  #observeClaim({ by, own, named, answers, outcome }: Extract<Seen, { type: 'claim' }>): void {
    if (outcome.type === 'right') {
      if (by !== this.#seat) for (const card of own) this.#leave(by, card);
      for (const [holder, card] of named) if (holder !== this.#seat) this.#leave(holder, card);
      return;
    }
    for (const [index, [holder, card]] of named.entries()) {
      const yes = answers[index]!;
      if (holder !== this.#seat) this.#update(holder, (belief) => belief.answer(indexOfKind(card), yes));
    }
    if (by !== this.#seat) {
      const hand = outcome.shown.reduce<Code>((code, card) => code | CODE_OF_KIND[indexOfKind(card)]!, 0);
      this.#update(by, (belief) => belief.show(hand));
    }
  }

  #others(): Seat[] {
    return this.#beliefs.flatMap((_, seat) => (seat === this.#seat ? [] : [seat as Seat]));
  }

  /** A known card of another hand leaves it for where all can see it. */
  #leave(seat: Seat, card: Kind): void {
    this.#sizes[seat]!--;
    this.#reveal(seat, card, (belief, kind) => belief.lose(kind));
  }

  #reveal(seat: Seat, card: Kind, take: (belief: HandBelief, kind: number) => void): void {
    const kind = indexOfKind(card);
    const known = this.#beliefs[seat]!.chanceOf(kind);
    this.#update(seat, (belief) => take(belief, kind));
    const before = this.#unseen[kind]! - known;
    this.#unseen[kind]!--;
    const factor = before <= 0 ? 0 : Math.min(1, this.#unseen[kind]! / before);
    for (const other of this.#others()) {
      if (other !== seat) this.#update(other, (belief) => belief.scale(kind, factor));
    }
  }

  /** A copy comes into the own hand, so that it is in no other. */
  #see(kind: number): void {
    const before = this.#unseen[kind]!;
    this.#unseen[kind]!--;
    for (const other of this.#others()) {
      this.#update(other, (belief) => belief.scale(kind, before <= 0 ? 0 : this.#unseen[kind]! / before));
    }
  }

  /** How many copies of each kind may be in the pile or in this seat's hand. */
  #leftBeside(seat: Seat): number[] {
    return this.#unseen.map((copies, kind) =>
      this.#others().reduce(
        (left, other) => (other === seat ? left : left - this.#beliefs[other]!.chanceOf(kind)),
        copies,
      ),
    );
  }

  #update(seat: Seat, change: (belief: HandBelief) => void): void {
    const belief = this.#beliefs[seat]!;
    change(belief);
    if (belief.isLost) belief.forget(Math.min(this.#sizes[seat]!, 2), this.#leftBeside(seat));
  }
}
