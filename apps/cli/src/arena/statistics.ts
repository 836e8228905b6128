/** The value that a normal variable exceeds, to either side, once in twenty times. */
const Z95 = 1.959963984540054;

/** Student's t for a 95 % interval, by the first terms of its expansion around the normal (Abramowitz and Stegun 26.7.5). */
export const t95 = (freedom: number): number => {
  const z = Z95;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The sum of squared distances from the mean. */
const spread = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
};

/** A mean, and how far to either side the truth lies with 95 %. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

/** Thirds do not add up to the last digit. */
const NO_SPREAD = 1e-12;

/**
 * The mean of values that do not depend on each other, such as those of blocks, with its 95 % interval. Values that are all
 * the same show no spread, which is not to say that there is none: then a rule of three holds, n without an exception are
 * compatible with one in n/3.
 */
export const estimate = (values: readonly number[]): Estimate => {
  const count = values.length;
  if (count < 2) return { mean: mean(values), margin: Number.POSITIVE_INFINITY };
  const squares = spread(values);
  const margin = squares < NO_SPREAD ? 3 / count : t95(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { mean: mean(values), margin };
};

/** Whether a share is more than fair, asked after every block. */
export interface SureTest {
  /** What nobody would call better. */
  readonly fair: number;
  /** By how much it must be better at least to be called so. */
  readonly margin: number;
}

/** How sure it is to be before it stops, wrong once in twenty times either way (Wald): alpha = beta = 0.05. */
export const SURE = Math.log(0.95 / 0.05);

/** Fewer blocks say too little of the variance, whatever they look like. */
const LEAST_BLOCKS = 8;

/**
 * The logarithm of how much likelier the shares of these blocks are if the truth is `fair + margin` than if it is `fair`
 * (Wald's sequential test; a block's share is near to normal, with the variance that the blocks themselves show). One block
 * more, as varied as single games could be, keeps a row of equal blocks from looking certain.
 */
export const logLikelihoodRatio = (shares: readonly number[], { fair, margin }: SureTest): number => {
  const count = shares.length;
  if (count < LEAST_BLOCKS) return 0;
  const squares = (spread(shares) + fair * (1 - fair)) / count;
  return (count * margin * (mean(shares) - fair - margin / 2)) / squares;
};

export type Verdict = 'better' | 'not better' | 'open';

export const verdictOf = (ratio: number): Verdict =>
  ratio >= SURE ? 'better' : ratio <= -SURE ? 'not better' : 'open';
