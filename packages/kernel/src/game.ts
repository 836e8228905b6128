import type { Balance } from './balance.ts';
import type { Bot } from './bot.ts';
import type { Box } from './box.ts';
import type { Language } from './language.ts';
import type { Mind } from './mind.ts';
import type { Random } from './random.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Read, Shape } from './shape.ts';
import type { State } from './state.ts';
import type { Stir } from './stir.ts';
import type { GameTexts } from './texts.ts';
import type { Turn } from './turn.ts';
import type { RuleViolation } from './violation.ts';

/** What every step has: who did it, and what kind it is. The rest are the step's own keys. */
export interface StepBase {
  readonly by: Seat | 'chance';
  readonly type: string;
}

/** What every decision has: a seat that takes it. */
export interface DecisionBase extends StepBase {
  readonly by: Seat;
}

/**
 * A step inside search and simulation: one 32-bit integer. Who moves is said beside it, since several seats may
 * decide at once. A deal is too large for one, and is therefore played card by card, each card a move.
 */
export type Move = number;

/** A table before anything happened on it: all that a game is made from. `names` are people's, for the texts. */
export interface Table<Options extends object = object> {
  readonly seats: number;
  readonly options: Options;
  readonly names?: readonly string[];
}

/** What every view has: whoever looks, the table it is of, and what that waits for. */
export interface ViewBase<Options extends object = object> {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly turn: Turn;
  /** What is going on, by the game's own names, with the facts that belong to it. */
  readonly phase: { readonly type: string };
}

/** The types a game is made of. */
export interface GameTypes {
  readonly Id: string;
  readonly Options: object;
  /** A decision or a chance outcome, as it stands in a record. */
  readonly Step: StepBase;
  /** What `legal` offers: a decision, or the name of one that is too large to list. */
  readonly Choice: DecisionBase;
  /** What a seat or a watcher may know now. */
  readonly View: ViewBase;
  /** What a seat or a watcher may know of one step. */
  readonly Seen: StepBase;
  /** What a step may be refused for: the codes of its violations. */
  readonly Code: string;
}

/** A game's whole truth, by the types of the game. */
export type StateOf<T extends GameTypes> = State<T['Id'], T['Options']>;
/** A step that a seat decides on. */
export type DecisionOf<T extends GameTypes> = T['Step'] & { readonly by: Seat };
/** Draws a whole truth, as the steps of a record: the same random numbers, the same truth. */
export type DrawTruth<T extends GameTypes = GameTypes> = (random: Random) => T['Step'][];

/** One option of a game, for set-up. What it is called and means stands in the texts. */
export interface OptionHelp {
  readonly key: string;
  /** How a value is written, e.g. `easy|full`. */
  readonly values: string;
  /** What is offered; anything else that `readOptions` takes may be given. */
  offers(seats: number): readonly unknown[];
}

/** The types of decisions in a game. */
export type DecisionTypes<T extends GameTypes> = Exclude<T['Step'], { readonly by: 'chance' }>['type'];

/** The types of chance in a game. */
export type ChanceTypes<T extends GameTypes> = Exclude<T['Step'], { readonly by: Seat }>['type'];

/** The rules behind each type of decision. */
export type DecisionRules<T extends GameTypes> = Readonly<Record<DecisionTypes<T>, readonly string[]>>;

/**
 * A game: a deterministic machine over steps. It never rolls and never reads a clock; given the same steps it is in
 * the same state on every machine.
 *
 * `view` and `seen` are the only doors through which anything may leave for a player. Everything else here is for
 * whoever keeps the table.
 */
export interface Game<T extends GameTypes = GameTypes> extends Box<T['Id']> {
  /** How the games of a series add up: by points (FS-40) or by wins. */
  readonly series: 'points' | 'wins';
  readonly optionHelp: readonly OptionHelp[];
  readonly decisionRules: DecisionRules<T>;
  /**
   * Decisions that anybody at the table could foresee: neither whether one may take them nor what comes of them hangs on
   * anything hidden. (What chance brings afterwards is another step.)
   */
  readonly openDecisions: readonly DecisionTypes<T>[];
  /** What is looked at to find out how fair it is; nobody is drawn to begin and nothing is looked at where it is left out. */
  readonly balance?: Balance<T>;
  /** Reads the options of a record or a call; what is missing takes its default. */
  readOptions(value: unknown, seats: number): Read<T['Options']>;
  /** The shape of one step at this table, faults of form only. */
  stepShape(table: Table<T['Options']>): Shape<T['Step']>;

