import { isMagic, type MagicPlace, PLACES, type Place } from '@wunderkammer/drei-magier/pieces';
import { type ReactNode, useId } from 'react';
import { Chart } from './Chart.tsx';
import { MEDALLION } from './geometry.ts';
import { CardPile, Medallion } from './Medallion.tsx';
import { Roads } from './Roads.tsx';
import { arc } from './scatter.ts';

interface BoardDrawingProps {
  readonly names: Readonly<Record<Place, string>>;
  readonly cardsLeft: Readonly<Record<MagicPlace, number>>;
  /** What is lit around places and fields, under everything that stands or lies on them. */
  readonly lights?: ReactNode;
  /** Figures and scenes, drawn over it. */
  readonly children?: ReactNode;
}

const NAME_LINE = arc((MEDALLION.inner + MEDALLION.outer) / 2 - 8, 250, 470);

/** Everything that lies still: the chart, the roads, the places and their cards. */
export const BoardDrawing = ({ names, cardsLeft, lights, children }: BoardDrawingProps) => {
  const id = useId();
  return (
    <>
      <defs>
        <path id={`${id}name`} d={NAME_LINE} />
      </defs>
      <Chart clip={`${id}sky`} />
      <Roads />
      {PLACES.map((place) => (
        <Medallion key={place} place={place} name={names[place]} nameLine={`${id}name`} />
      ))}
      {lights}
      {PLACES.map((place) => (
        <CardPile key={place} place={place} count={isMagic(place) ? cardsLeft[place] : 0} />
      ))}
      {children}
    </>
  );
};
