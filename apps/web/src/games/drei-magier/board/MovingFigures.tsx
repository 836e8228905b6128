import type { PlayerView, Seen, View } from '@wunderkammer/drei-magier/pieces';
import { motion } from 'motion/react';
import { memo } from 'react';
import { usePace } from '../../../table/pace.ts';
import { Apprentice } from '../pieces/Apprentice.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { revealSeconds, walkSeconds } from '../timing.ts';
import styles from './Board.module.css';
import { type Figure, figuresOf } from './figures.ts';
import { stopsOf } from './routes.ts';

interface MovingFiguresProps {
  readonly players: readonly PlayerView[];
  readonly event: Seen | undefined;
  readonly before: View | undefined;
}

/** All figures; each goes from where it stood to where it stands, the way it took. */
export const MovingFigures = memo(({ players, event, before }: MovingFiguresProps) =>
  figuresOf(players).map((figure) => <MovingFigure key={figure.key} figure={figure} event={event} before={before} />),
);

interface MovingFigureProps {
  readonly figure: Figure;
  readonly event: Seen | undefined;
  readonly before: View | undefined;
}

const MovingFigure = ({ figure, event, before }: MovingFigureProps) => {
  const pace = usePace();
  const { key, kind, player, point } = figure;
  const stops = stopsOf(event, before, figure);
  // Who is sent away waits until the cause of it has arrived.
  const waits = event !== undefined && event.by !== player.seat && event.by !== 'chance';
  return (
    <motion.g
      className={styles['figure']}
      data-spot={key}
      initial={false}
      animate={{
        x: [null, ...stops.map(({ x }) => x), point.x],
        y: [null, ...stops.map(({ y }) => y), point.y],
      }}
      transition={{
        duration: walkSeconds(stops.length) * pace,
        delay: waits ? revealSeconds(event) * pace : 0,
        ease: 'easeInOut',
      }}
    >
      {kind === 'mage' ? (
        <Mage colour={player.colour} />
      ) : (
        <Apprentice colour={player.colour} stone={player.powerStone} />
      )}
    </motion.g>
  );
};
