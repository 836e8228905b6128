import { allSeats, isHidden, type Seat } from '@wunderkammer/kernel';
import { CARDS, COPIES, indexOfKind as indexOf } from './cards.ts';
import {
  ALL_KINDS,
  count,
  DEALT,
  distinct,
  type Hand,
  isKept,
  isOneType,
  sameType,
  withCard,
  withoutCard,
} from './hand-sets.ts';
import type { Kind, Seen } from './vocabulary.ts';

/** Whether the hand has the card. */
export type Value = 'has' | 'not';

/** How something follows from an entry of the log. */
export type Reason =
  /** The entry says it of that very card: an answer, a hand that was shown. */
  | 'said'
  /** Everything in the hand is on the token's chamber (FS-19). */
  | 'token'
  /** A card was taken and none laid off: no two in the hand are of one type (FS-17). */
  | 'kept'
  /** The card left the hand before all eyes. */
  | 'left'
  /** With what was known before, nothing else is possible. */
  | 'follows'
  /** So many copies lie open or are known to be elsewhere. */
  | 'copies';

/** What is certain about one card and one hand, the entry of the log that made it so, and how. */
export interface Fact {
  readonly value: Value;
  readonly from: number;
  readonly reason: Reason;
}

/** What was certain once, until an entry of the log after which the hand may be another. */
export interface PastFact extends Fact {
  readonly until: number;
}

/** What is certain of one card in one hand, and what was. */
export interface Cell {
  readonly now?: Fact;
  readonly past?: PastFact;
}

const EMPTY: Cell = {};

/**
 * What follows for certain from what one seat saw: for every player the hands that are still possible. Nothing is
 * guessed from how somebody plays; only the rules, the answers and the number of copies count.
 */
export class Deduction {
  readonly #viewer: Seat;
  readonly #seats: readonly Seat[];
  /** By seat. The own hand is known, so there is one. */
  readonly #hands: (readonly Hand[])[];
  readonly #laidOff: number[] = COPIES.map(() => 0);
  readonly #combined: number[] = COPIES.map(() => 0);
  readonly #cells: Cell[][];
  /** Those whose card of the set-up lies face down. */
  readonly #aside = new Set<Seat>();
  /** Who has just taken a card and may have to lay one off, and the entry that says so. */
  #drawer: { readonly seat: Seat; readonly entry: number } | undefined;
  #pile = CARDS;
  #entries = 0;

  constructor(viewer: Seat, seats: number) {
    this.#viewer = viewer;
    this.#seats = allSeats(seats);
    this.#hands = this.#seats.map(() => [[]]);
    this.#cells = this.#seats.map(() => COPIES.map(() => EMPTY));
  }

  /** What is known of one card in the hand of one player. */
  cell(seat: Seat, kind: Kind): Cell {
    return this.#cells[seat]![indexOf(kind)]!;
  }

  /** Copies that lie open: laid off, or in combinations. */
  gone(kind: Kind): number {
    return this.#laidOff[indexOf(kind)]! + this.#combined[indexOf(kind)]!;
  }

  /** Copies that may be in the pile or in a hand, and are not known to be in one. */
  unseen(kind: Kind): number {
    const index = indexOf(kind);
    return COPIES[index]! - this.gone(kind) - this.#sumOver(this.#seats, (hands) => least(hands, index));
  }

