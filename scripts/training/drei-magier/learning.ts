import { FEATURES } from '../../../games/drei-magier/src/bot/features.ts';
import { HIDDEN, type Net, OUTPUTS_AT, WEIGHTS } from '../../../games/drei-magier/src/bot/net.ts';
import type { Shares } from '../../../games/drei-magier/src/bot/shares.ts';
import type { Figures } from '../../../games/drei-magier/src/figures.ts';

/** The features of a table, and the chances that are to be learnt: of whoever throws next, of the player after and of the one before. */
export interface Sample {
  readonly index: Int32Array;
  readonly value: Float64Array;
  readonly target: Shares;
}

export const sampleOf = ({ features }: Net, figures: Figures, toThrow: number, outcome: Shares): Sample => {
  features.read(figures, toThrow);
  return {
    index: features.index.slice(0, features.count),
    value: features.value.slice(0, features.count),
    target: [outcome[toThrow]!, outcome[(toThrow + 1) % 3]!, outcome[(toThrow + 2) % 3]!],
  };
};

const BATCH = 128;
/** As Adam's authors propose (Kingma and Ba 2014). */
const KEPT = 0.9;
const SQUARES_KEPT = 0.999;
const TINY = 1e-8;

/** Changes the weights of a net so that it comes nearer to what is to be learnt. */
export class Learning {
  readonly #net: Net;
  readonly #slope = new Float64Array(WEIGHTS);
  readonly #mean = new Float64Array(WEIGHTS);
  readonly #square = new Float64Array(WEIGHTS);
  readonly #back = new Float64Array(HIDDEN);
  #steps = 0;

  constructor(net: Net) {
    this.#net = net;
  }

  /** Learns all samples once; the mean loss (cross-entropy: 1.0986 for knowing nothing). */
  learn(samples: readonly Sample[], rate: number): number {
    let loss = 0;
    for (let start = 0; start < samples.length; start += BATCH) {
      const batch = samples.slice(start, start + BATCH);
      this.#slope.fill(0);
      for (const sample of batch) loss += this.#lean(sample);
      this.#step(rate, batch.length);
    }
    this.#net.forget();
    return loss / samples.length;
  }

  /** Adds up which way each weight should go for a sample. */
  #lean({ index, value, target }: Sample): number {
    const { features, hidden, weights } = this.#net;
    features.index.set(index);
    features.value.set(value);
    features.count = index.length;
    const chances = this.#net.chances();
    const slope = this.#slope;
    const back = this.#back.fill(0);
    let loss = 0;
    for (let out = 0; out < 3; out++) {
      loss -= target[out]! * Math.log(chances[out]! + TINY);
      const error = chances[out]! - target[out]!;
      const row = OUTPUTS_AT + out * (HIDDEN + 1);
      for (let unit = 0; unit < HIDDEN; unit++) {
        if (hidden[unit]! <= 0) continue;
        slope[row + unit]! += error * hidden[unit]!;
        back[unit]! += error * weights[row + unit]!;
      }
      slope[row + HIDDEN]! += error;
    }
    for (let unit = 0; unit < HIDDEN; unit++) slope[FEATURES * HIDDEN + unit]! += back[unit]!;
    for (let item = 0; item < index.length; item++) {
      const row = index[item]! * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++) slope[row + unit]! += value[item]! * back[unit]!;
    }
    return loss;
  }

  #step(rate: number, size: number): void {
    this.#steps++;
    const meanShare = 1 - KEPT ** this.#steps;
    const squareShare = 1 - SQUARES_KEPT ** this.#steps;
    for (let index = 0; index < WEIGHTS; index++) {
      const slope = this.#slope[index]! / size;
      this.#mean[index] = KEPT * this.#mean[index]! + (1 - KEPT) * slope;
      this.#square[index] = SQUARES_KEPT * this.#square[index]! + (1 - SQUARES_KEPT) * slope * slope;
      const stride = this.#mean[index]! / meanShare / (Math.sqrt(this.#square[index]! / squareShare) + TINY);
      this.#net.weights[index]! -= rate * stride;
    }
  }
}
