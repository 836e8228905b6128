import { plural } from '@wunderkammer/kernel';
import type { Named } from '@wunderkammer/rulebook';

/** So many, as a list of one; of none there is nothing to say. */
const count = (n: number, one: string, other: string): readonly string[] =>
  n === 0 ? [] : [`${n} ${plural('en', n, one, other)}`];

/** The texts around a rulebook in English; the other languages have the type of this file. */
const en = {
  title: (game: string) => `The rules of ${game}`,
  contents: 'Contents',
  glossary: 'Glossary',
  /** What the old book calls a thing. */
  inBook: ({ words, also }: NonNullable<Named['book']>) =>
    `(${also ? 'in the book also: ' : 'in the book: '}${words.join(', ')})`,
  wholeBook: 'The rulebook',
  learn: 'Learn it by playing',
  about: 'About the game',
  ruling: 'Our ruling',
  rulings: 'Settled questions',
  rulingsTitle: (game: string) => `Settled questions: ${game}`,
  rulingsLead: 'Where the old books are silent or contradict each other: how we play it, and why.',
  reason: 'Why',
  search: 'Find a rule or a question',
  searchHelp: 'A word, a question, or the number of a rule',
  toSearch: 'Back to the top, to search',
  clear: 'Clear',
  found: (rules: number, questions: number) =>
    [...count(questions, 'question', 'questions'), ...count(rules, 'rule', 'rules')].join(', '),
  nearest: (count: string) => `Nothing has all of these words. Nearest: ${count}`,
  nothing: 'Nothing found. Try a shorter word, or the number of a rule.',
  inTheRules: 'In the rules',
  copy: (rule: string) => `Copy the link to ${rule}`,
  copied: 'Link copied',
  notCopied: 'The link is in the address bar',
  unknown: (rule: string, game: string) => `${game} has no rule ${rule}. Perhaps you will find it in the contents.`,
  print: 'Print this page',
  printGame: 'Print the game',
};

export type RulebookWords = typeof en;

export default en;
