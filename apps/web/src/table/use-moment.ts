import { useState } from 'react';

/** State that belongs to one moment of the game: it is gone as soon as the moment is. */
export const useMoment = <T>(moment: string | number, fresh: T): readonly [T, (value: T) => void] => {
  const [kept, keep] = useState({ moment, value: fresh });
  return [kept.moment === moment ? kept.value : fresh, (value) => keep({ moment, value })];
};
