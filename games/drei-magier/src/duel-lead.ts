/**
 * How far whoever answers in a duel is ahead of what the beginner reached (DM-22): the higher sum or, with equal sums, fewer
 * throws. 0: nothing tells them apart.
 */
export const duelLead = (sum: number, throws: number, firstSum: number, firstThrows: number): number =>
  sum === firstSum ? firstThrows - throws : sum - firstSum;
