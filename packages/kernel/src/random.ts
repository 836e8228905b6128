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
  // Numbers from the start, and read as integers: V8 would otherwise keep and add them as doubles, at a third of the speed.
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  constructor(seed: string) {
    const digest = new DataView(sha256(utf8(seed)).buffer);
    this.#a = digest.getInt32(0);
    this.#b = digest.getInt32(4);
    this.#c = digest.getInt32(8);
  }

  /** 32 random bits as a signed integer. */
  bits(): number {
    const b = this.#b | 0;
    const c = this.#c | 0;
    const counter = this.#counter | 0;
    const sum = ((((this.#a | 0) + b) | 0) + counter) | 0;
    this.#counter = (counter + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  }

  /** Off from even by less than `bound` / 2^32, which no simulation can notice. */
  below(bound: number): number {
    return ((this.bits() >>> 0) * 2.3283064365386963e-10 * bound) | 0;
  }
}
