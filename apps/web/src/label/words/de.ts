import type { LabelWords } from './en.ts';

const de: LabelWords = {
  facts: 'Die Angaben',
  author: 'Autor',
  publisher: 'Verlag',
  year: 'Jahr',
  players: 'Spieler',
  age: 'Alter',
  from: (years) => `ab ${years} Jahren`,
  duration: 'Dauer',
  unknown: 'ist nicht angegeben',
  byTheBook: (from, to) => `${from} bis ${to} Minuten, sagen die Anleitungen`,
  measured: (games, decisions, seconds, minutes) =>
    `Etwa ${minutes} Minuten, nach unserer Messung: Die mittlere von ${games} Partien unter Bots hat ${decisions}, und wir rechnen ${seconds} Sekunden für jede.`,
  decisions: (from, to) =>
    from === to ? `${to} Entscheidungen` : `in der kürzesten Spielart ${from} und in der längsten ${to} Entscheidungen`,
  range: (from, to) => (from === to ? String(to) : `${from} bis ${to}`),
  box: 'In der Schachtel',
  setup: 'Fertig aufgebaut',
  story: 'Die Geschichte',
  source: 'Die Anleitung, die wir haben',
  sources: 'Die Anleitungen, die wir haben',
  leftOpen: 'Was die Anleitung offenlässt',
  differences: 'Wo die Anleitungen sich unterscheiden',
  books: 'Dort',
  settled: 'Hier',
  lost: 'Was verloren ist, und wie sicher wir sind',
  certainty: {
    firm: 'so gut wie sicher',
    likely: 'gut begründet',
    guess: 'unsere eigene Vermutung',
    unknown: 'unbekannt: niemand hat geraten',
  },
  found: 'Taucht eine Schachtel auf, ein Foto oder eine Seite der Anleitung, berichtigen wir, was hier nicht stimmt.',
  asked:
    'Du hast eine Schachtel, ein Foto, eine Seite der Anleitung? Dann können wir berichtigen, was hier nicht stimmt:',
  play: 'Spielen',
  rules: 'Die Spielregeln',
  rulings: 'Streitfragen',
  print: 'Das Spiel drucken',
};

export default de;
