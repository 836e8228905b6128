import type { Colour } from '@wunderkammer/salomons-oordeel/pieces';
import styles from './Stone.module.css';

/** Inlaid shapes, twenty units wide around the middle: one for each colour, so that no eye needs the colours. */
const SHAPES: Readonly<Record<Colour, string>> = {
  red: 'M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  yellow: 'M0-9.500L10.200 8.400H-10.200z',
  green: 'M0-10.500L8.600 0L0 10.500L-8.600 0z',
  blue: 'M-8.200-8.200H8.200V8.200H-8.200z',
  purple:
    'M0-10.500L2.700-3.500L10.200-3.200L4.300 1.500L6.300 8.800L0 4.600L-6.300 8.800L-4.300 1.500L-10.200-3.200L-2.700-3.500z',
};

/** A colour's own mark around the middle of its coordinates. */
export const Mark = ({ colour, transform }: { colour: Colour; transform?: string }) => (
  <path className={styles['mark']} data-colour={colour} transform={transform} d={SHAPES[colour]} />
);

/** The same by itself, in the line of a text or on a button. */
export const MarkIcon = ({ colour, size = 20 }: { colour: Colour; size?: number }) => (
  <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <Mark colour={colour} />
  </svg>
);
