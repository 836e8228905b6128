/** The numbers of the rules, as in `games/salomons-oordeel/RULES.md`. */
export const RULES = [
  'SO-1',
  'SO-2',
  'SO-3',
  'SO-4',
  'SO-5',
  'SO-6',
  'SO-7',
  'SO-8',
  'SO-9',
  'SO-10',
  'SO-11',
  'SO-12',
  'SO-13',
  'SO-14',
  'SO-15',
  'SO-16',
] as const;
export type Rule = (typeof RULES)[number];
