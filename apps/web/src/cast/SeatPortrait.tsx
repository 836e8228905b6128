import type { Seat } from '@wunderkammer/kernel';
import { useContext } from 'react';
import { TableFrameContext } from '../table/context.ts';
import { Portrait } from './Portrait.tsx';
import styles from './SeatPortrait.module.css';

interface SeatPortraitProps {
  readonly seat: Seat;
  readonly size: number;
  readonly className?: string | undefined;
}

/** The likeness of whoever sits there, beside their name. Of people there is none, and on a phone no room. */
export const SeatPortrait = ({ seat, size, className = '' }: SeatPortraitProps) => {
  const character = useContext(TableFrameContext)?.characters?.[seat];
  if (character === undefined) return null;
  return (
    <span className={`${styles['likeness']} ${className}`}>
      <Portrait of={character} size={size} named />
    </span>
  );
};
