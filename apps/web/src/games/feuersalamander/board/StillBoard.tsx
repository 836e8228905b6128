import type { PlayerView } from '@wunderkammer/feuersalamander/pieces';
import type { ReactNode } from 'react';
import { FigureShape, ON_ITS_FEET } from '../pieces/FigureShape.tsx';
import { TokenShape } from '../pieces/TokenShape.tsx';
import world from '../world.module.css';
import { chamberAt, homeOf, SHEET, standsAt } from './geometry.ts';
import { Plan } from './Plan.tsx';

interface StillBoardProps {
  readonly players: readonly Pick<PlayerView, 'figure' | 'at' | 'token'>[];
  readonly children?: ReactNode;
}

/** The board with everybody on it, without motion: for pictures. */
export const StillBoard = ({ players, children }: StillBoardProps) => {
  const figures = players.map(({ figure }) => figure);
  return (
    <svg
      className={world['world']}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
      style={{ width: '100%', height: '100%' }}
    >
      <Plan figures={figures} />
      {children}
      {players.map(({ figure, at, token }) => {
        const chamber = token.type === 'start' ? homeOf(figure).token : chamberAt(token);
        const stand = standsAt(at, figure, figures);
        return (
          <g key={figure}>
            <g transform={`translate(${chamber.x} ${chamber.y})`}>
              <TokenShape figure={figure} />
            </g>
            <g transform={`translate(${stand.x} ${stand.y}) ${ON_ITS_FEET}`}>
              <FigureShape figure={figure} />
            </g>
          </g>
        );
      })}
    </svg>
  );
};
