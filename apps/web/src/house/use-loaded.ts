import { useCallback, useEffect, useState } from 'react';
import type { Answer } from './api.ts';

export interface Loaded<T> {
  /** Undefined until the first answer is there; what was known stays until the next. */
  readonly answer: Answer<T> | undefined;
  readonly reload: () => void;
}

/** Asks the house for something as soon as the page is there, and again when told to. */
export const useLoaded = <T>(load: (what: string) => Promise<Answer<T>>, what = ''): Loaded<T> => {
  const [answer, setAnswer] = useState<Answer<T>>();
  const reload = useCallback(() => {
    void load(what).then(setAnswer);
  }, [load, what]);
  useEffect(reload, [reload]);
  return { answer, reload };
};
