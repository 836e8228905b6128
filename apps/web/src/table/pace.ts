import { PACE_FACTOR, useSettings } from '../settings/settings.tsx';

/**
 * What every motion, and every wait for it, takes of its usual time: all of it at the normal pace and the calm one, less
 * for those in a hurry, none where nothing may move.
 */
export const usePace = (): number => {
  const { pace, still } = useSettings();
  return still ? 0 : Math.min(1, PACE_FACTOR[pace]);
};
