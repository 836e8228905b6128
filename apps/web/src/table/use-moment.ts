import { use, useState } from 'react';
import { TableFrameContext } from './context.ts';

/** State that belongs to one moment of the game: it is gone as soon as the moment is, or as it is let go. */
export const useMoment = <T>(moment: string | number, fresh: T): readonly [T, (value: T) => void] => {
  const frame = use(TableFrameContext);
  const letGo = frame?.letGo ?? 0;
  const [kept, keep] = useState({ moment, letGo, value: fresh });
  const isNow = kept.moment === moment && kept.letGo === letGo;
  const change = (value: T): void => {
    // Why the last try was refused is of no interest any more when something else is chosen.
    frame?.dismissRefusal();
    keep({ moment, letGo, value });
  };
  return [isNow ? kept.value : fresh, change];
};
