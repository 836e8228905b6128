import type { ChanceTypes, GameTypes } from './game.ts';

/** A way to play a game: options that change how it runs. Who sits where or begins does not. */
export interface Variant<T extends GameTypes = GameTypes> {
  /** How it is called in tables and charts, always in English. */
  readonly label: string;
  readonly options: Partial<T['Options']>;
}

/** What chance brought the seats before anybody decided anything. */
export interface Fortune<T extends GameTypes = GameTypes> {
  /** In a chart, e.g. `eyes dealt`. */
  readonly label: string;
  /** In a sentence: "the number of eyes dealt". */
  readonly about: string;
  /** By seat, as a number: more should be better, if it matters at all. Undefined if this game had nothing of the kind. */
  read(steps: readonly T['Step'][]): readonly number[] | undefined;
}

/** What is looked at when somebody asks how fair a game is. */
export interface Balance<T extends GameTypes = GameTypes> {
  /** The chance by which it is drawn who begins: whoever decides first after the last of it. */
  readonly beginnerDrawnBy?: ChanceTypes<T>;
  /** The ways to play besides the usual one that make a difference at so many seats. */
  variants?(seats: number): readonly Variant<T>[];
  readonly fortunes?: readonly Fortune<T>[];
}
