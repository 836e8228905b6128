import type { Happening, Seen, View } from './vocabulary.ts';

/** What a throw can be earned by (DM-10, DM-30). */
export type Reason = Extract<Happening, { type: 'throwEarned' }>['reason'];

/** What earned the throw that is due next. They are taken in the order in which they were earned: those left were earned last. */
export const earnedBy = ({ throwsDue }: View, log: readonly Seen[]): Reason | undefined => {
  const earned = log.flatMap(({ happened }) =>
    happened.flatMap((happening) => (happening.type === 'throwEarned' ? [happening.reason] : [])),
  );
  return earned[earned.length - throwsDue];
};
