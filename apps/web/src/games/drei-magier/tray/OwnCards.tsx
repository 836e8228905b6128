import { MAGIC_PLACES, type PlayerView } from '@wunderkammer/drei-magier/pieces';
import { memo } from 'react';
import { CARD_SIZE, TarotCard } from '../cards/TarotCard.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './Tray.module.css';

/** The seven cards of whoever sits in front: those won, and the shadows of those still missing. */
export const OwnCards = memo(({ player }: { player: PlayerView }) => {
  const words = useTableWords();
  return (
    <section className={styles['ownCards']} aria-label={words.players.yourCards}>
      <h2 className={styles['heading']}>
        {words.players.yourCards} <span className="tabular">{words.players.count(player.cards.length)}</span>
      </h2>
      <ul className={styles['cardRow']}>
        {MAGIC_PLACES.map((card) => {
          const owned = player.cards.includes(card);
          return (
            <li key={card} data-owned={owned} aria-hidden={!owned}>
              <svg
                className={styles['card']}
                viewBox={`0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`}
                role="img"
                aria-label={words.names.cards[card]}
              >
                <TarotCard card={card} />
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
