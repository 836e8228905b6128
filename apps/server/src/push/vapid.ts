import { createECDH } from 'node:crypto';
import { getOrCreate } from '../store/get-or-create.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';

/** The keys by which push services know this house again (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const makeKeys = (world: World): VapidKeys => {
  const curve = createECDH('prime256v1');
  for (;;) {
    const privateKey = Buffer.from(world.random(32));
    try {
      curve.setPrivateKey(privateKey);
    } catch {
      // One in four thousand million numbers is beyond the order of the curve.
      continue;
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
  }
};

/** The keys of the house, which are made at the first start: subscriptions are bound to them. */
export const vapidKeys = async (store: Store, world: World): Promise<VapidKeys> =>
  JSON.parse(await getOrCreate(store, 'vapid', () => JSON.stringify(makeKeys(world)))) as VapidKeys;

/** Apple refuses a contact at a host that does not exist (`localhost`, `.local`, `.invalid`); this one does. */
const NOBODY = 'mailto:wunderkammer@example.com';

/** Whom a push service may write to: the public address of the house, if it has one that others can reach. */
export const defaultSubject = (publicAddress: string | undefined): string => {
  if (publicAddress === undefined || !URL.canParse(publicAddress)) return NOBODY;
  const { protocol, hostname, origin } = new URL(publicAddress);
  const isReachable =
    protocol === 'https:' && hostname.includes('.') && !/\.(localhost|local|invalid|test)$/.test(hostname);
  return isReachable ? origin : NOBODY;
};
