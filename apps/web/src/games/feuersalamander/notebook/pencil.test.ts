import { Deduction, type Seen } from '@wunderkammer/feuersalamander/pieces';
import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { jottings, noteOfHolding, pencilKey } from './pencil.ts';

const ME = seat(0);
const QUEEN = seat(1);

const ask = (by: number, asked: number, answer: boolean): Seen => ({
  by: seat(by),
  type: 'ask',
  card: 'row5',
  asked: seat(asked),
  answer,
  freed: false,
});

describe('what is noted of a card', () => {
  it('is taken down from an answer, of others only', () => {
    expect(jottings(ask(0, 1, true), ME)).toEqual([[pencilKey(QUEEN, 'row5'), 'has']]);
    expect(jottings(ask(0, 1, false), ME)).toEqual([[pencilKey(QUEEN, 'row5'), 'not']]);
    expect(jottings(ask(1, 0, true), ME)).toEqual([]);
  });

  it('is in pencil, unless the game says for certain that it is so, or that it is not', () => {
    const marks = { [pencilKey(QUEEN, 'row5')]: 'has', [pencilKey(QUEEN, 'air')]: 'maybe' };
    expect(noteOfHolding(undefined, marks, QUEEN, 'row5')).toBe('pencil');
    expect(noteOfHolding(undefined, marks, QUEEN, 'air')).toBeUndefined();
    const after = (answer: boolean): Deduction => {
      const deduction = new Deduction(ME, 2);
      const hidden = [{ type: 'hidden' }, { type: 'hidden' }] as const;
      deduction.observe({ by: 'chance', type: 'deal', hands: [['fire', 'row2'], hidden] });
      deduction.observe(ask(0, 1, answer));
      return deduction;
    };
    expect(noteOfHolding(after(true), {}, QUEEN, 'row5')).toBe('printed');
    expect(noteOfHolding(after(false), marks, QUEEN, 'row5')).toBeUndefined();
  });
});
