import { seatBot, sha256, simulate, toHex, utf8 } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { feuersalamander } from '../game.ts';
import type { FeuersalamanderTypes } from '../vocabulary.ts';
import { sparring } from './index.ts';

describe('sparring partners', () => {
  it.each([
    [2, 'fb64153eaef5d50575fe13e2990d782d97e3e3c616d9903aa21632d38addb877'],
    [3, '187b7246ccf1383ed7f657be08c7832ce3932dd919731c91463f91dc7ddab968'],
    [4, '0d4e22fe50bae40a344ce4979eb317c1a028b5df4fcb9dc855e42e9aa59f6329'],
  ])('have the first bot play a game of %i as it always did', (seats, digest) => {
    const record = simulate(feuersalamander, seats, {}, seatBot<FeuersalamanderTypes>(sparring['steady-1']), 'frozen');
    expect(toHex(sha256(utf8(JSON.stringify(record.steps))))).toBe(digest);
  });

  it.each([2, 3, 4])('have newcomers play a whole game of %i', (seats) => {
    const { result } = simulate(feuersalamander, seats, {}, seatBot<FeuersalamanderTypes>(sparring.newcomer), 'new');
    expect(result?.ranking[0]).toHaveLength(1);
  });
});
