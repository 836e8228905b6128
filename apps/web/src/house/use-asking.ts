import { useState } from 'react';
import type { Answer, Trouble } from './api.ts';
import { askHouse } from './use-house.ts';

export interface Asking {
  /** Something was asked and not yet answered. */
  readonly busy: boolean;
  readonly trouble: { readonly trouble: Trouble; readonly wait?: number } | undefined;
  /** Asks; what comes of it goes to `done`, what goes wrong stays here to be shown. A second press while waiting does nothing. */
  readonly ask: <T>(request: () => Promise<Answer<T>>, done: (value: T) => void) => void;
}

/** One thing at a time is asked of the house. */
export const useAsking = (): Asking => {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Asking['trouble']>();
  return {
    busy,
    trouble,
    ask: (request, done) => {
      if (busy) return;
      setBusy(true);
      setTrouble(undefined);
      void request().then((answer) => {
        setBusy(false);
        if (answer.type === 'done') return done(answer.value);
        setTrouble(answer);
        // The house has forgotten or locked out whoever this page took one for.
        if (answer.trouble === 'nobody' || answer.trouble === 'locked') void askHouse();
      });
    },
  };
};
