import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address is one household. */
const HOUSEHOLD_GROUPS = 4;

/**
 * By what an address is counted. A household has a whole /64 of IPv6, from which it can take a new address for every
 * request; so that is counted as one.
 */
export const addressKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  // IPv4 that came in by an IPv6 socket is IPv4.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, HOUSEHOLD_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
};
