import { dreiMagier, type Seen, type View } from '@wunderkammer/drei-magier';
import { botPlayer, playAll, seenLog, simulate, tableOf } from '@wunderkammer/kernel';

/** One step of a game, with the table before and after it. */
export interface Watched {
  readonly before: View;
  readonly seen: Seen;
  readonly view: View;
}

/** A whole game between bots, as a watcher sees it. */
export const watchGame = (seed: string): readonly Watched[] => {
  const { steps } = simulate(dreiMagier, 3, {}, botPlayer, seed);
  const table = tableOf(dreiMagier, 3);
  const views: View[] = [];
  const last = playAll(dreiMagier, table, steps, (before) => views.push(dreiMagier.view(before, 'watcher')));
  views.push(dreiMagier.view(last, 'watcher'));
  return seenLog(dreiMagier, table, steps, 'watcher').map((seen, index) => ({
    before: views[index]!,
    seen,
    view: views[index + 1]!,
  }));
};
