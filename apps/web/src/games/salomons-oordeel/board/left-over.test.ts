import { allSeats, botPlayer, playAll, simulate, tableOf } from '@wunderkammer/kernel';
import { type Stone, salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { expect, it } from 'vitest';
import { leftOverOpen } from './left-over.ts';

it.each(['easy', 'full'] as const)('the stones left over are those that were dealt to nobody (%s)', (variant) => {
  const { steps } = simulate(salomonsOordeel, 3, { variant }, botPlayer, 'left over');
  const [deal] = steps;
  if (deal?.type !== 'deal') throw new Error('a game begins with its deal');
  const dealt = new Set<Stone>(deal.hands.flat());
  const table = tableOf(salomonsOordeel, 3, { variant });
  for (let end = 1; end <= steps.length; end++) {
    const state = playAll(salomonsOordeel, table, steps.slice(0, end));
    const view = salomonsOordeel.view(state, 'watcher');
    const everybody = allSeats(3).map((seat) => salomonsOordeel.view(state, seat));
    const left = leftOverOpen(view, everybody);
    expect(left).toHaveLength(view.leftOver);
    expect(left!.filter((stone) => dealt.has(stone))).toEqual([]);
    expect(leftOverOpen(view, undefined)).toBeUndefined();
  }
});
