import type { View } from '@wunderkammer/feuersalamander/pieces';
import { shortened } from '../../ui/shortened.ts';
import type { SeatMarkProps, SnapshotProps, Snapshots } from '../game-ui.ts';
import board from './board/Board.module.css';
import { CENTRE, homeOf } from './board/geometry.ts';
import { Laid } from './board/Laid.tsx';
import { StillBoard } from './board/StillBoard.tsx';
import { FigureMark } from './pieces/FigureShape.tsx';
import world from './world.module.css';

/** What is played to, on the lid of the dungeon, until somebody has left home: later it would look like a score. */
const Target = ({ points }: { points: number }) => (
  <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
    <circle r="56" fill="#5a1c14" stroke="var(--fs-gold)" strokeWidth="5" />
    <circle r="47" fill="none" stroke="var(--fs-gold)" strokeWidth="1.5" />
    <text
      y="4"
      textAnchor="middle"
      dominantBaseline="middle"
      fill="#f6e7c4"
      fontFamily="var(--serif)"
      fontSize={points < 100 ? 58 : points < 1000 ? 44 : 34}
    >
      {points}
    </text>
  </g>
);

const Snapshot = ({ view: { players, options }, names }: SnapshotProps<View>) => (
  <StillBoard players={players}>
    {players.every(({ at, combinations }) => at.type === 'start' && combinations.length === 0) && (
      <Target points={options.target} />
    )}
    {players.map(({ seat, figure, combinations }) => {
      const { name, laid } = homeOf(figure);
      return (
        <g key={figure}>
          <Laid at={laid} combinations={combinations} />
          {names !== undefined && (
            <text x={name.x} y={name.y} textAnchor="middle" className={board['name']}>
              {shortened(names[seat]!, 15)}
            </text>
          )}
        </g>
      );
    })}
  </StillBoard>
);

const snapshots: Snapshots<View> = {
  Snapshot,
  SeatMark: ({ view, seat }: SeatMarkProps<View>) => (
    <span className={world['world']}>
      <FigureMark figure={view.players[seat]!.figure} size={52} />
    </span>
  ),
  scores: ({ players }) => players.map(({ score }) => score),
};

export default snapshots;
