import { counted, inARow, type Language, plural } from '@wunderkammer/kernel';
import type { Named } from '@wunderkammer/rulebook';

/** Everything the host says that is not about one game. A missing text does not compile. */
export interface HostWords {
  readonly greeting: string;
  readonly whichGame: string;
  /** The first question of a decision. */
  readonly yourTurn: string;
  readonly players: (min: number, max: number) => string;
  readonly howManyPlayers: string;
  readonly howManyPlayersHelp: string;
  readonly playersLabel: string;
  readonly gamesHelp: string;
  readonly options: string;
  readonly optionsHelp: string;
  readonly startNow: string;
  /** What an option without a value means. */
  readonly byDefault: string;
  readonly newValue: (name: string) => string;
  readonly ownValue: string;
  readonly typeValue: (values: string) => string;
  /** Where the person sits and with whom. */
  readonly whichLevel: string;
  readonly whichLevelHelp: string;
  /** Of those at the table. */
  readonly playsAs: (level: string) => string;
  readonly seated: (own: string, others: readonly string[]) => string;
  readonly commitment: string;
  /** Asked after the seal is shown, so that neither side can choose the chance. */
  readonly ownWord: string;
  readonly gameOf: (number: number, of: number) => string;
  readonly you: string;
  /** The letters that work at every question, with what they do. */
  readonly letters: Readonly<Record<Letter, string>>;
  readonly notUnderstood: (typed: string) => string;
  readonly several: (typed: string, count: number) => string;
  readonly noWayBack: string;
  readonly enterTakes: string;
  readonly sure: string;
  readonly yes: string;
  readonly thinkAgain: string;
  readonly reallyLeave: string;
  readonly leave: string;
  readonly playOn: string;
  readonly emptyLog: string;
  readonly earlier: (count: number) => string;
  readonly leftOut: (count: number) => string;
  readonly rulesFor: (numbers: string) => string;
  /** Above what we decided where the old books are silent. */
  readonly ruling: string;
  /** Above the words of a game. */
  readonly glossary: string;
  /** What an old book calls a thing. */
  readonly inBook: (book: NonNullable<Named['book']>) => string;
  readonly over: string;
  readonly rank: (rank: number) => string;
  readonly won: string;
  readonly lost: string;
  readonly shared: string;
  readonly standings: (games: number) => string;
  readonly total: Readonly<Record<'points' | 'wins', (count: number) => string>>;
  readonly andNow: string;
  readonly onceMore: string;
  readonly nextGame: string;
  readonly otherGame: string;
  readonly enough: string;
  readonly saved: (file: string) => string;
  readonly savedUnfinished: (file: string) => string;
  readonly verify: (file: string) => string;
  readonly goodbye: string;
  /** Where explanations end: how a list is answered. */
  readonly howToAnswer: string;
  /** The same where the answers stand on the drawing. */
  readonly numbersOnTable: string;
}

/** The letters that work at every question. */
export const LETTERS = ['?', 'b', 't', 'l', 'r', 'q'] as const;
export type Letter = (typeof LETTERS)[number];

