import { feuersalamander, KINDS, type Kind, type Seen } from '@wunderkammer/feuersalamander';
import { botPlayer, playAll, seenLog, simulate, tableOf } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { lastLaidOff } from './laid-off.ts';

const countsOf = (laidOff: readonly Kind[]): readonly number[] =>
  KINDS.map((kind) => laidOff.filter((each) => each === kind).length);

it('says at every moment of a game which card came onto the heap last, by what had been seen until then', () => {
  const { steps } = simulate(feuersalamander, 3, {}, botPlayer, 'heap');
  const table = tableOf(feuersalamander, 3);
  const log: readonly Seen[] = seenLog(feuersalamander, table, steps, 'watcher');
  let before: readonly number[] = KINDS.map(() => 0);
  let at = 0;
  const uppermost = new Set<Kind>();
  playAll(feuersalamander, table, steps, (state) => {
    const counts = countsOf(feuersalamander.view(state, 'watcher').laidOff);
    const added = KINDS.filter((_, index) => counts[index]! > before[index]!);
    if (added.length === 1) {
      expect(lastLaidOff(log.slice(0, at))).toBe(added[0]);
      uppermost.add(added[0]!);
    }
    // Whatever else happened, nothing of it took the place of the card that lay there.
    else if (added.length === 0)
      expect(lastLaidOff(log.slice(0, at))).toBe(lastLaidOff(log.slice(0, Math.max(0, at - 1))));
    before = counts;
    at++;
  });
  expect(uppermost.size).toBeGreaterThan(4);
});
