import {
  type Brought,
  COLOURS,
  type Decision,
  type DreiMagierTypes,
  dreiMagier,
  type Encounter,
  outlook,
  type PhaseType,
  symbolBrings,
  type View,
  walkLengths,
  walksFrom,
} from '@wunderkammer/drei-magier';
import { counted, type Language } from '@wunderkammer/kernel';
import type { Part } from '../choose.ts';
import type { Guide } from '../guide.ts';
import { colourName, countCards, fieldLabel, playerName, symbolLabel } from '../names/drei-magier.ts';
import { drawDreiMagier } from '../tables/drei-magier.ts';
import { HOST_WORDS } from '../words.ts';

interface QuestionWords {
  /** The first question where it is not simply one's turn. */
  readonly whatIn: Readonly<Partial<Record<PhaseType, string>>>;
  readonly types: Readonly<Record<Exclude<Decision['type'], 'walk' | 'jump'>, string>>;
  readonly walk: (steps: number, withStone: boolean) => string;
  readonly jump: (jumps: number) => string;
  readonly howFar: string;
  readonly walkTo: (steps: string) => string;
  readonly jumpTo: string;
  readonly steps: (count: number) => string;
  readonly takeFrom: string;
  readonly again: string;
  readonly choose: string;
  readonly effects: Readonly<Record<Brought['type'], string>>;
  readonly spell: string;
  readonly noCard: string;
  readonly owned: string;
  readonly meet: string;
  readonly meetTake: string;
  readonly meetOwned: string;
  readonly duelDecides: string;
  readonly banished: (by: string) => string;
  readonly banishes: (whom: string) => string;
  readonly duel: (whom: string) => string;
}

