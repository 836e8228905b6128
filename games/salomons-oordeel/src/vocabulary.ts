import type { GameTypes, Maybe, Seat, Turn, ViewBase } from '@wunderkammer/kernel';
import type { Cost } from './cost.ts';
import type { ViolationCode } from './violations.ts';

/** The five colours, one a row (SO-1, SO-4). */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
/** One of the colours. */
export type Colour = (typeof COLOURS)[number];

/** What a stone shows besides its colour: a digit, or the all-seeing eye (SO-1). */
export const FACES = ['1', '2', '3', '4', '5', 'Eye'] as const;
/** A digit, or the eye. */
export type Face = (typeof FACES)[number];

/** The faces that are digits. */
export const DIGIT_FACES: readonly Face[] = FACES.filter((face) => face !== 'Eye');

/** A stone by its colour and face: `red1`, `blueEye`. */
export type Stone = `${Colour}${Face}`;

/** All thirty stones (SO-1): the colours in order, in each the digits and then the eye. */
export const STONES: readonly Stone[] = COLOURS.flatMap((colour) => FACES.map((face): Stone => `${colour}${face}`));

/** The easy game has no eyes (SO-2). */
export const VARIANTS = ['easy', 'full'] as const;
/** The easy game or the full one. */
export type Variant = (typeof VARIANTS)[number];

/** What the stones of a game show: the easy one has no eyes (SO-2). */
export const facesIn = (variant: Variant): readonly Face[] => (variant === 'easy' ? DIGIT_FACES : FACES);

/** How a table plays (SO-2). */
export interface Options {
  readonly variant: Variant;
  /** A wrong guess opens a stone of one's own where it stands instead of giving it away (SO-11). */
  readonly openOnly: boolean;
  /** The first guess of a turn may not be at whoever was guessed last (SO-14). */
  readonly protection: boolean;
  /** Who begins; absent: drawn by chance. */
  readonly first?: Seat;
}

/** A cell of an arrangement: its row and its column, both from 0. */
export type Place = readonly [row: number, col: number];
/** A stone and the cell it stands on. */
export type Placed = readonly [stone: Stone, row: number, col: number];

/** What chance can bring, as it stands in a record. */
export type Chance =
  | { readonly by: 'chance'; readonly type: 'deal'; readonly hands: readonly (readonly Stone[])[] }
  | { readonly by: 'chance'; readonly type: 'first'; readonly seat: Seat };

/** A whole arrangement, decided at once (SO-4). */
export type ArrangeStep = { readonly by: Seat; readonly type: 'arrange'; readonly cells: readonly Placed[] };

/** The decisions that `legal` lists one by one. */
export type ListedStep =
  | {
      readonly by: Seat;
      readonly type: 'guess';
      readonly at: Seat;
      readonly row: number;
      readonly col: number;
      readonly stone: Stone;
    }
  | { readonly by: Seat; readonly type: 'stop' }
  | { readonly by: Seat; readonly type: 'give'; readonly row: number; readonly col: number }
  | { readonly by: Seat; readonly type: 'open'; readonly row: number; readonly col: number }
  | { readonly by: Seat; readonly type: 'settle'; readonly row: number; readonly col: number };

/** What a seat can decide, as it stands in a record. */
export type Decision = ArrangeStep | ListedStep;
/** One step of a game. */
export type Step = Chance | Decision;

/** What `legal` offers; an arrangement is only named, since there are millions. */
export type Choice = ListedStep | { readonly by: Seat; readonly type: 'arrange' };

/** What the table waits for. */
export type Phase =
  | { readonly type: 'deal' | 'arrange' | 'first' | 'give' | 'open' | 'over' }
  | {
      readonly type: 'guess';
      /** Whether the guesser has guessed right in this turn and so may stop (SO-8). */
      readonly mayStop: boolean;
      /** Who may not be guessed at now (SO-14). */
      readonly protected?: Seat;
    }
  /** A given stone is on its way to its receiver (SO-9, SO-12). */
  | { readonly type: 'settle'; readonly stone: Stone; readonly to: Seat };

/** One player's arrangement as everybody sees it, in rows from above and from the left. */
export interface Arrangement {
  readonly seat: Seat;
  readonly arranged: boolean;
  /** The cells with hidden stones; none before all have arranged (SO-4). */
  readonly hidden: readonly Place[];
  readonly open: readonly Placed[];
  /** The first to go out has 1; absent while the player is in (SO-15). */
  readonly out?: number;
}

/** What a viewer may know of the table: all that is needed to draw it. */
export interface View extends ViewBase<Options> {
  readonly turn: Turn<Chance['type']>;
  readonly phase: Phase;
  readonly rows: number;
  readonly columns: number;
  /** Whose turn it is; absent before somebody begins. */
  readonly guesser?: Seat;
  readonly arrangements: readonly Arrangement[];
  /** The viewer's own stones before they are arranged. */
  readonly hand: readonly Stone[];
  /** The viewer's own hidden stones where they stand. */
  readonly own: readonly Placed[];
  /** The eyes laid in the middle of the table (SO-13). */
  readonly middle: readonly Stone[];
  /** How many stones stay hidden to the end (SO-3). */
  readonly leftOver: number;
}

/** What a step brought about for everybody to see: who went out by it, and who has won with it. */
export interface Ending {
  readonly out?: Seat;
  readonly winner?: Seat;
}

/** What a viewer may know of one step. */
export type Seen =
  | { readonly by: 'chance'; readonly type: 'deal'; readonly hands: readonly Maybe<readonly Stone[]>[] }
  | { readonly by: 'chance'; readonly type: 'first'; readonly seat: Seat }
  | {
      readonly by: Seat;
      readonly type: 'arrange';
      readonly cells: Maybe<readonly Placed[]>;
      /** The occupied cells of every seat; with the last arrangement only (SO-4). */
      readonly occupied?: readonly (readonly Place[])[];
    }
  | ({
      readonly by: Seat;
      readonly type: 'guess';
      readonly at: Seat;
      readonly row: number;
      readonly col: number;
      readonly stone: Stone;
      readonly right: boolean;
      /** What a wrong guess costs (SO-9, SO-10, SO-11); nothing if it was right. */
      readonly cost: Cost;
    } & Ending)
  | { readonly by: Seat; readonly type: 'stop' }
  | {
      readonly by: Seat;
      readonly type: 'give';
      readonly row: number;
      readonly col: number;
      readonly stone: Stone;
      readonly to: Seat;
    }
  | { readonly by: Seat; readonly type: 'open'; readonly row: number; readonly col: number; readonly stone: Stone }
  | ({
      readonly by: Seat;
      readonly type: 'settle';
      readonly row: number;
      readonly col: number;
      readonly stone: Stone;
      /** The eye that had to make room (SO-13). */
      readonly removed?: Stone;
    } & Ending);

/** The types of Salomons Oordeel. */
export interface SalomonsOordeelTypes extends GameTypes {
  readonly Id: 'salomons-oordeel';
  readonly Options: Options;
  readonly Step: Step;
  readonly Choice: Choice;
  readonly View: View;
  readonly Seen: Seen;
  readonly Code: ViolationCode;
}
