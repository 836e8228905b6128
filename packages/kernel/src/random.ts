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
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    const digest = new DataView(sha256(utf8(seed)).buffer);
    this.#a = digest.getInt32(0);
    this.#b = digest.getInt32(4);
    this.#c = digest.getInt32(8);
  }

  /** 32 random bits as a signed integer. */
  bits(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }

  /** Off from even by less than `bound` / 2^32, which no simulation can notice. */
  below(bound: number): number {
    return ((this.bits() >>> 0) * 2.3283064365386963e-10 * bound) | 0;
  }
}
