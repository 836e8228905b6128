import { PACE_FACTOR, useSettings } from '../../settings/settings.tsx';

/** How many seconds a motion takes that takes so many at the normal pace; none where nothing may move. */
export const usePace = (): ((seconds: number) => number) => {
  const { pace, still } = useSettings();
  const factor = still ? 0 : Math.min(1, PACE_FACTOR[pace]);
  return (seconds) => seconds * factor;
};
