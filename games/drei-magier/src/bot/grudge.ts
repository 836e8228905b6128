import type { Seat } from '@wunderkammer/kernel';
import type { Seen } from '../vocabulary.ts';

/** Remembers who hurt a seat last: took a card from it, or sent a figure of it to the labyrinth. */
export class Grudge {
  /** Who it was; undefined if nobody did, or it was paid back. */
  against: Seat | undefined;
  readonly #seat: Seat;
  /** Whose turn it is: who else would have done it. */
  #turn: Seat | undefined;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  observe(seen: Seen): void {
    if (seen.type === 'throw') this.#turn = seen.by;
    for (const happening of seen.happened) {
      switch (happening.type) {
        case 'card':
          this.#hurt(happening.from, happening.seat);
          break;
        case 'duelWon':
          this.#hurt(happening.loser, happening.winner);
          break;
        case 'apprenticeSent':
          this.#hurt(happening.seat, this.#turn);
          break;
      }
    }
  }

  #hurt(victim: Seat | 'place', by: Seat | undefined): void {
    if (by === undefined || by === victim) return;
    if (victim === this.#seat) this.against = by;
    else if (by === this.#seat && victim === this.against) this.against = undefined;
  }
}