const en: HostWords = {
  greeting: 'Welcome to the Wunderkammer: three lost board games, taken off the shelf and set up for you.',
  whichGame: 'Which game shall we play?',
  yourTurn: 'Your turn. What will you do?',
  players: (min, max) => (min === max ? `exactly ${min} players` : `${min} to ${max} players`),
  howManyPlayers: 'How many at the table, including you?',
  howManyPlayersHelp:
    'The other seats are taken by the house: opponents that see no more than you would in their place.',
  playersLabel: 'players',
  gamesHelp: 'Take whichever appeals to you. You can read the rules during play, and leave at any time.',
  options: 'Play it like this?',
  optionsHelp: 'Enter begins at once; the table is fine as it is for a first game. A number changes that setting.',
  startNow: 'Yes, begin',
  byDefault: 'drawn by lot',
  newValue: (name) => `${name}: what shall it be?`,
  ownValue: 'something else…',
  typeValue: (values) => `Type it (${values})`,
  whichLevel: 'How well should the others play?',
  whichLevelHelp:
    'The gentle ones are for a first evening. The masters count every card and every stone, and show no mercy.',
  playsAs: (level) => `(Level: ${level}.)`,
  seated: (own, others) => `You are ${own}. With you at the table: ${inARow('en', others)}.`,
  commitment: 'All chance in this game follows from a secret number fixed beforehand. Its seal:',
  ownWord: 'Add a word of your own to chance, if you like (Enter: none).',
  gameOf: (number, of) => `Game ${number} of ${of}`,
  you: 'you',
  letters: {
    '?': 'help',
    b: 'back',
    t: 'table',
    l: 'log',
    r: 'rules',
    q: 'quit',
  },
  notUnderstood: (typed) => `“${typed}” is not among the answers. A number or the beginning of a word will do.`,
  several: (typed, count) => `“${typed}” fits ${count} of them:`,
  noWayBack: 'This is the first question of your decision: there is no way further back.',
  enterTakes: 'Enter',
  sure: 'Are you sure?',
  yes: 'Yes',
  thinkAgain: 'No, let me think again',
  reallyLeave: 'Leave the table?',
  leave: 'Yes, leave',
  playOn: 'No, play on',
  emptyLog: 'Nothing has happened yet.',
  earlier: (count) => `(${count} more ${plural('en', count, 'line', 'lines')}: l shows the log)`,
  leftOut: (count) => `(${count} old ${plural('en', count, 'line', 'lines')} about the others left out)`,
  rulesFor: (numbers) => `The rules for this decision: ${numbers}`,
  ruling: 'Our ruling',
  glossary: 'Glossary',
  inBook: ({ words, also }) => `(${also ? 'in the book also: ' : 'in the book: '}${words.join(', ')})`,
  over: 'The game is over.',
  rank: (rank) => `${rank}.`,
  won: 'You have won. Congratulations!',
  lost: 'Not this time. Well played.',
  shared: 'You share first place. Well played!',
  standings: (games) => `After ${counted('en', games, 'game', 'games')}`,
  total: {
    points: (count) => counted('en', count, 'point', 'points'),
    wins: (count) => counted('en', count, 'win', 'wins'),
  },
  andNow: 'And now?',
  onceMore: 'Once more, same table',
  nextGame: 'On to the next game',
  otherGame: 'Another game or other settings',
  enough: 'Enough for today',
  saved: (file) => `The game is saved in ${file}.`,
  savedUnfinished: (file) => `The unfinished game is saved in ${file}.`,
  verify: (file) => `wunderkammer verify ${file} checks that chance was fair.`,
  goodbye: 'Goodbye, and thank you for playing.',
  howToAnswer: 'Answer with a number or with the beginning of a word.',
  numbersOnTable: 'The numbers on the drawing show where each answer leads.',
};

