import type { Seen, Sticks } from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { Face } from './pieces/StickShape.tsx';

type Throw = Extract<Seen, { type: 'sticks' | 'keys' }>;

/** A throw as it lies: the last three sticks that were in hand, and which throw of the game it was. */
export interface LyingThrow {
  readonly seat: Seat;
  readonly thrown: Throw;
  readonly nth: number;
}

const isThrow = (seen: Seen): seen is Throw => seen.type === 'sticks' || seen.type === 'keys';

/** What everybody threw last, of all that has been seen. */
export const lastThrows = (seen: readonly Seen[]): readonly LyingThrow[] => {
  const last = new Map<Seat, LyingThrow>();
  for (const [nth, each] of seen.entries())
    if (isThrow(each)) last.set(each.seat, { seat: each.seat, thrown: each, nth });
  return [...last.values()];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

type Faces = readonly [Face, Face, Face];

/** The sticks of a throw to move by. */
export const stickFaces = ({ pips, symbol }: Sticks): Faces => [
  { type: 'pips', pips: pips[0] },
  { type: 'pips', pips: pips[1] },
  { type: 'symbol', symbol },
];

/** The sticks of a try for the keys: one that shows a key stays where it fell. */
export const keyFaces = (shown: readonly number[]): Faces => {
  const found = sum(shown);
  const face = (stick: number): Face => (stick < found ? { type: 'key' } : { type: 'blank' });
  return [face(0), face(1), face(2)];
};

export const facesOf = (thrown: Throw): Faces => (thrown.type === 'keys' ? keyFaces(thrown.shown) : stickFaces(thrown));
