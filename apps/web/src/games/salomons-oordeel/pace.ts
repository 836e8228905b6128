import { PACE_FACTOR, useSettings } from '../../settings/settings.tsx';

/** What every motion and every wait for it is multiplied by: less for those in a hurry, nothing where nothing may move. */
export const usePace = (): number => {
  const { pace, still } = useSettings();
  return still ? 0 : Math.min(1, PACE_FACTOR[pace]);
};
