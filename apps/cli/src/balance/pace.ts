/**
 * How long people take, in seconds. Nobody was measured with a watch: these are assumptions, made plain so that they can be
 * doubted. A throw or a draw is made and looked at; what leaves no choice is done; a choice is thought over, the longer the
 * more there is to choose from; an arrangement is built behind a screen.
 */
export const PACE = { chance: 4, forced: 2, choice: 6, manyChoices: 12, arrange: 90 } as const;

/** More than a glance takes in. */
const MANY = 20;

/** How long a step takes; `choices` is how many a decision leaves. */
export const secondsFor = (type: string, choices = 1): number => {
  if (type === 'chance') return PACE.chance;
  if (type === 'arrange') return PACE.arrange;
  return choices <= 1 ? PACE.forced : choices <= MANY ? PACE.choice : PACE.manyChoices;
};
