import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublic } from '../address-ranges.ts';

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Finds the addresses of a host as a socket does when it connects, and leaves out those that are not public: the name of
 * a push service must not lead into the network of the house, whoever answers for it.
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const found = addresses.filter(({ address }) => isPublic(address));
      const [first] = found;
      if (!first) return callback(new Error(`${hostname} has no public address`), []);
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
