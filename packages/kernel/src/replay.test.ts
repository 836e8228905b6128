import { type ToyTypes, toyGame } from '@wunderkammer/testkit/toy';
import { describe, expect, it } from 'vitest';
import { makeFairness } from './fairness.ts';
import type { GameRecord } from './record.ts';
import { replayRecord } from './replay.ts';
import { botPlayer, randomPlayer } from './seating.ts';
import { simulate } from './simulate.ts';
import { verifyRecord } from './verify.ts';

const record = simulate(toyGame, 3, { highest: 2 }, randomPlayer, 'kernel');
const check = (change: object): unknown => replayRecord({ ...record, ...change }, [toyGame]);
const steps = (...changed: unknown[]): object => ({ steps: changed, result: undefined });
const [deal, ...bids] = record.steps;

describe('replay', () => {
  it('accepts a whole game, a part of one, and one without its result', () => {
    expect(check({})).toMatchObject({ ok: true, turn: { type: 'over' } });
    const { result: _, ...open } = record;
    expect(replayRecord({ ...open, steps: [deal] }, [toyGame])).toMatchObject({ ok: true, turn: { type: 'decision' } });
    expect(replayRecord(open, [toyGame])).toMatchObject({ ok: true });
  });

  it.each<[string, object, object]>([
    ['another format', { format: 'record/2' }, { at: -1, code: 'record/format' }],
    ['an unknown game', { game: 'chess' }, { at: -1, code: 'record/game' }],
    ['too many seats', { seats: 7 }, { at: -1, code: 'record/seats' }],
    ['a huge number', { seats: 1e308 }, { at: -1, code: 'record/seats' }],
    ['an unknown key', { extra: 1 }, { at: -1, code: 'record/unknown-key' }],
    ['an unknown option', { options: { lowest: 1 } }, { at: -1, code: 'record/options' }],
    ['null options', { options: null }, { at: -1, code: 'record/options' }],
    ['steps that are no list', { steps: {} }, { at: -1, code: 'record/steps' }],
    ['a meta that is no object', { meta: [] }, { at: -1, code: 'record/meta' }],
    ['a fairness that is no object', { fairness: 'yes' }, { at: -1, code: 'record/fairness' }],
    ['a step that is no object', steps(deal, 7), { at: 1, code: 'record/step' }],
    ['a seat out of range', steps(deal, { by: 3, type: 'bid', bid: 0 }), { at: 1, code: 'record/step' }],
    ['a step type of nobody', steps(deal, { by: 0, type: 'deal', cards: [1, 2, 3] }), { at: 1, code: 'record/step' }],
    ['a step of chance by a seat', steps({ by: 'chance', type: 'bid', bid: 0 }), { at: 0, code: 'record/step' }],
    ['an unknown key in a step', steps(deal, { by: 0, type: 'bid', bid: 0, x: 1 }), { at: 1, code: 'record/step' }],
    ['a result too early', { steps: [deal] }, { at: 1, code: 'result/early' }],
    ['a malformed result', { result: { ranking: [[0, 1, 2]] } }, { at: 4, code: 'result/shape' }],
    ['a null result', { result: null }, { at: 4, code: 'result/shape' }],
    ['a wrong result', { result: { ranking: [[0, 1, 2]], scores: [0, 0, 0] } }, { at: 4, code: 'result/wrong' }],
  ])('refuses %s as a fault of form', (_name, change, expected) => {
    expect(check(change)).toMatchObject({ ok: false, rule: 'record', ...expected });
  });

  it('names the seat and the rule of an illegal step, and looks no further', () => {
    const high = { by: 0, type: 'bid', bid: 3 };
    expect(check(steps(deal, high, 'not even a step'))).toMatchObject({
      ok: false,
      at: 1,
      rule: 'TOY-3',
      code: 'bid/high',
      message: 'seat 0, bid: bid/high (TOY-3)',
      refused: { step: high },
    });
  });

  it('lets the order inside a ranking group be free', () => {
    const tied = {
      options: { highest: 0 },
      result: undefined,
      steps: [deal, ...[0, 1, 2].map((by) => ({ by, type: 'bid', bid: 0 }))],
    };
    expect(check(tied)).toMatchObject({ ok: true });
    const cards = (deal as Extract<ToyTypes['Step'], { type: 'deal' }>).cards;
    const ranking = [...cards.keys()].sort((a, b) => cards[b]! - cards[a]!).map((index) => [index]);
    expect(check({ ...tied, result: { ranking, scores: cards } })).toMatchObject({ ok: true });
    expect(check({ ...tied, result: { ranking: ranking.toReversed(), scores: cards } })).toMatchObject({ ok: false });
  });

  it('leaves the order within a rank free, and no other', () => {
    const dealt = { by: 'chance', type: 'deal', cards: [1, 2, 6] };
    const shared = { steps: [dealt, ...[2, 1, 0].map((bid, by) => ({ by, type: 'bid', bid }))] };
    const result = (...ranking: number[][]): object => ({ ...shared, result: { ranking, scores: [3, 3, 6] } });
    expect(check(result([2], [0, 1]))).toMatchObject({ ok: true });
    expect(check(result([2], [1, 0]))).toMatchObject({ ok: true });
    expect(check(result([2], [0], [1]))).toMatchObject({ ok: false, code: 'result/wrong' });
    expect(check(result([0, 1], [2]))).toMatchObject({ ok: false, code: 'result/wrong' });
  });

  it.each([null, 7, 'x', [], [[[[]]]]])('refuses %j as a record', (value) => {
    expect(replayRecord(value, [toyGame])).toMatchObject({ ok: false, at: -1, rule: 'record' });
  });
});

