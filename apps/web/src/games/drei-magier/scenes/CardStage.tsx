import type { Happening } from '@wunderkammer/drei-magier/pieces';
import type { CSSProperties } from 'react';
import comes from '../../../table/moving/Coming.module.css';
import { BOARD, pilePoint } from '../board/geometry.ts';
import { CARD_SIZE, TarotCard } from '../cards/TarotCard.tsx';
import { CARD_SECONDS } from '../timing.ts';
import { useTableWords } from '../words/index.ts';
import styles from './Scene.module.css';
import { Veil } from './Veil.tsx';

const MIDDLE = BOARD.width / 2;
const SIZE = 3.6;
const TOP = 166;
const CENTRE = TOP + (CARD_SIZE.height * SIZE) / 2;

interface CardStageProps {
  readonly gain: Extract<Happening, { type: 'card' }>;
  readonly names: readonly string[];
}

/** A card changes hands: it comes close enough to be admired. */
export const CardStage = ({ gain: { seat, card, from }, names }: CardStageProps) => {
  const words = useTableWords();
  const pile = pilePoint(card);
  const start = {
    '--from-x': `${pile.x - MIDDLE}px`,
    '--from-y': `${pile.y - CENTRE}px`,
    '--from-size': 0.4,
    '--takes': `${CARD_SECONDS}s`,
  } as CSSProperties;
  return (
    <Veil>
      <g transform={`translate(${MIDDLE} ${CENTRE})`}>
        <g className={comes['coming']} style={start}>
          <g transform={`scale(${SIZE}) translate(${-CARD_SIZE.width / 2} ${-CARD_SIZE.height / 2})`}>
            <TarotCard card={card} numbered />
          </g>
        </g>
      </g>
      <text x={MIDDLE} y="838" className={styles['title']}>
        {from === 'place' ? words.gets(names[seat]!) : words.takes(names[seat]!, names[from]!)}
      </text>
      <text x={MIDDLE} y="926" className={styles['verdict']}>
        {words.names.cards[card]}
      </text>
    </Veil>
  );
};
