/** Rules of a game that nobody plays: the runner of the mutants is tried on them. */
export const count = (from: number, to: number): number => {
  let steps = 0;
  for (let at = from; at < to; at++) steps += 1;
  return steps;
};

/** Tested by nobody. */
export const isLarge = (value: number): boolean => value > 100;
