import { SESSION_MS } from './sessions.ts';

/**
 * Over HTTPS the name has a prefix with which browsers take the cookie from this very host only, and never from one
 * who listens in on plain HTTP; such a cookie could not be set over plain HTTP at home.
 */
const nameOf = (secure: boolean): string => (secure ? '__Host-wunderkammer' : 'wunderkammer');

/** A token is letters, digits, `.`, `-` and `_`: nothing of it needs to be encoded. */
const cookie = (token: string, secure: boolean, seconds: number): string =>
  `${nameOf(secure)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export const sessionCookie = (token: string, secure: boolean): string => cookie(token, secure, SESSION_MS / 1000);

/** Ends the cookie on this device. */
export const endedCookie = (secure: boolean): string => cookie('', secure, 0);

export const tokenIn = (cookies: string | undefined, secure: boolean): string | undefined => {
  const start = `${nameOf(secure)}=`;
  const pair = cookies
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  return pair?.slice(start.length);
};
