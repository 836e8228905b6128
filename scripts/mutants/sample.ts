import { FastRandom } from '../../packages/kernel/src/random.ts';

/** So many of a list, by lot and in their order; the same seed chooses the same. */
export const sample = <T>(all: readonly T[], wanted: number, seed: string): readonly T[] => {
  const random = new FastRandom(seed);
  const left = [...all.keys()];
  const chosen: number[] = [];
  while (chosen.length < wanted && left.length > 0) {
    const at = random.below(left.length);
    chosen.push(left[at]!);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return chosen.sort((a, b) => a - b).map((index) => all[index]!);
};
