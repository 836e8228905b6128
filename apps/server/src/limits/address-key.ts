import { isIPv6 } from 'node:net';

/** IPv4 that came in by an IPv6 socket. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * By what an address is counted. A household has a whole /64 of IPv6, from which it can take a new address for every
 * request; so that is counted as one.
 */
export const addressKey = (address: string): string => {
  const plain = address.split('%')[0]!;
  const mapped = MAPPED.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  // Groups that `::` stands for; an IPv4 address at the end counts for two of the eight.
  const missing = tail === undefined ? 0 : 8 - first.length - last.length - (plain.includes('.') ? 1 : 0);
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
