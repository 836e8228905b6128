import type { Level } from '@wunderkammer/kernel';
import { NO_READING, type Reading } from './hand-belief.ts';
import type { Nets } from './judge.ts';
import { PLAIN_NETS } from './plain-weights.ts';
import { NETS_OF_THREE } from './weights-of-three.ts';
import { NETS_OF_TWO } from './weights-of-two.ts';

/** What a bot takes into account: this, and no dice, is what makes one level stronger than another. */
export interface Ability {
  /** The part of what it knows of others' hands that it forgets with each throw at the table. */
  readonly fading: number;
  /** What it reads from what others lay off and ask for. */
  readonly readings: readonly Reading[];
  /** How it thinks that the others read what it does itself; undefined: it gives no thought to what they know. */
  readonly imagines: readonly Reading[] | undefined;
  /** How it judges a table of so many. */
  readonly nets: (seats: number) => Nets;
  /**
   * How much of what it judges itself to have left after a wrong claim it believes in: the best of many claims is one
   * whose failure is judged too mildly. Set on one seed against the first bot: the lower of the values tried won a few
   * games in a hundred more.
   */
  readonly nerve: number;
  /** Decisions whose chances to win differ by no more than this are as good as one another: it draws among them. */
  readonly slack: number;
}

/**
 * Somebody who lays off by lot, somebody who likes the better cards, somebody who always keeps the best: as the first
 * bot does, whose hands are read best with the last of these (-0.96 nats a hand, -1.08 without reading), while those of
 * a master are with the first (-0.98, and -1.16 with the last). Which one fits shows within a game: all three together
 * come to -0.98 and -0.99.
 */
const READINGS: readonly Reading[] = [
  NO_READING,
  { keepsBetter: 2, asksForOwn: 0.5 },
  { keepsBetter: 6, asksForOwn: 0.25 },
];

/** Something between somebody who reads nothing and somebody who reads well. */
const READ_BY_OTHERS: readonly Reading[] = [{ keepsBetter: 1, asksForOwn: 0.7 }];

const plainNets = (): Nets => PLAIN_NETS;
/** Those of three are used at four, too. */
const learntNets = (seats: number): Nets => (seats === 2 ? NETS_OF_TWO : NETS_OF_THREE);

/**
 * The gentle one soon forgets, the steady one a little later; both look at their own cards and ways. The sharp one forgets
 * nothing and has learnt what tables are worth. The master also reads what others do, and gives thought to what they know
 * and to what its own deeds tell them.
 */
export const ABILITIES: Readonly<Record<Level, Ability>> = {
  gentle: { fading: 0.47, readings: [NO_READING], imagines: undefined, nets: plainNets, nerve: 1, slack: 0.01 },
  steady: { fading: 0.33, readings: [NO_READING], imagines: undefined, nets: plainNets, nerve: 1, slack: 0.004 },
  sharp: { fading: 0, readings: [NO_READING], imagines: undefined, nets: learntNets, nerve: 0.8, slack: 0.003 },
  master: { fading: 0, readings: READINGS, imagines: READ_BY_OTHERS, nets: learntNets, nerve: 0.66, slack: 0.002 },
};
