import { isHidden, type Seat } from '@wunderkammer/kernel';
import { indexOfKind } from '../cards.ts';
import type { Seen } from '../vocabulary.ts';
import type { Question } from './position.ts';

/** The questions between others whose answers I did not hear, the last one of each asker, as long as the answer holds. */
export class Unheard {
  readonly #questions: (Question | undefined)[];

  constructor(seats: number) {
    this.#questions = new Array<Question | undefined>(seats).fill(undefined);
  }

  /** By asker. */
  get questions(): readonly (Question | undefined)[] {
    return [...this.#questions];
  }

  observe(seen: Seen): void {
    switch (seen.type) {
      case 'ask':
        this.#questions[seen.by] = isHidden(seen.answer)
          ? { asked: seen.asked, kind: indexOfKind(seen.card) }
          : undefined;
        break;
      case 'discard':
        for (const { seat, card } of seen.open) this.#forget(seat, indexOfKind(card));
        break;
      case 'claim':
        // Every card that was named is known to all now, and so is the hand of whoever was wrong.
        for (const [holder, card] of seen.named) this.#forget(holder, indexOfKind(card));
        for (const card of seen.own) this.#forget(seen.by, indexOfKind(card));
        if (seen.outcome.type === 'wrong') this.#forget(seen.by);
        break;
    }
  }

  #forget(asked: Seat, kind?: number): void {
    for (const [asker, question] of this.#questions.entries()) {
      if (question?.asked === asked && (kind === undefined || question.kind === kind))
        this.#questions[asker] = undefined;
    }
  }
}
