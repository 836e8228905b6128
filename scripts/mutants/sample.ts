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

/** `2/3` is the second of three parts, all as long as can be: what takes too long for one run is tried in several. */
export const partOf = <T>(all: readonly T[], part: string): readonly T[] => {
  const [, which = 0, of = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(part) ?? []).map(Number);
  if (which === 0 || which > of) throw new Error(`--part must be like 2/3, not ${part}`);
  return all.slice(Math.floor(((which - 1) * all.length) / of), Math.floor((which * all.length) / of));
};
