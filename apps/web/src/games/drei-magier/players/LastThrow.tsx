import { COLOURS, type PerWand, type Seen } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { CSSProperties } from 'react';
import { SMALL_FALL_SECONDS } from '../timing.ts';
import styles from './Players.module.css';

/** What somebody threw last to move by, and which step that was. */
export interface LyingWands {
  readonly wands: PerWand<number>;
  readonly nth: number;
}

/** What everybody threw last, of all that has been seen. */
export const lastThrowOf = (seen: readonly Seen[], seat: Seat): LyingWands | undefined => {
  const nth = seen.findLastIndex((each) => each.type === 'eyes' && each.seat === seat);
  const thrown = seen[nth];
  return thrown?.type === 'eyes' ? { wands: thrown.wands, nth } : undefined;
};

interface LastThrowProps {
  readonly seat: Seat;
  readonly lying: LyingWands | undefined;
  readonly label: (wands: readonly number[]) => string;
}

/** Three small wands at the place of whoever threw them. */
export const LastThrow = ({ seat, lying, label }: LastThrowProps) => (
  <span className={styles['throw']} data-spot={`throw:${seat}`}>
    {lying !== undefined && <span className="visually-hidden">{label(lying.wands)}</span>}
    {COLOURS.map((colour, index) => (
      <span
        key={lying === undefined ? colour : `${colour} ${lying.nth}`}
        className={styles['smallWand']}
        data-colour={colour}
        data-lies={lying !== undefined}
        style={{ '--fall': `${SMALL_FALL_SECONDS}s` } as CSSProperties}
        aria-hidden="true"
      >
        {lying?.wands[index]}
      </span>
    ))}
  </span>
);
