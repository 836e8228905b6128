import { hash } from 'node:crypto';
import type { Asked } from './events.ts';

/** Of each person. What is asked again after so many others was made after a decision of that seat: it is `stale`. */
const DECISIONS_KEPT = 32;
const FEWEST_SLOTS = 16;

/** Fifty-three bits, and never 0. An id that is taken for another one comes once in a million million requests. */
const fingerprint = ({ who, id }: Asked): number => {
  const bytes = hash('sha256', `${who} ${id}`, 'buffer');
  return bytes.readUInt32BE(0) * 2 ** 21 + (bytes.readUInt32BE(4) >>> 11) || 1;
};

/** Numbers from 1 up in eight to sixteen bytes each, where a `Set` of strings takes a hundred. */
class Fingerprints {
  #slots = new Float64Array(FEWEST_SLOTS);
  #size = 0;

  has(print: number): boolean {
    return this.#slots[this.#place(print)] === print;
  }

  add(print: number): void {
    if (this.has(print)) return;
    if (++this.#size > this.#slots.length / 2) this.#grow();
    this.#slots[this.#place(print)] = print;
  }

  /** Where it stands, or the free slot where it would. */
  #place(print: number): number {
    let place = print % this.#slots.length;
    while (this.#slots[place] !== 0 && this.#slots[place] !== print) place = (place + 1) % this.#slots.length;
    return place;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Float64Array(2 * before.length);
    for (const print of before) if (print !== 0) this.#slots[this.#place(print)] = print;
  }
}

/**
 * What was asked for at a table and done, so that it is not done twice however late it is asked again. A decision needs no
 * long memory: its `after` tells that the seat has decided since. Everything else (a line of chat, two seats exchanged) has
 * no such mark, and is remembered for as long as the table is.
 */
export class IdempotencyKeys {
  readonly #decisions = new Map<string, string[]>();
  readonly #others = new Fingerprints();
  /** Decisions that were taken back: their `after` no longer tells that they are old. */
  #takenBack: Fingerprints | undefined;

  wasDecided(asked: Asked): boolean {
    return this.#decisions.get(asked.who)?.includes(asked.id) || this.#takenBack?.has(fingerprint(asked)) || false;
  }

  wasDone(asked: Asked): boolean {
    return this.#others.has(fingerprint(asked));
  }

  decided({ who, id }: Asked): void {
    const ids = this.#decisions.get(who);
    if (ids === undefined) this.#decisions.set(who, [id]);
    else if (ids.push(id) > DECISIONS_KEPT) ids.shift();
  }

  takenBack(asked: Asked): void {
    this.#takenBack ??= new Fingerprints();
    this.#takenBack.add(fingerprint(asked));
  }

  done(asked: Asked): void {
    this.#others.add(fingerprint(asked));
  }
}
