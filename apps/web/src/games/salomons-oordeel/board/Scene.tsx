import type { Placed } from '@wunderkammer/salomons-oordeel/pieces';
import type { ReactNode } from 'react';
import { cellCentre, gridHeight, gridWidth, LETTERS, NUMBERS, type Point } from './geometry.ts';
import { Plot } from './Plot.tsx';
import type { Look } from './pieces.ts';
import { StandingStone } from './StandingStone.tsx';

/** An arrangement to be looked at only: some stones open, some hidden, some shown as their owner sees them. */
interface StillLife {
  readonly placed: readonly Placed[];
  readonly look: (placed: Placed) => Look['type'];
}

const lookOf = (placed: Placed, type: Look['type']): Look => (type === 'back' ? { type } : { type, stone: placed[0] });

interface StillPlotProps extends StillLife {
  readonly at: Point;
  readonly columns: number;
  readonly children?: ReactNode;
}

/** An arrangement in a picture. */
export const StillPlot = ({ at, columns, placed, look, children }: StillPlotProps) => (
  <Plot at={at} columns={columns}>
    {placed.map((own) => {
      const [stone, row, col] = own;
      return <StandingStone key={stone} at={cellCentre(row, col)} look={lookOf(own, look(own))} />;
    })}
    {children}
  </Plot>
);

/** How much room an arrangement takes with its letters and numbers. */
export const plotSize = (columns: number): { readonly width: number; readonly height: number } => ({
  width: LETTERS + gridWidth(columns),
  height: NUMBERS + gridHeight,
});
