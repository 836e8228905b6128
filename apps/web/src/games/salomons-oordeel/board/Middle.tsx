import { memo } from 'react';
import { BackStone } from '../stones/Stone.tsx';
import styles from './Board.module.css';
import { EyeEmblem, Scales } from './Emblem.tsx';
import type { Layout } from './geometry.ts';

interface MiddleProps {
  readonly layout: Layout;
  readonly withEyes: boolean;
  readonly leftOver: number;
}

/** What belongs to nobody and never moves: the places for eyes that had to make way, the scales, and the stones left over. */
export const Middle = memo(({ layout, withEyes, leftOver }: MiddleProps) => (
  <g className={styles['middle']} data-spot="middle">
    {withEyes &&
      layout.eyes.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y + 4}) scale(0.62)`} opacity="0.75">
          <EyeEmblem />
        </g>
      ))}
    <g transform={`translate(${layout.passing.x} ${layout.passing.y})`} opacity="0.8">
      <Scales />
    </g>
    <g transform={`translate(${layout.leftOver.x} ${layout.leftOver.y})`}>
      {Array.from({ length: Math.min(leftOver, 3) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stones left over are all alike and never move
        <g key={index} transform={`translate(${3 - index * 3} ${6 - index * 7})`}>
          <BackStone />
        </g>
      ))}
      <text className={styles['count']} x={layout.leftOverLabel.x} y={layout.leftOverLabel.y}>
        ×{leftOver}
      </text>
    </g>
  </g>
));
