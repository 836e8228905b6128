import type { Level } from '@wunderkammer/kernel';

/** What a bot can do: the levels differ in this, and in nothing else. */
export interface Abilities {
  /** How it reads the others' arrangements: line by line and by what lies open, or by all ways to fill them. */
  readonly reading: 'glance' | 'odds';
  /** Whether it keeps book of wrong guesses; else it remembers the last few. */
  readonly keepsBook: boolean;
  /** Whether it concludes from guesses what stones the guesser holds. */
  readonly hints: boolean;
  /** How often the odds of several opponents are fitted to one another: each stone exists once. */
  readonly fittings: number;
  /** Whether it reckons with the stones that others hold, and so know, when it asks how well its own are known. */
  readonly empathy: boolean;
  /** How many arrangements, and how many cells to show a stone from or to stand one on, it compares. */
  readonly arrangements: number;
  readonly cells: number;
  /** How many guesses it follows further, to where they leave everybody; none: it takes the likeliest. */
  readonly foresight: number;
  /** Where it takes the likeliest: how likely the next guess must be to go on after a right one. */
  readonly goodOdds: number;
}

/**
 * Each level knows what the one before knows, and more. The gentle one looks along lines. The steady one reckons with all
 * that lies open, but forgets what was guessed wrong, and goes on if that is as likely right as wrong. The sharp one keeps
 * book, goes on as long as it pays, and gives thought to what its own stones tell. The master listens to what guesses say
 * about the guesser, reckons with what others hold, and follows guesses to where they leave everybody.
 */
export const ABILITIES: Readonly<Record<Level, Abilities>> = {
  gentle: {
    reading: 'glance',
    keepsBook: false,
    hints: false,
    fittings: 0,
    empathy: false,
    arrangements: 1,
    cells: 10,
    foresight: 0,
    goodOdds: 0.5,
  },
  steady: {
    reading: 'odds',
    keepsBook: false,
    hints: false,
    fittings: 1,
    empathy: false,
    arrangements: 1,
    cells: 1,
    foresight: 0,
    goodOdds: 0.5,
  },
  sharp: {
    reading: 'odds',
    keepsBook: true,
    hints: false,
    fittings: 1,
    empathy: false,
    arrangements: 3,
    cells: 10,
    foresight: 0,
    goodOdds: 0.4,
  },
  master: {
    reading: 'odds',
    keepsBook: true,
    hints: true,
    fittings: 3,
    empathy: true,
    arrangements: 12,
    cells: 10,
    foresight: 6,
    goodOdds: 0.4,
  },
};
