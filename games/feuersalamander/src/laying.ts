/* What a combination that is laid leads to. */

/** There are 15 stones, so there can be no more combinations (FS-39). */
export const MOST_COMBINATIONS = 15;

/** Whether the claimant's token goes back to the start place: with two own cards used (FS-36). */
export const takesTokenBack = (ownCards: number): boolean => ownCards === 2;

/** Whether so many points win at once (FS-38). */
export const wins = (score: number, target: number): boolean => score >= target;

/** Whether the game is over with this score of the claimant and so many combinations laid (FS-38, FS-39). */
export const endsGame = (score: number, target: number, laid: number): boolean =>
  wins(score, target) || laid === MOST_COMBINATIONS;
