import type { GameTypes, Seat, Turn, ViewBase } from '@wunderkammer/kernel';
import type { ViolationCode } from './violations.ts';

/** The players' colours by seat, and the three wands in the order in which steps list them (DM-5, DM-7). */
export const COLOURS = ['red', 'black', 'white'] as const;
/** One of the colours. */
export type Colour = (typeof COLOURS)[number];

/** The nine places, row by row (DM-1). */
export const PLACES = ['forest', 'house', 'tower', 'castle', 'life', 'labyrinth', 'sun', 'mill', 'moon'] as const;
/** One of the nine places. */
export type Place = (typeof PLACES)[number];

/** The seven places with cards (DM-2). A card is named by its place. */
export const MAGIC_PLACES = ['forest', 'house', 'tower', 'castle', 'sun', 'mill', 'moon'] as const;
/** One of the seven places with cards. */
export type MagicPlace = (typeof MAGIC_PLACES)[number];

/** Where an apprentice can stand: a place, or the k-th field of the link between two places (DM-4). */
export type Field = Place | `${Place}-${Place}-${number}`;

/** The three faces of a wand (DM-6). */
export const SYMBOLS = ['power', 'magic', 'fate'] as const;
/** One face of a wand. */
export type WandSymbol = (typeof SYMBOLS)[number];

/** One value for each wand: red, black, white. */
export type PerWand<T> = readonly [T, T, T];

/** The game has no options. */
export type Options = Readonly<Record<string, never>>;

/** What a seat can decide, as it stands in a record. */
export type Decision =
  | { readonly by: Seat; readonly type: 'throw' }
  | { readonly by: Seat; readonly type: 'pass' }
  | { readonly by: Seat; readonly type: 'walk'; readonly to: Field }
  | { readonly by: Seat; readonly type: 'jump'; readonly to: Place }
  | { readonly by: Seat; readonly type: 'stay' }
  | { readonly by: Seat; readonly type: 'take'; readonly from: Seat }
  /** `wands`: 1 for each wand to throw again. */
  | { readonly by: Seat; readonly type: 'rethrow'; readonly wands: PerWand<number> }
  | { readonly by: Seat; readonly type: 'stand' }
  | { readonly by: Seat; readonly type: 'cast' }
  | { readonly by: Seat; readonly type: 'decline' }
  | { readonly by: Seat; readonly type: 'choose'; readonly symbol: WandSymbol }
  | { readonly by: Seat; readonly type: 'leap' }
  | { readonly by: Seat; readonly type: 'remain' };

/** What chance can bring, as it stands in a record. */
export type Chance =
  /** `sums`: null for a seat that is not (any more) in the draw. */
  | { readonly by: 'chance'; readonly type: 'startThrow'; readonly sums: readonly (number | null)[] }
  | { readonly by: 'chance'; readonly type: 'eyes'; readonly wands: PerWand<number> }
  /** `wands`: all three as they lie after this throw. */
  | { readonly by: 'chance'; readonly type: 'duel'; readonly wands: PerWand<number> }
  /** `down`: the symbol each wand lies on, the one that is not seen. */
  | { readonly by: 'chance'; readonly type: 'spell'; readonly down: PerWand<WandSymbol> };

/** One step of a game. */
export type Step = Decision | Chance;
/** What kind of decision it is. */
export type DecisionType = Decision['type'];
/** What kind of chance is due. */
export type ChanceType = Chance['type'];

/** The decisions by name; a packed move starts with the index here, or in CHANCE_TYPES. */
export const DECISION_TYPES = [
  'throw',
  'pass',
  'walk',
  'jump',
  'stay',
  'take',
  'rethrow',
  'stand',
  'cast',
  'decline',
  'choose',
  'leap',
  'remain',
] as const satisfies readonly DecisionType[];
/** The chances by name. */
export const CHANCE_TYPES = ['startThrow', 'eyes', 'duel', 'spell'] as const satisfies readonly ChanceType[];

/** What the table can wait for, by name. */
export const PHASES = [
  /** Chance: the draw for who begins (DM-7). */
  'start',
  /** The first throw of a turn (DM-8). */
  'throw',
  /** A throw due: taken or declined (DM-10, DM-30). */
  'throwDue',
  /** Chance: the eye throw. */
  'eyes',
  /** The apprentice must still walk; the mage may jump first if it can (DM-15). */
  'move',
  /** The mage alone has still to jump or stay. */
  'jump',
  /** From whom to take the card of an empty place (DM-17). */
  'take',
  /** Chance: a throw of a duel. */
  'duelThrow',
  /** A duellist throws again or stands (DM-21). */
  'duelChoice',
  /** Cast or decline (DM-26). */
  'cast',
  /** Chance: the spell's throw. */
  'spell',
  /** Which of the symbols seen equally often (DM-26). */
  'choose',
  /** Magic: leap or remain (DM-27). */
  'leap',
  'over',
] as const;
/** What the table can wait for, by name. */
export type PhaseType = (typeof PHASES)[number];

/** What the table waits for, with the facts that belong to it. */
export type Phase =
  /** `draw`: who is still in the draw for the beginning. */
  | { readonly type: 'start'; readonly draw: readonly Seat[] }
  /** `down`: the symbols the wands lie on; `most`: those seen most. */
  | {
      readonly type: 'choose' | 'leap';
      readonly down: PerWand<WandSymbol>;
      readonly most: readonly WandSymbol[];
    }
  | { readonly type: Exclude<PhaseType, 'start' | 'choose' | 'leap'> };

