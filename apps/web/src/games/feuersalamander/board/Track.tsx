import { circuitOf, type Figure, middleOf, ownerOf } from '@wunderkammer/feuersalamander/pieces';
import { memo } from 'react';
import { CRESTS } from '../pieces/FigureShape.tsx';
import { FIELD_RADIUS, fieldAt, homeOf, ROAD_PATH } from './geometry.ts';

/** A flagstone with five, six or seven corners, turned by its place so that no two look alike. */
const flagstone = (field: number, radius: number): string => {
  const corners = 9;
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * Math.PI * 2 + field * 0.7;
    const r = radius * (1 + 0.055 * Math.sin(field * 3.1 + corner * 2.3));
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

/** The road with the fields in play: each has the crest and colour of whose home it leads past; the middle one is the way in. */
export const Track = memo(({ figures }: { figures: readonly Figure[] }) => (
  <g>
    <path d={ROAD_PATH} fill="none" stroke="var(--fs-ink)" strokeWidth="21" opacity="0.55" />
    <path d={ROAD_PATH} fill="none" stroke="var(--fs-road)" strokeWidth="17" />
    <path
      d={ROAD_PATH}
      fill="none"
      stroke="var(--fs-ink-soft)"
      strokeWidth="7"
      strokeDasharray="2 17"
      strokeLinecap="round"
      opacity="0.55"
    />
    {figures.map((figure, seat) => {
      const middle = fieldAt(middleOf(seat), figures);
      const { start } = homeOf(figure);
      return (
        <path
          key={figure}
          d={`M${middle.x} ${middle.y}Q${middle.x} ${start.y} ${start.x} ${start.y + 14}`}
          fill="none"
          stroke="var(--fs-ink-soft)"
          strokeWidth="6"
          strokeDasharray="1 13"
          strokeLinecap="round"
        />
      );
    })}
    {Array.from({ length: circuitOf(figures.length) }, (_, field) => {
      const { x, y } = fieldAt(field, figures);
      const seat = ownerOf(field);
      const figure = figures[seat]!;
      const isMiddle = field === middleOf(seat);
      const stone = flagstone(field, FIELD_RADIUS);
      return (
        <g key={stone} transform={`translate(${x} ${y})`}>
          <path d={stone} transform="translate(2 3)" fill="var(--fs-ink)" opacity="0.35" />
          <path d={stone} fill="var(--fs-flag)" stroke="var(--fs-ink)" strokeWidth="2.2" />
          <circle r={FIELD_RADIUS - 6} fill={`var(--fs-${figure})`} stroke="var(--fs-ink)" strokeWidth="1.2" />
          <path
            d={CRESTS[figure]}
            transform="translate(-12 -12.5)"
            fill={figure === 'monk' || figure === 'queen' ? '#2b1d12' : '#fdf3dc'}
            fillRule="evenodd"
          />
          {isMiddle && (
            <circle r={FIELD_RADIUS + 6} fill="none" stroke="var(--fs-gold)" strokeWidth="3.5" strokeDasharray="9 5" />
          )}
        </g>
      );
    })}
  </g>
));
