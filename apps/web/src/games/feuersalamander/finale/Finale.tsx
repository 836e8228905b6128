import { cardsOf, type FeuersalamanderTypes, type PlayerView } from '@wunderkammer/feuersalamander/pieces';
import { isHidden, rankOf, type Seat } from '@wunderkammer/kernel';
import type { CSSProperties } from 'react';
import { FinaleStage } from '../../../table/finale/FinaleStage.tsx';
import { Turned } from '../../../table/finale/Turned.tsx';
import type { FinaleProps } from '../../game-ui.ts';
import { worthOf } from '../cards.ts';
import { handOf } from '../choices.ts';
import { CardBack, CardFace } from '../pieces/CardDrawing.tsx';
import { FigureMark } from '../pieces/FigureShape.tsx';
import { KindMark } from '../pieces/marks.tsx';
import { useTableWords, type Words } from '../words/index.ts';
import world from '../world.module.css';
import styles from './Finale.module.css';
import { RisingSalamander } from './Salamander.tsx';

/** The salamander has risen; then one player after the other adds up, and turns up their hand. */
const RISEN_FIRST = 700;
const NEXT_SUM = 110;
const NEXT_CARD = 160;

type Hand = ReturnType<typeof handOf>;

interface ReckoningProps {
  readonly player: PlayerView;
  readonly name: string;
  readonly rank: number;
  readonly hand: Hand;
  readonly words: Words;
}

/** One player's combinations as a sum on paper, and the hand that was left. */
const Reckoning = ({ player: { figure, combinations, score }, name, rank, hand, words }: ReckoningProps) => {
  const after = RISEN_FIRST + combinations.length * NEXT_SUM;
  return (
    <li className={styles['player']} data-first={rank === 1}>
      <h3 className={styles['name']}>
        <FigureMark figure={figure} size={rank === 1 ? 58 : 46} />
        <span>{name}</span>
      </h3>
      <div className={styles['reckoning']}>
        {combinations.length === 0 ? (
          <p className={styles['none']}>{words.finale.none}</p>
        ) : (
          <ul className={styles['sum']} data-long={combinations.length > 4}>
            {combinations.map((combination, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: what lies there stays where it lies
                key={index}
                className={styles['combination']}
                style={{ '--after': `${RISEN_FIRST + index * NEXT_SUM}ms` } as CSSProperties}
              >
                <span className={styles['kinds']} aria-hidden="true">
                  {cardsOf(combination).map((kind) => (
                    <span key={kind} className={styles['kind']}>
                      <KindMark kind={kind} size={22} />
                    </span>
                  ))}
                </span>
                <span className={styles['product']}>{cardsOf(combination).map(worthOf).join(' × ')}</span>
                <span className={styles['value']}>{combination.value}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles['score']} style={{ '--after': `${after}ms` } as CSSProperties}>
          <span>{words.finale.together}</span>
          <span className={styles['total']}>{score}</span>
        </p>
      </div>
      {hand.length > 0 && (
        <div className={styles['hand']}>
          {hand.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a hand may be alike, and none of them moves
            <svg key={index} viewBox="-1 -1 102 145" aria-hidden="true">
              {isHidden(card) ? (
                <CardBack />
              ) : (
                <Turned back={<CardBack />} face={<CardFace kind={card} />} after={after + 300 + index * NEXT_CARD} />
              )}
            </svg>
          ))}
          <span className="visually-hidden">
            {words.finale.held(hand.map((card) => (isHidden(card) ? words.players.hidden : words.card(card))))}
          </span>
        </div>
      )}
    </li>
  );
};

/** The salamander rises from the fire; every combination lies there and adds up, and all hands are turned up. */
const Finale = ({ table, view, reveal, outcome, part, goOn }: FinaleProps<FeuersalamanderTypes>) => {
  const words = useTableWords();
  const { names } = table;
  const nameOf = (seat: Seat): string => names[seat]!;
  return (
    <FinaleStage
      className={`${world['world']} ${styles['night']}`}
      part={part}
      outcome={outcome}
      names={names}
      line={words.finale.lines[part](words.list(outcome.ranking[0]!.map(nameOf)))}
      goOn={goOn}
    >
      <RisingSalamander lines={Math.max(...view.players.map(({ combinations }) => combinations.length))} />
      <ol className={styles['players']} data-players={view.seats}>
        {outcome.ranking.flatMap((seats, group) =>
          seats.map((seat) => (
            <Reckoning
              key={seat}
              player={view.players[seat]!}
              name={nameOf(seat)}
              rank={rankOf(outcome.ranking, group)}
              hand={handOf(view, seat, reveal)}
              words={words}
            />
          )),
        )}
      </ol>
    </FinaleStage>
  );
};

export default Finale;
