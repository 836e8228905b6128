import { commitTo, makeFairness, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { weigh } from './check.ts';

const SEED = '5a'.repeat(32);
const record = { seats: 2, fairness: makeFairness(SEED, ['anna', '']) };
const verified = { ok: true, checked: 12 } as const;

describe('the proof of a game', () => {
  it('is fair when everything was computed again, and the witness saw the same', () => {
    const proof = weigh(record, verified, { seal: commitTo(SEED), entropy: { seat: seat(0), text: 'anna' } });
    expect(proof).toMatchObject({ fair: true, sameSeal: true, ownWord: true, fairness: { seed: SEED } });
  });

  it('leaves open what nobody witnessed', () => {
    expect(weigh(record, verified)).toMatchObject({ fair: true, sameSeal: undefined, ownWord: undefined });
  });

  it('is not fair when the seal or what one added was exchanged, however well it computes', () => {
    expect(weigh(record, verified, { seal: commitTo('00'.repeat(32)) })).toMatchObject({
      fair: false,
      sameSeal: false,
    });
    expect(weigh(record, verified, { entropy: { seat: seat(1), text: 'bert' } })).toMatchObject({
      fair: false,
      ownWord: false,
    });
  });

  it('is not fair without a proof', () => {
    const none = weigh({ seats: 2 }, { ok: false, at: -1, message: 'no fairness' });
    expect(none).toMatchObject({ fair: false, fairness: undefined });
  });
});
