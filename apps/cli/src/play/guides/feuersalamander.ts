import {
  type CardType,
  type Decision,
  type FeuersalamanderTypes,
  feuersalamander,
  type Kind,
  outlook,
  typeOf,
  type Use,
  type View,
} from '@wunderkammer/feuersalamander';
import { capital, inARow, type Language, type Seat } from '@wunderkammer/kernel';
import type { Part } from '../choose.ts';
import type { Guide } from '../guide.ts';
import { cardLabel, theFigure } from '../names/feuersalamander.ts';
import { drawFeuersalamander, fieldName } from '../tables/feuersalamander.ts';
import { HOST_WORDS } from '../words.ts';

type DecisionType = Decision['type'];
type Move = Extract<Decision, { type: 'move' }>;
type ClaimStep = Extract<Decision, { type: 'claim' }>;

interface QuestionWords {
  readonly types: Readonly<Record<Exclude<DecisionType, 'pass' | 'ask'>, string>>;
  readonly ask: (whom: string) => string;
  readonly pass: Readonly<Record<'ask' | 'again' | 'home', string>>;
  readonly discard: string;
  readonly discardSetUp: string;
  readonly drawn: string;
  readonly place: Readonly<Record<CardType, string>>;
  readonly move: string;
  readonly use: Readonly<Record<Use, string>>;
  readonly stay: string;
  readonly home: string;
  readonly throwsOut: (whom: string) => string;
  readonly mayAsk: (whom: string) => string;
  readonly whichCard: (whom: string) => string;
  readonly own: string;
  readonly none: string;
  readonly whoHolds: Readonly<Record<CardType, string>>;
  readonly whichOf: Readonly<Record<CardType, (whom: string) => string>>;
  readonly exchange: (card: string) => string;
  readonly swap: string;
  readonly keep: string;
  readonly claim: (own: readonly string[], named: readonly string[], value: number) => string;
  readonly from: (card: string, whom: string) => string;
}

