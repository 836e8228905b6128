import type { GameTexts, Label as LabelOf } from '@wunderkammer/kernel';
import type { ComponentId } from '../components.ts';
import type { LABEL } from '../label.ts';
import type { Spot } from '../spot.ts';
import type { Colour, DreiMagierTypes, MagicPlace, Place, WandSymbol } from '../vocabulary.ts';

/** What things are called in one language. */
export interface Names {
  readonly colours: Readonly<Record<Colour, string>>;
  /** As the beginning of a line: "Red wand". */
  wand(colour: Colour): string;
  /** As written on the board. */
  readonly places: Readonly<Record<Place, string>>;
  /** Where there is little room. */
  readonly short: Readonly<Record<Place, string>>;
  /** Within a sentence: "the forest". */
  thePlace(place: Place): string;
  /** Where to: "to the forest". */
  toPlace(place: Place): string;
  /** Where: "in the forest", but "at the tower". */
  atPlace(place: Place): string;
  /** As a label of its own: "Symbol field between the sun and the mill". */
  field(spot: Spot): string;
  /** Where there is little room: "sun–mill", "by sun (→ mill)". */
  shortField(spot: Spot): string;
  /** The seven cards, by the place where they lie. */
  readonly cards: Readonly<Record<MagicPlace, string>>;
  readonly symbols: Readonly<Record<WandSymbol, string>>;
  /** What is in the box, as it stands behind its number: "14 tarot cards". */
  readonly components: Readonly<Record<ComponentId, string>>;
  /** "1 card", "2 cards". */
  countCards(count: number): string;
}

/** Everything that is said of the game in one language. */
export interface Texts extends GameTexts<DreiMagierTypes> {
  readonly names: Names;
}

/** What is told beside the game in one language. */
export type Label = LabelOf<ComponentId, typeof LABEL>;
