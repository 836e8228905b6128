import { FIGURES, type Figure } from '@wunderkammer/feuersalamander/pieces';
import { memo } from 'react';
import { homeOf } from './geometry.ts';
import { HOUSES } from './houses.tsx';

/** The four homes; one that nobody lives in stands empty and pale. `figures` are those in play, by seat. */
export const Homes = memo(({ figures }: { figures: readonly Figure[] }) => (
  <g>
    {FIGURES.map((figure) => {
      const { house, start, token } = homeOf(figure);
      const seat = figures.indexOf(figure);
      const lived = seat >= 0;
      return (
        <g key={figure} opacity={lived ? 1 : 0.38} {...(lived && { 'data-spot': `home:${seat}` })}>
          <g
            transform={`translate(${house.x} ${house.y})`}
            fill="none"
            stroke="var(--fs-ink)"
            strokeWidth="1.9"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            {HOUSES[figure]}
          </g>
          {lived && (
            <g fill="none" stroke="var(--fs-ink-soft)" strokeWidth="1.6">
              <ellipse cx={start.x} cy={start.y + 14} rx="31" ry="13" strokeDasharray="5 4" />
              <circle cx={token.x} cy={token.y} r="24" strokeDasharray="3 4" />
            </g>
          )}
        </g>
      );
    })}
  </g>
));
