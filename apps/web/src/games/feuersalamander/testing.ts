import { feuersalamander, type Seen, type Step } from '@wunderkammer/feuersalamander';
import { botPlayer, playAll, seenLog, simulate, tableOf } from '@wunderkammer/kernel';

type State = ReturnType<typeof feuersalamander.create>;

/** Goes through a game of bots, and shows each state before its step. Returns what a watcher saw. */
export const watchGame = (seats: number, seed: string, before: (state: State, step: Step) => void): readonly Seen[] => {
  const { steps } = simulate(feuersalamander, seats, {}, botPlayer, seed);
  const table = tableOf(feuersalamander, seats);
  playAll(feuersalamander, table, steps, before);
  return seenLog(feuersalamander, table, steps, 'watcher');
};
