import { createContext, useContext, useEffect } from 'react';
import type { ApiError } from '../api.ts';
import { ErrorNote } from '../ErrorNote.tsx';

/** Called when one is not logged in any more: that ends by itself after a while. */
export const LoggedOutContext = createContext<() => void>(() => {});

interface AdminErrorNoteProps {
  readonly error: { readonly error: ApiError; readonly wait?: number } | undefined;
}

/** What went wrong, in words; if it is that one is logged out, back to the password. */
export const AdminErrorNote = ({ error }: AdminErrorNoteProps) => {
  const loggedOut = useContext(LoggedOutContext);
  const isLoggedOut = error?.error === 'unauthenticated';
  useEffect(() => {
    if (isLoggedOut) loggedOut();
  }, [isLoggedOut, loggedOut]);
  return error === undefined || isLoggedOut ? null : <ErrorNote {...error} />;
};
