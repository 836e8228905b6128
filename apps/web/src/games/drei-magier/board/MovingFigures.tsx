import type { PlayerView, Seen, View } from '@wunderkammer/drei-magier/pieces';
import { memo } from 'react';
import { useGlide } from '../../../table/moving/use-glide.ts';
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
  const piece = useGlide(point, {
    via: stops,
    duration: walkSeconds(stops.length) * 1000 * pace,
    delay: waits ? revealSeconds(event) * 1000 * pace : 0,
    easing: 'ease-in-out',
  });
  return (
    <g ref={piece} className={styles['figure']} transform={`translate(${point.x} ${point.y})`} data-spot={key}>
      {kind === 'mage' ? (
        <Mage colour={player.colour} />
      ) : (
        <Apprentice colour={player.colour} stone={player.powerStone} />
      )}
    </g>
  );
};