  /** Takes the next entry of the log into account. */
  observe(seen: Seen): void {
    this.#settleDraw(seen);
    this.#take(seen);
    const told = this.#seats.map((seat) => ALL_KINDS.map((kind) => this.#certain(seat, kind)));
    this.#prune();
    this.#write(this.#entries++, (seat, kind, value) =>
      told[seat]![kind] === value ? reasonIn(seen, seat, kind) : 'copies',
    );
    for (const [seat, kind] of leaving(seen)) this.#forget(seat, indexOf(kind));
  }

  /** A card that did not lead to laying one off was kept, so the hand is one that may be kept. */
  #settleDraw(seen: Seen): void {
    const drawer = this.#drawer;
    this.#drawer = undefined;
    if (drawer === undefined || (seen.type === 'discard' && seen.by === drawer.seat)) return;
    this.#keep(drawer.seat, isKept);
    this.#prune();
    this.#write(drawer.entry, (seat) => (seat === drawer.seat ? 'kept' : 'copies'));
  }

  #take(seen: Seen): void {
    switch (seen.type) {
      case 'deal':
        for (const seat of this.#seats) {
          const own = seen.hands[seat]!.flatMap((card) => (isHidden(card) ? [] : [indexOf(card)]));
          this.#hands[seat] = own.length > 0 ? [own.sort((a, b) => a - b)] : DEALT;
        }
        this.#pile -= 2 * this.#seats.length;
        break;
      case 'startThrow':
        // By now whoever had to lay one off has done so.
        for (const seat of this.#seats) this.#keep(seat, isKept);
        break;
      case 'draw':
        this.#draw(seen);
        break;
      case 'discard':
        this.#discard(seen);
        break;
      case 'place': {
        const chamber = [seen.wing, `row${seen.row}`, `stone${seen.stone}`].map((kind) => indexOf(kind as Kind));
        this.#keep(seen.by, (hand) => hand.length > 0 && hand.every((card) => chamber.includes(card)));
        break;
      }
      case 'ask':
        if (!isHidden(seen.answer)) this.#answer(seen.asked, seen.card, seen.answer);
        break;
      case 'claim':
        this.#claim(seen);
        break;
      case 'exchange':
        if (seen.swap) this.#leave(seen.by, seen.card, this.#laidOff);
        else this.#answer(seen.by, seen.card, true);
        break;
    }
  }

  #draw({ seat, card, reshuffled }: Extract<Seen, { type: 'draw' }>): void {
    if (reshuffled) {
      this.#pile = this.#laidOff.reduce((sum, laid) => sum + laid, 0);
      this.#laidOff.fill(0);
    }
    this.#pile--;
    const drawn = isHidden(card) ? ALL_KINDS : [indexOf(card)];
    this.#hands[seat] = distinct(this.#hands[seat]!.flatMap((hand) => drawn.map((kind) => withCard(hand, kind))));
    this.#drawer = { seat, entry: this.#entries };
  }

  #discard({ by, card, open }: Extract<Seen, { type: 'discard' }>): void {
    if (open.length === 0) {
      // The set-up: one of a pair is put aside, face down; the other stays.
      this.#aside.add(by);
      this.#change(by, (hand) => {
        if (hand.length !== 2 || !isOneType(hand)) return [];
        return isHidden(card) ? hand.map((kept) => [kept]) : [withoutCard(hand, indexOf(card))];
      });
      return;
    }
    for (const { seat, card: laid } of open) {
      const kind = indexOf(laid);
      this.#laidOff[kind]!++;
      if (this.#aside.delete(seat)) this.#keep(seat, ([kept]) => kept !== undefined && sameType(kept, kind));
      else {
        this.#change(seat, (hand) => {
          const rest = withoutCard(hand, kind);
          return !isKept(hand) && hand.includes(kind) && isKept(rest) ? [rest] : [];
        });
      }
    }
  }

  #claim({ by, own, named, answers, outcome }: Extract<Seen, { type: 'claim' }>): void {
    if (outcome.type === 'right') {
      for (const kind of own) this.#leave(by, kind, this.#combined);
      for (const [holder, kind] of named) this.#leave(holder, kind, this.#combined);
      return;
    }
    for (const [index, [holder, kind]] of named.entries()) this.#answer(holder, kind, answers[index]!);
    const shown = outcome.shown.map(indexOf).join();
    this.#keep(by, (hand) => hand.join() === shown);
  }

  #answer(seat: Seat, card: Kind, yes: boolean): void {
    const kind = indexOf(card);
    this.#keep(seat, (hand) => hand.includes(kind) === yes);
  }

  /** A card leaves a hand for where everybody sees it. */
  #leave(seat: Seat, card: Kind, to: number[]): void {
    const kind = indexOf(card);
    to[kind]!++;
    this.#change(seat, (hand) => (hand.includes(kind) ? [withoutCard(hand, kind)] : []));
  }

  #keep(seat: Seat, fits: (hand: Hand) => boolean): void {
    this.#hands[seat] = this.#hands[seat]!.filter(fits);
  }

  #change(seat: Seat, to: (hand: Hand) => readonly Hand[]): void {
    this.#hands[seat] = distinct(this.#hands[seat]!.flatMap(to));
  }

  /** Leaves out hands for which there are not enough copies, or too many to be hidden elsewhere, until nothing changes. */
  #prune(): void {
    const elsewhere = this.#pile + this.#aside.size;
    for (let changed = true; changed; ) {
      changed = false;
      for (const seat of this.#seats) {
        const others = this.#seats.filter((other) => other !== seat);
        const bounds = ALL_KINDS.map((kind) => {
          const closed = COPIES[kind]! - this.#laidOff[kind]! - this.#combined[kind]!;
          return {
            most: closed - this.#sumOver(others, (hands) => least(hands, kind)),
            least: closed - elsewhere - this.#sumOver(others, (hands) => greatest(hands, kind)),
          };
        });
        const before = this.#hands[seat]!.length;
        this.#keep(seat, (hand) =>
          bounds.every((bound, kind) => {
            const held = count(hand, kind);
            return held <= bound.most && held >= bound.least;
          }),
        );
        changed ||= this.#hands[seat]!.length < before;
      }
    }
  }

  #sumOver(seats: readonly Seat[], of: (hands: readonly Hand[]) => number): number {
    return seats.reduce((sum, seat) => sum + of(this.#hands[seat]!), 0);
  }

  #certain(seat: Seat, kind: number): Value | undefined {
    const hands = this.#hands[seat]!;
    return greatest(hands, kind) === 0 ? 'not' : least(hands, kind) > 0 ? 'has' : undefined;
  }

  #write(entry: number, reasonOf: (seat: Seat, kind: number, value: Value) => Reason): void {
    for (const seat of this.#seats) {
      if (seat === this.#viewer) continue;
      this.#cells[seat] = this.#cells[seat]!.map((cell, kind) => {
        const value = this.#certain(seat, kind);
        const { now } = cell;
        if (now?.value === value) return cell;
        const past = now === undefined ? cell.past : { ...now, until: entry };
        return {
          ...(value !== undefined && { now: { value, from: entry, reason: reasonOf(seat, kind, value) } }),
          ...(past !== undefined && { past }),
        };
      });
    }
  }

  /** A card that left before all eyes is no longer worth remembering: whatever the hand has now, it is not that one. */
  #forget(seat: Seat, kind: number): void {
    const { now } = this.#cells[seat]![kind]!;
    this.#cells[seat]![kind] = now === undefined ? EMPTY : { now };
  }
}

