import { allSeats, isHidden, type Maybe, type Seat, type Viewer } from '@wunderkammer/kernel';
import { CARD_TABLES, COPIES, codeOf, indexOfKind } from './cards.ts';
import { type Happening, has, isTrueTo, type Lays } from './possible-hand.ts';
import type { Span } from './possible-hands.ts';
import type { Kind, Seen, View } from './vocabulary.ts';

const { CODE_OF_KIND } = CARD_TABLES;

/**
 * Reads from a log what happened to the hidden hands. What the rule file hides from the viewer is not looked at, even if
 * the log should say it: the leak tests rely on that.
 */
export class LogReading {
  /** The seats whose hands are hidden from the viewer. */
  readonly hidden: readonly Seat[];
  readonly spans: Span[] = [];
  readonly #viewer: Viewer;
  readonly #view: View;
  readonly #log: readonly Seen[];
  #happenings: Happening[][];
  /** Copies of each kind in the pile or in hidden hands, and among the cards laid off. */
  readonly #unseen: number[] = [...COPIES];
  readonly #laid: number[] = COPIES.map(() => 0);

  constructor(view: View, log: readonly Seen[]) {
    this.#viewer = view.viewer;
    this.#view = view;
    this.#log = log;
    this.hidden = allSeats(view.seats).filter((seat) => seat !== view.viewer);
    this.#happenings = this.hidden.map(() => []);
    for (const [at, seen] of log.entries()) this.#read(seen, at);
    this.#endSpan();
  }

  #endSpan(): void {
    this.spans.push({ happenings: this.#happenings, unseen: [...this.#unseen] });
    this.#happenings = this.hidden.map(() => []);
  }

  #read(seen: Seen, at: number): void {
    switch (seen.type) {
      case 'deal':
        for (const seat of this.hidden) this.#happens(seat, { type: 'dealt', at, lays: this.#laysOfDeal(seat) });
        if (this.#viewer !== 'watcher') for (const card of seen.hands[this.#viewer]!) this.#see(card);
        break;
      case 'draw':
        if (seen.reshuffled) this.#reshuffle();
        if (seen.seat === this.#viewer) this.#see(seen.card);
        else this.#happens(seen.seat, { type: 'drew', at, lays: this.#laysAfter(at, seen.seat) });
        break;
      case 'discard':
        for (const { seat, card } of seen.open) {
          this.#laid[indexOfKind(card)]!++;
          if (seat !== this.#viewer) this.#see(card);
        }
        break;
      case 'place': {
        const chamber = codeOf(seen);
        this.#knows(seen.by, (hand) => isTrueTo(hand, chamber));
        break;
      }
      case 'ask':
        if (seen.by === this.#viewer) this.#answers(seen.asked, seen.card, seen.answer === true);
        break;
      case 'claim':
        this.#readClaim(seen);
        break;
      case 'exchange':
        if (!seen.swap) break;
        this.#laid[indexOfKind(seen.card)]!++;
        this.#loses(seen.by, seen.card);
        break;
    }
  }

  #readClaim({ by, own, named, answers, outcome }: Extract<Seen, { type: 'claim' }>): void {
    if (outcome.type === 'right') {
      for (const card of own) this.#loses(by, card);
      for (const [holder, card] of named) this.#loses(holder, card);
      return;
    }
    for (const [index, [holder, card]] of named.entries()) this.#answers(holder, card, answers[index]!);
    const shown = outcome.shown.reduce((code, card) => code | CODE_OF_KIND[indexOfKind(card)]!, 0);
    this.#knows(by, (hand) => hand === shown);
  }

  #happens(seat: Seat, happening: Happening): void {
    this.#happenings[this.hidden.indexOf(seat)]?.push(happening);
  }

  #knows(seat: Seat, fits: (hand: number) => boolean): void {
    this.#happens(seat, { type: 'known', fits });
  }

  #answers(seat: Seat, card: Kind, yes: boolean): void {
    const kind = indexOfKind(card);
    this.#knows(seat, (hand) => has(hand, kind) === yes);
  }

  /** A card leaves a hand for where all can see it. */
  #loses(seat: Seat, card: Kind): void {
    this.#happens(seat, { type: 'lost', kind: indexOfKind(card) });
    if (seat !== this.#viewer) this.#see(card);
  }

  /** A copy is neither in the pile nor in a hidden hand any more. */
  #see(card: Maybe<Kind>): void {
    if (isHidden(card)) throw new Error('the log hides a card that is open to its reader');
    this.#unseen[indexOfKind(card)]!--;
  }

  #reshuffle(): void {
    this.#endSpan();
    for (const [kind, copies] of this.#laid.entries()) this.#unseen[kind]! += copies;
    this.#laid.fill(0);
  }

  /** What became of two dealt cards of one type: turned up by now, or still to be seen on the table (FS-10). */
  #laysOfDeal(seat: Seat): Lays {
    for (const seen of this.#log) {
      if (seen.type === 'startThrow') break;
      const laid = seen.type === 'discard' ? seen.open.find(({ seat: of }) => of === seat) : undefined;
      if (laid !== undefined) return indexOfKind(laid.card);
    }
    const { phase } = this.#view;
    if (phase.type !== 'setUpDiscards') return 'none';
    if (phase.waiting.includes(seat)) return 'waits';
    return phase.aside.some(({ seat: of }) => of === seat) ? 'aside' : 'none';
  }

  /** What was laid off after a card was taken: the next step says so, or the phase if there was none yet (FS-17). */
  #laysAfter(at: number, seat: Seat): Lays {
    const next = this.#log[at + 1];
    if (next === undefined)
      return this.#view.phase.type === 'discard' || this.#view.phase.type === 'replaceDiscard' ? 'waits' : 'none';
    const laid = next.type === 'discard' ? next.open.find(({ seat: of }) => of === seat) : undefined;
    return laid === undefined ? 'none' : indexOfKind(laid.card);
  }
}
