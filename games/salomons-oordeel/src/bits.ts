/**
 * Sets of up to thirty things as bits of one integer: the stones, and the cells of an arrangement. Ten bits at a time
 * are looked up, since three look-ups beat a loop over the bits.
 */
const CHUNK = 10;
const CHUNK_MASK = (1 << CHUNK) - 1;

const COUNT = new Uint8Array(1 << CHUNK);
/** The place of the n-th set bit of a chunk, at `chunk * CHUNK + n`. */
const NTH = new Uint8Array(CHUNK << CHUNK);
for (let chunk = 0; chunk <= CHUNK_MASK; chunk++) {
  let count = 0;
  for (let bit = 0; bit < CHUNK; bit++) {
    if ((chunk >> bit) & 1) NTH[chunk * CHUNK + count++] = bit;
  }
  COUNT[chunk] = count;
}

/** How many of the lowest thirty bits are set. */
export const countBits = (mask: number): number =>
  COUNT[mask & CHUNK_MASK]! + COUNT[(mask >> CHUNK) & CHUNK_MASK]! + COUNT[(mask >> (2 * CHUNK)) & CHUNK_MASK]!;

/** The place of the `n`-th set bit, counted from 0 and from the lowest; there are more than `n`. */
export const nthBit = (mask: number, n: number): number => {
  const inLow = COUNT[mask & CHUNK_MASK]!;
  const inMiddle = COUNT[(mask >> CHUNK) & CHUNK_MASK]!;
  // All bits set if the place is beyond the first, the second chunk: a random choice makes branches expensive.
  const beyondLow = (inLow - 1 - n) >> 31;
  const beyondMiddle = (inLow + inMiddle - 1 - n) >> 31;
  const start = (beyondLow & CHUNK) + (beyondMiddle & CHUNK);
  const before = (beyondLow & inLow) + (beyondMiddle & inMiddle);
  return start + NTH[((mask >> start) & CHUNK_MASK) * CHUNK + n - before]!;
};

/** All rows of six bits on top of one another: the columns of a set of cells, the faces of a set of stones. */
export const foldRows = (mask: number): number =>
  (mask | (mask >> 6) | (mask >> 12) | (mask >> 18) | (mask >> 24)) & 0b111111;

/** The first bit of each row of six is set if any in that row is; the other bits mean nothing. */
export const foldColumns = (mask: number): number => {
  const halves = mask | (mask >> 3);
  return halves | (halves >> 1) | (halves >> 2);
};

/** The place of the lowest set bit; there is one. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The places of the set bits, from the lowest. */
export const bitsOf = (mask: number): number[] => {
  const places: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) places.push(lowestBit(rest));
  return places;
};
