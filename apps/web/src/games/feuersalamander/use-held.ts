import { useState } from 'react';

/** What a value was before it last changed, told by its key. */
export const useBefore = <T>(key: string, value: T): T => {
  const [kept, setKept] = useState({ key, value, before: value });
  if (kept.key === key) return kept.before;
  setKept({ key, value, before: kept.value });
  return kept.value;
};

/** The last value that there was. */
export const useLast = <T>(value: T | undefined): T | undefined => {
  const [kept, setKept] = useState(value);
  if (value === undefined || value === kept) return kept;
  setKept(value);
  return value;
};
