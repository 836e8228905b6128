import { capital, counted } from '@wunderkammer/kernel';
import { cardsOf, isWing, typeOf, worthOf } from '../../cards.ts';
import type { Kind } from '../../vocabulary.ts';
import type { Names } from '../texts.ts';

const figures: Names['figures'] = { king: 'koning', queen: 'koningin', monk: 'monnik', robber: 'rover' };
const wings: Names['wings'] = { air: 'lucht', water: 'water', earth: 'aarde', fire: 'vuur' };

const card = (kind: Kind): string => {
  if (isWing(kind)) return wings[kind];
  return typeOf(kind) === 'row' ? `rij ${worthOf(kind)}` : `${worthOf(kind)}-steen`;
};

const theCard = (kind: Kind): string => {
  if (isWing(kind)) return `de ${card(kind)}kaart`;
  return typeOf(kind) === 'row' ? card(kind) : `de ${card(kind)}`;
};

export const names: Names = {
  figures,
  theFigure: (figure) => `de ${figures[figure]}`,
  wings,
  types: { wing: 'Vleugel', row: 'Rij', stone: 'Steen' },
  symbols: { salamander: 'salamander', token: 'speelsteen' },
  card,
  theCard,
  chamber: (chamber) => capital(cardsOf(chamber).map(card).join(', ')),
  components: {
    board: 'speelbord',
    figures: 'figuren',
    tokens: 'speelstenen',
    salamanderCards: 'salamanderkaarten',
    answerCards: 'antwoordkaarten',
    sticks: 'dobbelstaafjes',
  },
  points: (count) => counted('nl', count, 'punt', 'punten'),
  cards: (count) => counted('nl', count, 'kaart', 'kaarten'),
};
