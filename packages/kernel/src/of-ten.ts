import type { LabelFacts } from './label.ts';

/** How often whoever begins wins, as people say it: in how many of the games, and of ten about how many, at least and at most. */
export const ofTen = ({ games, begins, margin }: LabelFacts['balance']) => ({
  won: Math.round((games * begins) / 100),
  about: Math.round(begins / 10),
  least: Math.floor((begins - margin) / 10),
  most: Math.ceil((begins + margin) / 10),
});