const WORDS: Readonly<Record<Language, QuestionWords>> = {
  en: {
    types: {
      discard: 'Discard a card',
      throw: 'Throw the sticks',
      throwKeys: 'Try the key throw (five throws)',
      place: 'Place the token',
      move: 'Move',
      claim: 'Lay down a combination…',
      exchange: 'Exchange',
    },
    ask: (whom) => `Ask ${whom} about a card`,
    pass: { ask: 'Ask nothing', again: 'Do not throw again: end the turn', home: 'No combination: end the turn' },
    discard: 'One card must go. Which one do you discard?',
    discardSetUp: 'Two cards of one type: one must go. Which one do you discard?',
    drawn: 'just taken',
    place: {
      wing: 'The token goes to a chamber. In which wing?',
      row: 'The token: in which row?',
      stone: 'The token: on which stone field?',
    },
    move: 'Where do you go?',
    use: { sum: 'Sum', difference: 'Difference' },
    stay: 'stay where you are',
    home: 'home',
    throwsOut: (whom) => `${whom} goes to the dungeon`,
    mayAsk: (whom) => `you may ask ${whom}`,
    whichCard: (whom) => `Which card do you ask ${whom} about?`,
    own: 'Which of your own cards belong to the combination?',
    none: 'none of mine',
    whoHolds: { wing: 'Who holds the wing?', row: 'Who holds the row?', stone: 'Who holds the stone?' },
    whichOf: {
      wing: (whom) => `Which wing does ${whom} hold?`,
      row: (whom) => `Which row does ${whom} hold?`,
      stone: (whom) => `Which stone does ${whom} hold?`,
    },
    exchange: (card) => `Everybody now knows that you hold ${card}. Exchange it?`,
    swap: 'Exchange it',
    keep: 'Keep it',
    claim: (own, named, value) =>
      `${own.length === 0 ? 'You' : `You lay down ${inARow('en', own)} and`} name ${inARow('en', named)}. Worth ${value}. If any is wrong, you go to the dungeon.`,
    from: (card, whom) => `${card} held by ${whom}`,
  },
  nl: {
    types: {
      discard: 'Een kaart afleggen',
      throw: 'De dobbelstaafjes werpen',
      throwKeys: 'De sleutelworp proberen (vijf worpen)',
      place: 'De speelsteen zetten',
      move: 'Lopen',
      claim: 'Een combinatie leggen…',
      exchange: 'Ruilen',
    },
    ask: (whom) => `${whom} naar een kaart vragen`,
    pass: {
      ask: 'Niets vragen',
      again: 'Niet nog eens werpen: beurt beëindigen',
      home: 'Geen combinatie: beurt beëindigen',
    },
    discard: 'Er moet een kaart weg. Welke leg je af?',
    discardSetUp: 'Twee kaarten van één soort: er moet er een weg. Welke leg je af?',
    drawn: 'net genomen',
    place: {
      wing: 'De speelsteen gaat naar een kamer. In welke vleugel?',
      row: 'De speelsteen: in welke rij?',
      stone: 'De speelsteen: op welk steenveld?',
    },
    move: 'Waar ga je heen?',
    use: { sum: 'Som', difference: 'Verschil' },
    stay: 'blijven staan',
    home: 'naar huis',
    throwsOut: (whom) => `${whom} gaat naar de kerker`,
    mayAsk: (whom) => `je mag ${whom} iets vragen`,
    whichCard: (whom) => `Waar vraag je ${whom} naar?`,
    own: 'Welke van je eigen kaarten horen bij de combinatie?',
    none: 'geen van mijn kaarten',
    whoHolds: { wing: 'Wie heeft de vleugel?', row: 'Wie heeft de rij?', stone: 'Wie heeft de steen?' },
    whichOf: {
      wing: (whom) => `Welke vleugel heeft ${whom}?`,
      row: (whom) => `Welke rij heeft ${whom}?`,
      stone: (whom) => `Welke steen heeft ${whom}?`,
    },
    exchange: (card) => `Iedereen weet nu dat je ${card} hebt. Ruilen?`,
    swap: 'Ruilen',
    keep: 'Houden',
    claim: (own, named, value) =>
      `Je ${own.length === 0 ? '' : `legt ${inARow('nl', own)} en `}noemt ${inARow('nl', named)}. Waarde: ${value}. Is er iets fout, dan ga je naar de kerker.`,
    from: (card, whom) => `${card} bij ${whom}`,
  },
  de: {
    types: {
      discard: 'Eine Karte abwerfen',
      throw: 'Die Wurfstäbe werfen',
      throwKeys: 'Den Schlüsselwurf versuchen (fünf Würfe)',
      place: 'Den Spielstein setzen',
      move: 'Ziehen',
      claim: 'Eine Kombination ablegen …',
      exchange: 'Tauschen',
    },
    ask: (whom) => `${whom} nach einer Karte fragen`,
    pass: {
      ask: 'Nichts fragen',
      again: 'Nicht noch einmal werfen: Zug beenden',
      home: 'Keine Kombination: Zug beenden',
    },
    discard: 'Eine Karte muss weg. Welche wirfst du ab?',
    discardSetUp: 'Zwei Karten einer Sorte: Eine muss weg. Welche wirfst du ab?',
    drawn: 'eben genommen',
    place: {
      wing: 'Der Spielstein kommt auf eine Kammer. In welchen Flügel?',
      row: 'Der Spielstein: in welche Reihe?',
      stone: 'Der Spielstein: auf welches Stein-Feld?',
    },
    move: 'Wohin ziehst du?',
    use: { sum: 'Summe', difference: 'Differenz' },
    stay: 'stehen bleiben',
    home: 'auf den Startplatz',
    throwsOut: (whom) => `${whom} muss ins Verlies`,
    mayAsk: (whom) => `du darfst ${whom} fragen`,
    whichCard: (whom) => `Wonach fragst du ${whom}?`,
    own: 'Welche deiner eigenen Karten gehören zur Kombination?',
    none: 'keine von meinen',
    whoHolds: { wing: 'Wer hat den Flügel?', row: 'Wer hat die Reihe?', stone: 'Wer hat den Stein?' },
    whichOf: {
      wing: (whom) => `Welchen Flügel hat ${whom}?`,
      row: (whom) => `Welche Reihe hat ${whom}?`,
      stone: (whom) => `Welchen Stein hat ${whom}?`,
    },
    exchange: (card) => `Alle kennen nun diese Karte von dir: ${card}. Tauschen?`,
    swap: 'Tauschen',
    keep: 'Behalten',
    claim: (own, named, value) =>
      `Du ${own.length === 0 ? '' : `legst ${inARow('de', own)} offen hin und `}nennst ${inARow('de', named)}. Wert: ${value}. Ist etwas falsch, musst du ins Verlies.`,
    from: (card, whom) => `${card} bei ${whom}`.replace('bei dem ', 'beim '),
  },
};

