import {
  type Figure,
  fieldsTo,
  middleOf,
  type Place,
  type PlayerView,
  type Seen,
} from '@wunderkammer/feuersalamander/pieces';
import { useGlide } from '../../../table/moving/use-glide.ts';
import { FigureShape, ON_ITS_FEET } from '../pieces/FigureShape.tsx';
import { TokenShape } from '../pieces/TokenShape.tsx';
import { GLIDE, walkingTime } from '../telling.ts';
import { useBefore } from '../use-held.ts';
import styles from './Board.module.css';
import { alongRoad, chamberAt, homeOf, type Point, standsAt } from './geometry.ts';

interface Route {
  readonly points: readonly Point[];
  /** From how many places to the next: a bend of the road is none. */
  readonly legs: number;
}

/** The places a figure passes on its way: round by the road, straight into and out of the dungeon. */
const routeOf = (from: Place, to: Place, seat: number, figures: readonly Figure[]): Route => {
  const figure = figures[seat]!;
  const end = standsAt(to, figure, figures);
  const walk = (start: number, stop: number): readonly number[] => [start, ...fieldsTo(start, stop, figures.length)];
  const middle = middleOf(seat);
  if (from.type === 'start' && to.type === 'track') {
    const fields = walk(middle, to.field);
    return { points: [homeOf(figure).start, ...alongRoad(fields, figures)], legs: fields.length };
  }
  if (from.type === 'track' && to.type === 'track') {
    const fields = walk(from.field, to.field);
    return { points: alongRoad(fields, figures), legs: fields.length - 1 };
  }
  if (from.type === 'track' && to.type === 'start') {
    const fields = walk(from.field, middle);
    return { points: [...alongRoad(fields, figures), end], legs: fields.length };
  }
  return { points: [standsAt(from, figure, figures), end], legs: 1 };
};

const placeKey = (place: Place): string => (place.type === 'track' ? `${place.field}` : place.type);

interface FigurePieceProps {
  readonly player: PlayerView;
  readonly figures: readonly Figure[];
  readonly event: Seen | undefined;
  readonly pace: number;
}

export const FigurePiece = ({ player, figures, event, pace }: FigurePieceProps) => {
  const { at, figure, seat } = player;
  const before = useBefore(placeKey(at), at);
  const { points, legs } = routeOf(before, at, seat, figures);
  const { x, y } = points.at(-1)!;
  const isThrownOut = event?.type === 'move' && event.thrownOut.includes(seat);
  const delay = isThrownOut ? walkingTime(event.pips) * pace : 0;
  const piece = useGlide(
    { x, y },
    {
      via: points.slice(1, -1),
      duration: event === undefined ? 0 : walkingTime(legs) * pace,
      delay,
      easing: points.length > 2 ? 'linear' : 'ease-in-out',
    },
  );
  return (
    <g ref={piece} transform={`translate(${x} ${y})`} data-spot={`figure:${seat}`}>
      <g
        className={styles['figure']}
        data-small={at.type === 'dungeon'}
        style={delay > 0 ? { transitionDelay: `${delay}ms` } : undefined}
      >
        <ellipse cx="0" cy="13" rx="20" ry="7" className={styles['shadow']} />
        <g transform={ON_ITS_FEET}>
          <FigureShape figure={figure} />
        </g>
      </g>
    </g>
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
  readonly event: Seen | undefined;
  readonly pace: number;
  /** Whose it is and where it stands, for whoever points at it. */
  readonly title: string;
}

export const TokenPiece = ({ player: { token, figure, seat }, sharing, event, pace, title }: TokenPieceProps) => {
  const place = token.type === 'start' ? homeOf(figure).token : chamberAt(token);
  const apart = sharing.length > 1 ? APART[sharing.indexOf(seat)]! : { x: 0, y: 0 };
  const [x, y] = [place.x + apart.x, place.y + apart.y];
  const piece = useGlide(
    { x, y },
    {
      duration: event === undefined ? 0 : GLIDE * pace,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  );
  return (
    <g ref={piece} transform={`translate(${x} ${y})`} data-spot={`token:${seat}`} data-meant>
      <g className={styles['token']} data-small={sharing.length > 1}>
        <title>{title}</title>
        <TokenShape figure={figure} />
      </g>
    </g>
  );
};
