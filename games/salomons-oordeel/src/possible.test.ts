import { allViewers, FastRandom, playAll, randomPlayer, seat, simulate, type Viewer } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from './game.ts';
import { picture, TableTrial } from './testing.ts';
import type { Seen, Step, Stone, View } from './vocabulary.ts';

interface Known {
  readonly view: View;
  readonly log: readonly Seen[];
}

/** What somebody knows after these steps. */
const knownAfter = ({ table }: TableTrial, steps: readonly Step[], viewer: Viewer): Known => {
  const log: Seen[] = [];
  const state = playAll(game, table, steps, (before, step) => log.push(game.seen(before, step, viewer)));
  return { view: game.view(state, viewer), log };
};

const handsOf = (steps: readonly Step[]): readonly (readonly Stone[])[] =>
  steps.flatMap((step) => (step.type === 'deal' ? step.hands : []));

describe('a possible truth', () => {
  it.each([
    [2, { first: 1 }],
    [3, { protection: true }],
    [3, { openOnly: true }],
  ])('is a game that its viewer could not tell from the real one (%i players, %o)', (seats, options) => {
    const trial = new TableTrial(seats, options);
    const random = new FastRandom('possible');
    const { steps } = simulate(game, seats, trial.table.options, randomPlayer, 'possible');
    // Before and after the others stand, and late, when few stones are hidden: those are quick to draw.
    for (const moment of [1, 2, ...[0.7, 0.8, 0.9, 1].map((part) => Math.floor(steps.length * part))]) {
      for (const viewer of allViewers(seats)) {
        const known = knownAfter(trial, steps.slice(0, moment), viewer);
        const draw = game.possible(trial.table, known.view, known.log);
        expect(knownAfter(trial, draw(random), viewer)).toEqual(known);
      }
    }
  });

  it('[SO-3] has other hands before the stones stand, any stone in any of them', () => {
    const trial = new TableTrial(3, { first: 2 });
    const steps = simulate(game, 3, trial.table.options, randomPlayer, 'hands').steps.slice(0, 2);
    const { view, log } = knownAfter(trial, steps, seat(1));
    const draw = game.possible(trial.table, view, log);
    const random = new FastRandom('hands');
    const own = handsOf(steps)[1]!;
    const found = [new Set<Stone>(), new Set<Stone>()];
    for (let time = 0; time < 60; time++) {
      const hands = handsOf(draw(random));
      expect(hands[1]).toEqual(own);
      for (const name of hands[0]!) found[0]!.add(name);
      for (const name of hands[2]!) found[1]!.add(name);
    }
    for (const names of found) expect(names.size).toBe(30 - own.length);
  });

  it('[SO-4] tells nothing of the order in which others were dealt or named their stones', () => {
    const MINE = 'r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . p2 . . . .';
    const THEIRS = '. . . y4 y5 yE / g2 . . g4 gE . / b2 . . b4 b5 bE';
    const trial = new TableTrial(2, { first: 0 });
    const [mine, theirs] = [picture(MINE), picture(THEIRS)];
    const steps: Step[] = [
      { by: 'chance', type: 'deal', hands: [mine, theirs].map((cells) => cells.map(([name]) => name)) },
      { by: seat(0), type: 'arrange', cells: mine },
      { by: seat(1), type: 'arrange', cells: theirs },
    ];
    const { view, log } = knownAfter(trial, steps, seat(0));
    const draw = game.possible(trial.table, view, log);
    const random = new FastRandom('order');
    const [firstDealt, firstNamed] = [new Set<string>(), new Set<string>()];
    for (let time = 0; time < 40; time++) {
      const [deal, own, other] = draw(random);
      expect(own).toEqual(steps[1]);
      firstDealt.add(deal?.type === 'deal' ? deal.hands[1]![0]! : '');
      firstNamed.add(other?.type === 'arrange' ? other.cells[0]!.slice(1).join(' ') : '');
    }
    expect(firstDealt.size).toBeGreaterThan(8);
    expect(firstNamed.size).toBeGreaterThan(5);
  });
});
