import { type Figure, middleOf } from '@wunderkammer/feuersalamander/pieces';
import { FigureShape, ON_ITS_FEET } from '../pieces/FigureShape.tsx';
import { type Way, wayKey } from '../ways.ts';
import styles from './Board.module.css';
import { fieldAt, homeOf, type Point, standsAt } from './geometry.ts';
import { Trail } from './Trail.tsx';

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

const isHome = ({ field }: Way): boolean => field === undefined;

/** Where the figure may go: every end is marked; the one that is looked at shows the way there, and whom it throws out. */
export const Ways = ({ ways, chosen, hinted, figures }: WaysProps) => {
  const homes = ways.filter(isHome);
  return (
    <g>
      {chosen !== undefined && <Walk way={chosen} figures={figures} />}
      {ways.map((way) => {
        const { x, y } = endOf(way, figures);
        // Sum and difference may both lead home: their labels stand side by side.
        const beside = isHome(way) && homes.length > 1 ? (way.step.use === 'sum' ? -34 : 34) : 0;
        // Where a figure stands, a label is above its head.
        const isTaken = isHome(way) || way.pips === 0 || way.thrownOut !== undefined;
        const above = y < EDGE ? 46 : isTaken ? -84 : -46;
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
            <g transform={`translate(${beside} ${above})`}>
              <rect x="-27" y="-18" width="54" height="34" rx="17" className={styles['wayLabel']} />
              <text dy="0.3em" textAnchor="middle" className={styles['wayText']}>
                {way.pips}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
};

const Walk = ({ way, figures }: { way: Way; figures: readonly Figure[] }) => {
  const { step, walked, thrownOut } = way;
  const end = endOf(way, figures);
  const passed = step.home && walked.length === 0 ? [middleOf(step.by)] : walked;
  return (
    <>
      <Trail
        passed={passed.map((field) => fieldAt(field, figures))}
        end={end}
        home={step.home}
        fall={thrownOut && standsAt({ type: 'dungeon' }, thrownOut.figure, figures)}
      />
      <g
        transform={`translate(${end.x - (thrownOut === undefined ? 0 : 26)} ${end.y}) ${ON_ITS_FEET}`}
        className={styles['ghost']}
      >
        <FigureShape figure={figures[step.by]!} />
      </g>
    </>
  );
};
