import { feuersalamander } from '@wunderkammer/feuersalamander';
import { cloneState, sameState } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { ofType } from './choices.ts';
import { watchGame } from './testing.ts';
import { wayOf, waysOf } from './ways.ts';

describe('the ways shown on the board', () => {
  for (const seats of [2, 3, 4]) {
    it(`lead where the rules lead, at every move of a game of ${seats}`, () => {
      let shown = 0;
      watchGame(seats, `ways ${seats}`, (state, { by }) => {
        if (by === 'chance') return;
        for (const move of ofType(feuersalamander.legal(state, by), 'move')) {
          const way = wayOf(feuersalamander.view(state, by), move)!;
          const seen = feuersalamander.seen(state, move, by);
          if (seen.type !== 'move') throw new Error('a move is seen as a move');
          expect(way.pips).toBe(seen.pips);
          const [, a, sign, b, result] = /^(\d) ([+−]) (\d) = (\d+)$/.exec(way.reckoning)!;
          expect(sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)).toBe(way.pips);
          expect(Number(result)).toBe(way.pips);
          expect(way.field).toBe(seen.to.type === 'track' ? seen.to.field : undefined);
          expect(way.thrownOut === undefined ? [] : [way.thrownOut.seat]).toEqual(seen.thrownOut);
          shown++;
        }
      });
      expect(shown).toBeGreaterThan(0);
    });
  }

  it('are one where sum and difference both lead home, and the rules see no difference either', () => {
    let both = 0;
    watchGame(3, 'homes', (state, { by }) => {
      if (by === 'chance') return;
      const moves = ofType(feuersalamander.legal(state, by), 'move');
      const homes = moves.filter(({ home }) => home);
      const ways = waysOf(feuersalamander.view(state, by), moves);
      expect(ways).toHaveLength(moves.length - Math.max(0, homes.length - 1));
      if (homes.length < 2) return;
      const [one, other] = homes.map((step) => {
        const after = cloneState(state);
        expect(feuersalamander.play(after, step)).toBeUndefined();
        return after;
      });
      expect(sameState(one!, other!)).toBe(true);
      both++;
    });
    expect(both).toBeGreaterThan(0);
  });
});
