import type { Stone } from '@wunderkammer/salomons-oordeel/pieces';
import { memo } from 'react';
import { BackStone, OpenStone, STONE_HEIGHT, STONE_WIDTH } from '../stones/Stone.tsx';
import styles from './Board.module.css';
import { EyeEmblem, Scales } from './Emblem.tsx';
import type { Layout } from './geometry.ts';

interface MiddleProps {
  readonly layout: Layout;
  readonly withEyes: boolean;
  readonly leftOver: number;
  /** The stones left over, where everything is open; face down otherwise. */
  readonly leftOpen?: readonly Stone[] | undefined;
}

/** Turned over they lie side by side, smaller, in rows. */
const IN_A_ROW = 5;
const SMALL = 0.6;
const openAt = (index: number, count: number): string => {
  const columns = Math.min(IN_A_ROW, count);
  const rows = Math.ceil(count / IN_A_ROW);
  const x = ((index % IN_A_ROW) - (columns - 1) / 2) * (STONE_WIDTH + 10) * SMALL;
  const y = (Math.floor(index / IN_A_ROW) - (rows - 1) / 2) * (STONE_HEIGHT + 14) * SMALL;
  return `translate(${x} ${y}) scale(${SMALL})`;
};

/** What belongs to nobody and never moves: the places for eyes that had to make way, the scales, and the stones left over. */
export const Middle = memo(({ layout, withEyes, leftOver, leftOpen }: MiddleProps) => (
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
      {leftOpen === undefined ? (
        <>
          {Array.from({ length: Math.min(leftOver, 3) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stones left over are all alike and never move
            <g key={index} transform={`translate(${3 - index * 3} ${6 - index * 7})`}>
              <BackStone />
            </g>
          ))}
          <text className={styles['count']} x={layout.leftOverLabel.x} y={layout.leftOverLabel.y}>
            ×{leftOver}
          </text>
        </>
      ) : (
        leftOpen.map((stone, index) => (
          <g key={stone} data-left-over={stone} transform={openAt(index, leftOpen.length)}>
            <OpenStone stone={stone} />
          </g>
        ))
      )}
    </g>
  </g>
));