  /** The beginning, before anything was dealt or thrown. */
  create(table: Table<T['Options']>): StateOf<T>;
  /** What the game waits for: somebody to decide, chance, or nothing more. */
  turn(state: StateOf<T>): Turn;
  /** Every decision `seat` may take now, each once; empty if it is not asked. */
  legal(state: StateOf<T>, seat: Seat): T['Choice'][];
  /** Plays a well-formed step, or refuses it and changes nothing. */
  play(state: StateOf<T>, step: T['Step']): RuleViolation | undefined;
  /** Draws the chance step that is due, without playing it. How numbers become outcomes is part of docs/fairness.md. */
  chance(state: StateOf<T>, random: Random): T['Step'];

  /**
   * What `viewer` may know now: what everybody sees, and what is the viewer's own. Whoever needs the views of several makes
   * the watcher's first and hands it on as `open`: what is common to all is then made once, and the same object for all.
   */
  view(state: StateOf<T>, viewer: Viewer, open?: T['View']): T['View'];
  /**
   * What `viewer` learns from `step`; asked of the state before the step is played. `open` is what a watcher learns from it:
   * whoever learns no more gets that same object.
   */
  seen(before: StateOf<T>, step: T['Step'], viewer: Viewer, open?: T['Seen']): T['Seen'];

  /**
   * What may be behind what a viewer knows: `view` is theirs now, `log` all that they saw, in order. Made once for a moment
   * and drawn from as often as wanted; `playAll` makes the state. Played again, a drawn truth shows that viewer the same
   * steps, the same view and the same choices, to the last byte. Nothing else is asked for, so that nobody can peek this way.
   *
   * A truth is as likely as its chance: its weight is that of its deal, its throws and its draws. What others decided in
   * secret weighs nothing: of two truths with the same chance, one is as likely as the other, however clever or foolish
   * its decisions. Each game's `possible.ts` says how, and where it comes near to this only.
   */
  possible(table: Table<T['Options']>, view: T['View'], log: readonly T['Seen'][]): DrawTruth<T>;

  /** Who has cause to say something about a step: made from what everybody saw of it, whoever asks. */
  stirs(seen: T['Seen']): readonly Stir[];
  /** A short line for lists, logs and playthroughs, always in English. */
  notation(seen: T['Seen'], table: Table<T['Options']>): string;
  /** What is said of the game in one language, loaded when somebody reads it: the rules carry no sentences. */
  texts(language: Language): Promise<GameTexts<T>>;

  /** The game's own bot for a seat, of this mind. It is given views and seen steps, as a player is. */
  bot(mind: Mind, seat: Seat, table: Table<T['Options']>, random: Random): Bot<T>;
  readonly engine: Engine<T>;
}

/**
 * The same rules on packed moves: what search, playouts and benchmarks use. `Game.play` goes through it, so there is
 * one engine, not two. Nothing here allocates.
 */
export interface Engine<T extends GameTypes = GameTypes> {
  /** Whether the game has ended. */
  isOver(state: StateOf<T>): boolean;
  /** Whether an outcome of chance is due. */
  isChance(state: StateOf<T>): boolean;
  /** The seat to decide; the lowest where several decide at once. */
  decider(state: StateOf<T>): Seat;
  /** Writes the legal moves of `seat` into `into` (with room for MOST_MOVES) and returns how many; none for a choice too large to list. */
  moves(state: StateOf<T>, seat: Seat, into: Int32Array): number;
  /** Checks and plays a decision. */
  play(state: StateOf<T>, seat: Seat, move: Move): RuleViolation | undefined;
  /** Draws the next chance outcome, without playing it. */
  chance(state: StateOf<T>, random: Random): Move;
  /**
   * Writes every outcome that can come next, each once, into `into`, and how likely it is into `chances` (both with room for
   * MOST_OUTCOMES); returns how many. Of a deal, the next card. What is not listed is refused by `happen`.
   */
  outcomes(state: StateOf<T>, into: Int32Array, chances: Float64Array): number;
  /** Checks and plays a chance outcome. */
  happen(state: StateOf<T>, outcome: Move): RuleViolation | undefined;
  /** Any legal move, as the rule file's random policy says. It knows the whole truth: for simulation only, never at a table. */
  randomPolicy(state: StateOf<T>, seat: Seat, random: Random): Move;
  /** A well-formed step as a move; not for `deal`. */
  pack(state: StateOf<T>, step: T['Step']): Move;
  /** The step that `move` stands for in this state; the inverse of `pack`. What `moves` lists stands for the same in every state. */
  unpack(state: StateOf<T>, by: Seat | 'chance', move: Move): T['Step'];
}
