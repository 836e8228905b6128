import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { TestWorld, testStore } from '../people/testing.ts';
import { defaultSubject, vapidKeys } from './vapid.ts';

it('makes the keys of the house once, also when several servers start together', async () => {
  const world = new TestWorld();
  const store = await testStore(world);
  const [keys, ...others] = await Promise.all(['a', 'b', 'c'].map((seed) => vapidKeys(store, new TestWorld(seed))));
  for (const other of [...others, await vapidKeys(store, new TestWorld('later'))]) expect(other).toEqual(keys);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(keys!.privateKey, 'base64url');
  expect(curve.getPublicKey('base64url')).toBe(keys!.publicKey);
});

it('draws again when a number is none of the curve', async () => {
  const world = new TestWorld();
  const store = await testStore(world);
  const numbers = [new Uint8Array(32).fill(255), new Uint8Array(32), new Uint8Array(32).fill(7)];
  const random = (): Uint8Array => numbers.shift()!;
  expect((await vapidKeys(store, { ...world, now: world.now, after: world.after, random })).privateKey).toBe(
    Buffer.alloc(32, 7).toString('base64url'),
  );
});

it.each([
  ['https://games.example/', 'https://games.example'],
  ['https://games.example:8443', 'https://games.example:8443'],
  ['http://games.example', 'mailto:wunderkammer@example.com'],
  ['https://localhost:8484', 'mailto:wunderkammer@example.com'],
  ['https://house.local', 'mailto:wunderkammer@example.com'],
  ['nonsense', 'mailto:wunderkammer@example.com'],
  [undefined, 'mailto:wunderkammer@example.com'],
])('the house at %s can be written to at %s', (publicAddress, subject) => {
  expect(defaultSubject(publicAddress)).toBe(subject);
});
