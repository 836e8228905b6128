import { botPlayer, playAll, seat, simulate, tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { Deduction } from './deduce.ts';
import { feuersalamander } from './game.ts';
import { notedClaims } from './notes.ts';
import type { Kind, View } from './vocabulary.ts';

const ME = seat(0);
const QUEEN = seat(1);
const MONK = seat(2);

const HIDDEN = { type: 'hidden' } as const;

/** A table where only hands matter. */
const tableWith = (own: readonly Kind[], queen: number, monk: number): View => {
  const view = feuersalamander.view(feuersalamander.create(tableOf(feuersalamander, 3)), ME);
  const hands = [own, new Array(queen).fill(HIDDEN), new Array(monk).fill(HIDDEN)];
  return { ...view, players: view.players.map((player, index) => ({ ...player, hand: hands[index]! })) };
};

const noted =
  (...notes: readonly (readonly [number, Kind])[]) =>
  (holder: number, kind: Kind): boolean =>
    notes.some(([of, what]) => of === holder && what === kind);

describe('what can be claimed as far as notes go', () => {
  it('is nothing without notes', () => {
    expect(notedClaims(tableWith(['fire', 'row2'], 2, 2), ME, noted())).toEqual([]);
  });

  it('[FS-31] is a combination of own and noted cards, its chamber and who holds what', () => {
    const found = notedClaims(tableWith(['fire', 'row2'], 2, 2), ME, noted([MONK, 'stone3']));
    expect(found).toEqual([
      {
        chamber: expect.objectContaining({ wing: 'fire', row: 2, stone: 3 }),
        claim: { own: ['fire', 'row2'], named: [[MONK, 'stone3']] },
      },
    ]);
  });

  it('names nobody for more cards than they hold', () => {
    const notes = noted([QUEEN, 'row5'], [QUEEN, 'stone1']);
    expect(notedClaims(tableWith(['air'], 2, 2), ME, notes)).toHaveLength(1);
    expect(notedClaims(tableWith(['air'], 1, 2), ME, notes)).toEqual([]);
  });

  it('is right and may be laid whenever it follows from the log and one may claim', () => {
    let laid = 0;
    for (const seed of ['a', 'b', 'c']) {
      const { steps } = simulate(feuersalamander, 3, {}, botPlayer, `noted ${seed}`);
      const notes = new Deduction(ME, 3);
      playAll(feuersalamander, tableOf(feuersalamander, 3), steps, (before, step) => {
        const view = feuersalamander.view(before, ME);
        const claims = feuersalamander.legal(before, ME).filter(({ type }) => type === 'claim');
        if (claims.length > 0) {
          for (const { claim } of notedClaims(view, ME, (of, kind) => notes.cell(of, kind).now?.value === 'has')) {
            laid++;
            expect(claims).toContainEqual({ by: ME, type: 'claim', ...claim });
            const seen = feuersalamander.seen(before, { by: ME, type: 'claim', ...claim }, ME);
            expect(seen).toMatchObject({ outcome: { type: 'right' } });
          }
        }
        notes.observe(feuersalamander.seen(before, step, ME));
      });
    }
    expect(laid).toBeGreaterThan(0);
  });
});
