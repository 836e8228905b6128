import type { ComponentType } from 'react';

export interface FigureProps {
  /** What is to be seen, for those who do not see it: the caption in the book. */
  readonly label: string;
}

/** A game's drawings for its rulebook, by their marks. */
export type Figures = Readonly<Record<string, ComponentType<FigureProps>>>;
