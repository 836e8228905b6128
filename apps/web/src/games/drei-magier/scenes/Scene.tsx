import type { Seen, View } from '@wunderkammer/drei-magier/pieces';
import { AnimatePresence } from 'motion/react';
import { BOARD } from '../board/geometry.ts';
import { wandsShown } from '../wands.ts';
import { useTableWords } from '../words/index.ts';
import { CardStage } from './CardStage.tsx';
import { DrawStage } from './DrawStage.tsx';
import { DuelStage } from './DuelStage.tsx';
import { duelScene } from './duel-scene.ts';
import styles from './Scene.module.css';
import { SpellStage } from './SpellStage.tsx';
import { Veil } from './Veil.tsx';

interface SceneProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly version: number;
  readonly event: Seen | undefined;
  readonly before: View | undefined;
}

/** What is played out over the board: a duel for as long as it lasts, the rest while it happens. */
export const Scene = (props: SceneProps) => (
  <g className={styles['scene']}>
    <AnimatePresence>{stageOf(props)}</AnimatePresence>
  </g>
);

const stageOf = ({ view, names, version, event, before }: SceneProps) => {
  const wands = wandsShown(view, event, before);
  const duel = duelScene(view, event, before);
  if (duel !== undefined) return <DuelStage key="duel" scene={duel} wands={wands} names={names} version={version} />;
  if (event === undefined) return null;
  if (event.type === 'startThrow') return <DrawStage key="draw" event={event} names={names} />;
  if (event.type === 'spell') {
    const { powerStone } = view.players[event.seat]!;
    return <SpellStage key="spell" {...event} stone={powerStone} wands={wands} names={names} version={version} />;
  }
  const gain = event.happened.find((happening) => happening.type === 'card');
  if (gain !== undefined) return <CardStage key={`card ${version}`} gain={gain} names={names} />;
  if (event.type === 'eyes' && event.sum === 0) return <Zeros key="zeros" name={names[event.seat]!} />;
  return null;
};

/** Where words cover neither places nor figures. */
const BETWEEN_ROWS = 374;

const Zeros = ({ name }: { name: string }) => {
  const words = useTableWords();
  return (
    <Veil thin>
      <text x={BOARD.width / 2} y={BETWEEN_ROWS} className={styles['verdict']}>
        {words.zeros(name)}
      </text>
    </Veil>
  );
};
