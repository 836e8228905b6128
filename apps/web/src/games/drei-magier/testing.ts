import { dreiMagier, type Seen, type View } from '@wunderkammer/drei-magier';
import { botPlayer, simulate, tableOf } from '@wunderkammer/kernel';

/** One step of a game, with the table before and after it. */
export interface Watched {
  readonly before: View;
  readonly seen: Seen;
  readonly view: View;
}

/** A whole game between bots, as a watcher sees it. */
export const watchGame = (seed: string): readonly Watched[] => {
  const { steps } = simulate(dreiMagier, 3, {}, botPlayer, seed);
  const state = dreiMagier.create(tableOf(dreiMagier, 3));
  return steps.map((step) => {
    const before = dreiMagier.view(state, 'watcher');
    const seen = dreiMagier.seen(state, step, 'watcher');
    dreiMagier.play(state, step);
    return { before, seen, view: dreiMagier.view(state, 'watcher') };
  });
};
