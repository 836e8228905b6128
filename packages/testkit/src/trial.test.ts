import { type Game, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { ScriptedRandom } from './scripted-random.ts';
import { type ToyTypes, toyGame } from './toy/index.ts';
import { type Shorthand, Trial } from './trial.ts';

/** `deal 5 2`, `0 bid 1`. */
const SHORT: Shorthand<ToyTypes> = {
  read: (line) => {
    const [first, ...rest] = line.split(' ');
    return first === 'deal'
      ? { by: 'chance', type: 'deal', cards: rest.map(Number) }
      : { by: seat(Number(first)), type: 'bid', bid: Number(rest[1]) };
  },
  write: ({ by, bid }) => `${by} bid ${bid}`,
};
const trial = (game: Game<ToyTypes> = toyGame): Trial<ToyTypes> => new Trial(game, SHORT, 2);

describe('a trial', () => {
  it('plays what is legal, in short or in full, and fails at anything else', () => {
    const played = trial().play('deal 5 2', { by: seat(1), type: 'bid', bid: 1 });
    expect(played.view().bids).toEqual([null, { type: 'hidden' }]);
    expect(() => played.play('1 bid 0')).toThrow('1 bid 0: TOY-1 turn/not-now');
  });

  it('says why a step is refused, or that it is not, and plays neither', () => {
    const played = trial().play('deal 5 2');
    expect(played.refusal('0 bid 2')).toBe('TOY-3 bid/high');
    expect(played.refusal('0 bid 1')).toBe('accepted');
    expect(played.asked).toBe('0 1');
  });

  it('notices a refusal that changes something', () => {
    const play: typeof toyGame.play = (state, step) => {
      state.cells[0]! += 1;
      return toyGame.play(state, step);
    };
    expect(() => trial({ ...toyGame, play }).refusal('0 bid 1')).toThrow('the refused 0 bid 1 changed the table');
  });

  it('tells what may be decided and what each sees', () => {
    const played = trial().play('deal 5 2');
    expect(played.legal(1)).toEqual(['1 bid 0', '1 bid 1']);
    expect(played.view(0).cards).toEqual([5, { type: 'hidden' }]);
    expect(played.sees(1, '0 bid 1')).toMatchObject({ bid: { type: 'hidden' } });
    expect(played.sees(0, '0 bid 1')).toMatchObject({ bid: 1 });
  });

  it('tells what the table waits for', () => {
    const played = trial();
    expect(played.asked).toBe('chance deal');
    expect(() => played.decider).toThrow('nobody is asked: chance deal');
    expect(played.play('deal 5 2', '0 bid 0').decider).toBe(1);
    expect(played.play('1 bid 0').asked).toBe('over');
  });
});

it('scripted numbers come in their order, within their bounds, and no more of them', () => {
  const random = new ScriptedRandom(2, 0, 5);
  expect([random.below(3), random.below(1)]).toEqual([2, 0]);
  expect([random.bounds, random.left]).toEqual([[3, 1], 1]);
  expect(() => random.below(5)).toThrow('no number below 5: 5');
  expect(() => random.below(5)).toThrow('no number below 5: undefined');
});
