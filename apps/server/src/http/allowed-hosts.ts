import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { hostname as ownName } from 'node:os';

/** A name or an address as it stands in `Host`, with or without a port. */
const AUTHORITY = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+))(?::\d{1,5})?$/i;

/**
 * Names that lead into one's own network and that nobody outside can give an address to: reserved for it (RFC 6761, 6762 and
 * 8375; `internal` by ICANN), or not in the public root and used by routers. `fritz.box` belongs to the maker of the routers
 * that use it.
 */
const AT_HOME = ['localhost', 'local', 'home.arpa', 'internal', 'lan', 'home', 'localdomain', 'fritz.box'] as const;

/** In small letters, without port and without the dot at the end; undefined for what is no host. */
const hostIn = (authority: string): string | undefined => {
  const [, ip6, name] = AUTHORITY.exec(authority) ?? [];
  return ip6 === undefined ? name?.toLowerCase().replace(/\.$/, '') : `[${ip6.toLowerCase()}]`;
};

const isAddress = (host: string): boolean => isIPv4(host) || (host.startsWith('[') && isIPv6(host.slice(1, -1)));

/** Why a request is not answered: it names a host that is none of ours. */
export interface WrongHost {
  readonly status: 400 | 421;
  readonly words: string;
}

const UNCLEAR: WrongHost = { status: 400, words: 'this request cannot be read' };

/** One line for the one who runs the house, whom it tells what to do. */
const wrong = (host: string): WrongHost => ({
  status: 421,
  words: `"${host}" is not a name of this house; whoever runs it adds names with ALLOWED_HOSTS`,
});

/**
 * The names under which the house answers. A page of another site could let a name of its own lead to this machine, and read
 * what is here as if it came from itself (DNS rebinding): the name in `Host` then is that site's. An address in digits, a name
 * without a dot and those of one's own network cannot be had by such a site.
 */
export class AllowedHosts {
  readonly #names: ReadonlySet<string>;

  constructor(names: readonly string[] = [], own = ownName()) {
    this.#names = new Set([...names, own].map((name) => name.toLowerCase().replace(/\.$/, '')));
  }

  /** What is wrong with the host that a request names; undefined if nothing is. */
  faultOf({ headers, rawHeaders, url = '' }: IncomingMessage): WrongHost | undefined {
    if (rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1) return UNCLEAR;
    // Whoever asks as if we were a proxy names the host twice, and the one in the address counts.
    const [, target] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url) ?? [];
    // Programs of the time before `Host` (HTTP/1.0) name none; a browser always does.
    for (const authority of [target, headers.host]) {
      if (authority === undefined) continue;
      const host = hostIn(authority);
      if (host === undefined || host === '') return UNCLEAR;
      if (!this.#knows(host)) return wrong(host);
    }
    return undefined;
  }

  #knows(host: string): boolean {
    if (isAddress(host) || !host.includes('.') || this.#names.has(host)) return true;
    return AT_HOME.some((suffix) => host.endsWith(`.${suffix}`));
  }
}
