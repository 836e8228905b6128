import { sha256, utf8 } from './sha256.ts';

/** A source of whole numbers. The rules never roll: whoever runs a game brings one. */
export interface Random {
  /** A whole number from 0 to `bound - 1`, each equally likely; `bound` is at least 1. */
  below(bound: number): number;
}

/**
 * Fast numbers for simulation, search and bots (sfc32 by Chris Doty-Humphrey): deterministic for a seed, not secret.
 * Games between people draw from `fairness.ts` instead.
 */
export class FastRandom implements Random {
  /** Three words of state and a counter, in an array of integers: V8 would keep fields this large as doubles. */
  readonly #words = new Int32Array(4);

  constructor(seed: string) {
    const digest = new DataView(sha256(utf8(seed)).buffer);
    for (let index = 0; index < 3; index++) this.#words[index] = digest.getInt32(4 * index);
    this.#words[3] = 1;
  }

  /** 32 random bits as a signed integer. */
  bits(): number {
    const words = this.#words;
    const b = words[1]!;
    const c = words[2]!;
    const counter = words[3]!;
    const sum = (((words[0]! + b) | 0) + counter) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = (c + (c << 3)) | 0;
    words[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    words[3] = (counter + 1) | 0;
    return sum;
  }

  /** Off from even by less than `bound` / 2^32, which no simulation can notice. */
  below(bound: number): number {
    return ((this.bits() >>> 0) * 2.3283064365386963e-10 * bound) | 0;
  }
}