describe('simulate and verify', () => {
  it('give the same record for the same seed', () => {
    expect(simulate(toyGame, 3, { highest: 2 }, randomPlayer, 'kernel')).toEqual(record);
    expect(simulate(toyGame, 3, { highest: 2 }, randomPlayer, 'other')).not.toEqual(record);
    expect(simulate(toyGame, 2, {}, botPlayer, 'x').steps).toHaveLength(3);
  });

  it('prove a fair game', () => {
    expect(verifyRecord(record, [toyGame])).toEqual({ ok: true, checked: 1 });
  });

  const forged = (change: Partial<GameRecord<ToyTypes>>): unknown => verifyRecord({ ...record, ...change }, [toyGame]);

  it('find a deal that the seed does not give', () => {
    const cards = (deal as Extract<ToyTypes['Step'], { type: 'deal' }>).cards.toReversed();
    const { result: _, ...open } = record;
    const other = { ...open, steps: [{ ...deal!, cards }, ...bids] };
    expect(verifyRecord(other, [toyGame])).toMatchObject({ ok: false, at: 0 });
  });

  it('name what is wrong first: a throw the seed does not give, or a step against the rules', () => {
    const cards = (deal as Extract<ToyTypes['Step'], { type: 'deal' }>).cards.toReversed();
    const { result: _, ...open } = record;
    const swapped = { ...deal!, cards };
    expect(verifyRecord({ ...open, steps: [swapped, swapped] }, [toyGame])).toMatchObject({ ok: false, at: 0 });
    expect(verifyRecord({ ...open, steps: [bids[0]!, swapped] }, [toyGame])).toMatchObject({ ok: false, at: 0 });
  });

  it('take a seed of 32 bytes only, though another one fits the commitment', () => {
    const short = makeFairness('00'.repeat(31), ['', '', '']);
    expect(forged({ fairness: short })).toMatchObject({ ok: false, message: expect.stringContaining('64') });
  });

  it('find other entropy, another seed, an illegal step and a missing proof', () => {
    expect(forged({ fairness: { ...record.fairness, entropy: ['x', '', ''] } })).toMatchObject({ ok: false, at: 0 });
    expect(forged({ fairness: { ...record.fairness, seed: '00'.repeat(32) } })).toMatchObject({ ok: false, at: -1 });
    expect(forged({ steps: [deal!, deal!] })).toMatchObject({ ok: false, at: 1 });
    const { fairness: _, ...bare } = record;
    expect(verifyRecord(bare, [toyGame])).toEqual({
      ok: false,
      at: -1,
      message: 'the record has no fairness to check',
    });
    expect(verifyRecord('nonsense', [toyGame])).toMatchObject({ ok: false, at: -1 });
  });
});
