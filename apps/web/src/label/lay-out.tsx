import { Fragment, type ReactNode } from 'react';
import type { Drawing } from './label.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Things that do not change lie where they lie: their place is their key. */
const placed = (things: readonly ReactNode[], transformAt: (index: number) => string): ReactNode =>
  things.map((thing, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      <g transform={transformAt(index)}>{thing}</g>
    </Fragment>
  ));

/** Side by side, each drawn from its upper left corner. */
export const inARow = (things: readonly ReactNode[], { width, height }: Size, gap: number): Drawing => ({
  width: things.length * (width + gap) - gap,
  height,
  art: placed(things, (index) => `translate(${index * (width + gap)} 0)`),
});

/** One below the other, each a little to the side of the last. */
export const inAColumn = (things: readonly ReactNode[], { width, height }: Size, gap: number): Drawing => ({
  width: width + (things.length - 1) * gap,
  height: things.length * (height + gap) - gap,
  art: placed(things, (index) => `translate(${index * gap} ${index * (height + gap)})`),
});

/** Cards as in a hand that is held open: around a point below them. */
export const fanned = (cards: readonly ReactNode[], { width, height }: Size, step: number): Drawing => {
  const radius = height * 2.2;
  const spread = ((cards.length - 1) * step) / 2;
  const widest = (spread * Math.PI) / 180;
  const half = Math.sin(widest) * radius + (Math.cos(widest) * width) / 2;
  const lowest = radius - Math.cos(widest) * (radius - height) + (Math.sin(widest) * width) / 2;
  return {
    width: 2 * half,
    height: lowest,
    art: placed(
      cards,
      (index) => `rotate(${index * step - spread} ${half} ${radius}) translate(${half - width / 2} 0)`,
    ),
  };
};
