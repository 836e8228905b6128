import {
  type Figure,
  fieldsPassed,
  type Kind,
  middleOf,
  type PlayerView,
  type Seen,
} from '@wunderkammer/feuersalamander/pieces';
import { isHidden, type Maybe, type Seat } from '@wunderkammer/kernel';
import type { CSSProperties } from 'react';
import { CardBack, CardFace } from '../pieces/CardDrawing.tsx';
import { KindSign } from '../pieces/marks.tsx';
import { StickShape } from '../pieces/StickShape.tsx';
import { ANSWER, FLIGHT } from '../telling.ts';
import type { Words } from '../words/index.ts';
import styles from './Board.module.css';
import { ChamberLights } from './ChamberLights.tsx';
import { fieldAt, homeOf, LAID_OFF, PILE, type Point, standsAt } from './geometry.ts';
import { Trail } from './Trail.tsx';

interface HappeningsProps {
  readonly event: Seen;
  readonly players: readonly PlayerView[];
  readonly figures: readonly Figure[];
  /** Nothing moves: what would be seen in motion is shown as a picture of what happened. */
  readonly isStill: boolean;
  readonly words: Words;
}

/** What comes and goes while something happens: cards on their way, a question and its answer, sticks for the start. */
export const Happenings = ({ event, players, figures, isStill, words }: HappeningsProps) => {
  const homeOfSeat = (seat: Seat): Point => above(players[seat]!.figure);
  switch (event.type) {
    case 'draw':
      return isStill ? (
        <ShownCard card={event.card} at={homeOfSeat(event.seat)} />
      ) : (
        <FlyingCard card={event.card} from={PILE} to={homeOfSeat(event.seat)} />
      );
    case 'discard':
      return event.open.map(({ seat, card }) =>
        isStill ? (
          <ShownCard key={seat} card={card} at={homeOfSeat(seat)} />
        ) : (
          <FlyingCard key={seat} card={card} from={homeOfSeat(seat)} to={LAID_OFF} />
        ),
      );
    case 'exchange':
      return event.swap && !isStill ? (
        <FlyingCard card={event.card} from={homeOfSeat(event.by)} to={LAID_OFF} />
      ) : (
        <ShownCard card={event.card} at={homeOfSeat(event.by)} />
      );
    case 'ask':
      return (
        <>
          <Bubble at={homeOfSeat(event.by)} kind={event.card} text="?" />
          <Bubble
            at={homeOfSeat(event.asked)}
            after={ANSWER}
            text={isHidden(event.answer) ? '…' : event.answer ? words.ask.yesAnswer : words.ask.noAnswer}
            tone={isHidden(event.answer) ? 'quiet' : event.answer ? 'yes' : 'no'}
          />
        </>
      );
    case 'startThrow':
      return event.pips.map((pips, seat) => {
        if (pips === null) return null;
        const { x, y } = homeOfSeat(seat as Seat);
        return (
          <g key={players[seat]!.figure} transform={`translate(${x - 60} ${y - 20})`}>
            <g className={styles['bubble']}>
              <StickShape face={{ type: 'pips', pips }} />
            </g>
          </g>
        );
      });
    case 'place':
      return isStill ? <ChamberLights lights={[{ chamber: event, glow: 'chosen' }]} /> : null;
    case 'move':
      return isStill ? <Walked event={event} figures={figures} /> : null;
    default:
      return null;
  }
};

/** Where the cards of a home's owner are: above its roof. */
const above = (figure: Figure): Point => {
  const { house } = homeOf(figure);
  return { x: house.x + 95, y: house.y + 60 };
};

const ShownCard = ({ card, at: { x, y } }: { card: Maybe<Kind>; at: Point }) => (
  <g transform={`translate(${x - 42} ${y - 60}) scale(0.84)`}>
    {isHidden(card) ? <CardBack /> : <CardFace kind={card} />}
  </g>
);

const FlyingCard = ({ card, from, to }: { card: Maybe<Kind>; from: Point; to: Point }) => (
  <g
    className={styles['flying']}
    style={
      {
        '--from': `${from.x}px, ${from.y}px`,
        '--to': `${to.x}px, ${to.y}px`,
        '--flight': `${FLIGHT}ms`,
      } as CSSProperties
    }
  >
    <ShownCard card={card} at={{ x: 0, y: 0 }} />
  </g>
);

/** The way a figure has gone, where it was not seen going: the fields behind it, and whom it sent down. */
const Walked = ({ event, figures }: { event: Extract<Seen, { type: 'move' }>; figures: readonly Figure[] }) => {
  const { by, to, pips, thrownOut } = event;
  const [victim] = thrownOut;
  const end = standsAt(to, figures[by]!, figures);
  // Surplus pips lapse on the way home: where it began cannot be told from its end.
  const fields = to.type === 'track' ? fieldsPassed(to.field, pips, figures.length) : event.home ? [middleOf(by)] : [];
  return (
    <Trail
      passed={fields.map((field) => fieldAt(field, figures))}
      end={end}
      home={event.home}
      fall={victim === undefined ? undefined : standsAt({ type: 'dungeon' }, figures[victim]!, figures)}
    />
  );
};

interface BubbleProps {
  readonly at: Point;
  readonly kind?: Kind;
  readonly text: string;
  readonly tone?: 'yes' | 'no' | 'quiet';
  /** How long it waits, in milliseconds. */
  readonly after?: number;
}

const Bubble = ({ at, kind, text, tone = 'quiet', after = 0 }: BubbleProps) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <g className={styles['said']}>
      <g className={styles['bubble']} style={{ '--after': `${after}ms` } as CSSProperties}>
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
