import type { GameTexts, Label as LabelOf } from '@wunderkammer/kernel';
import type { ComponentId } from '../components.ts';
import type { LABEL } from '../label.ts';
import type { CardType, Chamber, FeuersalamanderTypes, Figure, Kind, StickSymbol, Wing } from '../vocabulary.ts';

/** Only German asks for it. */
export type Case = 'nominative' | 'accusative' | 'dative';

/** What things are called in one language. */
export interface Names {
  readonly figures: Readonly<Record<Figure, string>>;
  /** Within a sentence: "the king". */
  theFigure(figure: Figure, inCase?: Case): string;
  readonly wings: Readonly<Record<Wing, string>>;
  /** As headings. */
  readonly types: Readonly<Record<CardType, string>>;
  readonly symbols: Readonly<Record<StickSymbol, string>>;
  /** A card by its name alone: "fire", "row 5". */
  card(kind: Kind): string;
  /** Within a sentence: "the fire card", "row 5". */
  theCard(kind: Kind, inCase?: Case): string;
  chamber(chamber: Chamber): string;
  /** What is in the box, as it stands behind its number: "47 salamander cards". */
  readonly components: Readonly<Record<ComponentId, string>>;
  points(count: number): string;
  cards(count: number): string;
}

/** Everything that is said of the game in one language. */
export interface Texts extends GameTexts<FeuersalamanderTypes> {
  readonly names: Names;
}

/** What is told beside the game in one language. */
export type Label = LabelOf<ComponentId, typeof LABEL>;
