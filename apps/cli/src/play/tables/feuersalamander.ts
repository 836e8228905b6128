import {
  FIELDS_PER_SEAT,
  type Kind,
  mayTurnIn,
  middleOf,
  outlook,
  ownerOf,
  type Place,
  type PlayerView,
  type Sticks,
  type Use,
  type View,
} from '@wunderkammer/feuersalamander';
import { isHidden, type Language } from '@wunderkammer/kernel';
import type { Frame } from '../guide.ts';
import { flow, type Ink, padBoth, padRight, spread } from '../ink.ts';
import {
  FIGURE_FORMATS,
  FIGURE_SYMBOLS,
  figureName,
  paintedCard,
  shortCard,
  shortChamber,
  symbolName,
} from '../names/feuersalamander.ts';

interface TableWords {
  readonly target: (points: number) => string;
  readonly home: string;
  readonly legend: string;
  readonly token: string;
  readonly cards: string;
  readonly points: string;
  readonly you: string;
  readonly atStart: string;
  readonly none: string;
  readonly dungeon: string;
  readonly pile: (cards: number) => string;
  readonly laidOff: string;
  readonly yours: string;
  readonly thrown: string;
  readonly sum: string;
  readonly difference: string;
  readonly field: (owner: string, number: number) => string;
  readonly stay: string;
  readonly orHome: string;
}

const WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    target: (points) => `${points} points to win`,
    home: 'home',
    legend: '○1 ≈2 ■3 ▲4 wings  ≡ rows  ◆ stones  ▒▒ hidden card  ∩ gate to home',
    token: 'token',
    cards: 'cards',
    points: 'points',
    you: 'you',
    atStart: 'at home',
    none: 'none',
    dungeon: 'Dungeon',
    pile: (cards) => `Pile: ${cards}`,
    laidOff: 'Discarded',
    yours: 'Your cards',
    thrown: 'Thrown',
    sum: 'sum',
    difference: 'difference',
    field: (owner, number) => `${owner} ${number}`,
    stay: 'stay',
    orHome: 'or home',
  },
  nl: {
    target: (points) => `wie ${points} punten heeft, wint`,
    home: 'thuis',
    legend: '○1 ≈2 ■3 ▲4 vleugels  ≡ rijen  ◆ stenen  ▒▒ verdekte kaart  ∩ poort naar huis',
    token: 'speelsteen',
    cards: 'kaarten',
    points: 'punten',
    you: 'jij',
    atStart: 'thuis',
    none: 'geen',
    dungeon: 'Kerker',
    pile: (cards) => `Stapel: ${cards}`,
    laidOff: 'Afgelegd',
    yours: 'Jouw kaarten',
    thrown: 'Geworpen',
    sum: 'som',
    difference: 'verschil',
    field: (owner, number) => `${owner} ${number}`,
    stay: 'blijven',
    orHome: 'of naar huis',
  },
  de: {
    target: (points) => `wer ${points} Punkte hat, gewinnt`,
    home: 'Start',
    legend: '○1 ≈2 ■3 ▲4 Flügel  ≡ Reihen  ◆ Steine  ▒▒ verdeckte Karte  ∩ Tor zum Startplatz',
    token: 'Spielstein',
    cards: 'Karten',
    points: 'Punkte',
    you: 'du',
    atStart: 'Startplatz',
    none: 'keine',
    dungeon: 'Verlies',
    pile: (cards) => `Stoß: ${cards}`,
    laidOff: 'Abgeworfen',
    yours: 'Deine Karten',
    thrown: 'Geworfen',
    sum: 'Summe',
    difference: 'Differenz',
    field: (owner, number) => `${owner} ${number}`,
    stay: 'bleiben',
    orHome: 'oder auf den Startplatz',
  },
};

/** The name of a track field as the drawing labels it: whose it is and which of the five. */
export const fieldName = (view: View, field: number, language: Language): string => {
  const owner = view.players[ownerOf(field)]!;
  return WORDS[language].field(figureName(owner.figure, language), (field % FIELDS_PER_SEAT) + 1);
};

/** Where one use of the pips leads. */
interface Reach {
  readonly pips: number;
  readonly at: Place;
  readonly mayTurnIn: boolean;
}

/** Where whoever moves comes with these sticks; nobody walks otherwise. */
const reachesIn = (view: View): Readonly<Record<Use, Reach>> | undefined => {
  const { phase } = view;
  if (phase.type !== 'move') return undefined;
  const { active, sticks } = phase;
  const reach = (use: Use): Reach => {
    const stops = outlook(view, { by: active, type: 'move', use, home: false }).find((own) => own.type === 'stops')!;
    return { pips: stops.pips, at: stops.at, mayTurnIn: mayTurnIn(view, active, sticks, use) };
  };
  return { sum: reach('sum'), difference: reach('difference') };
};

const NAME_WIDTH = 18;
const HOME_WIDTH = 7;
const FIELD_WIDTH = 4;
const TRACK_WIDTH = FIELDS_PER_SEAT * FIELD_WIDTH + 2;
const TOKEN_WIDTH = 12;
const CARDS_WIDTH = 9;

/**
 * The table in rows, one a player: start place, the five track fields before it, token, hand and points. The track
 * runs on from the end of one row to the beginning of the next, and from the last to the first.
 */
