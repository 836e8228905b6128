import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromHex, HmacKey, sha256, toHex } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

it('hashes as Node does', () => {
  fc.assert(
    fc.property(bytes, (message) => {
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }),
  );
});

it('hashes every length around the block borders', () => {
  for (let length = 0; length <= 130; length++) {
    const message = new Uint8Array(length).fill(length);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

it('authenticates as Node does, with short and long keys', () => {
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(toHex(new HmacKey(key).authenticate(message))).toBe(
        createHmac('sha256', key).update(message).digest('hex'),
      );
    }),
  );
});

it('reads back the hexadecimal it writes, and nothing else', () => {
  fc.assert(
    fc.property(bytes, (message) => {
      expect(fromHex(toHex(message))).toEqual(message);
    }),
  );
  for (const wrong of ['0', 'AB', 'zz', '0x12', ' 12']) expect(fromHex(wrong)).toBeUndefined();
});
