import type { GameTypes, Maybe, Seat, Turn, ViewBase } from '@wunderkammer/kernel';
import type { ViolationCode } from './violations.ts';

/** The cards; each is there once. */
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The highest bid that can be agreed on. */
export const MOST = 3;

export interface Options {
  readonly highest: number;
}

export interface Decision {
  readonly by: Seat;
  readonly type: 'bid';
  readonly bid: number;
}
export interface Deal {
  readonly by: 'chance';
  readonly type: 'deal';
  readonly cards: readonly number[];
}
export type Step = Decision | Deal;

/** What the table waits for. */
export type Phase =
  | { readonly type: 'deal' }
  | { readonly type: 'bid'; readonly waiting: readonly Seat[] }
  | { readonly type: 'over' };

export interface View extends ViewBase<Options> {
  readonly turn: Turn<Deal['type']>;
  readonly phase: Phase;
  /** By seat, once they are dealt. */
  readonly cards: readonly Maybe<number>[];
  /** By seat; null: not yet. */
  readonly bids: readonly (Maybe<number> | null)[];
}

export type Seen =
  | { readonly by: 'chance'; readonly type: 'deal'; readonly cards: readonly Maybe<number>[] }
  | {
      readonly by: Seat;
      readonly type: 'bid';
      readonly bid: Maybe<number>;
      /** All of them, turned up with the last. */
      readonly bids?: readonly number[];
    };

export interface ToyTypes extends GameTypes {
  readonly Id: 'toy';
  readonly Options: Options;
  readonly Step: Step;
  readonly Choice: Decision;
  readonly View: View;
  readonly Seen: Seen;
  readonly Code: ViolationCode;
}
