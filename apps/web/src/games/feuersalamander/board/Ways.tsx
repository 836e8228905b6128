import { type Figure, middleOf } from '@wunderkammer/feuersalamander/pieces';
import { FigureShape, ON_ITS_FEET } from '../pieces/FigureShape.tsx';
import { signOf, type Way, wayKey } from '../ways.ts';
import styles from './Board.module.css';
import { fieldAt, homeOf, type Point, standsAt } from './geometry.ts';

interface WaysProps {
  readonly ways: readonly Way[];
  /** Being looked at, or chosen. */
  readonly chosen: Way | undefined;
  readonly hinted: Way | undefined;
  readonly figures: readonly Figure[];
}

const endOf = ({ field, step }: Way, figures: readonly Figure[]): Point =>
  field === undefined ? homeOf(figures[step.by]!).start : fieldAt(field, figures);

/** So near the upper edge that a label must hang below. */
const EDGE = 120;

/** Where the figure may go: every end is marked; the one that is looked at shows the way there, and whom it throws out. */
export const Ways = ({ ways, chosen, hinted, figures }: WaysProps) => (
  <g>
    {chosen !== undefined && <Walk way={chosen} figures={figures} />}
    {ways.map((way) => {
      const { x, y } = endOf(way, figures);
      // Sum and difference may both lead home: their labels stand side by side.
      const beside = way.field === undefined ? (way.step.use === 'sum' ? -34 : 34) : 0;
      const hangs = way.field !== undefined && y < EDGE;
      return (
        <g
          key={wayKey(way)}
          transform={`translate(${x} ${y})`}
          className={styles['way']}
          data-point={wayKey(way)}
          data-chosen={way === chosen}
          data-hint={way === hinted}
        >
          <circle r="44" fill="transparent" />
          <circle r="33" className={styles['wayRing']} />
          <g transform={`translate(${beside} ${hangs ? 46 : beside === 0 ? -46 : -70})`}>
            <rect x="-27" y="-18" width="54" height="34" rx="17" className={styles['wayLabel']} />
            <text dy="0.3em" textAnchor="middle" className={styles['wayText']}>
              {signOf(way)}
            </text>
          </g>
        </g>
      );
    })}
  </g>
);

const Walk = ({ way, figures }: { way: Way; figures: readonly Figure[] }) => {
  const figure = figures[way.step.by]!;
  const end = endOf(way, figures);
  const passed = way.walked.map((field) => fieldAt(field, figures));
  const victim = way.thrownOut;
  return (
    <g className={styles['preview']}>
      {passed.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" className={styles['footprint']} />
      ))}
      {way.field === undefined && way.step.home && (
        <path
          d={`M${fieldAt(middleOf(way.step.by), figures).x} ${fieldAt(middleOf(way.step.by), figures).y}L${end.x} ${end.y}`}
          className={styles['thread']}
        />
      )}
      {victim !== undefined && (
        <path
          d={`M${end.x} ${end.y}L${standsAt({ type: 'dungeon' }, victim.figure, figures).x} ${standsAt({ type: 'dungeon' }, victim.figure, figures).y}`}
          className={styles['fall']}
        />
      )}
      <g
        transform={`translate(${end.x - (victim === undefined ? 0 : 26)} ${end.y}) ${ON_ITS_FEET}`}
        className={styles['ghost']}
      >
        <FigureShape figure={figure} />
      </g>
    </g>
  );
};
