import { COLOURS, MAGIC_PLACES } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { usePace } from '../../../table/pace.ts';
import { BOARD } from '../board/geometry.ts';
import { CARD_SIZE, TarotCard } from '../cards/TarotCard.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { useTableWords } from '../words/index.ts';
import { Glory } from './Glory.tsx';
import styles from './Scene.module.css';
import { Veil } from './Veil.tsx';

const MIDDLE = BOARD.width / 2;
const MAGE = { foot: 632, size: 3.6 } as const;
const CARDS = { top: 740, size: 1.45, gap: 12, nextSeconds: 0.12 } as const;
const CARD_STEP = CARD_SIZE.width * CARDS.size + CARDS.gap;

/** All seven cards are in one hand: the mage in glory, and the cards laid out one after the other. */
export const WinStage = ({ seat, name }: { seat: Seat; name: string }) => {
  const words = useTableWords();
  const pace = usePace();
  const left = MIDDLE - (MAGIC_PLACES.length * CARD_STEP - CARDS.gap) / 2;
  return (
    <Veil spot="win">
      <text x={MIDDLE} y="124" className={styles['verdict']}>
        {words.duel.wins(name)}
      </text>
      <Glory x={MIDDLE} y={MAGE.foot - 210} size={1.15} />
      <g transform={`translate(${MIDDLE} ${MAGE.foot}) scale(${MAGE.size})`}>
        <Mage colour={COLOURS[seat]!} />
      </g>
      {MAGIC_PLACES.map((card, index) => (
        <g key={card} transform={`translate(${left + index * CARD_STEP} ${CARDS.top}) scale(${CARDS.size})`}>
          <g
            className={styles['prize']}
            style={{ animationDelay: `${index * CARDS.nextSeconds * pace}s` }}
            data-new={true}
          >
            <TarotCard card={card} />
          </g>
        </g>
      ))}
    </Veil>
  );
};
