import { cloneState, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { type Figures, figuresOf } from '../figures.ts';
import { dreiMagier } from '../game.ts';
import type { State } from '../state.ts';
import { allBut, Scenario, type Setup } from '../testing.ts';
import { Foresight } from './foresight.ts';
import { learntJudge } from './learnt.ts';
import { decided, type Judge, type Shares } from './shares.ts';

const { engine } = dreiMagier;

/** What is to be expected of a throw, by playing every course of it by the rules. */
const playedOut = (state: State, thrower: number, judge: Judge): Shares => {
  const { phase, player } = dreiMagier.view(state, 'watcher');
  const figures = figuresOf(dreiMagier.view(state, 'watcher'));
  const over = decided(figures);
  if (over !== undefined) return over;
  if (player !== thrower || phase.type === 'throwDue') return judge(figures, player ?? 0);
  if (engine.isChance(state)) {
    const moves = new Int32Array(512);
    const chances = new Float64Array(512);
    const total: [number, number, number] = [0, 0, 0];
    for (let index = engine.outcomes(state, moves, chances) - 1; index >= 0; index--) {
      const next = cloneState(state);
      engine.happen(next, moves[index]!);
      const shares = playedOut(next, thrower, judge);
      for (let own = 0; own < 3; own++) total[own]! += chances[index]! * shares[own]!;
    }
    return total;
  }
  return dreiMagier
    .legal(state, seat(thrower))
    .map((choice) => {
      const next = cloneState(state);
      dreiMagier.play(next, choice);
      return playedOut(next, thrower, judge);
    })
    .reduce((best, other) => (other[thrower]! > best[thrower]! ? other : best));
};

// No mage can come to another's place, so that no duel is to be fought.
const SETUPS: readonly (readonly [string, Setup])[] = [
  ['at the beginning', { player: 1 }],
  [
    'with a place that is empty',
    {
      apprentices: ['forest-house-1', 'moon', 'life'],
      mages: ['house', 'labyrinth', 'labyrinth'],
      cards: [[], ['house', 'sun', 'mill'], ['house']],
    },
  ],
  [
    'before the sixth card',
    {
      player: 2,
      mages: ['life', 'life', 'castle'],
      apprentices: ['sun', 'life', 'castle-sun-1'],
      cards: [[], [], allBut('castle', 'sun')],
      stones: [2],
    },
  ],
];

describe('foresight', () => {
  it.each(SETUPS)('foresees what the rules bring about: %s', (_, setup) => {
    const { state } = new Scenario(setup);
    const thrower = setup.player ?? 0;
    const throwing = cloneState(state);
    dreiMagier.play(throwing, { by: seat(thrower), type: 'throw' });
    // Of tables that the rule of thumb likes as much, either may be taken: the learnt judge tells all apart.
    const expected = playedOut(throwing, thrower, learntJudge);
    const foreseen = new Foresight(learntJudge).expect(figuresOf(dreiMagier.view(state, 'watcher')), thrower);
    for (let own = 0; own < 3; own++) expect(foreseen[own]).toBeCloseTo(expected[own]!, 10);
  });
});

describe('the learnt judge', () => {
  const figures: Figures = figuresOf(
    new Scenario({
      mages: ['life', 'forest', 'castle'],
      apprentices: ['life', 'sun-mill-2', 'house'],
      cards: [['forest'], ['sun', 'mill'], ['house']],
      stones: [1],
    }).view(),
  );

  it('shares one game among three', () => {
    for (let toThrow = 0; toThrow < 3; toThrow++) {
      const shares = learntJudge(figures, toThrow);
      expect(shares[0] + shares[1] + shares[2]).toBeCloseTo(1, 10);
    }
  });

  it('thinks more of a player who has more cards', () => {
    const rich = figuresOf(new Scenario({ cards: [allBut('sun', 'moon'), ['sun'], []] }).view());
    const [first, second, third] = learntJudge(rich, 0);
    expect(first).toBeGreaterThan(0.5);
    expect(Math.max(second, third)).toBeLessThan(0.3);
  });
});
