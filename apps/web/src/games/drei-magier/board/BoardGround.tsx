import { PLACES, type Place } from '@wunderkammer/drei-magier/pieces';
import { memo, useId } from 'react';
import { Chart } from './Chart.tsx';
import { MEDALLION } from './geometry.ts';
import { Medallion } from './Medallion.tsx';
import { Ridges } from './Ridges.tsx';
import { Roads } from './Roads.tsx';
import { arc } from './scatter.ts';
import { Wall, WayIn } from './Wall.tsx';

const NAME_LINE = arc((MEDALLION.inner + MEDALLION.outer) / 2 - 8, 250, 470);

/** What never changes: the chart with its mountains, the roads and the places. Drawn once, since it is most of what there is to draw. */
export const BoardGround = memo(({ names }: { names: Readonly<Record<Place, string>> }) => {
  const id = useId();
  return (
    <>
      <defs>
        <path id={`${id}name`} d={NAME_LINE} />
      </defs>
      <Chart clip={`${id}sky`} />
      <Ridges fade={`${id}fade`} />
      <Roads />
      <Wall />
      {PLACES.map((place) => (
        <Medallion key={place} place={place} name={names[place]} nameLine={`${id}name`} />
      ))}
      <WayIn />
    </>
  );
});
