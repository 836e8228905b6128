/** The way in on another device. The code stands behind the #, where it is sent to nobody and written into no log. */
export const enterLink = (origin: string, code: string): string => `${origin}/me/enter#code=${code}`;

/** The code that came with the address, behind the # or, typed by somebody else's hand, behind the ?. */
export const codeIn = ({ hash, search }: { readonly hash: string; readonly search: string }): string =>
  new URLSearchParams(hash.slice(1)).get('code') ?? new URLSearchParams(search).get('code') ?? '';

/** The address that somebody wanted who was sent to enter a code first: it travels with the entry in the history. */
export const wantedIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string'
    ? state.wanted
    : undefined;
