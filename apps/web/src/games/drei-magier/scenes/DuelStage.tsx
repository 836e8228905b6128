import { COLOURS } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { CSSProperties } from 'react';
import { BOARD, MEDALLION } from '../board/geometry.ts';
import { Vignette } from '../board/vignettes/Vignette.tsx';
import { CARD_SIZE, TarotCard } from '../cards/TarotCard.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { useFall } from '../use-fall.ts';
import type { WandsShown } from '../wands.ts';
import { useTableWords } from '../words/index.ts';
import type { Duellist, DuelScene } from './duel-scene.ts';
import { Glory } from './Glory.tsx';
import { LyingWands, type Picking } from './LyingWands.tsx';
import styles from './Scene.module.css';
import { Veil } from './Veil.tsx';

const MIDDLE = BOARD.width / 2;
const STAGE = { side: 375, foot: 610, size: 3.3 } as const;

interface DuelStageProps {
  readonly scene: DuelScene;
  readonly wands: WandsShown;
  readonly names: readonly string[];
  readonly version: number;
  /** Whoever sits in front picks wands to throw again. */
  readonly picking: Picking | undefined;
}

/** A duel: the board darkens, both mages come close, the wands fall between them. */
export const DuelStage = ({ scene, wands, names, version, picking }: DuelStageProps) => {
  const words = useTableWords();
  const fall = useFall(version);
  const { place, challenger, defender, winner, decided, again, card, fallen } = scene;
  const verdict = winner !== undefined ? words.duel.wins(names[winner]!) : again ? words.duel.again : undefined;
  const after = fallen ? fall.after : undefined;
  const side = { version, winner, fallen };
  return (
    <Veil spot="duel">
      {verdict === undefined ? (
        <text x={MIDDLE} y="118" className={styles['title']}>
          {words.duel.title(place)}
        </text>
      ) : (
        <text x={MIDDLE} y="124" className={styles['verdict']} style={after} data-new={fallen && decided}>
          {verdict}
        </text>
      )}
      <g transform={`translate(${MIDDLE} 360) scale(1.6)`}>
        <circle r={MEDALLION.inner} className={styles['medallion']} />
        <Vignette place={place} />
        <circle r={MEDALLION.inner + 1} className={styles['medallionEdge']} />
      </g>
      {card !== undefined && (
        <g transform={`translate(${MIDDLE - CARD_SIZE.width} 206) scale(2)`}>
          <g className={styles['prize']} style={after} data-new={fallen}>
            <TarotCard card={card} numbered />
          </g>
        </g>
      )}
      <Side duellist={challenger} mirrored={false} name={names[challenger.seat]!} {...side} />
      <Side duellist={defender} mirrored name={names[defender.seat]!} {...side} />
      <g transform={`translate(${MIDDLE} 915)`}>
        <LyingWands wands={wands} version={version} picking={picking} />
      </g>
    </Veil>
  );
};

interface SideProps {
  readonly duellist: Duellist;
  readonly mirrored: boolean;
  readonly name: string;
  readonly version: number;
  readonly winner: Seat | undefined;
  readonly fallen: boolean;
}

const Side = ({ duellist, mirrored, name, version, winner, fallen }: SideProps) => {
  const words = useTableWords();
  const fall = useFall(version);
  const { seat, sum, throws, limit, throwing, threw } = duellist;
  const x = MIDDLE + (mirrored ? STAGE.side : -STAGE.side);
  const lost = winner !== undefined && winner !== seat;
  const fresh = fallen && threw;
  const bows = lost && fallen ? fall.seconds : 0;
  return (
    <g className={styles['side']} data-throwing={throwing}>
      {throwing && <Glory x={x} y={STAGE.foot - 200} />}
      {winner === seat && <Glory x={x} y={STAGE.foot - 200} after={fallen ? fall.after : undefined} />}
      <g
        className={styles['fighter']}
        style={{ '--enters-from': mirrored ? '140px' : '-140px', transitionDelay: `${bows}s` } as CSSProperties}
        data-lost={lost}
      >
        <g transform={`translate(${x} ${STAGE.foot}) scale(${mirrored ? -STAGE.size : STAGE.size} ${STAGE.size})`}>
          <Mage colour={COLOURS[seat]!} />
        </g>
      </g>
      <text x={x} y="694" className={styles['duellist']}>
        {name}
      </text>
      <text
        key={fresh ? version : 'score'}
        x={x}
        y="778"
        className={styles['score']}
        style={fresh ? fall.after : undefined}
        data-new={fresh}
      >
        {sum === undefined ? '–' : words.duel.inThrows(sum, throws)}
      </text>
      {throwing && <Pips x={x} throws={throws} limit={limit} />}
    </g>
  );
};

const PIP_GAP = 38;

/** How many throws there are, and how many have been used. */
const Pips = ({ x, throws, limit }: { x: number; throws: number; limit: number }) => (
  <g transform={`translate(${x - ((limit - 1) * PIP_GAP) / 2} 816)`}>
    {Array.from({ length: limit }, (_, before) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the throws in their order
      <circle key={before} cx={before * PIP_GAP} r="11" className={styles['pip']} data-used={before < throws} />
    ))}
  </g>
);
