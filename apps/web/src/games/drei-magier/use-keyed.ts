import { useState } from 'react';

/** A state that belongs to one moment: under another key it is as fresh as on the first day. */
export const useKeyed = <S>(key: string, fresh: S): [S, (change: Partial<S>) => void] => {
  const [kept, keep] = useState({ key, value: fresh });
  const value = kept.key === key ? kept.value : fresh;
  return [
    value,
    (change) => keep((before) => ({ key, value: { ...(before.key === key ? before.value : fresh), ...change } })),
  ];
};
