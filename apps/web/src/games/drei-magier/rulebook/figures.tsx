import { jumpsFrom, walksFrom } from '@wunderkammer/drei-magier';
import {
  COLOURS,
  type Field,
  LINKS,
  type MagicPlace,
  type Place,
  SYMBOL_FIELDS,
  SYMBOLS,
  type View,
} from '@wunderkammer/drei-magier/pieces';
import { seat } from '@wunderkammer/kernel';
import type { ReactNode } from 'react';
import type { FigureProps, Figures } from '../../../rulebook/figures.ts';
import { BoardDrawing } from '../board/BoardDrawing.tsx';
import { CardPile } from '../board/CardPiles.tsx';
import type { FigureKind } from '../board/figures.ts';
import { apprenticeStand, BOARD, MEDALLION, mageStand, placePoint } from '../board/geometry.ts';
import { Medallion } from '../board/Medallion.tsx';
import { Lights } from '../board/Targets.tsx';
import { CARD_SIZE, TarotCard } from '../cards/TarotCard.tsx';
import { Apprentice } from '../pieces/Apprentice.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Wand, type WandFace } from '../pieces/Wand.tsx';
import { useTableWords } from '../words/index.ts';
import world from '../world.module.css';
import styles from './figures.module.css';

/* Drawings for the rulebook, by the same hands as the table and from the same board. */

const TWO_EACH: View['cardsLeft'] = { forest: 2, house: 2, tower: 2, castle: 2, sun: 2, mill: 2, moon: 2 };
const RED = seat(0);

interface BoardFigureProps extends FigureProps {
  readonly lit?: readonly Field[];
  readonly kind?: FigureKind;
  readonly children?: ReactNode;
}

const BoardFigure = ({ label, lit = [], kind = 'apprentice', children }: BoardFigureProps) => (
  <svg
    viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
    className={`${world['world']} ${styles['figure']}`}
    role="img"
    aria-label={label}
  >
    <BoardDrawing
      names={useTableWords().names.places}
      cardsLeft={TWO_EACH}
      lights={<Lights targets={lit.map((field) => ({ field, kind, tone: 'good', inHand: true, hinted: false }))} />}
    >
      {children}
    </BoardDrawing>
  </svg>
);

const Places = ({ label }: FigureProps) => <BoardFigure label={label} />;

/** Lines from rim to rim: where mages jump. */
const JUMPS = LINKS.map(({ a, b }) => {
  const from = placePoint(a);
  const to = placePoint(b);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const rim = (MEDALLION.outer + 8) / length;
  const at = (share: number): string => `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
  return `M${at(rim)}L${at(1 - rim)}`;
}).join('');

const Jumps = ({ label }: FigureProps) => (
  <BoardFigure label={label}>
    <path d={JUMPS} className={styles['jumpEdge']} />
    <path d={JUMPS} className={styles['jump']} />
  </BoardFigure>
);

const Road = ({ label }: FigureProps) => <BoardFigure label={label} lit={SYMBOL_FIELDS} />;

const START: Place = 'mill';
const STEPS = 4;
const Walk = ({ label }: FigureProps) => {
  const { x, y } = apprenticeStand(START, RED, []);
  return (
    <BoardFigure label={label} lit={[...walksFrom(START, STEPS)]}>
      <g transform={`translate(${x} ${y})`}>
        <Apprentice colour="red" />
      </g>
    </BoardFigure>
  );
};

const SPRING: Place = 'castle';
const TwoJumps = ({ label }: FigureProps) => {
  const { x, y } = mageStand(SPRING, RED);
  return (
    <BoardFigure label={label} lit={[...jumpsFrom(SPRING, 2)]} kind="mage">
      <g transform={`translate(${x} ${y})`}>
        <Mage colour="red" />
      </g>
    </BoardFigure>
  );
};

interface WandsFigureProps extends FigureProps {
  readonly faces: readonly WandFace[];
  readonly below: readonly ReactNode[];
}

const WandsFigure = ({ label, faces, below }: WandsFigureProps) => (
  <svg
    viewBox="0 0 480 110"
    className={`${world['world']} ${styles['figure']} ${styles['wands']}`}
    role="img"
    aria-label={label}
  >
    {COLOURS.map((colour, index) => (
      <g key={colour} transform={`translate(${80 + index * 160} 40)`}>
        <Wand colour={colour} face={faces[index]!} />
        <g transform="translate(0 48)">{below[index]}</g>
      </g>
    ))}
  </svg>
);

const COUNTS = [0, 1, 2];
const Notches = ({ label }: FigureProps) => (
  <WandsFigure
    label={label}
    faces={COUNTS.map((count) => ({ type: 'notches', count }))}
    below={COUNTS.map((count) => (
      <text key={count} y="8" textAnchor="middle" className={styles['number']}>
        {count}
      </text>
    ))}
  />
);

const Signs = ({ label }: FigureProps) => (
  <WandsFigure
    label={label}
    faces={SYMBOLS.map((down) => ({ type: 'signs', down }))}
    below={SYMBOLS.map((down) => (
      <g key={down} className={styles['signs']}>
        {SYMBOLS.filter((symbol) => symbol !== down).map((symbol, index) => (
          <g key={symbol} transform={`translate(${index * 30 - 15} 0)`}>
            <Sign symbol={symbol} />
          </g>
        ))}
      </g>
    ))}
  />
);

const MEETING_PLACE: MagicPlace = 'castle';
/** Room around one medallion, with its pile and the card that is gained. */
const NEAR = 150;

const Meeting = ({ label }: FigureProps) => {
  const middle = placePoint(MEETING_PLACE);
  const mage = mageStand(MEETING_PLACE, RED);
  const apprentice = apprenticeStand(MEETING_PLACE, RED, []);
  return (
    <svg
      viewBox={`${middle.x - NEAR} ${middle.y - NEAR} ${4 * NEAR} ${2 * NEAR}`}
      className={`${world['world']} ${styles['figure']} ${styles['night']}`}
      role="img"
      aria-label={label}
    >
      <Medallion place={MEETING_PLACE} name="" nameLine="" />
      <CardPile place={MEETING_PLACE} count={1} />
      <g transform={`translate(${mage.x} ${mage.y})`}>
        <Mage colour="red" />
      </g>
      <g transform={`translate(${apprentice.x} ${apprentice.y})`}>
        <Apprentice colour="red" />
      </g>
      <path d={`M${middle.x + 160} ${middle.y}h60m-16 -14l18 14l-18 14`} className={styles['arrow']} />
      <g transform={`translate(${middle.x + 250} ${middle.y - 125}) scale(${250 / CARD_SIZE.height})`}>
        <TarotCard card={MEETING_PLACE} numbered />
      </g>
    </svg>
  );
};

const figures: Figures = {
  'DM-1': Places,
  'DM-3': Jumps,
  'DM-4': Road,
  'DM-5': Notches,
  'DM-6': Signs,
  'DM-11': Walk,
  'DM-13': TwoJumps,
  'DM-17': Meeting,
};

export default figures;