export const drawFeuersalamander = (view: View, { ink, language }: Frame): string[] => {
  const words = WORDS[language];
  const sticks = 'sticks' in view.phase ? view.phase.sticks : undefined;
  const active = 'active' in view.phase ? view.players[view.phase.active] : undefined;
  const ways = reachesIn(view);
  const targets = new Map<number, string>();
  if (ways?.difference.at.type === 'track') targets.set(ways.difference.at.field, '−');
  if (ways?.sum.at.type === 'track') targets.set(ways.sum.at.field, '+');

  const fieldNumbers = Array.from({ length: FIELDS_PER_SEAT }, (_, index) => index + 1).join(
    ' '.repeat(FIELD_WIDTH - 1),
  );
  const head =
    padRight('', NAME_WIDTH) +
    padBoth(words.home, HOME_WIDTH) +
    padRight(` ${fieldNumbers} ↻`, TRACK_WIDTH) +
    padRight(words.token, TOKEN_WIDTH) +
    padRight(words.cards, CARDS_WIDTH) +
    words.points;
  return [
    spread(ink('bold', 'Der Feuersalamander'), ink('dim', words.target(view.options.target))),
    ink('dim', head),
    ...view.players.map((player) => playerLine(view, player, targets, { ink, language })),
    ink('dim', words.legend),
    ...sideLines(view, ink, language),
    ...(sticks && active ? throwLines(view, active, sticks, ways, ink, language) : []),
  ];
};

const paintedFigure = ({ figure }: PlayerView, ink: Ink, language: Language): string =>
  ink(FIGURE_FORMATS[figure], `${FIGURE_SYMBOLS[figure]} ${figureName(figure, language)}`);

const playerLine = (
  view: View,
  player: PlayerView,
  targets: ReadonlyMap<number, string>,
  { ink, language }: Frame,
): string => {
  const words = WORDS[language];
  const symbol = (of: PlayerView): string => ink(FIGURE_FORMATS[of.figure], FIGURE_SYMBOLS[of.figure]);
  const isActive = 'active' in view.phase && view.phase.active === player.seat;
  const own = player.seat === view.viewer ? ` (${words.you})` : '';
  const name = `${isActive ? '▸' : ' '}${paintedFigure(player, ink, language)}${own}`;
  const home = player.at.type === 'start' ? `[${symbol(player)}]` : '[ ]';
  const fields = Array.from({ length: FIELDS_PER_SEAT }, (_, index) => {
    const field = player.seat * FIELDS_PER_SEAT + index;
    const standing = view.players.filter(({ at }) => at.type === 'track' && at.field === field).map(symbol);
    const target = targets.get(field);
    const empty = field === middleOf(player.seat) ? '∩' : '·';
    const content = standing.join('') || (target === undefined ? ink('dim', empty) : '');
    return padRight(`${target === undefined ? '' : ink('inverse', target)}${content}`, FIELD_WIDTH);
  });
  const token = player.token.type === 'start' ? ink('dim', words.atStart) : shortChamber(player.token, ink);
  const hand = player.hand.map((card) => (isHidden(card) ? '▒▒' : shortCard(card, ink))).join(' ');
  return (
    padRight(name, NAME_WIDTH) +
    padBoth(home, HOME_WIDTH) +
    padRight(` ${fields.join('')}`, TRACK_WIDTH) +
    padRight(token, TOKEN_WIDTH) +
    padRight(hand || '–', CARDS_WIDTH) +
    ink('bold', String(player.score).padStart(4))
  );
};

const sideLines = (view: View, ink: Ink, language: Language): string[] => {
  const words = WORDS[language];
  const own = view.players.find(({ seat }) => seat === view.viewer);
  const inDungeon = view.players.filter(({ at }) => at.type === 'dungeon');
  const counted = [...new Set(view.laidOff)].map((kind): [Kind, number] => [
    kind,
    view.laidOff.filter((other) => other === kind).length,
  ]);
  const laidOff = counted.map(([kind, count]) => `${shortCard(kind, ink)}${count > 1 ? `×${count}` : ''}`);
  const cards = own?.hand.map((card) => (isHidden(card) ? '▒▒' : paintedCard(card, language, ink))) ?? [];
  return [
    ...(own === undefined ? [] : [`${words.yours}: ${cards.join('  ') || words.none}`]),
    ...(inDungeon.length === 0
      ? []
      : [`${words.dungeon}: ${inDungeon.map((player) => paintedFigure(player, ink, language)).join(', ')}`]),
    ...flow([words.pile(view.pile), `${words.laidOff}: ${laidOff[0] ?? '–'}`, ...laidOff.slice(1)], '  '),
    ...view.players
      .filter(({ combinations }) => combinations.length > 0)
      .flatMap((player) => {
        const pieces = player.combinations.map((laid) => `${shortChamber(laid, ink)} = ${laid.value}`);
        return flow([`${paintedFigure(player, ink, language)}: ${pieces[0]}`, ...pieces.slice(1)], '  ', {
          indent: '  ',
        });
      }),
  ];
};

const throwLines = (
  view: View,
  active: PlayerView,
  { pips, symbol }: Sticks,
  ways: ReturnType<typeof reachesIn>,
  ink: Ink,
  language: Language,
): string[] => {
  const words = WORDS[language];
  const thrown = `${words.thrown} (${paintedFigure(active, ink, language)}): ${ink('bold', `[${pips[0]}] [${pips[1]}] [${symbolName(symbol, language)}]`)}`;
  if (ways === undefined) return [thrown];
  const where = (sign: string, word: string, { pips: count, at, mayTurnIn: turnsIn }: Reach): string => {
    const to = count === 0 || at.type !== 'track' ? words.stay : fieldName(view, at.field, language);
    return `${sign} ${word} ${count} → ${to}${turnsIn ? ` ${words.orHome}` : ''}`;
  };
  return [
    thrown,
    ...flow([where('   +', words.sum, ways.sum), where('−', words.difference, ways.difference)], '   ', {
      indent: '   ',
    }),
  ];
};
