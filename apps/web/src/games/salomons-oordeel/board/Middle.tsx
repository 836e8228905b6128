import type { Stone } from '@wunderkammer/salomons-oordeel/pieces';
import { BackStone } from '../stones/Stone.tsx';
import styles from './Board.module.css';
import { EyeEmblem, Scales } from './Emblem.tsx';
import type { Layout } from './geometry.ts';
import type { Arrival } from './pieces.ts';
import { StandingStone } from './StandingStone.tsx';

interface MiddleProps {
  readonly layout: Layout;
  readonly withEyes: boolean;
  readonly eyes: readonly { readonly stone: Stone; readonly arrival: Arrival | undefined }[];
  readonly passing: { readonly stone: Stone; readonly arrival: Arrival | undefined } | undefined;
  readonly leftOver: number;
  /** Changes with every event, so that what moves starts anew. */
  readonly version: number;
}

/** What belongs to nobody: eyes that had to make way, a stone on its way, and those left over. */
export const Middle = ({ layout, withEyes, eyes, passing, leftOver, version }: MiddleProps) => (
  <g className={styles['middle']} data-spot="middle">
    {withEyes &&
      layout.eyes.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y + 4}) scale(0.62)`} opacity="0.75">
          <EyeEmblem />
        </g>
      ))}
    {passing === undefined && (
      <g transform={`translate(${layout.passing.x} ${layout.passing.y})`} opacity="0.8">
        <Scales />
      </g>
    )}
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
    {eyes.map(({ stone, arrival }, index) => (
      <StandingStone
        key={arrival === undefined ? stone : `${stone}@${version}`}
        at={layout.eyes[index]!}
        look={{ type: 'open', stone }}
        arrival={arrival}
      />
    ))}
    {passing !== undefined && (
      <StandingStone
        key={`passing@${version}`}
        at={layout.passing}
        look={{ type: 'open', stone: passing.stone }}
        arrival={passing.arrival}
      />
    )}
  </g>
);