const nl: HostWords = {
  greeting: 'Welkom in de Wunderkammer: drie verdwenen bordspellen, uit de kast gehaald en voor je klaargezet.',
  whichGame: 'Welk spel zullen we spelen?',
  yourTurn: 'Jij bent aan de beurt. Wat doe je?',
  players: (min, max) => (min === max ? `precies ${min} spelers` : `${min} tot ${max} spelers`),
  howManyPlayers: 'Met hoeveel spelers, jij inbegrepen?',
  howManyPlayersHelp:
    'Op de andere plaatsen zet het huis tegenstanders, die niet meer zien dan jij op hun plaats zou zien.',
  playersLabel: 'spelers',
  gamesHelp: 'Kies wat je aanspreekt. De regels kun je tijdens het spelen nalezen, en opstappen mag altijd.',
  options: 'Zo spelen?',
  optionsHelp: 'Met Enter begin je meteen; voor een eerste keer is het zo prima. Een nummer verandert die instelling.',
  startNow: 'Ja, beginnen',
  byDefault: 'door loting',
  newValue: (name) => `${name}: wat wordt het?`,
  ownValue: 'iets anders…',
  typeValue: (values) => `Typ het in (${values})`,
  whichLevel: 'Hoe goed moeten de anderen spelen?',
  whichLevelHelp:
    'De milde zijn voor een eerste avond. De meesters tellen elke kaart en elke steen, en kennen geen genade.',
  playsAs: (level) => `(Niveau: ${level}.)`,
  seated: (own, others) => `Jij bent ${own}. Met jou aan tafel: ${inARow('nl', others)}.`,
  commitment: 'Alle toeval in deze partij volgt uit een vooraf vastgelegd geheim getal. Het zegel daarvan:',
  ownWord: 'Voeg, als je wilt, een eigen woord aan het toeval toe (Enter: geen).',
  gameOf: (number, of) => `Partij ${number} van ${of}`,
  you: 'jij',
  letters: {
    '?': 'hulp',
    b: 'terug',
    t: 'tafel',
    l: 'verslag',
    r: 'regels',
    q: 'stoppen',
  },
  notUnderstood: (typed) => `‘${typed}’ staat er niet bij. Een nummer of het begin van een woord is genoeg.`,
  several: (typed, count) => `‘${typed}’ past op ${count} ervan:`,
  noWayBack: 'Dit is de eerste vraag van je beslissing: verder terug gaat niet.',
  enterTakes: 'Enter',
  sure: 'Weet je het zeker?',
  yes: 'Ja',
  thinkAgain: 'Nee, ik denk nog even na',
  reallyLeave: 'Van tafel gaan?',
  leave: 'Ja, ik stop',
  playOn: 'Nee, verder spelen',
  emptyLog: 'Er is nog niets gebeurd.',
  earlier: (count) => `(nog ${counted('nl', count, 'regel', 'regels')}: l toont het verslag)`,
  leftOut: (count) => `(${count} oude ${plural('nl', count, 'regel', 'regels')} over de anderen weggelaten)`,
  rulesFor: (numbers) => `De regels bij deze beslissing: ${numbers}`,
  ruling: 'Onze uitleg',
  glossary: 'Woordenlijst',
  inBook: ({ words, also }) => `(${also ? 'in het boekje ook: ' : 'in het boekje: '}${words.join(', ')})`,
  over: 'De partij is uit.',
  rank: (rank) => `${rank}.`,
  won: 'Je hebt gewonnen. Gefeliciteerd!',
  lost: 'Deze keer niet. Goed gespeeld.',
  shared: 'Je deelt de eerste plaats. Goed gespeeld!',
  standings: (games) => `Na ${counted('nl', games, 'partij', 'partijen')}`,
  total: {
    points: (count) => counted('nl', count, 'punt', 'punten'),
    wins: (count) => `${count} keer gewonnen`,
  },
  andNow: 'En nu?',
  onceMore: 'Nog eens, zelfde tafel',
  nextGame: 'Door naar de volgende partij',
  otherGame: 'Een ander spel of andere instellingen',
  enough: 'Genoeg voor vandaag',
  saved: (file) => `De partij is opgeslagen in ${file}.`,
  savedUnfinished: (file) => `De afgebroken partij is opgeslagen in ${file}.`,
  verify: (file) => `wunderkammer verify ${file} controleert of het toeval eerlijk was.`,
  goodbye: 'Tot ziens, en bedankt voor het meespelen.',
  howToAnswer: 'Antwoord met een nummer of met het begin van een woord.',
  numbersOnTable: 'De nummers op de tekening tonen waar elk antwoord heen leidt.',
};

