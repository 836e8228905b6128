import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import { SESSION_MS } from './sessions.ts';

const SESSION = 'wunderkammer';

/**
 * Over HTTPS the name has a prefix with which browsers take the cookie from this very host only, and never from one who
 * listens in on plain HTTP; such a cookie could not be set over plain HTTP at home.
 */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** A cookie that no script can read. Its value needs no encoding. */
export const privateCookie = (
  name: string,
  value: string,
  { secure, ...rest }: { readonly secure: boolean } & Pick<SetCookie, 'maxAge' | 'sameSite'>,
): string => stringifySetCookie({ name: nameOf(name, secure), value, path: '/', httpOnly: true, secure, ...rest });

export const cookieIn = (header: string | undefined, name: string, secure: boolean): string | undefined =>
  header === undefined ? undefined : parseCookie(header)[nameOf(name, secure)];

export const sessionCookie = (token: string, secure: boolean): string =>
  privateCookie(SESSION, token, { secure, maxAge: SESSION_MS / 1000, sameSite: 'lax' });

/** Ends the cookie on this device. */
export const endedCookie = (secure: boolean): string =>
  privateCookie(SESSION, '', { secure, maxAge: 0, sameSite: 'lax' });

export const tokenIn = (header: string | undefined, secure: boolean): string | undefined =>
  cookieIn(header, SESSION, secure);
