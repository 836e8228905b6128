import type { GameTypes, Maybe, Outcome, Seat, Turn, ViewBase } from '@wunderkammer/kernel';
import type { ViolationCode } from './violations.ts';

/** The figures, clockwise from the king's start place (FS-5). */
export const FIGURES = ['king', 'queen', 'monk', 'robber'] as const;
/** One of the figures. */
export type Figure = (typeof FIGURES)[number];

/** The wings (FS-1), in the order in which they count (FS-32). */
export const WINGS = ['air', 'water', 'earth', 'fire'] as const;
/** The rows, as cards are called. */
export const ROWS = ['row1', 'row2', 'row3', 'row4', 'row5', 'row6', 'row7'] as const;
/** The stones, as cards are called. */
export const STONES = ['stone1', 'stone2', 'stone3'] as const;
/** One of the wings. */
export type Wing = (typeof WINGS)[number];

/** The fourteen kinds of card in the order in which they are always listed (FS-2). */
export const KINDS = [...WINGS, ...ROWS, ...STONES] as const;
/** One of the kinds of card. */
export type Kind = (typeof KINDS)[number];

/** What a card is one of: a combination has one of each. */
export const CARD_TYPES = ['wing', 'row', 'stone'] as const;
/** A wing, a row or a stone. */
export type CardType = (typeof CARD_TYPES)[number];

/** What the third stick shows: a card is taken (FS-16), or the token placed (FS-19). */
export const SYMBOLS = ['salamander', 'token'] as const;
/** What the third stick shows. */
export type StickSymbol = (typeof SYMBOLS)[number];

/** What is walked of a throw. */
export const USES = ['sum', 'difference'] as const;
/** The sum of the pips, or their difference. */
export type Use = (typeof USES)[number];

/** One of the 84 chambers (FS-1). */
export interface Chamber {
  readonly wing: Wing;
  readonly row: number;
  readonly stone: number;
}

/** What a table agrees on. */
export interface Options {
  /** The points that win (FS-8). */
  readonly target: number;
  /** The figure of each seat, clockwise. */
  readonly figures: readonly Figure[];
}

/** What a seat can decide, as it stands in a record. */
export type Decision =
  | { readonly by: Seat; readonly type: 'discard'; readonly card: Kind }
  | { readonly by: Seat; readonly type: 'throw' }
  | { readonly by: Seat; readonly type: 'throwKeys' }
  | ({ readonly by: Seat; readonly type: 'place' } & Chamber)
  | { readonly by: Seat; readonly type: 'move'; readonly use: Use; readonly home: boolean }
  | { readonly by: Seat; readonly type: 'ask'; readonly card: Kind }
  | ({ readonly by: Seat; readonly type: 'claim' } & Claim)
  | { readonly by: Seat; readonly type: 'exchange'; readonly swap: boolean }
  | { readonly by: Seat; readonly type: 'pass' };

/** How often the sticks are thrown for the keys at the most (FS-13). */
export const KEY_THROWS = 5;

/** What chance can bring, as it stands in a record. */
export type Chance =
  | { readonly by: 'chance'; readonly type: 'deal'; readonly hands: readonly (readonly [Kind, Kind])[] }
  | { readonly by: 'chance'; readonly type: 'startThrow'; readonly pips: readonly (number | null)[] }
  | { readonly by: 'chance'; readonly type: 'keys'; readonly shown: readonly number[] }
  | ({ readonly by: 'chance'; readonly type: 'sticks' } & Sticks)
  | { readonly by: 'chance'; readonly type: 'draw'; readonly card: Kind };

/** One step of a game. */
export type Step = Decision | Chance;
/** What kind of chance is due. */
export type ChanceType = Chance['type'];

/** Who is said to hold what. */
export type Named = readonly [seat: Seat, kind: Kind];

/** One wing, one row, one stone: own cards laid open and others' cards named, each list in that order (FS-31). */
export interface Claim {
  readonly own: readonly Kind[];
  readonly named: readonly Named[];
}

/** A throw of all three sticks. */
export interface Sticks {
  readonly pips: readonly [number, number];
  readonly symbol: StickSymbol;
}

/** Where a figure stands. Track fields count from seat 0's first, clockwise (FS-6). */
export type Place =
  | { readonly type: 'start' }
  | { readonly type: 'track'; readonly field: number }
  | { readonly type: 'dungeon' };

/** A combination that lies before a player (FS-32). */
export interface Combination extends Chamber {
  readonly value: number;
}

/** A card, and whose it was. */
export interface SeatCard {
  readonly seat: Seat;
  readonly card: Kind;
}

