import { isMagic } from '@wunderkammer/drei-magier/pieces';
import { CARD_SIZE, TarotCard } from '../cards/TarotCard.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { ofType, sameStep } from '../steps.ts';
import { useTableWords } from '../words/index.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { ChoicesProps } from './choosing.ts';
import styles from './Tray.module.css';

/** From whom to take the card of an empty place. */
export const TakeChoices = ({ view, seat, names, legal, hint, choose }: ChoicesProps) => {
  const words = useTableWords();
  const card = view.players[seat]!.mage;
  return (
    <div className={styles['take']}>
      {isMagic(card) && (
        <svg
          viewBox={`0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`}
          className={styles['takeCard']}
          role="img"
          aria-label={words.names.cards[card]}
        >
          <TarotCard card={card} />
        </svg>
      )}
      <div className={styles['choices']}>
        {ofType(legal, 'take').map((take) => (
          <ChoiceButton
            key={take.from}
            icon={
              <svg viewBox="-34 -128 68 84" className={styles['figure']} aria-hidden="true">
                <Mage colour={view.players[take.from]!.colour} />
              </svg>
            }
            hinted={sameStep(take, hint)}
            press={() => choose(take)}
          >
            {words.choices.take(names[take.from]!, view.players[take.from]!.cards.length)}
          </ChoiceButton>
        ))}
      </div>
    </div>
  );
};
