import type { Random } from '@wunderkammer/kernel';

/** Gives these numbers one after the other, remembers the bounds that were asked for, and fails if a number does not fit or none is left. */
export class ScriptedRandom implements Random {
  readonly bounds: number[] = [];
  readonly #numbers: number[];

  constructor(...numbers: readonly number[]) {
    this.#numbers = [...numbers];
  }

  below(bound: number): number {
    this.bounds.push(bound);
    const number = this.#numbers.shift();
    if (number === undefined || number >= bound) throw new Error(`no number below ${bound}: ${number}`);
    return number;
  }

  /** How many numbers nobody asked for. */
  get left(): number {
    return this.#numbers.length;
  }
}
