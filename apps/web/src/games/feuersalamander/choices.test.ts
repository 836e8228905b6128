import { feuersalamander } from '@wunderkammer/feuersalamander';
import { describe, expect, it } from 'vitest';
import { claimOf, isSameClaim, ofType, picksOf } from './choices.ts';
import { watchGame } from './testing.ts';

describe('a combination put together card by card', () => {
  it('can be every combination that may be laid', () => {
    let claims = 0;
    watchGame(3, 'claims', (state, { by }) => {
      if (by === 'chance') return;
      for (const claim of ofType(feuersalamander.legal(state, by), 'claim')) {
        expect(isSameClaim(claimOf(picksOf(claim, by), by)!, claim)).toBe(true);
        claims++;
      }
    });
    expect(claims).toBeGreaterThan(0);
  });

  it('is none as long as a card is missing', () => {
    expect(claimOf({}, 0 as never)).toBeUndefined();
  });
});
