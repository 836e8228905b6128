import { COLOURS, type View } from '@wunderkammer/drei-magier/pieces';
import type { SeatMarkProps, SnapshotProps, Snapshots } from '../game-ui.ts';
import { BoardDrawing } from './board/BoardDrawing.tsx';
import { BOARD } from './board/geometry.ts';
import { StandingFigures } from './board/StandingFigures.tsx';
import { Mage } from './pieces/Mage.tsx';
import { useTableWords } from './words/index.ts';
import world from './world.module.css';

/** The board with its cards and everybody where they stand. */
export const Board = ({ players, cardsLeft }: Pick<View, 'players' | 'cardsLeft'>) => (
  <svg viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} className={world['world']} aria-hidden="true">
    <BoardDrawing names={useTableWords().names.places} cardsLeft={cardsLeft}>
      <StandingFigures players={players} />
    </BoardDrawing>
  </svg>
);

const snapshots: Snapshots<View> = {
  Snapshot: ({ view }: SnapshotProps<View>) => <Board players={view.players} cardsLeft={view.cardsLeft} />,
  SeatMark: ({ seat }: SeatMarkProps<View>) => (
    <svg viewBox="-36 -122 72 130" height="56" className={world['world']} aria-hidden="true">
      <Mage colour={COLOURS[seat]!} />
    </svg>
  ),
  scores: ({ players }) => players.map(({ cards }) => cards.length),
};

export default snapshots;
