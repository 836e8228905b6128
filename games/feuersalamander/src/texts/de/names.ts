import { counted } from '@wunderkammer/kernel';
import { cardsOf, isWing, typeOf, worthOf } from '../../cards.ts';
import type { Kind, Wing } from '../../vocabulary.ts';
import type { Case, Names } from '../texts.ts';

const ARTICLES: Readonly<Record<'masculine' | 'feminine', Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
};

const figures: Names['figures'] = { king: 'König', queen: 'Königin', monk: 'Mönch', robber: 'Räuber' };
const wings: Names['wings'] = { air: 'Luft', water: 'Wasser', earth: 'Erde', fire: 'Feuer' };
/** The wings before "-Karte". */
const STEMS: Readonly<Record<Wing, string>> = { ...wings, earth: 'Erd' };
const STONES = ['Ein-Stein', 'Zwei-Stein', 'Drei-Stein'] as const;

const card = (kind: Kind): string => {
  if (isWing(kind)) return wings[kind];
  return typeOf(kind) === 'row' ? `${worthOf(kind)}. Reihe` : STONES[worthOf(kind) - 1]!;
};

/** The stones are masculine, all else is feminine. */
const theCard = (kind: Kind, inCase: Case = 'nominative'): string => {
  if (isWing(kind)) return `${ARTICLES.feminine[inCase]} ${STEMS[kind]}-Karte`;
  return `${ARTICLES[typeOf(kind) === 'row' ? 'feminine' : 'masculine'][inCase]} ${card(kind)}`;
};

export const names: Names = {
  figures,
  theFigure: (figure, inCase = 'nominative') =>
    `${ARTICLES[figure === 'queen' ? 'feminine' : 'masculine'][inCase]} ${figures[figure]}`,
  wings,
  types: { wing: 'Flügel', row: 'Reihe', stone: 'Stein' },
  symbols: { salamander: 'Salamander', token: 'Spielstein' },
  card,
  theCard,
  chamber: (chamber) => cardsOf(chamber).map(card).join(', '),
  components: {
    board: 'Spielplan',
    figures: 'Figuren',
    tokens: 'Spielsteine',
    salamanderCards: 'Salamander-Karten',
    answerCards: 'Antwortkarten',
    sticks: 'Wurfstäbe',
  },
  points: (count) => counted('de', count, 'Punkt', 'Punkte'),
  cards: (count) => counted('de', count, 'Karte', 'Karten'),
};
