import type { Decision, Field, PlayerView, Seen, View } from '@wunderkammer/drei-magier/pieces';
import { ZoomPane } from '../../../ui/ZoomPane.tsx';
import { Scene } from '../scenes/Scene.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './Board.module.css';
import { BoardDescription } from './BoardDescription.tsx';
import { BoardDrawing } from './BoardDrawing.tsx';
import { BOARD } from './geometry.ts';
import { MovingFigures } from './MovingFigures.tsx';
import { PendingDuel } from './PendingDuel.tsx';
import { Preview } from './Preview.tsx';
import { Hits, Lights, type Target } from './Targets.tsx';

interface BoardProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly version: number;
  readonly event: Seen | undefined;
  readonly before: View | undefined;
  readonly targets: readonly Target[];
  /** The figures of whoever sits in front, for what is being considered. */
  readonly own: PlayerView | undefined;
  readonly considered: Decision | undefined;
  readonly point: (field: Field) => void;
}

export const Board = ({ view, names, version, event, before, targets, own, considered, point }: BoardProps) => {
  const words = useTableWords();
  return (
    <>
      <ZoomPane aspect={BOARD.width / BOARD.height}>
        <svg
          viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
          className={styles['board']}
          role="img"
          aria-label={words.board.label}
          data-spot="board"
        >
          <BoardDrawing names={words.placeNames} cardsLeft={view.cardsLeft} lights={<Lights targets={targets} />}>
            <Hits targets={targets} point={point} />
            <MovingFigures players={view.players} event={event} before={before} />
            <PendingDuel duel={view.duel} />
            <Preview view={view} decision={considered} player={own} />
            <Scene view={view} names={names} version={version} event={event} before={before} />
          </BoardDrawing>
        </svg>
      </ZoomPane>
      <BoardDescription view={view} names={names} />
    </>
  );
};
