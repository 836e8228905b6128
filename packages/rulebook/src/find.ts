import { type Chapter, type Content, contentsOf, plainText, type Rule, type Rulebook, rulesOf } from './rulebook.ts';

/** The rule of a number, however it is written: DM-8, dm-8, dm 8, dm8 or 8. */
export const findRule = (book: Rulebook, text: string): Rule | undefined => {
  const [, letters, digits] = /^([a-z]{2})?[\s-]*0*(\d+)$/.exec(folded(text.trim())) ?? [];
  return rulesOf(book).find(({ number }) => {
    const [own, count] = folded(number).split('-');
    return count === digits && (letters ?? own) === own;
  });
};

/** What is left of the chapters: the rule of that number, or all rules in which every word occurs. */
export const findRules = (book: Rulebook, query: string): readonly Chapter[] => {
  const isWanted = wanted(book, query);
  return inChapters(book, (rule) => (isWanted(rule, contentsOf(rule)) ? [rule] : []));
};

/** The same of the rulings alone: their rules, each with the questions that are asked for. */
export const findRulings = (book: Rulebook, query: string): readonly Chapter[] => {
  const isWanted = wanted(book, query);
  return inChapters(book, (rule) => {
    const rulings = rule.rulings.filter((ruling) => isWanted(rule, contentsOf({ text: [], rulings: [ruling] })));
    return rulings.length === 0 ? [] : [{ ...rule, rulings }];
  });
};

/** The rules without what we decided. */
export const withoutRulings = (book: Rulebook): Rulebook => ({
  ...book,
  chapters: inChapters(book, (rule) => [{ ...rule, rulings: [] }]),
});

const inChapters = ({ chapters }: Rulebook, choose: (rule: Rule) => readonly Rule[]): readonly Chapter[] =>
  chapters.map(({ title, rules }) => ({ title, rules: rules.flatMap(choose) })).filter(({ rules }) => rules.length > 0);

const wanted = (book: Rulebook, query: string): ((rule: Rule, contents: readonly Content[]) => boolean) => {
  const asked = findRule(book, query);
  if (asked !== undefined) return ({ number }) => number === asked.number;
  const words = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stem);
  return ({ number, title }, contents) => {
    const text = folded([number, title, ...contents.map(plainText)].join(' '));
    return words.every((word) => text.includes(word));
  };
};

/** Without capitals and accents: whoever types in a hurry, on a phone, sets neither. */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Long words lose their endings: who looks for “duels” or “verbannen” finds the duel, and whoever is “verbannt”. */
const stem = (word: string): string => word.slice(0, Math.max(SHORT, word.length - ENDING));
const SHORT = 5;
const ENDING = 2;
