import type { Figure, Kind, PlayerView, Seen } from '@wunderkammer/feuersalamander/pieces';
import { isHidden, type Maybe, type Seat } from '@wunderkammer/kernel';
import { motion } from 'motion/react';
import { CardBack, CardFace } from '../pieces/CardDrawing.tsx';
import { KindSign } from '../pieces/marks.tsx';
import { StickShape } from '../pieces/StickShape.tsx';
import type { Words } from '../words/index.ts';
import styles from './Board.module.css';
import { homeOf, LAID_OFF, PILE, type Point } from './geometry.ts';

interface HappeningsProps {
  readonly event: Seen;
  /** Names the event, so that the next of its sort is drawn anew. */
  readonly version: number;
  readonly players: readonly PlayerView[];
  readonly words: Words;
}

/** What comes and goes while something happens: cards on their way, a question and its answer, sticks for the start. */
export const Happenings = ({ event, version, players, words }: HappeningsProps) => {
  const figureOf = (seat: Seat): Figure => players[seat]!.figure;
  switch (event.type) {
    case 'draw':
      return <FlyingCard key={version} card={event.card} from={PILE} to={handOf(figureOf(event.seat))} />;
    case 'discard':
      return event.open.map(({ seat, card }) => (
        <FlyingCard key={`${version}-${seat}`} card={card} from={handOf(figureOf(seat))} to={LAID_OFF} />
      ));
    case 'exchange':
      return event.swap ? (
        <FlyingCard key={version} card={event.card} from={handOf(figureOf(event.by))} to={LAID_OFF} />
      ) : null;
    case 'ask':
      return (
        <>
          <Bubble key={`${version}-question`} at={handOf(figureOf(event.by))} kind={event.card} text="?" />
          <Bubble
            key={`${version}-answer`}
            at={handOf(figureOf(event.asked))}
            text={isHidden(event.answer) ? '…' : event.answer ? words.ask.yesAnswer : words.ask.noAnswer}
            tone={isHidden(event.answer) ? 'quiet' : event.answer ? 'yes' : 'no'}
          />
        </>
      );
    case 'startThrow':
      return event.pips.map((pips, seat) => {
        if (pips === null) return null;
        const { x, y } = handOf(players[seat]!.figure);
        return (
          <g key={`${version}-${players[seat]!.figure}`} transform={`translate(${x - 60} ${y - 20})`}>
            <g className={styles['bubble']}>
              <StickShape face={{ type: 'pips', pips }} />
            </g>
          </g>
        );
      });
    default:
      return null;
  }
};

/** Where the cards of a home's owner are: above its roof. */
const handOf = (figure: Figure): Point => {
  const { house } = homeOf(figure);
  return { x: house.x + 95, y: house.y + 60 };
};

const FlyingCard = ({ card, from, to }: { card: Maybe<Kind>; from: Point; to: Point }) => (
  <motion.g
    initial={{ x: from.x, y: from.y, opacity: 1 }}
    animate={{ x: to.x, y: to.y, opacity: [1, 1, 0] }}
    transition={{ duration: 0.65, ease: [0.3, 0.1, 0.2, 1], opacity: { duration: 0.75, times: [0, 0.8, 1] } }}
    className={styles['flying']}
  >
    <g transform="translate(-42 -60) scale(0.84)">{isHidden(card) ? <CardBack /> : <CardFace kind={card} />}</g>
  </motion.g>
);

interface BubbleProps {
  readonly at: Point;
  readonly kind?: Kind;
  readonly text: string;
  readonly tone?: 'yes' | 'no' | 'quiet';
}

const Bubble = ({ at, kind, text, tone = 'quiet' }: BubbleProps) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <g className={styles['said']}>
      <g className={styles['bubble']}>
        <path
          d="M-70-42H70Q82-42 82-30V22Q82 34 70 34H14L0 54-10 34H-70Q-82 34-82 22V-30Q-82-42-70-42Z"
          className={styles['bubbleShape']}
        />
        {kind !== undefined && (
          <g transform="translate(-62 -32) scale(2.3)">
            <KindSign kind={kind} />
          </g>
        )}
        <text
          x={kind === undefined ? 0 : 38}
          dy="0.28em"
          textAnchor="middle"
          className={styles['bubbleText']}
          data-tone={tone}
        >
          {text}
        </text>
      </g>
    </g>
  </g>
);
