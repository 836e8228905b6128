import { feuersalamander } from '@wunderkammer/feuersalamander';
import { describe, expect, it } from 'vitest';
import { claimOf, type Draft, decisionOf, isSameClaim, NOTHING, ofType, picksOf, sameDraft } from './choices.ts';
import { promptOf } from './prompt.ts';
import { watchGame } from './testing.ts';
import en from './words/en.ts';

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

describe('what is taken up', () => {
  const discard = (card: 'row5' | 'stone1', at: number): Draft => ({ type: 'discard', card, at });

  it('is the same once more only if it is the same thing: of two equal cards, the same one', () => {
    expect(sameDraft(discard('row5', 0), discard('row5', 0))).toBe(true);
    expect(sameDraft(discard('row5', 0), discard('row5', 1))).toBe(false);
    expect(sameDraft({ type: 'ask', card: 'row5' }, discard('row5', 0))).toBe(false);
    expect(sameDraft({ type: 'place', wing: 'air', row: 1 }, { type: 'place', wing: 'air', row: 2 })).toBe(false);
    expect(sameDraft(NOTHING, NOTHING)).toBe(false);
  });

  it('is the decision that the rules offer, and none before it is whole', () => {
    let found = 0;
    watchGame(3, 'drafts', (state, { by }) => {
      if (by === 'chance') return;
      const legal = feuersalamander.legal(state, by);
      for (const move of ofType(legal, 'move')) expect(decisionOf({ type: 'move', step: move }, legal)).toBe(move);
      for (const { wing, row, stone, ...place } of ofType(legal, 'place')) {
        expect(decisionOf({ type: 'place', wing, row, stone }, legal)).toEqual({ ...place, wing, row, stone });
        expect(decisionOf({ type: 'place', wing, row }, legal)).toBeUndefined();
        found++;
      }
    });
    expect(found).toBeGreaterThan(0);
  });
});

describe('the prompt', () => {
  it('speaks of a combination only where one can be laid', () => {
    let without = 0;
    watchGame(3, 'claims', (state, { by }) => {
      if (by === 'chance') return;
      const view = feuersalamander.view(state, by);
      const says = (hasClaims: boolean) => promptOf(view, by, ['A', 'B', 'C'], en, hasClaims).text;
      if (view.phase.type === 'home')
        expect([says(true), says(false)]).toEqual([en.prompt.home, en.prompt.homeWithout]);
      if (view.phase.type !== 'begin' || !view.phase.mayClaim) return;
      expect(says(true)).toBe(en.prompt.beginOrClaim);
      expect(says(false)).toBe(en.prompt.begin);
      without++;
    });
    expect(without).toBeGreaterThan(0);
  });
});
