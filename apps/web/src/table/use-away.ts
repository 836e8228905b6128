import { useEffect, useState } from 'react';

/** Whether something was told while whoever looks was elsewhere: the moment at which they left, until they have read on. */
export const useAway = (version: number): { readonly left: number | undefined; readonly read: () => void } => {
  const [left, leave] = useState<number>();
  useEffect(() => {
    const look = (): void => {
      leave((before) => (document.hidden ? (before ?? version) : before === version ? undefined : before));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [version]);
  return { left: left !== undefined && left < version ? left : undefined, read: () => leave(undefined) };
};