const WORDS: Readonly<Record<Language, QuestionWords>> = {
  en: {
    whatIn: {
      throwDue: 'Another throw is yours. Will you take it?',
      duelChoice: 'The duel: will you throw again?',
      cast: 'Your apprentice stands on a symbol field. Will you cast a spell?',
      leap: 'Magic! Does your apprentice leap?',
    },
    types: {
      throw: 'Throw the wands',
      pass: 'Pass: end the turn',
      stay: 'The mage stays',
      take: 'Take a card',
      rethrow: 'Throw again…',
      stand: 'Leave the wands as they lie',
      cast: 'Cast a spell',
      decline: 'No spell',
      choose: 'Choose a symbol',
      leap: 'Leap to the mage',
      remain: 'Remain',
    },
    walk: (steps, withStone) => `The apprentice walks (${walkLengths(steps, withStone).join(' or ')})…`,
    jump: (jumps) => `The mage jumps (${jumps})…`,
    howFar: 'The power stone lets your apprentice walk twice as far. How far?',
    walkTo: (steps) => `Where does your apprentice walk (${steps})?`,
    jumpTo: 'Where does your mage jump?',
    steps: (count) => counted('en', count, 'step', 'steps'),
    takeFrom: 'No card is left here. Who do you take it from?',
    again: 'Which wands do you throw again?',
    choose: 'Seen equally often: which shall it be?',
    effects: {
      stone: 'the power stone',
      stoneOwned: 'nothing: your apprentice has the power stone',
      mayLeap: 'leap to your mage',
      fate: 'to the labyrinth',
    },
    spell: 'spell',
    noCard: 'no card left',
    owned: 'you own its card',
    meet: 'meeting: the card is yours!',
    meetTake: 'meeting: you take the card from another player',
    meetOwned: 'meeting, but you own the card',
    duelDecides: 'the duel decides',
    banished: (by) => `banished by ${by}’s mage!`,
    banishes: (whom) => `banishes ${whom}’s apprentice`,
    duel: (whom) => `duel with ${whom}`,
  },
  nl: {
    whatIn: {
      throwDue: 'Je hebt nog een worp te goed. Neem je hem?',
      duelChoice: 'Het gevecht: werp je nog eens?',
      cast: 'Je leerling staat op een symboolveld. Waag je een toverworp?',
      leap: 'Magie! Springt je leerling?',
    },
    types: {
      throw: 'De toverstokken werpen',
      pass: 'Passen: beurt beëindigen',
      stay: 'De magiër blijft staan',
      take: 'Een kaart nemen',
      rethrow: 'Opnieuw werpen…',
      stand: 'De stokken laten liggen',
      cast: 'Een toverworp wagen',
      decline: 'Niet toveren',
      choose: 'Een symbool kiezen',
      leap: 'Naar de magiër springen',
      remain: 'Blijven',
    },
    walk: (steps, withStone) => `De leerling loopt (${walkLengths(steps, withStone).join(' of ')})…`,
    jump: (jumps) => `De magiër springt (${jumps})…`,
    howFar: 'Met de krachtsteen mag je leerling twee keer zo ver. Hoe ver loopt hij?',
    walkTo: (steps) => `Waar loopt je leerling heen (${steps})?`,
    jumpTo: 'Waar springt je magiër heen?',
    steps: (count) => counted('nl', count, 'veld', 'velden'),
    takeFrom: 'Hier ligt geen kaart meer. Van wie neem je hem?',
    again: 'Welke stokken werp je opnieuw?',
    choose: 'Even vaak te zien: wat wordt het?',
    effects: {
      stone: 'de krachtsteen',
      stoneOwned: 'niets: je leerling heeft de krachtsteen al',
      mayLeap: 'springen naar je magiër',
      fate: 'naar het labyrint',
    },
    spell: 'toverworp',
    noCard: 'geen kaart meer',
    owned: 'de kaart heb je al',
    meet: 'ontmoeting: de kaart is voor jou!',
    meetTake: 'ontmoeting: je neemt de kaart van een ander',
    meetOwned: 'ontmoeting, maar de kaart heb je al',
    duelDecides: 'het gevecht beslist',
    banished: (by) => `verbannen door de magiër van ${by}!`,
    banishes: (whom) => `verbant de leerling van ${whom}`,
    duel: (whom) => `gevecht met ${whom}`,
  },
  de: {
    whatIn: {
      throwDue: 'Du hast noch einen Wurf gut. Nimmst du ihn?',
      duelChoice: 'Das Duell: Wirfst du noch einmal?',
      cast: 'Dein Lehrling steht auf einem Symbolfeld. Wagst du einen Zauberwurf?',
      leap: 'Magie! Springt dein Lehrling?',
    },
    types: {
      throw: 'Die Zauberstäbe werfen',
      pass: 'Passen: Zug beenden',
      stay: 'Der Magier bleibt stehen',
      take: 'Eine Karte nehmen',
      rethrow: 'Noch einmal werfen …',
      stand: 'Die Stäbe liegen lassen',
      cast: 'Einen Zauberwurf wagen',
      decline: 'Nicht zaubern',
      choose: 'Ein Symbol wählen',
      leap: 'Zum Magier springen',
      remain: 'Bleiben',
    },
    walk: (steps, withStone) => `Der Lehrling geht (${walkLengths(steps, withStone).join(' oder ')}) …`,
    jump: (jumps) => `Der Magier springt (${jumps}) …`,
    howFar: 'Mit dem Kraftstein darf dein Lehrling doppelt so weit gehen. Wie weit geht er?',
    walkTo: (steps) => `Wohin geht dein Lehrling (${steps})?`,
    jumpTo: 'Wohin springt dein Magier?',
    steps: (count) => counted('de', count, 'Feld', 'Felder'),
    takeFrom: 'Hier liegt keine Karte mehr. Wem nimmst du sie ab?',
    again: 'Welche Stäbe wirfst du noch einmal?',
    choose: 'Gleich oft zu sehen: Was soll es sein?',
    effects: {
      stone: 'der Kraftstein',
      stoneOwned: 'nichts: Dein Lehrling hat den Kraftstein schon',
      mayLeap: 'Sprung zu deinem Magier',
      fate: 'ins Labyrinth',
    },
    spell: 'Zauberwurf',
    noCard: 'keine Karte mehr',
    owned: 'die Karte hast du schon',
    meet: 'Treffen: Die Karte gehört dir!',
    meetTake: 'Treffen: Du nimmst die Karte einem anderen ab',
    meetOwned: 'Treffen, aber die Karte hast du schon',
    duelDecides: 'das Duell entscheidet',
    banished: (by) => `verbannt vom Magier von ${by}!`,
    banishes: (whom) => `verbannt den Lehrling von ${whom}`,
    duel: (whom) => `Duell mit ${whom}`,
  },
};

