import { capital, type Language } from '@wunderkammer/kernel';
import {
  type Choice,
  cellName,
  facesOf,
  knownStones,
  type ListedStep,
  outlook,
  passing,
  type SalomonsOordeelTypes,
  type Stone,
  salomonsOordeel,
  type View,
} from '@wunderkammer/salomons-oordeel';
import type { Part } from '../choose.ts';
import type { Guide } from '../guide.ts';
import { colourLabel, faceLabel, playerName, stoneLabel } from '../names/salomons-oordeel.ts';
import { drawSalomonsOordeel } from '../tables/salomons-oordeel.ts';
import { HOST_WORDS } from '../words.ts';
import { askArrangement } from './arranging.ts';

type Guess = Extract<ListedStep, { type: 'guess' }>;

interface QuestionWords {
  readonly types: Readonly<Record<Choice['type'], string>>;
  readonly whose: string;
  readonly withHidden: (name: string, hidden: number) => string;
  readonly cell: (name: string) => string;
  readonly colour: (cell: string) => string;
  readonly face: (colour: string) => string;
  readonly give: string;
  readonly open: string;
  readonly settle: (stone: string) => string;
  readonly eyeGoes: string;
  readonly guess: (name: string, cell: string, stone: string) => string;
  readonly risk: Readonly<Record<'give' | 'open' | 'nothing', string>>;
  readonly ofOwn: string;
  readonly ofOpen: string;
  readonly ownWarning: string;
  readonly openWarning: string;
}

const WORDS: Readonly<Record<Language, QuestionWords>> = {
  en: {
    types: {
      arrange: 'Set up my stones',
      guess: 'Guess a stone',
      stop: 'Stop here',
      give: 'Give a stone away',
      open: 'Reveal a stone',
      settle: 'Put the stone in its place',
    },
    whose: 'Whose stone do you point at?',
    withHidden: (name, hidden) => `${name} (${hidden} hidden)`,
    cell: (name) => `Which stone of ${name}?`,
    colour: (cell) => `What colour is the stone on ${cell}?`,
    face: (colour) => `${colour}: which digit?`,
    give: 'That was wrong. Which of your stones do you give away?',
    open: 'That was wrong. Which of your stones do you reveal?',
    settle: (stone) => `You get ${stone}. Where does it go?`,
    eyeGoes: 'your eye makes way',
    guess: (name, cell, stone) => `You say: ${cell} of ${name} is ${stone}.`,
    risk: {
      give: 'If that is wrong, you give away one of your stones.',
      open: 'If that is wrong, you reveal one of your stones.',
      nothing: 'With one hidden stone left, a wrong guess only ends your turn.',
    },
    ofOwn: 'yours',
    ofOpen: 'revealed',
    ownWarning: 'But that stone is your own!',
    openWarning: 'But that stone has already been revealed!',
  },
  nl: {
    types: {
      arrange: 'Mijn stenen opstellen',
      guess: 'Een steen raden',
      stop: 'Hier stoppen',
      give: 'Een steen weggeven',
      open: 'Een steen opendraaien',
      settle: 'De steen neerzetten',
    },
    whose: 'Van wie wijs je een steen aan?',
    withHidden: (name, hidden) => `${name} (${hidden} geheim)`,
    cell: (name) => `Welke steen van ${name}?`,
    colour: (cell) => `Welke kleur heeft de steen op ${cell}?`,
    face: (colour) => `${colour}: welk cijfer?`,
    give: 'Dat was fout. Welke van je stenen geef je weg?',
    open: 'Dat was fout. Welke van je stenen draai je open?',
    settle: (stone) => `Je krijgt ${stone}. Waar komt hij te staan?`,
    eyeGoes: 'je oog moet wijken',
    guess: (name, cell, stone) => `Jij zegt: ${cell} van ${name} is ${stone}.`,
    risk: {
      give: 'Is dat fout, dan geef je een van je stenen weg.',
      open: 'Is dat fout, dan draai je een van je stenen open.',
      nothing: 'Met nog één geheime steen kost fout raden je alleen de beurt.',
    },
    ofOwn: 'van jou',
    ofOpen: 'ligt open',
    ownWarning: 'Maar die steen heb je zelf!',
    openWarning: 'Maar die steen ligt al open!',
  },
  de: {
    types: {
      arrange: 'Meine Steine aufstellen',
      guess: 'Einen Stein erraten',
      stop: 'Hier aufhören',
      give: 'Einen Stein abgeben',
      open: 'Einen Stein aufdecken',
      settle: 'Den Stein aufstellen',
    },
    whose: 'Auf wessen Stein zeigst du?',
    withHidden: (name, hidden) => `${name} (${hidden} geheim)`,
    cell: (name) => `Welcher Stein von ${name}?`,
    colour: (cell) => `Welche Farbe hat der Stein auf ${cell}?`,
    face: (colour) => `${colour}: welche Ziffer?`,
    give: 'Das war falsch. Welchen deiner Steine gibst du ab?',
    open: 'Das war falsch. Welchen deiner Steine deckst du auf?',
    settle: (stone) => `Du bekommst: ${stone}. Wo soll der Stein stehen?`,
    eyeGoes: 'dein Auge muss weichen',
    guess: (name, cell, stone) => `Du nennst ${cell} bei ${name}: ${stone}.`,
    risk: {
      give: 'Ist das falsch, gibst du einen deiner Steine ab.',
      open: 'Ist das falsch, deckst du einen deiner Steine auf.',
      nothing: 'Mit nur noch einem geheimen Stein kostet ein Irrtum nur den Zug.',
    },
    ofOwn: 'deiner',
    ofOpen: 'liegt offen',
    ownWarning: 'Aber den Stein hast du selbst!',
    openWarning: 'Aber der Stein liegt schon offen!',
  },
};

