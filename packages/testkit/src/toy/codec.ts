import { list, type Move, perSeats, type Seat, stepShapeOf, whole } from '@wunderkammer/kernel';
import { CARDS, MOST, type Step } from './vocabulary.ts';

export const stepShape = perSeats((seats) =>
  stepShapeOf<Step>(seats, { bid: { bid: whole(0, MOST) } }, { deal: { cards: list(whole(1, CARDS.length), seats) } }),
);

/** A bid is its own move; a deal is more than one. */
export const pack = (_state: object, step: Step): Move => (step.type === 'bid' ? step.bid : Number.NaN);

export const unpack = (_state: object, by: Seat | 'chance', move: Move): Step => {
  if (by === 'chance') throw new Error('a deal is more than one move');
  return { by, type: 'bid', bid: move };
};
