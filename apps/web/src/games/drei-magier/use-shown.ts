import type { Seen, View } from '@wunderkammer/drei-magier/pieces';
import { useMemo } from 'react';
import type { Phase } from '../../table/director.ts';
import { usePace } from '../../table/pace.ts';
import { usePassed } from '../../table/use-told.ts';
import { isTied } from './scenes/duel-scene.ts';
import { revealSeconds } from './timing.ts';

/** What the table shows of the last step. */
export interface Shown {
  /** The last step; figures may still be under way when all else of it has been shown. */
  readonly last: Seen | undefined;
  /** The same for as long as it is being shown or read. */
  readonly event: Seen | undefined;
  /** The table before it, if that was seen. */
  readonly before: View | undefined;
  /** The wands lie still, the figure has arrived: the next picture of the scene may come. */
  readonly arrived: boolean;
  /** A duel was a tie, and nobody has decided anything in the new one yet. */
  readonly tied: boolean;
  /** The table as far as it has been told. */
  readonly known: View;
}

interface Showing {
  readonly told: View;
  readonly before: View | undefined;
  readonly phase: Phase;
  readonly version: number;
  readonly event: Seen | undefined;
  readonly log: readonly Seen[];
}

/** The pictures within a scene follow each other by themselves; all that is said or counted goes by the table's clock. */
export const useShown = ({ told: known, before, phase, version, event: last, log }: Showing): Shown => {
  const pace = usePace();
  const event = phase === 'showing' || phase === 'told' ? last : undefined;
  const revealed = usePassed(version, revealSeconds(last) * 1000 * pace);
  const arrived = revealed || phase !== 'showing';
  const tied = isTied(log);
  return useMemo(() => ({ last, event, before, arrived, tied, known }), [last, event, before, arrived, tied, known]);
};
