import { cellName } from '@wunderkammer/salomons-oordeel/pieces';
import styles from './Board.module.css';
import { cellCentre } from './geometry.ts';
import { ringAround } from './Plot.tsx';
import { type CellOf, keyOf } from './pieces.ts';

interface CellProps {
  readonly cell: CellOf;
  /** Why it shines: one may point at it, one did, or the coach does. */
  readonly light: 'lit' | 'chosen' | 'hinted' | undefined;
  readonly empty: boolean;
  readonly point: ((cell: CellOf) => void) | undefined;
}

/** Where one points at a cell: a ring that shines when there is something to point at, above whatever stands there. */
export const Cell = ({ cell, light, empty, point }: CellProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the pointer; the tray offers the same to everybody
  <rect
    className={styles['cell']}
    {...ringAround(cellCentre(cell.row, cell.col))}
    data-spot={`cell:${keyOf(cell)}`}
    data-cell={cellName(cell.row, cell.col)}
    data-light={light}
    data-empty={empty}
    onClick={point && (() => point(cell))}
  />
);
