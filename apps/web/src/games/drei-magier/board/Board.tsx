import type { Decision, Field, PerWand, PlayerView, View } from '@wunderkammer/drei-magier/pieces';
import type { CSSProperties } from 'react';
import { usePace } from '../../../table/pace.ts';
import { ZoomPane } from '../../../ui/ZoomPane.tsx';
import type { Considering } from '../considering.ts';
import { Scene } from '../scenes/Scene.tsx';
import type { Shown } from '../use-shown.ts';
import { useTableWords } from '../words/index.ts';
import styles from './Board.module.css';
import { BoardDescription } from './BoardDescription.tsx';
import { BoardGround } from './BoardGround.tsx';
import { CardPiles } from './CardPiles.tsx';
import { playersOnBoard } from './figures.ts';
import { BOARD } from './geometry.ts';
import { MovingFigures } from './MovingFigures.tsx';
import { PendingDuel } from './PendingDuel.tsx';
import { Preview } from './Preview.tsx';
import { Hits, Lights, type Target } from './Targets.tsx';

interface BoardProps {
  readonly view: View;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly version: number;
  readonly targets: readonly Target[];
  /** The figures of whoever sits in front. */
  readonly own: PlayerView | undefined;
  readonly legal: readonly Decision[];
  /** What waits for a yes, or else what a pointer or the focus rests on: the board shows what it would be. */
  readonly confirming: Decision | undefined;
  readonly considering: Considering;
  readonly point: (field: Field, byFinger: boolean) => void;
  /** Told what a mouse rests on. */
  readonly look: (field: Field | undefined) => void;
  /** The wands picked to be thrown again, while they are being picked. */
  readonly wandsPicked: PerWand<number> | undefined;
  readonly pickWand: (index: number) => void;
}

const VIEW_BOX = `0 0 ${BOARD.width} ${BOARD.height}`;

/**
 * The board in layers, one drawing on the other: what moves or breathes lets what lies still alone.
 */
export const Board = (props: BoardProps) => {
  const { view, shown, names, version, targets, own, point, look, wandsPicked, pickWand } = props;
  const words = useTableWords();
  const pace = usePace();
  return (
    <>
      <ZoomPane aspect={BOARD.width / BOARD.height}>
        <div
          className={styles['board']}
          style={{ '--pace': pace } as CSSProperties}
          role="img"
          aria-label={words.board.label}
          data-spot="board"
        >
          <svg viewBox={VIEW_BOX} className={styles['layer']} aria-hidden="true">
            <BoardGround names={words.names.places} />
            <Lights targets={targets.filter(({ inHand, hinted }) => !inHand && !hinted)} />
          </svg>
          <svg viewBox={VIEW_BOX} className={`${styles['layer']} ${styles['breathing']}`} aria-hidden="true">
            <Lights targets={targets.filter(({ inHand, hinted }) => inHand || hinted)} />
          </svg>
          <svg viewBox={VIEW_BOX} className={styles['layer']} aria-hidden="true">
            <CardPiles cardsLeft={shown.known.cardsLeft} />
            <Hits targets={targets} point={point} look={look} />
            <MovingFigures players={playersOnBoard(view, shown)} event={shown.last} before={shown.before} />
            <PendingDuel duel={shown.known.duel} />
            <Preview {...props} player={own} />
          </svg>
          <svg viewBox={VIEW_BOX} className={`${styles['layer']} ${styles['stage']}`} aria-hidden="true">
            <Scene
              view={view}
              shown={shown}
              names={names}
              version={version}
              own={own?.seat}
              wandsPicked={wandsPicked}
              pickWand={pickWand}
            />
          </svg>
        </div>
      </ZoomPane>
      <BoardDescription view={shown.known} names={names} />
    </>
  );
};