/** What one step shows to one viewer. */
export type Seen =
  | { readonly by: 'chance'; readonly type: 'deal'; readonly hands: readonly (readonly Maybe<Kind>[])[] }
  | {
      readonly by: 'chance';
      readonly type: 'startThrow';
      readonly pips: readonly (number | null)[];
      /** Those tied for the highest; a single one begins. */
      readonly highest: readonly Seat[];
    }
  | {
      readonly by: 'chance';
      readonly type: 'keys';
      readonly seat: Seat;
      readonly shown: readonly number[];
      readonly freed: boolean;
    }
  | ({
      readonly by: 'chance';
      readonly type: 'sticks';
      readonly seat: Seat;
      /** Whether the symbol comes to nothing: no card is left to take (FS-18), or the hand is empty (FS-19). */
      readonly idle: boolean;
    } & Sticks)
  | {
      readonly by: 'chance';
      readonly type: 'draw';
      readonly seat: Seat;
      readonly card: Maybe<Kind>;
      /** Whether the cards laid off were shuffled into a new pile first (FS-18). */
      readonly reshuffled: boolean;
    }
  | {
      readonly by: Seat;
      readonly type: 'discard';
      readonly card: Maybe<Kind>;
      /** What lies open because of this step: set-up discards are turned up together (FS-10). */
      readonly open: readonly SeatCard[];
    }
  | { readonly by: Seat; readonly type: 'throw' }
  | { readonly by: Seat; readonly type: 'throwKeys' }
  | ({ readonly by: Seat; readonly type: 'place' } & Chamber)
  | {
      readonly by: Seat;
      readonly type: 'move';
      readonly use: Use;
      readonly home: boolean;
      readonly pips: number;
      readonly to: Place;
      /** Whoever stood there and is in the dungeon now (FS-25): nobody or one. */
      readonly thrownOut: readonly Seat[];
    }
  | {
      readonly by: Seat;
      readonly type: 'ask';
      readonly card: Kind;
      readonly asked: Seat;
      readonly answer: Maybe<boolean>;
      /** Whether the question freed the asked from the dungeon (FS-28). */
      readonly freed: boolean;
    }
  | ({
      readonly by: Seat;
      readonly type: 'claim';
      /** One answer a named card (FS-33). */
      readonly answers: readonly boolean[];
      readonly outcome:
        | {
            readonly type: 'right';
            readonly value: number;
            readonly score: number;
            readonly tokenBack: boolean;
            readonly over: boolean;
          }
        | { readonly type: 'wrong'; readonly shown: readonly Kind[] };
    } & Claim)
  | { readonly by: Seat; readonly type: 'exchange'; readonly swap: boolean; readonly card: Kind }
  | { readonly by: Seat; readonly type: 'pass'; readonly declined: 'question' | 'throw' | 'claim' };

/** What the table waits for, with the facts that belong to it. `sticks` is the throw at hand. */
export type Phase =
  | { readonly type: 'deal' }
  | {
      readonly type: 'setUpDiscards';
      readonly waiting: readonly Seat[];
      /** Laid face down by those who have decided. */
      readonly aside: readonly { readonly seat: Seat; readonly card: Maybe<Kind> }[];
    }
  | { readonly type: 'startThrow'; readonly seats: readonly Seat[] }
  | { readonly type: 'begin'; readonly active: Seat; readonly mayClaim: boolean }
  | { readonly type: 'dungeon'; readonly active: Seat }
  | { readonly type: 'keys'; readonly active: Seat }
  | { readonly type: 'sticks'; readonly active: Seat }
  | { readonly type: 'draw'; readonly active: Seat; readonly sticks: Sticks }
  | { readonly type: 'discard'; readonly active: Seat; readonly sticks: Sticks; readonly drawn: Maybe<Kind> }
  | { readonly type: 'place'; readonly active: Seat; readonly sticks: Sticks }
  | { readonly type: 'move'; readonly active: Seat; readonly sticks: Sticks }
  | { readonly type: 'ask'; readonly active: Seat; readonly sticks: Sticks; readonly asked: Seat }
  | { readonly type: 'again'; readonly active: Seat; readonly sticks: Sticks; readonly mayClaim: boolean }
  | { readonly type: 'home'; readonly active: Seat; readonly sticks: Sticks }
  /** After a wrong claim: `seat` may exchange `card`; `later` are those still to be asked, `agreed` those to be replaced. */
  | {
      readonly type: 'exchange';
      readonly active: Seat;
      readonly seat: Seat;
      readonly card: Kind;
      readonly later: readonly SeatCard[];
      readonly agreed: readonly SeatCard[];
    }
  | { readonly type: 'replace'; readonly active: Seat; readonly seat: Seat; readonly agreed: readonly SeatCard[] }
  | {
      readonly type: 'replaceDiscard';
      readonly active: Seat;
      readonly seat: Seat;
      readonly drawn: Maybe<Kind>;
      readonly agreed: readonly SeatCard[];
    }
  | { readonly type: 'over'; readonly outcome: Outcome };

/** One player, as far as the viewer may know. */
export interface PlayerView {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly at: Place;
  readonly token: { readonly type: 'start' } | ({ readonly type: 'chamber' } & Chamber);
  /** In the order of KINDS where open; a card just taken is among them. */
  readonly hand: readonly Maybe<Kind>[];
  readonly score: number;
  readonly combinations: readonly Combination[];
}

/** The table as one viewer may know it. */
export interface View extends ViewBase<Options> {
  readonly turn: Turn<ChanceType>;
  readonly phase: Phase;
  readonly players: readonly PlayerView[];
  /** How many cards lie in the hidden pile. */
  readonly pile: number;
  /** The cards laid off, in the order of KINDS. */
  readonly laidOff: readonly Kind[];
}

/** The types of Der Feuersalamander. */
export interface FeuersalamanderTypes extends GameTypes {
  readonly Id: 'feuersalamander';
  readonly Options: Options;
  readonly Step: Step;
  readonly Choice: Decision;
  readonly View: View;
  readonly Seen: Seen;
  readonly Code: ViolationCode;
}