const de: HostWords = {
  greeting: 'Willkommen in der Wunderkammer: drei verschollene Brettspiele, aus dem Regal geholt und aufgebaut.',
  whichGame: 'Welches Spiel soll es sein?',
  yourTurn: 'Du bist am Zug. Was tust du?',
  players: (min, max) => (min === max ? `genau ${min} Spieler` : `${min} bis ${max} Spieler`),
  howManyPlayers: 'Wie viele am Tisch, dich mitgezählt?',
  howManyPlayersHelp:
    'Die anderen Plätze besetzt das Haus: mit Gegnern, die nicht mehr sehen, als du an ihrer Stelle sehen würdest.',
  playersLabel: 'Spieler',
  gamesHelp: 'Nimm, was dich lockt. Die Regeln kannst du beim Spielen nachlesen, und gehen darfst du jederzeit.',
  options: 'So spielen?',
  optionsHelp: 'Mit Enter geht es gleich los; fürs erste Mal passt alles so. Eine Nummer ändert die Einstellung.',
  startNow: 'Ja, los geht’s',
  byDefault: 'das Los entscheidet',
  newValue: (name) => `${name}: Was soll es sein?`,
  ownValue: 'etwas anderes …',
  typeValue: (values) => `Bitte eintippen (${values})`,
  whichLevel: 'Wie stark sollen die anderen sein?',
  whichLevelHelp:
    'Die sanften sind für den ersten Abend. Die Meister zählen jede Karte und jeden Stein und kennen keine Gnade.',
  playsAs: (level) => `(Stufe: ${level}.)`,
  seated: (own, others) => `Du bist ${own}. Mit dir am Tisch: ${inARow('de', others)}.`,
  commitment: 'Aller Zufall in dieser Partie folgt aus einer vorab festgelegten geheimen Zahl. Ihr Siegel:',
  ownWord: 'Steuere, wenn du magst, ein eigenes Wort zum Zufall bei (Enter: keins).',
  gameOf: (number, of) => `Partie ${number} von ${of}`,
  you: 'du',
  letters: {
    '?': 'Hilfe',
    b: 'zurück',
    t: 'Tisch',
    l: 'Verlauf',
    r: 'Regeln',
    q: 'aufhören',
  },
  notUnderstood: (typed) => `„${typed}“ ist nicht dabei. Eine Nummer oder der Anfang eines Wortes genügt.`,
  several: (typed, count) => `„${typed}“ passt auf ${count} davon:`,
  noWayBack: 'Das ist die erste Frage deiner Entscheidung: Weiter zurück geht es nicht.',
  enterTakes: 'Enter',
  sure: 'Bist du sicher?',
  yes: 'Ja',
  thinkAgain: 'Nein, ich überlege noch',
  reallyLeave: 'Vom Tisch aufstehen?',
  leave: 'Ja, ich höre auf',
  playOn: 'Nein, weiterspielen',
  emptyLog: 'Noch ist nichts geschehen.',
  earlier: (count) => `(noch ${counted('de', count, 'Zeile', 'Zeilen')}: l zeigt den Verlauf)`,
  leftOut: (count) => `(${count} alte ${plural('de', count, 'Zeile', 'Zeilen')} über die anderen weggelassen)`,
  rulesFor: (numbers) => `Die Regeln zu dieser Entscheidung: ${numbers}`,
  ruling: 'So halten wir es',
  glossary: 'Glossar',
  inBook: ({ words, also }) => `(${also ? 'in der Anleitung auch: ' : 'in der Anleitung: '}${words.join(', ')})`,
  over: 'Die Partie ist zu Ende.',
  rank: (rank) => `${rank}.`,
  won: 'Du hast gewonnen. Glückwunsch!',
  lost: 'Diesmal nicht. Gut gespielt.',
  shared: 'Du teilst dir den ersten Platz. Gut gespielt!',
  standings: (games) => `Nach ${counted('de', games, 'Partie', 'Partien')}`,
  total: {
    points: (count) => counted('de', count, 'Punkt', 'Punkte'),
    wins: (count) => counted('de', count, 'Sieg', 'Siege'),
  },
  andNow: 'Und nun?',
  onceMore: 'Noch einmal, gleicher Tisch',
  nextGame: 'Weiter zur nächsten Partie',
  otherGame: 'Ein anderes Spiel oder andere Einstellungen',
  enough: 'Genug für heute',
  saved: (file) => `Die Partie ist in ${file} gespeichert.`,
  savedUnfinished: (file) => `Die abgebrochene Partie ist in ${file} gespeichert.`,
  verify: (file) => `wunderkammer verify ${file} prüft, ob der Zufall ehrlich war.`,
  goodbye: 'Auf Wiedersehen, und danke fürs Mitspielen.',
  howToAnswer: 'Antworte mit einer Nummer oder mit dem Anfang eines Wortes.',
  numbersOnTable: 'Die Nummern in der Zeichnung zeigen, wohin jede Antwort führt.',
};

export const HOST_WORDS: Readonly<Record<Language, HostWords>> = { nl, de, en };
