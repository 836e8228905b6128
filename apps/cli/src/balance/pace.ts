/**
 * How long people take, in seconds. Nobody was measured with a watch: these are assumptions, made plain so that they can be
 * doubted. A throw or a draw is made and looked at; what leaves no choice is done; a choice is thought over, the longer the
 * more there is to choose from; what has too many ways to be listed, like an arrangement, is made at leisure.
 */
export const PACE = { chance: 4, forced: 2, choice: 6, manyChoices: 12, unlisted: 90 } as const;

/** More than a glance takes in. */
const MANY = 20;

/** How long a decision takes among so many that can be listed. */
export const secondsAmong = (choices: number): number => {
  if (choices === 0) return PACE.unlisted;
  return choices === 1 ? PACE.forced : choices <= MANY ? PACE.choice : PACE.manyChoices;
};
