import type { Decision } from '@wunderkammer/feuersalamander/pieces';
import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { pointAt } from './pointing.ts';

const by = seat(0);
const place: Decision = { by, type: 'place', wing: 'fire', row: 5, stone: 2 };
const home: Decision = { by, type: 'move', use: 'sum', home: true };

describe('pointing at the board', () => {
  it('takes up a chamber where the token may stand', () => {
    expect(pointAt('chamber:fire-5-2', { by, legal: [place], ways: [] })).toEqual({
      type: 'draft',
      draft: { type: 'place', wing: 'fire', row: 5, stone: 2 },
    });
  });

  it('has the rules explain any other chamber', () => {
    expect(pointAt('chamber:air-1-1', { by, legal: [place], ways: [] })).toEqual({
      type: 'refused',
      step: { by, type: 'place', wing: 'air', row: 1, stone: 1 },
    });
  });

  it('goes home where that is possible, and says why where not', () => {
    expect(pointAt('home:0', { by, legal: [home], ways: [] })?.type).toBe('draft');
    expect(pointAt('home:0', { by, legal: [], ways: [] })?.type).toBe('refused');
  });

  it('means nothing elsewhere', () => {
    expect(pointAt('pile', { by, legal: [place], ways: [] })).toBeUndefined();
  });
});
