import type { LookupFunction } from 'node:net';
import { expect, it } from 'vitest';
import { isPublic } from '../address-ranges.ts';
import { publicLookup } from './public-lookup.ts';
import { PushClient } from './push-client.ts';
import { KNOWN_SERVICES, reachOf } from './services.ts';
import { TestService } from './testing.ts';

const REACH = { services: KNOWN_SERVICES, trusted: ['http://127.0.0.1:4711', 'https://push.home.example:8443'] };

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'public'],
  ['https://fcm.googleapis.com:443/wp/abc', 'public'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'public'],
  ['https://wns2-db5p.notify.windows.com/w/?token=abc', 'public'],
  ['https://web.push.apple.com/abc', 'public'],
  ['http://127.0.0.1:4711/abc', 'trusted'],
  ['https://push.home.example:8443/abc', 'trusted'],
  ['http://fcm.googleapis.com/fcm/send/abc', undefined],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', undefined],
  ['https://fcm.googleapis.com./fcm/send/abc', undefined],
  ['https://fcm.googleapis.com@evil.example/', undefined],
  ['https://user:word@fcm.googleapis.com/', undefined],
  ['https://fcm.googleapis.com.evil.example/', undefined],
  ['https://evilfcm.googleapis.com/', undefined],
  ['https://push.services.mozilla.com.evil.example/', undefined],
  ['https://evilnotify.windows.com/', undefined],
  ['https://127.0.0.1:4711/abc', undefined],
  ['http://127.0.0.1:4712/abc', undefined],
  ['http://user@127.0.0.1:4711/abc', undefined],
  ['https://127.0.0.1/', undefined],
  ['https://[::1]/', undefined],
  ['https://2130706433/', undefined],
  ['https://localhost/', undefined],
  ['ftp://fcm.googleapis.com/', undefined],
  ['file:///etc/passwd', undefined],
  ['nothing', undefined],
])('%s can be reached: %s', (endpoint, reach) => {
  expect(reachOf(endpoint, REACH)).toBe(reach);
});

it('never takes an address for a name, even if all names were known', () => {
  const careless = { services: ['127.0.0.1', '*.0.1', '[::1]'], trusted: [] };
  for (const host of ['127.0.0.1', '[::1]', '0x7f.1']) expect(reachOf(`https://${host}/`, careless)).toBeUndefined();
});

it.each([
  ['8.8.8.8', true],
  ['142.250.74.10', true],
  ['2a00:1450:4001:80b::200a', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::7f00:1', false],
  ['2001:0:a00:1::', false],
  ['fec0::1', false],
  ['4000::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

const found = (look: LookupFunction, all: boolean): Promise<unknown> =>
  new Promise((resolve) => {
    look('push.example', { all }, (error, address) => resolve(error?.message ?? address));
  });

it('finds only the public ones among the addresses of a name', async () => {
  const publicOne = { address: '8.8.8.8', family: 4 };
  const inside = { address: '192.168.1.1', family: 4 };
  const mixed = publicLookup((_name, _options, done) => done(null, [inside, publicOne]));
  expect(await found(mixed, true)).toEqual([publicOne]);
  expect(await found(mixed, false)).toBe('8.8.8.8');
  const rebound = publicLookup((_name, _options, done) => done(null, [inside]));
  expect(await found(rebound, true)).toBe('push.example has no public address');
  const unknown = publicLookup((_name, _options, done) => done(new Error('no such name'), []));
  expect(await found(unknown, true)).toBe('no such name');
});

it('does not connect to a name that leads inside, unless the host of the house answers for it', async () => {
  const service = await TestService.open();
  const client = new PushClient(5_000);
  const parcel = { endpoint: `http://localhost:${service.port}/x`, headers: {}, body: Buffer.from('x') };
  await expect(client.deliver(parcel, 'public')).rejects.toThrow('localhost has no public address');
  expect(service.deliveries).toEqual([]);
  expect(await client.deliver(parcel, 'trusted')).toBe(201);
  client.close();
  await service.close();
});
