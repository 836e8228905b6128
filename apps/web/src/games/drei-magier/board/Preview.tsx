import type { Decision, PlayerView, View } from '@wunderkammer/drei-magier/pieces';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Considering } from '../considering.ts';
import { Apprentice } from '../pieces/Apprentice.tsx';
import { Mage } from '../pieces/Mage.tsx';
import styles from './Board.module.css';
import { apprenticeStand, fieldPoint, mageStand, type Point, placePoint } from './geometry.ts';
import { lengthsIn, wayBetween } from './routes.ts';

interface PreviewProps {
  readonly view: View;
  readonly legal: readonly Decision[];
  readonly confirming: Decision | undefined;
  readonly considering: Considering;
  readonly player: PlayerView | undefined;
}

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

const leapLine = (from: Point, to: Point): string =>
  `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - 60} ${to.x} ${to.y}`;

/** What is being considered: the way there, and the figure as it would stand. */
export const Preview = ({ view, legal, confirming, considering, player }: PreviewProps) => {
  const considered = useSyncExternalStore(considering.subscribe, considering.snapshot);
  const decision = confirming ?? considered;
  // What was considered at an earlier decision is no longer among those of now.
  if (decision === undefined || player === undefined || !legal.includes(decision)) return null;
  const { seat, colour, mage, apprentice, powerStone } = player;
  switch (decision.type) {
    case 'walk': {
      const way = wayBetween(apprentice, decision.to, lengthsIn(view)).map(fieldPoint);
      return (
        <Ghost way={line(way)} at={apprenticeStand(decision.to, seat, [])}>
          <Apprentice colour={colour} stone={powerStone} />
        </Ghost>
      );
    }
    case 'jump':
      return (
        <Ghost way={leapLine(placePoint(mage), placePoint(decision.to))} at={mageStand(decision.to, seat)}>
          <Mage colour={colour} />
        </Ghost>
      );
    case 'leap':
      return (
        <Ghost way={leapLine(fieldPoint(apprentice), placePoint(mage))} at={apprenticeStand(mage, seat, [])}>
          <Apprentice colour={colour} stone={powerStone} />
        </Ghost>
      );
    default:
      return null;
  }
};

const Ghost = ({ way, at, children }: { way: string; at: Point; children: ReactNode }) => (
  <g className={styles['preview']}>
    <path d={way} className={styles['way']} />
    <g className={styles['ghost']} transform={`translate(${at.x} ${at.y})`}>
      {children}
    </g>
  </g>
);
