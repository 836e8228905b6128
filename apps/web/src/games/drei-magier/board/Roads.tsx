import { LINKS, PATH_FIELDS } from '@wunderkammer/drei-magier/pieces';
import styles from './Board.module.css';
import { FIELD_RADIUS, fieldPoint, roadPath, SYMBOL_RADIUS } from './geometry.ts';
import { star } from './scatter.ts';

const ROAD = LINKS.map(roadPath).join('');
const SYMBOL_STAR = star(8, SYMBOL_RADIUS - 5, 8);

/** The winding road and its fields; a symbol field bears a star. */
export const Roads = () => (
  <g>
    <path d={ROAD} className={styles['roadEdge']} />
    <path d={ROAD} className={styles['road']} />
    <path d={ROAD} className={styles['ruts']} />
    {PATH_FIELDS.map(({ name, symbol }) => {
      const { x, y } = fieldPoint(name);
      return (
        <g key={name} transform={`translate(${x} ${y})`} data-spot={`field:${name}`}>
          <circle r={symbol ? SYMBOL_RADIUS : FIELD_RADIUS} className={styles[symbol ? 'symbolField' : 'field']} />
          {symbol ? (
            <>
              <circle r={SYMBOL_RADIUS - 3.5} className={styles['symbolRing']} />
              <path d={SYMBOL_STAR} className={styles['symbolStar']} />
            </>
          ) : (
            <path d="M-9 7Q0 13 9 7" className={styles['fieldShade']} />
          )}
        </g>
      );
    })}
  </g>
);
