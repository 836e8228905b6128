import { type Figure, middleOf, type Place, type PlayerView, type Seen } from '@wunderkammer/feuersalamander/pieces';
import { motion } from 'motion/react';
import { FigureShape, ON_ITS_FEET } from '../pieces/FigureShape.tsx';
import { TokenShape } from '../pieces/TokenShape.tsx';
import { useBefore } from '../use-held.ts';
import { fieldsTo } from '../ways.ts';
import styles from './Board.module.css';
import { chamberAt, fieldAt, homeOf, type Point, standsAt } from './geometry.ts';

const SECONDS_A_FIELD = 0.13;

/** How long a figure walks, in seconds. */
export const walkingTime = (pips: number): number => 0.2 + pips * SECONDS_A_FIELD;

/** The places a figure passes on its way: field by field round the road, straight into and out of the dungeon. */
const routeOf = (from: Place, to: Place, seat: number, figures: readonly Figure[]): readonly Point[] => {
  const figure = figures[seat]!;
  const end = standsAt(to, figure, figures);
  const points = (fields: readonly number[]): Point[] => fields.map((field) => fieldAt(field, figures));
  const middle = middleOf(seat);
  if (from.type === 'start' && to.type === 'track') {
    return [homeOf(figure).start, ...points([middle, ...fieldsTo(middle, to.field, figures.length)])];
  }
  if (from.type === 'track' && to.type === 'track') {
    return points([from.field, ...fieldsTo(from.field, to.field, figures.length)]);
  }
  if (from.type === 'track' && to.type === 'start') {
    return [...points([from.field, ...fieldsTo(from.field, middle, figures.length)]), end];
  }
  return [standsAt(from, figure, figures), end];
};

const placeKey = (place: Place): string => (place.type === 'track' ? `${place.field}` : place.type);

interface PieceProps {
  readonly player: PlayerView;
  readonly figures: readonly Figure[];
  readonly event: Seen | undefined;
  readonly still: boolean;
}

export const FigurePiece = ({ player, figures, event, still }: PieceProps) => {
  const { at, figure, seat } = player;
  const before = useBefore(placeKey(at), at);
  const route = routeOf(before, at, seat, figures);
  const end = route.at(-1)!;
  const isThrownOut = event?.type === 'move' && event.thrownOut.includes(seat);
  const walks = event !== undefined && !still && route.length > 1;
  return (
    <motion.g
      initial={false}
      animate={walks ? { x: route.map(({ x }) => x), y: route.map(({ y }) => y) } : { x: end.x, y: end.y }}
      transition={
        still
          ? { duration: 0 }
          : {
              duration: walkingTime(route.length - 1),
              delay: isThrownOut ? walkingTime(event.pips) : 0,
              ease: route.length > 2 ? 'linear' : 'easeInOut',
            }
      }
      data-spot={`figure:${seat}`}
      className={styles['figure']}
    >
      <g className={styles['size']} data-small={at.type === 'dungeon'}>
        <ellipse cx="0" cy="13" rx="20" ry="7" className={styles['shadow']} />
        <g transform={ON_ITS_FEET}>
          <FigureShape figure={figure} />
        </g>
      </g>
    </motion.g>
  );
};

/** Tokens that share a chamber (FS-20) stand a little apart. */
const APART: readonly Point[] = [
  { x: -10, y: -10 },
  { x: 10, y: 10 },
  { x: 10, y: -10 },
  { x: -10, y: 10 },
];

interface TokenPieceProps {
  readonly player: PlayerView;
  /** Everybody whose token is in the same chamber, this one included. */
  readonly sharing: readonly number[];
  readonly still: boolean;
}

export const TokenPiece = ({ player: { token, figure, seat }, sharing, still }: TokenPieceProps) => {
  const place = token.type === 'start' ? homeOf(figure).token : chamberAt(token);
  const apart = sharing.length > 1 ? APART[sharing.indexOf(seat)]! : { x: 0, y: 0 };
  return (
    <motion.g
      initial={false}
      animate={{ x: place.x + apart.x, y: place.y + apart.y }}
      transition={still ? { duration: 0 } : { duration: 0.4, ease: [0.2, 0.7, 0.2, 1] }}
      data-spot={`token:${seat}`}
      className={styles['token']}
    >
      <g className={styles['size']} data-small={sharing.length > 1}>
        <TokenShape figure={figure} />
      </g>
    </motion.g>
  );
};
