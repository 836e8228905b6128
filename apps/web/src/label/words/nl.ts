import type { LabelWords } from './en.ts';

const nl: LabelWords = {
  facts: 'De gegevens',
  author: 'Auteur',
  publisher: 'Uitgever',
  year: 'Jaar',
  players: 'Spelers',
  age: 'Leeftijd',
  from: (years) => `vanaf ${years} jaar`,
  duration: 'Speelduur',
  unknown: 'staat niet in de spelregels',
  byTheBook: (from, to) => `${from} tot ${to} minuten, volgens de spelregels`,
  measured: (games, decisions, seconds, minutes) =>
    `Ongeveer ${minutes} minuten, volgens onze meting: van ${games} partijen tussen bots telt de middelste ${decisions}, en we rekenen ${seconds} seconden per beslissing.`,
  decisions: (from, to) =>
    from === to ? `${to} beslissingen` : `in de kortste speelwijze ${from} en in de langste ${to} beslissingen`,
  range: (from, to) => (from === to ? String(to) : `${from} tot ${to}`),
  box: 'In de doos',
  setup: 'Klaar om te beginnen',
  story: 'De geschiedenis',
  source: 'De spelregels die we hebben',
  sources: 'De spelregels die we hebben',
  leftOpen: 'Wat de spelregels openlaten',
  differences: 'Waar de spelregels verschillen',
  books: 'Daar',
  settled: 'Hier',
  lost: 'Wat verloren is, en hoe zeker we zijn',
  certainty: {
    firm: 'zo goed als zeker',
    likely: 'goed onderbouwd',
    guess: 'onze eigen gok',
    unknown: 'onbekend: niemand heeft een gok gedaan',
  },
  found: 'Duikt er een doos op, een foto of een bladzijde spelregels, dan zetten we recht wat hier niet klopt.',
  asked: 'Heb je een doos, een foto, een bladzijde spelregels? Dan kunnen we rechtzetten wat hier niet klopt:',
  play: 'Spelen',
  rules: 'De spelregels',
  rulings: 'Twistvragen',
  print: 'Het spel printen',
};

export default nl;
