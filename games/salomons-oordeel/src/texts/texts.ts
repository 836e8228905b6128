import type { GameTexts, Label as LabelOf } from '@wunderkammer/kernel';
import type { ComponentId } from '../components.ts';
import type { LABEL } from '../label.ts';
import type { Colour, SalomonsOordeelTypes, Stone } from '../vocabulary.ts';

/** What things are called in one language. */
export interface Names {
  /** The players have no figures; they are counted: "player 1". */
  player(seat: number): string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly eye: string;
  /** A stone by its name alone: "red 3". */
  stone(stone: Stone): string;
  /** Within a sentence: "the red 3", as subject or object. */
  theStone(stone: Stone): string;
  row(name: string): string;
  column(name: string): string;
  /** What is in the box, as it stands behind its number: "30 stones". */
  readonly components: Readonly<Record<ComponentId, string>>;
  hiddenStones(count: number): string;
}

/** Everything that is said of the game in one language. */
export interface Texts extends GameTexts<SalomonsOordeelTypes> {
  readonly names: Names;
}

/** What is told beside the game in one language. */
export type Label = LabelOf<ComponentId, typeof LABEL>;