const parts = (choice: Choice, view: View, language: Language): Part[] => {
  const words = WORDS[language];
  const first: Part = {
    keys: ['type'],
    question: HOST_WORDS[language].yourTurn,
    value: choice.type,
    label: words.types[choice.type],
  };
  switch (choice.type) {
    case 'arrange':
    case 'stop':
      return [first];
    case 'guess':
      return [first, ...guessParts(choice, view, language)];
    case 'give':
      return [first, cellPart(words.give, choice, ownStone(choice, view, language))];
    case 'open':
      return [first, cellPart(words.open, choice, ownStone(choice, view, language))];
    case 'settle': {
      const given = passing(view);
      const stone = given === undefined ? '' : stoneLabel(given.stone, language);
      const eye = outlook(view, choice).some(({ type }) => type === 'eyeGoes') ? words.eyeGoes : undefined;
      return [first, cellPart(words.settle(stone), choice, eye)];
    }
  }
};

const cellPart = (question: string, { row, col }: { row: number; col: number }, note: string | undefined): Part => {
  const cell = cellName(row, col);
  return { keys: ['row', 'col'], question, value: cell, label: note === undefined ? cell : `${cell}: ${note}` };
};

/** The viewer's own hidden stone on a cell, if there is one. */
const ownStone = ({ row, col }: { row: number; col: number }, view: View, language: Language): string | undefined => {
  const found = view.own.find(([, ofRow, ofCol]) => ofRow === row && ofCol === col);
  return found === undefined ? undefined : stoneLabel(found[0], language);
};

const guessParts = ({ at, row, col, stone }: Guess, view: View, language: Language): Part[] => {
  const words = WORDS[language];
  const { colour, face } = facesOf(stone);
  const cell = cellName(row, col);
  const name = playerName(at, language);
  return [
    {
      keys: ['at'],
      question: words.whose,
      value: String(at),
      label: words.withHidden(capital(name), view.arrangements[at]!.hidden.length),
    },
    cellPart(words.cell(name), { row, col }, undefined),
    { keys: ['stone'], question: words.colour(cell), value: colour, label: colourLabel(colour, language) },
    {
      keys: ['stone'],
      question: words.face(colourLabel(colour, language)),
      value: face,
      label: stoneAnswer(stone, view, language),
    },
  ];
};

/** A stone by its face, with a hint if it cannot be the one: every stone exists once. */
const stoneAnswer = (stone: Stone, view: View, language: Language): string => {
  const { ofOwn, ofOpen } = WORDS[language];
  const known = knownStones(view).get(stone);
  const note = known === undefined ? '' : ` (${known === 'own' ? ofOwn : ofOpen})`;
  return faceLabel(stone, language) + note;
};

const confirm = (choice: Choice, view: View, language: Language): string | undefined => {
  if (choice.type !== 'guess') return undefined;
  const words = WORDS[language];
  const foreseen = outlook(view, choice);
  const known = foreseen.find((own) => own.type === 'known')?.where;
  const ifWrong = foreseen.flatMap((own) => (own.type === 'guess' ? own.wrong : [own]));
  const risk = ifWrong.find((own) => own.type === 'cost')?.cost ?? 'nothing';
  return [
    words.guess(playerName(choice.at, language), cellName(choice.row, choice.col), stoneLabel(choice.stone, language)),
    ...(known === undefined ? [] : [known === 'own' ? words.ownWarning : words.openWarning]),
    words.risk[risk],
  ].join(' ');
};

/** How a person sits down to Salomons Oordeel. */
export const salomonsOordeelGuide: Guide<SalomonsOordeelTypes> = {
  game: salomonsOordeel,
  draw: drawSalomonsOordeel,
  parts,
  confirm,
  isQuiet: () => false,
  asksMore: ({ type }) => type === 'arrange',
  finish: async (choice, view, host, shows) =>
    choice.type === 'arrange' ? askArrangement(choice.by, view, host, shows) : choice,
};
