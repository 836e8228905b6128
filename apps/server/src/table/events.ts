import type { CharacterId } from '@wunderkammer/cast';
import type { Outcome, Seat, StepBase } from '@wunderkammer/kernel';
import type { OnlineSetup } from '@wunderkammer/protocol';

/** Who asked for it, and under which name, so that asking twice does it once. */
export interface Asked {
  readonly who: string;
  readonly id: string;
}

interface EventBase {
  /** The date, for people. */
  readonly at: number;
  /** The time of the house, for clocks. */
  readonly time: number;
  readonly asked?: Asked;
}

/**
 * Everything that ever happened at a table, in order: all a table is made from. Never sent to anybody as it is, since it
 * holds the seed and every card.
 */
export type TableEvent = EventBase &
  (
    | {
        readonly type: 'created';
        readonly setup: OnlineSetup;
        readonly seed: string;
        readonly host: string;
        /** How the earlier games of the series ended. */
        readonly outcomes: readonly Outcome[];
      }
    | {
        readonly type: 'sat';
        readonly seat: Seat;
        readonly person: string;
        readonly name: string;
        readonly entropy: string;
      }
    | { readonly type: 'bot'; readonly seat: Seat; readonly character: CharacterId }
    | { readonly type: 'freed'; readonly seat: Seat }
    | { readonly type: 'swapped'; readonly seats: readonly [Seat, Seat] }
    | { readonly type: 'host'; readonly host: string }
    | { readonly type: 'started' }
    /** A decision and the chance that follows it, or the chance before the first decision. */
    | {
        readonly type: 'played';
        readonly steps: readonly StepBase[];
        /** What the decider's clock has left after it, in milliseconds. */
        readonly left?: number;
        /** A bot decided: its own seat, one handed to it, or in place of somebody whose clock ran out. */
        readonly auto?: 'bot' | 'clock';
      }
    /** The last step was taken back by its seat: it stands in no record. */
    | { readonly type: 'takenBack'; readonly seat: Seat }
    | { readonly type: 'handed'; readonly seat: Seat; readonly to: 'bot' | 'person'; readonly by: Seat }
    | { readonly type: 'resigned'; readonly seat: Seat }
    | { readonly type: 'voted'; readonly seat: Seat; readonly agree: boolean }
    /** Somebody does not want the game to end: the proposal is off. */
    | { readonly type: 'declined'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly how: 'resigned' | 'agreed' | 'closed'; readonly by?: Seat }
    | { readonly type: 'said'; readonly seat: Seat; readonly name: string; readonly text: string }
    | { readonly type: 'muted'; readonly seat: Seat; readonly on: boolean }
    | { readonly type: 'chat'; readonly on: boolean }
    | { readonly type: 'next'; readonly table: string }
    /** A person asked to be forgotten: a bot has the seat. */
    | { readonly type: 'forgotten'; readonly seat: Seat; readonly person: string }
    | { readonly type: 'archived' }
    | { readonly type: 'revived' }
  );

export type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>;
