import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitTo, gameKey, makeFairness, readFairness, StepRandom } from './fairness.ts';
import { toHex } from './sha256.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ENTROPY = ['Käse', '', 'three'];

/** The derivation once more, straight from docs/fairness.md with Node's crypto. */
const independentWords = (game: string, stepIndex: number, count: number): number[] => {
  const netstring = (text: string): Buffer => Buffer.from(`${Buffer.byteLength(text)}:${text},`);
  const message = Buffer.concat(['hmac-sha256/1', game, ...ENTROPY].map(netstring));
  const key = createHmac('sha256', Buffer.from(SEED, 'hex')).update(message).digest();
  const words: number[] = [];
  for (let block = 0; words.length < count; block++) {
    const counter = Buffer.alloc(8);
    counter.writeUInt32BE(stepIndex, 0);
    counter.writeUInt32BE(block, 4);
    const digest = createHmac('sha256', key).update(counter).digest();
    for (let at = 0; at < 32; at += 4) words.push(digest.readUInt32BE(at));
  }
  return words.slice(0, count);
};

it('derives what the document says', () => {
  const random = new StepRandom(gameKey('toy', SEED, ENTROPY), 7);
  const words = independentWords('toy', 7, 20);
  expect(Array.from({ length: 20 }, () => random.below(2 ** 32))).toEqual(words);
});

it('keeps to the test vectors of docs/fairness.md', () => {
  expect(commitTo(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  expect(toHex(gameKey('feuersalamander', SEED, ['Anna', '']).bytes)).toBe(
    'abb2a29d6954be857e48e2923537218a5420d57130a83c58dbac43e1c6c31137',
  );
  const random = new StepRandom(gameKey('feuersalamander', SEED, ['Anna', '']), 3);
  expect([4, 4, 2, 47, 6, 3].map((bound) => random.below(bound))).toEqual([3, 1, 1, 9, 1, 0]);
});

it('skips the words that would make small numbers likelier', () => {
  const bound = 3_000_000_000;
  const random = new StepRandom(gameKey('toy', SEED, ENTROPY), 0);
  const kept = independentWords('toy', 0, 40).filter((word) => word < bound);
  expect(kept.length).toBeLessThan(40);
  expect(Array.from({ length: kept.length }, () => random.below(bound))).toEqual(kept);
});

it('depends on the game, the seed, every entropy string and its seat, and the step', () => {
  const first = (game: string, seed: string, entropy: string[], step: number): number =>
    new StepRandom(gameKey(game, seed, entropy), step).below(2 ** 32);
  const numbers = [
    first('toy', SEED, ['a', 'b'], 0),
    first('joy', SEED, ['a', 'b'], 0),
    first('toy', SEED.replace('1f', '2f'), ['a', 'b'], 0),
    first('toy', SEED, ['b', 'a'], 0),
    first('toy', SEED, ['ab', ''], 0),
    first('toy', SEED, ['a', 'b'], 1),
  ];
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('commits to the hash of the seed and refuses another', () => {
  const fairness = makeFairness(SEED, ['', '']);
  expect(fairness.commitment).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  expect(readFairness({ ...fairness }, 2)).toEqual({ ok: true, value: fairness });
  expect(readFairness({ ...fairness, seed: SEED.replace('1f', '2f') }, 2)).toMatchObject({ ok: false });
  expect(readFairness({ ...fairness, seed: 'short' }, 2)).toMatchObject({ ok: false });
  expect(readFairness({ ...fairness, entropy: [''] }, 2)).toMatchObject({ ok: false });
  expect(readFairness({ ...fairness, extra: 1 }, 2)).toMatchObject({ ok: false });
});
