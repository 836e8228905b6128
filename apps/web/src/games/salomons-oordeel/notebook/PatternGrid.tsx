import {
  type Arrangement,
  cellIndex,
  cellName,
  countBits,
  type Deduction,
  onlyStone,
  ROWS,
  stoneAt,
} from '@wunderkammer/salomons-oordeel/pieces';
import { type CSSProperties, Fragment } from 'react';
import { Button } from 'react-aria-components';
import { BackIcon, StoneIcon } from '../stones/Stone.tsx';
import { words as lazy } from '../words/index.ts';
import { FactMark } from './FactMark.tsx';
import styles from './Notebook.module.css';

export interface PickedCell {
  readonly row: number;
  readonly col: number;
}

interface PatternGridProps {
  readonly arrangement: Arrangement;
  readonly columns: number;
  readonly deduction: Deduction | undefined;
  readonly picked: PickedCell | undefined;
  readonly pick: (cell: PickedCell) => void;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** An opponent's pattern: backs, open stones, and on the backs what they are for certain or how many they can be. */
export const PatternGrid = ({ arrangement, columns, deduction, picked, pick }: PatternGridProps) => (
  <div className={styles['grid']} style={{ '--columns': columns } as CSSProperties}>
    <span />
    {upTo(columns).map((col) => (
      <span key={col} aria-hidden="true">
        {col + 1}
      </span>
    ))}
    {upTo(ROWS).map((row) => (
      <Fragment key={row}>
        <span aria-hidden="true">{cellName(row, 0).charAt(0)}</span>
        {upTo(columns).map((col) => (
          <PatternCell
            key={col}
            arrangement={arrangement}
            possible={deduction?.possible[cellIndex(row, col)]}
            row={row}
            col={col}
            chosen={picked?.row === row && picked.col === col}
            pick={pick}
          />
        ))}
      </Fragment>
    ))}
  </div>
);

interface PatternCellProps extends PickedCell {
  readonly arrangement: Arrangement;
  readonly possible: number | undefined;
  readonly chosen: boolean;
  readonly pick: (cell: PickedCell) => void;
}

const PatternCell = ({ arrangement, possible, row, col, chosen, pick }: PatternCellProps) => {
  const words = lazy.use();
  const name = cellName(row, col);
  const open = arrangement.open.find(([, ofRow, ofCol]) => ofRow === row && ofCol === col)?.[0];
  const hidden = arrangement.hidden.some(([ofRow, ofCol]) => ofRow === row && ofCol === col);
  if (open !== undefined) {
    return (
      <span className={styles['cell']}>
        <StoneIcon stone={open} height={46} />
        <span className="visually-hidden">{words.notebook.cell.open(name, open)}</span>
      </span>
    );
  }
  if (!hidden) return <span className={styles['cell']} data-empty="true" />;
  const certain = possible === undefined ? undefined : onlyStone(possible);
  const count = possible === undefined ? undefined : countBits(possible);
  const label =
    certain !== undefined
      ? words.notebook.cell.certain(name, stoneAt(certain))
      : count === undefined
        ? words.notebook.cell.unknown(name)
        : words.notebook.cell.candidates(name, count);
  return (
    <Button
      className={styles['cell']!}
      data-chosen={chosen}
      aria-label={label}
      aria-pressed={chosen}
      onPress={() => pick({ row, col })}
    >
      {certain === undefined ? <BackIcon height={46} /> : <StoneIcon stone={stoneAt(certain)} secret height={46} />}
      {certain !== undefined ? (
        <span className={styles['sure']}>
          <FactMark fact="yes" printed />
        </span>
      ) : (
        count !== undefined && <span className={styles['count']}>{count}</span>
      )}
    </Button>
  );
};
