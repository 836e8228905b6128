import type { Random } from './random.ts';
import { fromHex, HmacKey, sha256, toHex, utf8 } from './sha256.ts';
import { list, object, oneOf, type Read, text } from './shape.ts';

/** The name of the derivation that docs/fairness.md describes. */
export const FAIRNESS_SCHEME = 'hmac-sha256/1';

/** What is needed to check a game's chance steps afterwards; the record's `fairness`. */
export interface Fairness {
  readonly scheme: typeof FAIRNESS_SCHEME;
  /** SHA-256 of the seed, published before anybody gives entropy. */
  readonly commitment: string;
  /** 32 bytes, secret until the game is over. */
  readonly seed: string;
  /** What each seat gave, in seat order; empty for a bot or somebody who gave none. */
  readonly entropy: readonly string[];
}

/** The hash of a seed (hexadecimal, 32 bytes) that a table publishes before it asks for entropy. */
export const commitTo = (seed: string): string => toHex(sha256(bytesOf(seed)));

/** What a record says of its chance, for a seed that the table committed to. */
export const makeFairness = (seed: string, entropy: readonly string[]): Fairness => ({
  scheme: FAIRNESS_SCHEME,
  commitment: commitTo(seed),
  seed,
  entropy,
});

/** Reads a record's `fairness` and checks that the seed is the one committed to. */
export const readFairness = (value: unknown, seats: number): Read<Fairness> => {
  const read = object<Fairness>({
    scheme: oneOf([FAIRNESS_SCHEME]),
    commitment: text,
    seed: text,
    entropy: list(text, seats),
  })(value, 'fairness');
  if (!read.ok) return read;
  if (read.value.seed.length !== 64 || fromHex(read.value.seed) === undefined) {
    return { ok: false, message: 'fairness.seed must be 64 lower-case hexadecimal digits' };
  }
  if (commitTo(read.value.seed) !== read.value.commitment) {
    return { ok: false, message: 'the seed is not the one committed to' };
  }
  return read;
};

/** The key all chance steps of one game are derived with. */
export const gameKey = (game: string, seed: string, entropy: readonly string[]): HmacKey => {
  const fields = [FAIRNESS_SCHEME, game, ...entropy].map(netstring);
  const message = new Uint8Array(fields.reduce((length, field) => length + field.length, 0));
  let at = 0;
  for (const field of fields) {
    message.set(field, at);
    at += field.length;
  }
  return new HmacKey(new HmacKey(bytesOf(seed)).authenticate(message));
};

const NO_BLOCK = new Uint8Array(0);

/** As thirty-two bits, the highest byte first. */
const writeWord = (bytes: Uint8Array, at: number, word: number): void => {
  for (let byte = 0; byte < 4; byte++) bytes[at + byte] = word >>> (24 - 8 * byte);
};
const readWord = (bytes: Uint8Array, at: number): number =>
  ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0;

/** The numbers of the chance step with this index in the record: 32-bit words of HMAC blocks, taken in order. */
export class StepRandom implements Random {
  readonly #key: HmacKey;
  readonly #message = new Uint8Array(8);
  #block: Uint8Array = NO_BLOCK;
  #blocks = 0;
  #offset = 0;

  constructor(key: HmacKey, stepIndex: number) {
    this.#key = key;
    writeWord(this.#message, 0, stepIndex);
  }

  /** Exactly even: words beyond the last whole multiple of `bound` are skipped. */
  below(bound: number): number {
    const limit = Math.floor(0x1_0000_0000 / bound) * bound;
    let word = this.#next();
    while (word >= limit) word = this.#next();
    return word % bound;
  }

  #next(): number {
    if (this.#offset === this.#block.length) {
      writeWord(this.#message, 4, this.#blocks++);
      this.#block = this.#key.authenticate(this.#message);
      this.#offset = 0;
    }
    const word = readWord(this.#block, this.#offset);
    this.#offset += 4;
    return word;
  }
}

const netstring = (field: string): Uint8Array => {
  const bytes = utf8(field);
  return Uint8Array.from([...utf8(`${bytes.length}:`), ...bytes, ...utf8(',')]);
};

const bytesOf = (hex: string): Uint8Array => {
  const bytes = fromHex(hex);
  if (bytes === undefined) throw new Error('a seed is lower-case hexadecimal');
  return bytes;
};
