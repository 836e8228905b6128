import { plural } from '@wunderkammer/kernel';
import type { RulebookWords } from './en.ts';

/** So many, as a list of one; of none there is nothing to say. */
const count = (n: number, one: string, other: string): readonly string[] =>
  n === 0 ? [] : [`${n} ${plural('de', n, one, other)}`];

const de: RulebookWords = {
  title: (game) => `Die Regeln: ${game}`,
  contents: 'Inhalt',
  glossary: 'Glossar',
  inBook: ({ words, also }) => `(${also ? 'in der Anleitung auch: ' : 'in der Anleitung: '}${words.join(', ')})`,
  wholeBook: 'Die Spielregeln',
  learn: 'Beim Spielen lernen',
  about: 'Über das Spiel',
  ruling: 'So halten wir es',
  rulings: 'Streitfragen',
  rulingsTitle: (game) => `Streitfragen: ${game}`,
  rulingsLead: 'Wo die alten Anleitungen schweigen oder einander widersprechen: wie wir es halten, und warum.',
  reason: 'Warum',
  search: 'Regel oder Frage suchen',
  searchHelp: 'Ein Wort, eine Frage oder die Nummer einer Regel',
  toSearch: 'Nach oben, zur Suche',
  clear: 'Leeren',
  found: (rules, questions) => [...count(questions, 'Frage', 'Fragen'), ...count(rules, 'Regel', 'Regeln')].join(', '),
  nearest: (count) => `Nirgends kommen alle diese Wörter vor. Am ehesten: ${count}`,
  nothing: 'Nichts gefunden. Versuch es mit einem kürzeren Wort oder der Nummer einer Regel.',
  inTheRules: 'In den Spielregeln',
  copy: (rule) => `Link zu ${rule} kopieren`,
  copied: 'Link kopiert',
  notCopied: 'Der Link steht in der Adresszeile',
  unknown: (rule, game) => `In „${game}“ gibt es keine Regel ${rule}. Vielleicht hilft der Inhalt weiter.`,
  print: 'Diese Seite drucken',
  printGame: 'Das Spiel drucken',
};

export default de;
