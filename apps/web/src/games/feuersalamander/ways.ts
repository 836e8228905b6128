import { type Consequence, outlook, type PlayerView, type View } from '@wunderkammer/feuersalamander/pieces';
import type { Choice } from './choices.ts';

/** What a move leads to, as the board and the tray show it. */
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
  readonly mayClaim: boolean;
  /** A throw is due after the move. */
  readonly again: boolean;
}

/** Tells the ways of one throw apart. */
export const wayKey = ({ step }: Way): string => `${step.use}-${step.home}`;

/** The way of a legal move. */
export const wayOf = (view: View, step: Choice<'move'>): Way | undefined => {
  const { phase, players } = view;
  const foreseen = outlook(view, step);
  const of = <T extends Consequence['type']>(type: T): Extract<Consequence, { type: T }> | undefined =>
    foreseen.find((own): own is Extract<Consequence, { type: T }> => own.type === type);
  const stops = of('stops');
  if (!('sticks' in phase) || stops === undefined) return undefined;
  const [a, b] = phase.sticks.pips;
  const { at, pips, walked } = stops;
  const thrownOut = of('throwsOut');
  const asked = of('mayAsk');
  return {
    step,
    pips,
    reckoning: step.use === 'sum' ? `${a} + ${b} = ${pips}` : `${Math.max(a, b)} − ${Math.min(a, b)} = ${pips}`,
    field: at.type === 'track' ? at.field : undefined,
    walked,
    thrownOut: thrownOut && players[thrownOut.seat],
    asked: asked && players[asked.seat],
    mayClaim: of('mayClaim') !== undefined,
    again: of('throwDue') !== undefined,
  };
};

/** The ways to choose from. Home by the sum and home by the difference come to the same: one of them is enough. */
export const waysOf = (view: View, steps: readonly Choice<'move'>[]): readonly Way[] => {
  const home = steps.find((step) => step.home);
  return steps.flatMap((step) => (step.home && step !== home ? [] : (wayOf(view, step) ?? [])));
};
