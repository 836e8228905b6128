import { FEATURES, type Standing } from './standing.ts';

/** A small net: the first features as they are, as many as it has weights for, and through a layer in which each cell bends a mixture of them. */
export interface Net {
  readonly straight: readonly number[];
  /** By cell: a weight for each of these features, and one more that is always there. */
  readonly cells: readonly (readonly number[])[];
  readonly out: readonly number[];
}

/** How to judge: one net for me, one for everybody else, of whom less is known. */
export interface Nets {
  readonly me: Net;
  readonly other: Net;
}

/** How likely I win: each player has a strength, and wins as often as its part of all strengths. */
export const chanceToWin = ({ me, other }: Nets, standing: Standing): number => {
  const mine = strength(me, standing, 0);
  let all = 1;
  for (let from = FEATURES.length; from < standing.length; from += FEATURES.length) {
    all += Math.exp(strength(other, standing, from) - mine);
  }
  return 1 / all;
};

const strength = ({ straight, cells, out }: Net, standing: Standing, from: number): number => {
  const read = straight.length;
  let sum = 0;
  for (let index = 0; index < read; index++) sum += straight[index]! * standing[from + index]!;
  for (let cell = 0; cell < cells.length; cell++) {
    const weights = cells[cell]!;
    let bent = weights[read]!;
    for (let index = 0; index < read; index++) bent += weights[index]! * standing[from + index]!;
    sum += out[cell]! * Math.tanh(bent);
  }
  return sum;
};
