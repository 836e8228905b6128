import { MAGIC_PLACES, type MagicPlace } from '@wunderkammer/drei-magier/pieces';
import { memo } from 'react';
import { Emblem } from '../pieces/Emblem.tsx';
import styles from './Board.module.css';
import { pilePoint } from './geometry.ts';

const PILE = { width: 42, height: 62 } as const;
/** The cards of a pile, the upper one first. */
const LAYERS = [0, 1];

/** The cards that still lie beside a place, or the bare spot where they lay. */
export const CardPile = memo(({ place, count }: { place: MagicPlace; count: number }) => {
  const { x, y } = pilePoint(place);
  const box = { x: -PILE.width / 2, y: -PILE.height / 2, ...PILE, rx: 4 };
  return (
    <g transform={`translate(${x} ${y}) rotate(7)`}>
      <rect {...box} className={styles['bareSpot']} />
      {LAYERS.slice(0, count)
        .reverse()
        .map((layer) => (
          <g key={layer} transform={`translate(${layer * 8} ${layer * -5}) rotate(${layer * 7})`}>
            <rect {...box} className={styles['card']} />
            <rect
              x={box.x + 3.5}
              y={box.y + 3.5}
              width={PILE.width - 7}
              height={PILE.height - 7}
              rx="2"
              className={styles['cardLine']}
            />
            <g transform="scale(1.3)" className={styles['cardEmblem']}>
              <Emblem card={place} />
            </g>
          </g>
        ))}
    </g>
  );
});

/** The piles of all magic places. */
export const CardPiles = ({ cardsLeft }: { cardsLeft: Readonly<Record<MagicPlace, number>> }) =>
  MAGIC_PLACES.map((place) => <CardPile key={place} place={place} count={cardsLeft[place]} />);
