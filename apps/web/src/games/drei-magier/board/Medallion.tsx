import { isMagic, type Place } from '@wunderkammer/drei-magier/pieces';
import { Emblem } from '../pieces/Emblem.tsx';
import styles from './Board.module.css';
import { MEDALLION, pilePoint, placePoint } from './geometry.ts';
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

const PILE = { width: 42, height: 62 } as const;
/** The cards of a pile, the upper one first. */
const LAYERS = [0, 1];

/** The cards that still lie beside a place, or the bare spot where they lay. */
export const CardPile = ({ place, count }: { place: Place; count: number }) => {
  const { x, y } = pilePoint(place);
  if (!isMagic(place)) return null;
  const box = { x: -PILE.width / 2, y: -PILE.height / 2, ...PILE, rx: 4 };
  return (
    <g transform={`translate(${x} ${y}) rotate(7)`}>
      <rect {...box} className={styles['bareSpot']} />
      {LAYERS.slice(0, count)
        .reverse()
        .map((layer) => (
          <g key={layer} transform={`translate(${layer * 8} ${layer * -5}) rotate(${layer * 7})`}>
            <rect {...box} className={styles['card']} />
            <rect
              x={box.x + 3.5}
              y={box.y + 3.5}
              width={PILE.width - 7}
              height={PILE.height - 7}
              rx="2"
              className={styles['cardLine']}
            />
            <g transform="scale(1.3)" className={styles['cardEmblem']}>
              <Emblem card={place} />
            </g>
          </g>
        ))}
    </g>
  );
};
