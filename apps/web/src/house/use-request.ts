import { useState } from 'react';
import type { Answer, ApiError } from './api.ts';
import { askHouse } from './use-house.ts';

export interface Requesting {
  /** Something was asked and not yet answered. */
  readonly busy: boolean;
  readonly error: { readonly error: ApiError; readonly wait?: number } | undefined;
  /** Asks; what comes of it goes to `done`, what goes wrong stays here to be shown. A second press while waiting does nothing. */
  readonly ask: <T>(request: () => Promise<Answer<T>>, done: (value: T) => void) => void;
}

/** One thing at a time is asked of the house. */
export const useRequest = (): Requesting => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Requesting['error']>();
  return {
    busy,
    error,
    ask: (request, done) => {
      if (busy) return;
      setBusy(true);
      setError(undefined);
      void request().then((answer) => {
        setBusy(false);
        if (answer.type === 'done') return done(answer.value);
        setError(answer);
        // The house has forgotten or locked out whoever this page took one for.
        if (answer.error === 'unauthenticated' || answer.error === 'locked') void askHouse();
      });
    },
  };
};
