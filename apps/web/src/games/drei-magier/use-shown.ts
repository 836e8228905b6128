import type { Seen, View } from '@wunderkammer/drei-magier/pieces';
import type { Viewer } from '@wunderkammer/kernel';
import { useMemo } from 'react';
import { PACE_FACTOR, useSettings } from '../../settings/settings.tsx';
import { usePace } from '../../table/pace.ts';
import { usePassed, useViewBefore } from '../../table/use-told.ts';
import { dwell } from './dwell.ts';
import { CARD_SECONDS, revealSeconds } from './timing.ts';

/** What the table shows of the last step. */
export interface Shown {
  /** The last step; figures may still be under way when all else of it has been shown. */
  readonly last: Seen | undefined;
  /** The same for as long as it is being shown. */
  readonly event: Seen | undefined;
  /** The table before it, if that was seen. */
  readonly before: View | undefined;
  /** The wands lie still, the figure has arrived. */
  readonly arrived: boolean;
  /** The table as far as the eye knows it. */
  readonly known: View;
  /** The same for the cards: one that is won is admired before it lies with the others. */
  readonly counted: View;
}

interface Showing {
  readonly view: View;
  readonly viewer: Viewer;
  readonly version: number;
  readonly event: Seen | undefined;
  /** Whoever sits in front is to decide something: by then everything has been shown. */
  readonly asked: boolean;
}

/** Nothing tells what a step brought before the motion that shows it has ended; and no scene stays in the way for longer than it is looked at. */
export const useShown = ({ view, viewer, version, event: last, asked }: Showing): Shown => {
  const pace = usePace();
  const { pace: chosen } = useSettings();
  const before = useViewBefore({ viewer, version, view });
  const stays = last === undefined || asked ? 0 : dwell(last, viewer) * PACE_FACTOR[chosen];
  const event = usePassed(version, stays) ? undefined : last;
  const reveal = revealSeconds(event) * 1000 * pace;
  const admired = event?.happened.some(({ type }) => type === 'card') ? CARD_SECONDS * 1000 * pace : 0;
  const arrived = usePassed(version, reveal);
  const admiredEnough = usePassed(version, reveal + admired);
  const earlier = before ?? view;
  const known = arrived ? view : earlier;
  const counted = admiredEnough ? view : earlier;
  return useMemo(
    () => ({ last, event, before, arrived, known, counted }),
    [last, event, before, arrived, known, counted],
  );
};
