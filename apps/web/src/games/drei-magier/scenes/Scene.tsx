import type { PerWand, View } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { Leaving } from '../../../table/moving/Leaving.tsx';
import { usePace } from '../../../table/pace.ts';
import { BOARD } from '../board/geometry.ts';
import type { Shown } from '../use-shown.ts';
import { wandsShown } from '../wands.ts';
import { useTableWords } from '../words/index.ts';
import { CardStage } from './CardStage.tsx';
import { DrawStage } from './DrawStage.tsx';
import { DuelStage } from './DuelStage.tsx';
import { duelScene } from './duel-scene.ts';
import styles from './Scene.module.css';
import { SpellStage } from './SpellStage.tsx';
import { ThrowStage } from './ThrowStage.tsx';
import { VEIL_SECONDS, Veil } from './Veil.tsx';

interface SceneProps {
  readonly view: View;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly version: number;
  /** Whoever sits in front: their own wands fall before them. */
  readonly own: Seat | undefined;
  readonly wandsPicked: PerWand<number> | undefined;
  readonly pickWand: (index: number) => void;
}

/** What is played out over the board: a duel for as long as it lasts, the rest while it happens. */
export const Scene = (props: SceneProps) => <Leaving lasts={VEIL_SECONDS * 1000 * usePace()}>{stageOf(props)}</Leaving>;

const stageOf = ({ view, shown, names, version, own, wandsPicked, pickWand }: SceneProps) => {
  const { event, before, arrived, tied, known } = shown;
  const wands = wandsShown(view, event, before);
  // The board darkens for a duel once the figures that lead to it have arrived.
  const duel = duelScene(event?.by === 'chance' ? view : known, event, before, tied);
  if (duel !== undefined) {
    const picking = wandsPicked === undefined ? undefined : { picked: wandsPicked, pick: pickWand };
    return <DuelStage key="duel" scene={duel} wands={wands} names={names} version={version} picking={picking} />;
  }
  const cast = event?.type === 'spell' ? event : undecidedSpell(view);
  if (cast !== undefined) {
    const stone = (before ?? view).players[cast.seat]!.powerStone;
    const owned = event?.type === 'spell' && event.happened.some(({ type }) => type === 'stoneOwned');
    return (
      <SpellStage key="spell" {...cast} stone={stone} owned={owned} wands={wands} names={names} version={version} />
    );
  }
  if (event?.type === 'startThrow') return <DrawStage key={`draw ${version}`} event={event} names={names} />;
  if (event?.type === 'eyes' && own !== undefined && event.seat !== own) {
    return <ThrowStage key="throw" event={event} names={names} wands={wands} version={version} />;
  }
  if (event === undefined || !arrived) return null;
  const gain = event.happened.find((happening) => happening.type === 'card');
  if (gain !== undefined) return <CardStage key={`card ${version}`} gain={gain} names={names} />;
  if (event.type === 'eyes' && event.sum === 0) return <Zeros key="zeros" name={names[event.seat]!} />;
  return null;
};

/** A spell whose symbols are seen equally often lies there until one is chosen. */
const undecidedSpell = ({ phase, player }: View) =>
  phase.type === 'choose' && player !== null ? { seat: player, down: phase.down, most: phase.most } : undefined;

/** Where words cover neither places nor figures. */
const BETWEEN_ROWS = 374;

const Zeros = ({ name }: { name: string }) => {
  const words = useTableWords();
  return (
    <Veil light="thin">
      <text x={BOARD.width / 2} y={BETWEEN_ROWS} className={styles['verdict']}>
        {words.zeros(name)}
      </text>
    </Veil>
  );
};
