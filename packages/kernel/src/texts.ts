import type { GameTypes, StepBase, Table } from './game.ts';
import type { Seat } from './seat.ts';
import type { RuleViolation } from './violation.ts';

/** What a kind of decision is about, for somebody who asks. */
export interface DecisionText<Key extends string = string> {
  readonly about: string;
  /** What each key of the step decides. */
  readonly keys: Readonly<Record<Key, string>>;
}

/** The keys of a step besides those that every step has. */
export type OwnKey<S> = Exclude<keyof S & string, 'by' | 'type'>;
/** The steps of a game that seats decide on. */
export type Decisions<T extends GameTypes> = Exclude<T['Step'], { readonly by: 'chance' }>;

/** A text for every type of decision, and in it one for every key. Of a game that is not known there is only the shape. */
export type DecisionTexts<T extends GameTypes> = string extends T['Step']['type']
  ? Readonly<Record<string, DecisionText>>
  : {
      readonly [Type in Decisions<T>['type']]: DecisionText<
        OwnKey<Extract<Decisions<T>, StepBase & { readonly type: Type }>>
      >;
    };

/** One value of an option: what it is called and, where the name does not say it, what it means. */
export interface OptionValueText {
  readonly name: string;
  readonly meaning?: string;
}

/** What an option is called and is about, and what its values are. */
export interface OptionText<Value = unknown> {
  readonly name: string;
  readonly about: string;
  /** One value of it, in words. */
  value(value: Value): OptionValueText;
}

/** A text for every option of a game. */
export type OptionTexts<Options extends object> = [keyof Options] extends [never]
  ? Readonly<Record<string, OptionText>>
  : { readonly [Key in keyof Options]-?: OptionText<NonNullable<Options[Key]>> };

/**
 * Everything that is said of a game in one language, as far as it concerns every game. Each game adds the names of its own
 * things. What is missing does not compile.
 */
export interface GameTexts<T extends GameTypes = GameTypes> {
  /** What it is like, in a sentence. */
  readonly pitch: string;
  /** What it is about, for somebody who has never played it. */
  readonly introduction: string;
  readonly options: OptionTexts<T['Options']>;
  readonly decisions: DecisionTexts<T>;
  /** Why a step is refused, by the code of the violation. */
  readonly refusals: Readonly<Record<T['Code'], string>>;
  /** A place at the table, within a sentence: "the king". */
  seatName(seat: Seat, options: T['Options']): string;
  /** A final score. */
  score(count: number): string;
  /** What was seen of a step, in a sentence or more. People are called by their names where the table has them. */
  tell(seen: T['Seen'], table: Table<T['Options']>): string;
}

/** Why a step is refused, for people. A house that is newer than the page may know more codes. */
export const refusalText = ({ refusals }: GameTexts, { code }: RuleViolation): string => refusals[code] ?? code;
