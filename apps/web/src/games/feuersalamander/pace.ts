import { PACE_FACTOR, useSettings } from '../../settings/settings.tsx';

/** What motion takes of its usual time: all of it at the normal pace and the calm one, none where nothing may move. */
export const usePace = (): number => {
  const { pace, still } = useSettings();
  return still ? 0 : Math.min(1, PACE_FACTOR[pace]);
};