/** One player's figures and cards. */
export interface PlayerView {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly mage: Place;
  readonly apprentice: Field;
  readonly powerStone: boolean;
  readonly cards: readonly MagicPlace[];
}

/** The eye throw being played out. */
export interface EyesView {
  readonly wands: PerWand<number>;
  /** How far the apprentice walks; with the power stone also twice as far. */
  readonly sum: number;
  /** How many places the mage jumps. */
  readonly jumps: number;
  readonly walked: boolean;
  /** The mage has jumped or stayed, or has no number to jump. */
  readonly jumped: boolean;
}

/** A duel that waits for the figures to have moved, or is being fought. */
export interface DuelView {
  readonly place: Place;
  readonly challenger: Seat;
  readonly defender: Seat;
  /** Null until both figures have moved (DM-19). */
  readonly fight: {
    /** Who throws first in this round. */
    readonly beginner: Seat;
    readonly thrower: Seat;
    /** How often the thrower has thrown, and how often at the most. */
    readonly throws: number;
    readonly limit: number;
    /** As they lie after the thrower's last throw; null before the first. */
    readonly wands: PerWand<number> | null;
    /** 1 for each wand that is about to be thrown; null when a decision is due. */
    readonly thrown: PerWand<number> | null;
    /** What the beginner reached, once the other answers. */
    readonly toBeat: { readonly sum: number; readonly throws: number } | null;
  } | null;
}

/** Nothing is hidden in this game: all viewers see the same table. */
export interface View extends ViewBase<Options> {
  readonly turn: Turn<ChanceType>;
  readonly phase: Phase;
  /** Whose turn it is; null during the draw. */
  readonly player: Seat | null;
  readonly players: readonly PlayerView[];
  /** How many cards lie on each magic place. */
  readonly cardsLeft: Readonly<Record<MagicPlace, number>>;
  /** Throws earned and not yet taken. */
  readonly throwsDue: number;
  /** The mage of the player whose turn it is may not stay (DM-14). */
  readonly mageMustJump: boolean;
  readonly eyes: EyesView | null;
  readonly duel: DuelView | null;
}

/** What a step brought about, in the order in which it happened. */
export type Happening =
  /** Tied for the highest: these throw again (DM-7). */
  | { readonly type: 'drawAgain'; readonly seats: readonly Seat[] }
  /** A throw was earned (DM-10, DM-30). */
  | { readonly type: 'throwEarned'; readonly seat: Seat; readonly reason: 'equalWands' | 'sixthCard' }
  /** Landed on a foreign mage: there will be a duel (DM-19). */
  | { readonly type: 'challenge'; readonly seat: Seat; readonly defender: Seat; readonly place: Place }
  | { readonly type: 'duelBegins'; readonly challenger: Seat; readonly defender: Seat; readonly place: Place }
  | { readonly type: 'duelAgain'; readonly beginner: Seat }
  | { readonly type: 'duelWon'; readonly winner: Seat; readonly loser: Seat; readonly place: Place }
  /** A mage or an apprentice was sent to the labyrinth. */
  | { readonly type: 'mageSent'; readonly seat: Seat }
  | { readonly type: 'apprenticeSent'; readonly seat: Seat; readonly stoneLost: boolean }
  /** A card changed hands. */
  | { readonly type: 'card'; readonly seat: Seat; readonly card: MagicPlace; readonly from: 'place' | Seat }
  /** The card must be taken from one of the others (DM-17). */
  | { readonly type: 'mustTake'; readonly seat: Seat; readonly card: MagicPlace }
  | { readonly type: 'stoneGained'; readonly seat: Seat }
  /** A spell brought the power stone to an apprentice that has it already (DM-28). */
  | { readonly type: 'stoneOwned'; readonly seat: Seat }
  | { readonly type: 'turnBegins'; readonly seat: Seat }
  | { readonly type: 'wins'; readonly seat: Seat };

/** What a step brought about, one thing after the other. */
export interface Happened {
  readonly happened: readonly Happening[];
}
/** A step of one type with more that can be seen of it. */
export type SeenOf<T extends Step['type'], More = object> = Extract<Step, { type: T }> & More & Happened;

/** A step with what everybody can see of it besides: whose throw it was, where a figure came from, what followed. */
export type Seen =
  | SeenOf<'throw' | 'pass' | 'stay' | 'rethrow' | 'stand' | 'cast' | 'decline' | 'choose' | 'remain'>
  | SeenOf<'walk', { readonly from: Field }>
  | SeenOf<'jump', { readonly from: Place }>
  | SeenOf<'leap', { readonly from: Field; readonly to: Place }>
  | SeenOf<'take', { readonly card: MagicPlace }>
  | SeenOf<'startThrow'>
  | SeenOf<'eyes', { readonly seat: Seat; readonly sum: number }>
  /** `throws`: which throw of this duellist it was. */
  | SeenOf<'duel', { readonly seat: Seat; readonly sum: number; readonly throws: number }>
  /** `most`: the symbols seen most often. */
  | SeenOf<'spell', { readonly seat: Seat; readonly most: readonly WandSymbol[] }>;

/** The types of Die drei Magier. */
export interface DreiMagierTypes extends GameTypes {
  readonly Id: 'drei-magier';
  readonly Options: Options;
  readonly Step: Step;
  readonly Choice: Decision;
  readonly View: View;
  readonly Seen: Seen;
  readonly Code: ViolationCode;
}