const parts = (choice: Decision, view: View, language: Language): Part[] => {
  const words = WORDS[language];
  const whom = (seat: Seat): string => theFigure(view.options.figures[seat]!, language, 'accusative');
  const part = (key: string, question: string, value: string, label: string): Part => ({
    keys: [key],
    question,
    value,
    label,
  });
  const first = part('type', HOST_WORDS[language].yourTurn, choice.type, typeLabel(choice, view, language));
  switch (choice.type) {
    case 'throw':
    case 'throwKeys':
    case 'pass':
      return [first];
    case 'discard': {
      const { phase } = view;
      const drawn = 'drawn' in phase && phase.drawn === choice.card ? ` (${words.drawn})` : '';
      const question = phase.type === 'setUpDiscards' ? words.discardSetUp : words.discard;
      return [first, part('card', question, choice.card, cardLabel(choice.card, language) + drawn)];
    }
    case 'place':
      return [
        first,
        part('wing', words.place.wing, choice.wing, cardLabel(choice.wing, language)),
        part('row', words.place.row, String(choice.row), cardLabel(`row${choice.row}` as Kind, language)),
        part('stone', words.place.stone, String(choice.stone), cardLabel(`stone${choice.stone}` as Kind, language)),
      ];
    case 'move':
      return [
        first,
        {
          keys: ['use', 'home'],
          question: words.move,
          value: `${choice.use} ${choice.home}`,
          label: moveLabel(choice, view, language),
        },
      ];
    case 'ask': {
      const asked = view.phase.type === 'ask' ? whom(view.phase.asked) : '';
      return [first, part('card', words.whichCard(asked), choice.card, cardLabel(choice.card, language))];
    }
    case 'claim':
      return [first, ...claimParts(choice, view, language)];
    case 'exchange': {
      const card = view.phase.type === 'exchange' ? cardLabel(view.phase.card, language) : '';
      const label = choice.swap ? words.swap : words.keep;
      return [first, part('swap', words.exchange(card), String(choice.swap), label)];
    }
  }
};

const typeLabel = ({ type }: Decision, { phase, options }: View, language: Language): string => {
  const words = WORDS[language];
  if (type === 'pass') return words.pass[phase.type === 'ask' || phase.type === 'again' ? phase.type : 'home'];
  if (type !== 'ask') return words.types[type];
  if (phase.type !== 'ask') return '';
  return capital(words.ask(theFigure(options.figures[phase.asked]!, language, 'accusative')));
};

const moveLabel = (move: Move, view: View, language: Language): string => {
  const words = WORDS[language];
  const figure = (seat: Seat) => view.options.figures[seat]!;
  const foreseen = outlook(view, move);
  const stops = foreseen.find((own) => own.type === 'stops');
  if (stops === undefined) return words.use[move.use];
  const { pips, at } = stops;
  const start = `${words.use[move.use]} ${pips} → `;
  if (move.home) return start + words.home;
  const to = pips === 0 || at.type !== 'track' ? words.stay : fieldName(view, at.field, language);
  const notes = foreseen.flatMap((own) => {
    if (own.type === 'throwsOut') return [words.throwsOut(theFigure(figure(own.seat), language))];
    return own.type === 'mayAsk' ? [words.mayAsk(theFigure(figure(own.seat), language, 'accusative'))] : [];
  });
  return start + [to, ...notes].join('; ');
};

/** Own cards at once, since there are two at the most; then holder and card for each type that is missing. */
const claimParts = ({ own, named }: ClaimStep, { options }: View, language: Language): Part[] => {
  const words = WORDS[language];
  const labels = own.map((kind) => cardLabel(kind, language));
  const holder = (seat: Seat): string => theFigure(options.figures[seat]!, language);
  return [
    { keys: ['own'], question: words.own, value: own.join(' '), label: labels.join(' + ') || words.none },
    ...named.flatMap(([seat, kind]): Part[] => {
      const type = typeOf(kind);
      return [
        { keys: ['named'], question: words.whoHolds[type], value: String(seat), label: capital(holder(seat)) },
        { keys: ['named'], question: words.whichOf[type](holder(seat)), value: kind, label: cardLabel(kind, language) },
      ];
    }),
  ];
};

const confirm = (choice: Decision, view: View, language: Language): string | undefined => {
  if (choice.type !== 'claim') return undefined;
  const words = WORDS[language];
  const { options } = view;
  const right = outlook(view, choice).flatMap((own) => (own.type === 'claim' ? own.right : []));
  const named = choice.named.map(([seat, kind]) =>
    words.from(cardLabel(kind, language), theFigure(options.figures[seat]!, language, 'dative')),
  );
  return words.claim(
    choice.own.map((kind) => cardLabel(kind, language)),
    named,
    right.find((own) => own.type === 'points')?.value ?? 0,
  );
};

/** How a person sits down to Der Feuersalamander. */
export const feuersalamanderGuide: Guide<FeuersalamanderTypes> = {
  game: feuersalamander,
  draw: drawFeuersalamander,
  parts,
  confirm,
  // The throw itself follows at once and says the same with its outcome.
  isQuiet: ({ type }) => type === 'throw' || type === 'throwKeys',
  asksMore: () => false,
  finish: async (choice) => choice,
};
