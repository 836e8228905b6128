import { isMagic, type Place } from '@wunderkammer/drei-magier/pieces';
import styles from './Board.module.css';
import { MEDALLION, placePoint } from './geometry.ts';
import { ray } from './scatter.ts';
import { Vignette } from './vignettes/Vignette.tsx';

const { inner, outer } = MEDALLION;
const DEGREES = Array.from({ length: 36 }, (_, index) => 75 + index * 6)
  .map((at) => ray(at, outer - 9, outer - 4))
  .join('');

interface MedallionProps {
  readonly place: Place;
  readonly name: string;
  /** The id of the line on which the name is written. */
  readonly nameLine: string;
}

/** A place: its picture in a ring with its name. */
export const Medallion = ({ place, name, nameLine }: MedallionProps) => {
  const { x, y } = placePoint(place);
  return (
    <g transform={`translate(${x} ${y})`} data-spot={`place:${place}`}>
      <circle r={outer + 5} className={styles['ringEdge']} />
      <circle r={outer} className={styles['ring']} data-magic={isMagic(place)} />
      <path d={DEGREES} className={styles['ringTicks']} />
      <circle r={inner} className={styles['disc']} />
      <Vignette place={place} />
      <circle r={inner} className={styles['discEdge']} />
      <text className={styles['name']}>
        <textPath href={`#${nameLine}`} startOffset="50%" textAnchor="middle">
          {name}
        </textPath>
      </text>
    </g>
  );
};
