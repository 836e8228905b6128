/** What a request says about where it comes from. */
export interface RequestSource {
  readonly origin: string | undefined;
  /** The host it was sent to. */
  readonly host: string | undefined;
  readonly secure: boolean;
  readonly cookie: boolean;
  readonly bearer: boolean;
}

const parsed = (origin: string): URL | undefined => (URL.canParse(origin) ? new URL(origin) : undefined);

/**
 * Whether a request that changes something, or that opens a WebSocket, may come from where it says. Another site's page
 * could send it with the cookie of the person who looks at it (CSRF); browsers name that site. A program names none.
 */
export const isAllowedOrigin = (
  { origin, host, secure, cookie, bearer }: RequestSource,
  publicAddress?: string,
): boolean => {
  if (origin === undefined) return bearer || !cookie;
  const from = parsed(origin);
  if (!from || !['http:', 'https:'].includes(from.protocol)) return false;
  if (publicAddress !== undefined && from.origin === parsed(publicAddress)?.origin) return true;
  // Behind a proxy that is not trusted HTTPS looks like plain HTTP, so only the other case is a contradiction.
  return from.host === host?.toLowerCase() && (from.protocol === 'https:' || !secure);
};
