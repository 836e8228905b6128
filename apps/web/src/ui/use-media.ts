import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is, at this moment, what a media query asks for. */
export const useMedia = (media: MediaQueryList): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
};
