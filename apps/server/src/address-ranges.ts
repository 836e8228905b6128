import ipaddr from 'ipaddr.js';

/** What is in use on the public internet of IPv6; the rest is set apart, or IPv4 in the clothes of IPv6. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** This machine, and networks that nobody reaches from outside. */
const NEAR: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/** On the public internet: neither this machine, nor a home network, nor set apart for other ends. */
export const isPublic = (address: string): boolean => {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_UNICAST);
};

/** This machine or its own network. */
export const isNear = (address: string): boolean => NEAR.includes(ipaddr.process(address).range());
