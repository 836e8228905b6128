import { circuitOf, middleOf, ownerOf, type PlayerView, type View } from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { Choice } from './choices.ts';

/** What a move leads to. */
export interface Way {
  readonly step: Choice<'move'>;
  readonly pips: number;
  /** How the pips come out of the throw. A sign before their number would make a difference look like a way back. */
  readonly reckoning: string;
  /** The track field where it ends; absent at the start place. */
  readonly field: number | undefined;
  /** Every field walked over, the last one included. */
  readonly walked: readonly number[];
  readonly thrownOut: PlayerView | undefined;
  /** Whose fields it ends on, if that one may be asked. */
  readonly asked: PlayerView | undefined;
}

/** Tells the ways of one throw apart. */
export const wayKey = ({ step }: Way): string => `${step.use}-${step.home}`;

/** Where a legal move ends, for the eye only: what it does is decided by the rules. */
export const wayOf = (view: View, step: Choice<'move'>): Way | undefined => {
  const { phase, players, seats } = view;
  if (!('sticks' in phase)) return undefined;
  const [a, b] = phase.sticks.pips;
  const pips = step.use === 'sum' ? a + b : Math.abs(a - b);
  const reckoning = step.use === 'sum' ? `${a} + ${b} = ${pips}` : `${Math.max(a, b)} − ${Math.min(a, b)} = ${pips}`;
  const { at, seat } = players[step.by]!;
  if (at.type === 'dungeon') return undefined;
  const walked = step.home ? fieldsTo(at.type === 'track' ? at.field : middleOf(seat) - 1, middleOf(seat), seats) : [];
  if (step.home || (at.type === 'start' && pips === 0)) {
    return { step, pips, reckoning, field: undefined, walked, thrownOut: undefined, asked: undefined };
  }
  const from = at.type === 'track' ? at.field : middleOf(seat) - 1;
  const field = (from + pips) % circuitOf(seats);
  const owner = players[ownerOf(field)]!;
  return {
    step,
    pips,
    reckoning,
    field,
    walked: fieldsTo(from, field, seats),
    thrownOut: pips === 0 ? undefined : standingOn(view, field, step.by),
    asked: owner.seat === step.by ? undefined : owner,
  };
};

/** The fields after `from` up to `to`, clockwise; none when they are the same. */
export const fieldsTo = (from: number, to: number, seats: number): readonly number[] => {
  const circuit = circuitOf(seats);
  const steps = (to - from + circuit) % circuit;
  return Array.from({ length: steps }, (_, index) => (from + index + 1) % circuit);
};

const standingOn = ({ players }: View, field: number, mover: Seat): PlayerView | undefined =>
  players.find(({ seat, at }) => seat !== mover && at.type === 'track' && at.field === field);
