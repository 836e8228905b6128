import { isIP } from 'node:net';

/** Who delivers the notifications of the browsers there are. `*.` stands for any one name or more before the rest. */
export const KNOWN_SERVICES: readonly string[] = [
  // Chrome, and most that are made from it.
  'fcm.googleapis.com',
  // Firefox.
  '*.push.services.mozilla.com',
  // Edge.
  '*.notify.windows.com',
  // Safari.
  '*.push.apple.com',
];

/** Where notifications may be sent to. */
export interface Reach {
  /** AllowedHosts of push services, as in `KNOWN_SERVICES`; over HTTPS, at its usual port, at public addresses only. */
  readonly services: readonly string[];
  /** Origins the host of this house answers for, such as one in the same network: any protocol, port and address. */
  readonly trusted: readonly string[];
}

const matches = (host: string, service: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;

/**
 * How an endpoint may be reached, if at all. Anybody can name any endpoint; without this the server could be made to
 * send requests into its own network (SSRF).
 */
export const reachOf = (endpoint: string, { services, trusted }: Reach): 'public' | 'trusted' | undefined => {
  if (!URL.canParse(endpoint)) return undefined;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return undefined;
  if (trusted.includes(origin)) return 'trusted';
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  if (protocol !== 'https:' || port !== '' || isAddress) return undefined;
  return services.some((service) => matches(hostname, service)) ? 'public' : undefined;
};
