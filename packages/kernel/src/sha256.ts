/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104) in plain JavaScript, because the fairness check must also run
 * where there is no `crypto.subtle` (plain HTTP), synchronously. Tested against Node's own.
 */
const ROUND_CONSTANTS = new Int32Array(64);
const INITIAL_HASH = new Int32Array(8);

/** The first 32 bits of the fractional part of a root, as the standard defines its constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) | 0;

for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) prime &&= candidate % divisor !== 0;
  if (!prime) continue;
  if (found < 8) INITIAL_HASH[found] = fraction(Math.sqrt(candidate));
  ROUND_CONSTANTS[found++] = fraction(Math.cbrt(candidate));
}

const BLOCK_BYTES = 64;

/** A text as bytes. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The SHA-256 hash of a message, 32 bytes. */
export const sha256 = (message: Uint8Array): Uint8Array => finish(INITIAL_HASH.slice(), message, 0);

/** Words of the block at hand and those made from them; hashing is not interrupted, so one will do. */
const SCHEDULE = new Int32Array(64);

/** Of a message, with the one bit behind its end. */
const byteOf = (message: Uint8Array, at: number): number =>
  at < message.length ? message[at]! : at === message.length ? 0x80 : 0;

/*
 * Every throw of every table online is drawn by this. Bytes are put together by hand: a `DataView` makes a buffer outside
 * of the heap of each small array, which takes longer than hashing it.
 */
const load = (message: Uint8Array, from: number): void => {
  for (let i = 0, at = from; i < 16; i++, at += 4) {
    SCHEDULE[i] =
      (byteOf(message, at) << 24) |
      (byteOf(message, at + 1) << 16) |
      (byteOf(message, at + 2) << 8) |
      byteOf(message, at + 3);
  }
};

/** Hashes the rest of a message of which `before` bytes, whole blocks, are in `hash` already. */
const finish = (hash: Int32Array, message: Uint8Array, before: number): Uint8Array => {
  const length = before + message.length;
  const paddedLength = Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  for (let block = 0; block < paddedLength; block += BLOCK_BYTES) {
    load(message, block);
    if (block + BLOCK_BYTES === paddedLength) {
      SCHEDULE[14] = Math.floor(length / 0x2000_0000);
      SCHEDULE[15] = length << 3;
    }
    compress(hash);
  }
  const digest = new Uint8Array(32);
  for (let at = 0; at < 32; at++) digest[at] = hash[at >> 2]! >>> (24 - 8 * (at & 3));
  return digest;
};

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Hashes the block that was loaded. */
const compress = (hash: Int32Array): void => {
  const schedule = SCHEDULE;
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!;
    const late = schedule[i - 2]!;
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16]! + mixedEarly + schedule[i - 7]! + mixedLate;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const bigE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + bigE + choice + ROUND_CONSTANTS[i]! + schedule[i]!) | 0;
    const bigA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + bigA + majority) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
};

/** A key of HMAC-SHA-256. What depends on it alone is computed once: half of the work for a short message. */
export class HmacKey {
  readonly bytes: Uint8Array;
  readonly #inner: Int32Array;
  readonly #outer: Int32Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const block = new Uint8Array(BLOCK_BYTES);
    block.set(bytes.length > BLOCK_BYTES ? sha256(bytes) : bytes);
    this.#inner = afterBlock(block.map((byte) => byte ^ 0x36));
    this.#outer = afterBlock(block.map((byte) => byte ^ 0x5c));
  }

  /** The HMAC of a message, 32 bytes. */
  authenticate(message: Uint8Array): Uint8Array {
    const inner = finish(this.#inner.slice(), message, BLOCK_BYTES);
    return finish(this.#outer.slice(), inner, BLOCK_BYTES);
  }
}

const afterBlock = (block: Uint8Array): Int32Array => {
  const hash = INITIAL_HASH.slice();
  load(block, 0);
  compress(hash);
  return hash;
};

/** Bytes as lower-case hexadecimal. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads lower-case hexadecimal; undefined if it is anything else. */
export const fromHex = (hex: string): Uint8Array | undefined =>
  /^([0-9a-f]{2})*$/.test(hex)
    ? Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
        Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
      )
    : undefined;
