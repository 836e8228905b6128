import { useState } from 'react';

/** Something picked that is forgotten with the next event: what was picked may not be there any more. */
export const useFresh = <T>(version: number, empty: T): readonly [T, (value: T) => void] => {
  const [kept, keep] = useState({ version, value: empty });
  return [kept.version === version ? kept.value : empty, (value) => keep({ version, value })];
};
