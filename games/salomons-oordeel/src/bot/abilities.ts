import type { Level } from '@wunderkammer/kernel';

/** What a bot can do: the levels differ in this, and in nothing else. */
export interface Abilities {
  /** How it reads the others' arrangements: line by line and by what lies open, or by all ways to fill them. */
  readonly reading: 'glance' | 'odds';
  /** What it concludes from a guess about the guesser's own stones: nothing, that the named stone is not there, or more. */
  readonly hints: 'none' | 'named' | 'lines';
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

/** Each level knows what the one before knows, and more. */
export const ABILITIES: Readonly<Record<Level, Abilities>> = {
  gentle: {
    reading: 'glance',
    hints: 'none',
    fittings: 0,
    empathy: false,
    arrangements: 1,
    cells: 10,
    foresight: 0,
    goodOdds: 0.5,
  },
  steady: {
    reading: 'odds',
    hints: 'none',
    fittings: 1,
    empathy: false,
    arrangements: 5,
    cells: 5,
    foresight: 0,
    goodOdds: 0.4,
  },
  sharp: {
    reading: 'odds',
    hints: 'named',
    fittings: 2,
    empathy: true,
    arrangements: 5,
    cells: 10,
    foresight: 0,
    goodOdds: 0.4,
  },
  master: {
    reading: 'odds',
    hints: 'lines',
    fittings: 3,
    empathy: true,
    arrangements: 5,
    cells: 10,
    foresight: 6,
    goodOdds: 0.4,
  },
};
