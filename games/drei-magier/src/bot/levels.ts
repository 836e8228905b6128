import type { Level } from '@wunderkammer/kernel';
import { ownJudge, thumbJudge } from './judgement.ts';
import { learntJudge } from './learnt.ts';
import type { Judge } from './shares.ts';

/** What a level is able to do. */
export interface Ability {
  /** What it sees in a table. */
  readonly judge: Judge;
  /** How many of its best courses it follows through the next player's throw. */
  readonly follows: number;
  /** What it does not tell apart: which of the best courses within this it takes is left to luck. */
  readonly near: number;
  /** Whether it knows the odds of a duel, or fights by feel. */
  readonly knowsOdds: boolean;
}

/**
 * The gentle one counts its own cards and sees its own next throw; the steady one counts everybody's, and looks out for
 * whoever is about to win; both fight by feel. The sharp one knows the odds of duels and has learnt what tables are worth,
 * but does not look as closely as the master, who also follows its best courses through the next throw. `near` is in
 * chances to win for these two, in thousandths of a rule of thumb for the others (judgement.ts): found by measuring each
 * level against the one below.
 */
export const ABILITIES: Readonly<Record<Level, Ability>> = {
  gentle: { judge: ownJudge, follows: 0, near: 0.001, knowsOdds: false },
  steady: { judge: thumbJudge, follows: 0, near: 0.0008, knowsOdds: false },
  sharp: { judge: learntJudge, follows: 0, near: 0.0105, knowsOdds: true },
  master: { judge: learntJudge, follows: 12, near: 0.0007, knowsOdds: true },
};