/** The cards that an event takes from hands, for everybody to see. */
const leaving = (seen: Seen): readonly (readonly [Seat, Kind])[] => {
  switch (seen.type) {
    case 'discard':
      return seen.open.map(({ seat, card }) => [seat, card]);
    case 'exchange':
      return seen.swap ? [[seen.by, seen.card]] : [];
    case 'claim':
      return seen.outcome.type === 'right' ? [...seen.own.map((kind) => [seen.by, kind] as const), ...seen.named] : [];
    default:
      return [];
  }
};

/** How something about a card in a hand follows from an event that told it. */
const reasonIn = (seen: Seen, seat: Seat, kind: number): Reason => {
  if (leaving(seen).some(([holder, card]) => holder === seat && indexOf(card) === kind)) return 'left';
  if (seen.type === 'place') return 'token';
  const said = spoken(seen).some((word) => word.seat === seat && indexOf(word.kind) === kind);
  const shown = seen.type === 'claim' && seen.outcome.type === 'wrong' && seen.by === seat;
  return said || shown ? 'said' : 'follows';
};

/** What an event says outright of one card and one hand. */
export interface Said {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly value: Value;
}

/** What an event says outright of cards that somebody still holds, or does not hold: answers, and cards that were shown. */
export const spoken = (seen: Seen): readonly Said[] => {
  switch (seen.type) {
    case 'ask':
      return isHidden(seen.answer) ? [] : [{ seat: seen.asked, kind: seen.card, value: seen.answer ? 'has' : 'not' }];
    case 'claim': {
      const { by, named, answers, outcome } = seen;
      if (outcome.type === 'right') return [];
      return [
        ...named.map(([seat, kind], index): Said => ({ seat, kind, value: answers[index]! ? 'has' : 'not' })),
        ...outcome.shown.map((kind): Said => ({ seat: by, kind, value: 'has' })),
      ];
    }
    case 'exchange':
      return seen.swap ? [] : [{ seat: seen.by, kind: seen.card, value: 'has' }];
    default:
      return [];
  }
};

const least = (hands: readonly Hand[], kind: number): number =>
  hands.reduce((fewest, hand) => Math.min(fewest, count(hand, kind)), hands.length === 0 ? 0 : 3);

const greatest = (hands: readonly Hand[], kind: number): number =>
  hands.reduce((most, hand) => Math.max(most, count(hand, kind)), 0);
