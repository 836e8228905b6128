import { type StepBase, seat } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { lastTouch } from './last-touch.ts';

const tells = {
  touches: (seen: StepBase) => (seen.type.startsWith('hit') ? ({ spot: seen.type, mark: 'loss' } as const) : undefined),
};
const weight = (seen: StepBase) => (seen.type === 'claim' ? 'heavy' : 'known');
const log = (...steps: readonly (readonly [StepBase['by'], string])[]) =>
  steps.map(([by, type]) => ({ seen: { by, type }, secret: false }));
const [me, other] = [seat(0), seat(1)];
const spot = (...steps: readonly (readonly [StepBase['by'], string])[]) =>
  lastTouch({ ...tells, weight }, log(...steps), me)?.spot;

it('what others did last to somebody is remembered through all of their turn', () => {
  expect(spot([me, 'move'], [other, 'hit 1'], [other, 'hit 2'], [other, 'pass'])).toBe('hit 2');
  expect(spot([me, 'move'], [other, 'hit'], [me, 'throw'], ['chance', 'sticks'], [me, 'move'])).toBe('hit');
});

it('and is over with the next turn of the others', () => {
  expect(spot([other, 'hit'], [me, 'move'], [other, 'move'])).toBeUndefined();
  expect(lastTouch({ ...tells, weight }, log([other, 'hit']), 'watcher')).toBeUndefined();
});

it('and makes room for what they do themselves that is worth a line', () => {
  expect(spot([other, 'hit'], [me, 'throw'], [me, 'claim'])).toBeUndefined();
  expect(spot([other, 'claim'], [other, 'hit'], [me, 'throw'])).toBe('hit');
});