const parts = (choice: Decision, view: View, language: Language): Part[] => {
  const words = WORDS[language];
  const own = view.players[choice.by]!;
  const sum = view.eyes?.sum ?? 0;
  const what = words.whatIn[view.phase.type] ?? HOST_WORDS[language].yourTurn;
  const type = (label: string): Part => ({ keys: ['type'], question: what, value: choice.type, label });
  switch (choice.type) {
    case 'walk': {
      // Twice the sum reaches up to a dozen fields more: those are shown by themselves.
      const steps =
        walkLengths(sum, own.powerStone).find((length) => walksFrom(own.apprentice, length).has(choice.to)) ?? sum;
      return [
        type(words.walk(sum, own.powerStone)),
        { keys: ['to'], question: words.howFar, value: String(steps), label: words.steps(steps) },
        {
          keys: ['to'],
          question: words.walkTo(words.steps(steps)),
          value: choice.to,
          label: moveLabel(choice, view, language),
          spot: choice.to,
        },
      ];
    }
    case 'jump':
      return [
        type(words.jump(view.eyes?.jumps ?? 0)),
        {
          keys: ['to'],
          question: words.jumpTo,
          value: choice.to,
          label: moveLabel(choice, view, language),
          spot: choice.to,
        },
      ];
    case 'take': {
      const from = view.players[choice.from]!;
      const label = `${playerName(choice.from, language)} (${countCards(from.cards.length, language)})`;
      return [type(words.types.take), { keys: ['from'], question: words.takeFrom, value: String(choice.from), label }];
    }
    case 'rethrow':
      return [type(words.types.rethrow), rethrowPart(choice.wands, view, language)];
    case 'choose': {
      const brought = symbolBrings(view, choice.by, choice.symbol);
      const label = `${symbolLabel(choice.symbol, language)}: ${words.effects[brought.type]}`;
      return [type(words.types.choose), { keys: ['symbol'], question: words.choose, value: choice.symbol, label }];
    }
    default:
      return [type(words.types[choice.type])];
  }
};

const rethrowPart = (wands: readonly number[], view: View, language: Language): Part => {
  const lying = view.duel?.fight?.wands;
  const label = COLOURS.flatMap((colour, index) =>
    wands[index] === 1 ? [`${colourName(colour, language)} (${lying?.[index] ?? '–'})`] : [],
  ).join(' + ');
  return { keys: ['wands'], question: WORDS[language].again, value: wands.join(''), label };
};

const moveLabel = (move: Extract<Decision, { type: 'walk' | 'jump' }>, view: View, language: Language): string =>
  [fieldLabel(move.to, language), ...outlook(view, move).map((own) => encounterLabel(own, language))].join(' · ');

const encounterLabel = (encounter: Encounter, language: Language): string => {
  const words = WORDS[language];
  switch (encounter.type) {
    case 'duel':
      return words.duel(playerName(encounter.rival, language));
    case 'banished':
      return words.banished(playerName(encounter.by, language));
    case 'banishes':
      return words.banishes(playerName(encounter.whom, language));
    case 'cards':
      return encounter.count === 0 ? words.noCard : countCards(encounter.count, language);
    default:
      return words[encounter.type];
  }
};

/** How a person sits down to Die drei Magier. */
export const dreiMagierGuide: Guide<DreiMagierTypes> = {
  game: dreiMagier,
  draw: drawDreiMagier,
  parts,
  confirm: () => undefined,
  // The throw itself follows at once and says the same with its outcome.
  isQuiet: ({ type, happened }) => type === 'throw' && happened.length === 0,
  asksMore: () => false,
  finish: async (choice) => choice,
};
