/** What a wrong guess costs: a stone to give away (SO-9) or to open (SO-11), or nothing but the turn (SO-10). */
export type Cost = 'give' | 'open' | 'nothing';

/** The cost for somebody with so many hidden stones. */
export const costOfWrong = (hiddenStones: number, openOnly: boolean): Cost => {
  if (hiddenStones === 1) return 'nothing';
  return openOnly ? 'open' : 'give';
};
