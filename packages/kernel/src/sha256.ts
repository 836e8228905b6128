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

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const sha256 = (message: Uint8Array): Uint8Array => {
  const paddedLength = Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const padded = new Uint8Array(paddedLength);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(paddedLength - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(paddedLength - 4, message.length << 3);

  const hash = Int32Array.from(INITIAL_HASH);
  const schedule = new Int32Array(64);
  for (let block = 0; block < paddedLength; block += BLOCK_BYTES) compress(hash, schedule, view, block);

  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  hash.forEach((word, index) => {
    out.setInt32(index * 4, word);
  });
  return digest;
};

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const compress = (hash: Int32Array, schedule: Int32Array, message: DataView, offset: number): void => {
  for (let i = 0; i < 16; i++) schedule[i] = message.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!;
    const late = schedule[i - 2]!;
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16]! + mixedEarly + schedule[i - 7]! + mixedLate;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
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
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index]! += word;
  });
};

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = new Uint8Array(BLOCK_BYTES + message.length);
  inner.set(block.map((byte) => byte ^ 0x36));
  inner.set(message, BLOCK_BYTES);
  const outer = new Uint8Array(BLOCK_BYTES + 32);
  outer.set(block.map((byte) => byte ^ 0x5c));
  outer.set(sha256(inner), BLOCK_BYTES);
  return sha256(outer);
};

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads lower-case hexadecimal; undefined if it is anything else. */
export const fromHex = (hex: string): Uint8Array | undefined =>
  /^([0-9a-f]{2})*$/.test(hex)
    ? Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
        Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
      )
    : undefined;
