import { capital, counted } from '@wunderkammer/kernel';
import { cardsOf, isWing, typeOf, worthOf } from '../../cards.ts';
import type { Kind } from '../../vocabulary.ts';
import type { Names } from '../texts.ts';

const figures: Names['figures'] = { king: 'king', queen: 'queen', monk: 'monk', robber: 'robber' };
const wings: Names['wings'] = { air: 'air', water: 'water', earth: 'earth', fire: 'fire' };

const card = (kind: Kind): string => (isWing(kind) ? wings[kind] : `${typeOf(kind)} ${worthOf(kind)}`);

export const names: Names = {
  figures,
  theFigure: (figure) => `the ${figures[figure]}`,
  wings,
  types: { wing: 'Wing', row: 'Row', stone: 'Stone' },
  symbols: { salamander: 'salamander', token: 'token' },
  card,
  theCard: (kind) => (isWing(kind) ? `the ${card(kind)} card` : card(kind)),
  chamber: (chamber) => capital(cardsOf(chamber).map(card).join(', ')),
  components: {
    board: 'board',
    figures: 'figures',
    tokens: 'tokens',
    salamanderCards: 'salamander cards',
    answerCards: 'answer cards',
    sticks: 'throwing sticks',
  },
  points: (count) => counted('en', count, 'point', 'points'),
  cards: (count) => counted('en', count, 'card', 'cards'),
};
