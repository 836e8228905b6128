import styles from './Board.module.css';
import type { Point } from './geometry.ts';

interface TrailProps {
  /** The fields walked over. */
  readonly passed: readonly Point[];
  readonly end: Point;
  /** Whether the last bit leads in from the road. */
  readonly home: boolean;
  /** Where somebody is thrown down from its end. */
  readonly fall: Point | undefined;
}

/** The way to a place: a dot on every field, a thread into the home, a fall into the dungeon. */
export const Trail = ({ passed, end, home, fall }: TrailProps) => {
  const gate = passed.at(-1);
  return (
    <g>
      {passed.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" className={styles['footprint']} />
      ))}
      {home && gate !== undefined && <path d={`M${gate.x} ${gate.y}L${end.x} ${end.y}`} className={styles['thread']} />}
      {fall !== undefined && <path d={`M${end.x} ${end.y}L${fall.x} ${fall.y}`} className={styles['fall']} />}
    </g>
  );
};
