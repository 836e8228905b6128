import type { Seat } from '@wunderkammer/kernel';
import type { Arrangement, SalomonsOordeelTypes, View } from '@wunderkammer/salomons-oordeel/pieces';
import { FinaleStage } from '../../../table/finale/FinaleStage.tsx';
import { Turned } from '../../../table/finale/Turned.tsx';
import type { FinaleProps } from '../../game-ui.ts';
import { cellCentre, gridHeight, gridWidth, LETTERS, NUMBERS } from '../board/geometry.ts';
import { leftOverOpen } from '../board/left-over.ts';
import { Plate, Plot } from '../board/Plot.tsx';
import { BackStone, OpenStone } from '../stones/Stone.tsx';
import { words as lazy } from '../words/index.ts';
import world from '../world.module.css';
import styles from './Finale.module.css';
import { GreatScales } from './GreatScales.tsx';

/** The scales come to rest first; then what stands on the cloths is turned up. */
const SCALES_FIRST = 500;
const NEXT_STONE = 200;
const ROUND = 12;
const PLATE = 34;

interface ClothProps {
  readonly arrangement: Arrangement;
  /** The faces of what is still hidden on it, as far as they are known. */
  readonly own: View['own'];
  readonly columns: number;
  readonly name: string;
  readonly status: string;
}

/** One player's cloth with every stone on it turned up. */
const Cloth = ({ arrangement: { open, hidden }, own, columns, name, status }: ClothProps) => {
  const width = LETTERS + gridWidth(columns) + 2 * ROUND;
  const height = PLATE + NUMBERS + gridHeight + 2 * ROUND;
  return (
    <svg className={styles['cloth']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles['baize']} width={width} height={height} rx="8" />
      <Plot
        at={{ x: LETTERS + ROUND, y: PLATE + NUMBERS + ROUND }}
        columns={columns}
        plate={<Plate name={name} status={status} columns={columns} shielded={false} />}
      >
        {open.map(([stone, row, col]) => {
          const { x, y } = cellCentre(row, col);
          return (
            <g key={stone} transform={`translate(${x} ${y})`}>
              <OpenStone stone={stone} />
            </g>
          );
        })}
        {hidden.map(([row, col], index) => {
          const { x, y } = cellCentre(row, col);
          const stone = own.find(([, ofRow, ofCol]) => ofRow === row && ofCol === col)?.[0];
          return (
            <g key={`${row} ${col}`} transform={`translate(${x} ${y})`}>
              <rect className={styles['secret']} x="-31" y="-37" width="62" height="73" rx="11" />
              {stone === undefined ? (
                <BackStone />
              ) : (
                <Turned
                  back={<BackStone />}
                  face={<OpenStone stone={stone} />}
                  after={SCALES_FIRST + index * NEXT_STONE}
                />
              )}
            </g>
          );
        })}
      </Plot>
    </svg>
  );
};

/** Every secret that was kept and every stone left over is turned over on the scales, and all cloths lie open. */
const Finale = ({ table, view, reveal, outcome, part, goOn }: FinaleProps<SalomonsOordeelTypes>) => {
  const words = lazy.use();
  const { names } = table;
  const winners = outcome.ranking[0]!;
  const ownOf = (seat: Seat): View['own'] => reveal?.[seat]?.own ?? (view.viewer === seat ? view.own : []);
  const named = winners.map((seat) => names[seat]!).join(', ');
  const kept = winners.flatMap((seat) => ownOf(seat).map(([stone]) => stone));
  const left = leftOverOpen(view, reveal) ?? [];
  return (
    <FinaleStage
      className={`${world['world']} ${styles['bench']}`}
      part={part}
      outcome={outcome}
      names={names}
      line={words.finale.lines[part](named)}
      goOn={goOn}
    >
      <div className={styles['judgement']}>
        <p className={styles['side']}>{words.finale.kept(named)}</p>
        <GreatScales kept={kept} left={left} after={SCALES_FIRST} />
        <p className={styles['side']}>{words.finale.leftOver}</p>
        <p className="visually-hidden">
          {words.finale.kept(named)}: {words.finale.stones(kept)}. {words.finale.leftOver}: {words.finale.stones(left)}.
        </p>
      </div>
      <ul className={styles['cloths']} data-seats={view.seats}>
        {outcome.ranking.flat().map((seat) => {
          const arrangement = view.arrangements[seat]!;
          const { length } = arrangement.hidden;
          const status = length === 0 ? words.over.wentOut : words.over.hiddenLeft(length);
          return (
            <li key={seat}>
              <Cloth
                arrangement={arrangement}
                own={ownOf(seat)}
                columns={view.columns}
                name={names[seat]!}
                status={status}
              />
              <span className="visually-hidden">
                {names[seat]}: {status}
              </span>
            </li>
          );
        })}
      </ul>
    </FinaleStage>
  );
};

export default Finale;
