import type { Seen, View } from '@wunderkammer/drei-magier/pieces';
import type { Seat, Viewer } from '@wunderkammer/kernel';
import { useMemo } from 'react';
import { PACE_FACTOR, useSettings } from '../../settings/settings.tsx';
import { CLOSING } from '../../table/lingering.ts';
import { usePace } from '../../table/pace.ts';
import { usePassed, useViewBefore } from '../../table/use-told.ts';
import { dwell } from './dwell.ts';
import { isTied } from './scenes/duel-scene.ts';
import { CARD_SECONDS, revealSeconds } from './timing.ts';

/** What the table shows of the last step. */
export interface Shown {
  /** The last step; figures may still be under way when all else of it has been shown. */
  readonly last: Seen | undefined;
  /** The same for as long as it is being shown. */
  readonly event: Seen | undefined;
  /** The table before it, if that was seen. */
  readonly before: View | undefined;
  /** Who has won, from when the last step has been looked at until the result comes. */
  readonly winner: Seat | undefined;
  /** The wands lie still, the figure has arrived. */
  readonly arrived: boolean;
  /** A duel was a tie, and nobody has decided anything in the new one yet. */
  readonly tied: boolean;
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
  readonly log: readonly Seen[];
  /** Whoever sits in front is to decide something: by then everything has been shown. */
  readonly asked: boolean;
}

/** Nothing tells what a step brought before the motion that shows it has ended; and no scene stays in the way for longer than it is looked at. */
export const useShown = ({ view, viewer, version, event: last, log, asked }: Showing): Shown => {
  const pace = usePace();
  const { pace: chosen } = useSettings();
  const before = useViewBefore({ viewer, version, view });
  const stays = last === undefined || asked ? 0 : dwell(last, viewer) * PACE_FACTOR[chosen];
  const lookedAt = usePassed(version, stays);
  const event = lookedAt ? undefined : last;
  const closed = usePassed(version, last === undefined ? 0 : stays + CLOSING * PACE_FACTOR[chosen]);
  const winner = view.turn.type === 'over' && lookedAt && !closed ? view.turn.outcome.ranking[0]![0] : undefined;
  const reveal = revealSeconds(event) * 1000 * pace;
  const admired = event?.happened.some(({ type }) => type === 'card') ? CARD_SECONDS * 1000 * pace : 0;
  const arrived = usePassed(version, reveal);
  const admiredEnough = usePassed(version, reveal + admired);
  const tied = isTied(arrived ? log : log.slice(0, -1));
  const earlier = before ?? view;
  const known = arrived ? view : earlier;
  const counted = admiredEnough ? view : earlier;
  return useMemo(
    () => ({ last, event, before, winner, arrived, tied, known, counted }),
    [last, event, before, winner, arrived, tied, known, counted],
  );
};
