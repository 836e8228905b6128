import { Net } from './net.ts';
import { CODED, STEP } from './net-weights.ts';
import type { Judge } from './shares.ts';

/** A weight is a whole number of steps, written in two digits: the characters from this one on, so many of them. */
export const FIRST_DIGIT = 40;
export const DIGITS = 52;
/** What stands for 0. */
export const MIDDLE = (DIGITS * DIGITS) / 2;

/** The weights that were written so. */
export const decode = (coded: string, step: number): Float64Array =>
  Float64Array.from({ length: coded.length / 2 }, (_, index) => {
    const high = coded.charCodeAt(2 * index) - FIRST_DIGIT;
    const low = coded.charCodeAt(2 * index + 1) - FIRST_DIGIT;
    return (high * DIGITS + low - MIDDLE) * step;
  });

let net: Net | undefined;

/** Judges as it has learnt from many games against itself. */
export const learntJudge: Judge = (figures, toThrow) => {
  net ??= new Net(decode(CODED, STEP));
  return net.judge(figures, toThrow);
};
