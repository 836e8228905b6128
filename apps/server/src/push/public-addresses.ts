import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

const listOf = (family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
};

/**
 * Addresses that are not on the public internet: this machine, home networks, and what is set apart for other ends. Two
 * lists, since a list with `::` in it takes every IPv4 address for one of those.
 */
const NOT_PUBLIC_4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]);
const NOT_PUBLIC_6 = listOf('ipv6', [
  // This machine, unset, and IPv4 in the clothes of IPv6.
  ['::', 32],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
]);

export const isPublic = (address: string): boolean =>
  isIPv6(address) ? !NOT_PUBLIC_6.check(address, 'ipv6') : !NOT_PUBLIC_4.check(address, 'ipv4');

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
