import { PLACES, type Place } from '@wunderkammer/drei-magier/pieces';
import { memo, useId } from 'react';
import { Chart } from './Chart.tsx';
import { MEDALLION } from './geometry.ts';
import { Medallion } from './Medallion.tsx';
import { Roads } from './Roads.tsx';
import { arc } from './scatter.ts';

const NAME_LINE = arc((MEDALLION.inner + MEDALLION.outer) / 2 - 8, 250, 470);

/** What never changes: the chart, the roads and the places. Drawn once, since it is most of what there is to draw. */
export const BoardGround = memo(({ names }: { names: Readonly<Record<Place, string>> }) => {
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
    </>
  );
});
