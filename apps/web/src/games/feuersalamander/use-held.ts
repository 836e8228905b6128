import { useState } from 'react';

/** State that belongs to one moment: it is gone as soon as the key changes. */
export const useMoment = <T>(key: string, fresh: T): readonly [T, (value: T) => void] => {
  const [kept, setKept] = useState({ key, value: fresh });
  return [kept.key === key ? kept.value : fresh, (value) => setKept({ key, value })];
};

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
