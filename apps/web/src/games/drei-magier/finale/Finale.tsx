import { COLOURS, type DreiMagierTypes, MAGIC_PLACES, type PlayerView } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { CSSProperties } from 'react';
import { FinaleStage } from '../../../table/finale/FinaleStage.tsx';
import { Turned } from '../../../table/finale/Turned.tsx';
import type { FinaleProps } from '../../game-ui.ts';
import { TarotBack } from '../cards/TarotBack.tsx';
import { TarotCard } from '../cards/TarotCard.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { Glory } from '../scenes/Glory.tsx';
import { useTableWords, type Words } from '../words/index.ts';
import world from '../world.module.css';
import styles from './Finale.module.css';

/** The mage steps forward, then one card after the other is turned up. */
const MAGE_FIRST = 600;
const NEXT_CARD = 170;
/** The cards of a hand lie a little askew, the middle one upright and highest. */
const FAN = { turn: 2.6, drop: 1.5 } as const;

/** A card of the fan: how far it leans, and how far it hangs. */
const leaning = (index: number): CSSProperties => {
  const from = index - (MAGIC_PLACES.length - 1) / 2;
  return {
    '--lean': `${from * FAN.turn}deg`,
    '--drop': `${from * from * FAN.drop}px`,
  } as CSSProperties;
};

interface RivalProps {
  readonly player: PlayerView;
  readonly name: string;
  readonly words: Words;
}

/** Somebody else, with what they had gathered. */
const Rival = ({ player: { colour, cards }, name, words }: RivalProps) => (
  <li className={styles['rival']}>
    <svg className={styles['small']} viewBox="-36 -122 72 130" aria-hidden="true">
      <Mage colour={colour} />
    </svg>
    <span>
      <span className={styles['name']}>{name}</span>
      <span className={styles['count']}>{words.over.cards(cards.length)}</span>
      <span className={styles['row']}>
        {cards.map((card) => (
          <svg key={card} viewBox="-1 -1 102 162" aria-hidden="true">
            <TarotCard card={card} />
          </svg>
        ))}
      </span>
    </span>
  </li>
);

/** The mage who won steps forward in glory; the seven cards are laid out one after the other. */
const Finale = ({ table, view, outcome, part, goOn }: FinaleProps<DreiMagierTypes>) => {
  const words = useTableWords();
  const { names } = table;
  const winners = outcome.ranking[0]!;
  const nameOf = (seat: Seat): string => names[seat]!;
  const others = outcome.ranking.slice(1).flat();
  return (
    <FinaleStage
      className={`${world['world']} ${styles['night']}`}
      part={part}
      outcome={outcome}
      names={names}
      line={words.finale.lines[part](winners.map(nameOf).join(', '))}
      goOn={goOn}
    >
      <svg className={styles['mage']} viewBox="-250 -300 500 330" aria-hidden="true">
        <g className={styles['glory']}>
          <Glory x={0} y={-128} size={0.72} />
        </g>
        <g className={styles['steps']}>
          <g transform="scale(2.150)">
            <Mage colour={COLOURS[winners[0]!]!} />
          </g>
        </g>
      </svg>
      <ol className={styles['cards']}>
        {MAGIC_PLACES.map((card, index) => (
          <li key={card} className={styles['card']} style={leaning(index)}>
            <svg viewBox="-1 -1 102 162" aria-hidden="true">
              <Turned
                back={<TarotBack />}
                face={<TarotCard card={card} numbered name={words.names.cards[card]} />}
                after={MAGE_FIRST + index * NEXT_CARD}
              />
            </svg>
            <span className="visually-hidden">{words.names.cards[card]}</span>
          </li>
        ))}
      </ol>
      <ul className={styles['rivals']}>
        {others.map((seat) => (
          <Rival key={seat} player={view.players[seat]!} name={nameOf(seat)} words={words} />
        ))}
      </ul>
    </FinaleStage>
  );
};

export default Finale;
