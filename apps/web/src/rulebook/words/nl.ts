import { plural } from '@wunderkammer/kernel';
import type { RulebookWords } from './en.ts';

/** So many, as a list of one; of none there is nothing to say. */
const count = (n: number, one: string, other: string): readonly string[] =>
  n === 0 ? [] : [`${n} ${plural('nl', n, one, other)}`];

const nl: RulebookWords = {
  title: (game) => `De regels van ${game}`,
  contents: 'Inhoud',
  glossary: 'Woordenlijst',
  inBook: ({ words, also }) => `(${also ? 'in het boekje ook: ' : 'in het boekje: '}${words.join(', ')})`,
  wholeBook: 'De spelregels',
  learn: 'Al spelend leren',
  about: 'Over het spel',
  ruling: 'Onze uitleg',
  rulings: 'Twistvragen',
  rulingsTitle: (game) => `Twistvragen bij ${game}`,
  rulingsLead: 'Waar de oude spelregels zwijgen of elkaar tegenspreken: zo spelen wij het, en hierom.',
  reason: 'Waarom',
  search: 'Zoek een regel of een vraag',
  searchHelp: 'Een woord, een vraag, of het nummer van een regel',
  toSearch: 'Naar boven, om te zoeken',
  clear: 'Wissen',
  found: (rules, questions) => [...count(questions, 'vraag', 'vragen'), ...count(rules, 'regel', 'regels')].join(', '),
  nearest: (count) => `Nergens staan al deze woorden samen. Het dichtst in de buurt: ${count}`,
  nothing: 'Niets gevonden. Probeer een korter woord, of het nummer van een regel.',
  inTheRules: 'In de spelregels',
  copy: (rule) => `Link naar ${rule} kopiëren`,
  copied: 'Link gekopieerd',
  notCopied: 'De link staat in de adresbalk',
  unknown: (rule, game) => `${game} heeft geen regel ${rule}. Misschien vind je wat je zoekt in de inhoud.`,
  print: 'Deze pagina printen',
  printGame: 'Het spel printen',
};

export default nl;
