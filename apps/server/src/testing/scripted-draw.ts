import { FastRandom, type StepBase } from '@wunderkammer/kernel';
import type { Draw } from '../table/table-state.ts';

/** Chance that falls as it is written. */
export const scripted =
  (steps: readonly StepBase[]): Draw =>
  (game, state, key, index) => {
    const step = steps[index];
    if (step?.by === 'chance') return step;
    if (index < steps.length) throw new Error(`step ${index} of the script is no chance`);
    return game.chance(state, new FastRandom(`after the script ${key.bytes.length}`));
  };
