import { facesOf, type Stone } from '@wunderkammer/salomons-oordeel/pieces';
import type { CellMark, PlotNotes } from '../notebook/table-notes.ts';
import { Mark } from '../stones/Mark.tsx';
import { SecretStone } from '../stones/Stone.tsx';
import { cellCentre, LETTERS, NUMBERS } from './geometry.ts';
import styles from './NoteMarks.module.css';

/** So many candidates have room on a stone; of more there is only the number. */
const MOST = 4;

/** Notes where they belong: a row's letter in its colour, a column's digit, on each back what the stone can still be. */
export const NoteMarks = ({ notes: { rows, columns, cells } }: { notes: PlotNotes }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing has no focus
  <g className={styles['notes']} aria-hidden="true">
    {rows.map(({ row, colour, hand }) => (
      <g
        key={row}
        className={styles['line']}
        data-hand={hand}
        transform={`translate(${-LETTERS / 2} ${cellCentre(row, 0).y + 22})`}
      >
        <rect x="-10" y="-10" width="20" height="20" rx="5" />
        <Mark colour={colour} transform="scale(0.72)" />
      </g>
    ))}
    {columns.map(({ col, face, hand }) => (
      <g
        key={col}
        className={styles['line']}
        data-hand={hand}
        transform={`translate(${cellCentre(0, col).x + 19} ${-NUMBERS / 2})`}
      >
        <rect x="-9" y="-10" width="18" height="20" rx="5" />
        <text className={styles['digit']}>{face}</text>
      </g>
    ))}
    {cells.map((mark) => (
      <StoneMark key={`${mark.row} ${mark.col}`} mark={mark} />
    ))}
  </g>
);

const StoneMark = ({ mark: { row, col, stones, hand } }: { mark: CellMark }) => {
  const { x, y } = cellCentre(row, col);
  const [only] = stones;
  return (
    <g className={styles['stone']} data-hand={hand} transform={`translate(${x} ${y})`}>
      {stones.length === 1 && only !== undefined ? (
        <>
          <SecretStone stone={only} />
          <circle className={styles['seal']} cx="19" cy="-25" r="9" />
          <path className={styles['tick']} d="M-4 0L-1 3.500 4-3.500" transform="translate(19 -25)" />
        </>
      ) : stones.length <= MOST ? (
        stones.map((stone, index) => (
          <Candidate key={stone} stone={stone} x={index % 2 === 0 ? -11 : 11} y={index < 2 ? -16 : 9} />
        ))
      ) : (
        <>
          <circle className={styles['seal']} cx="15" cy="14" r="11" />
          <text className={styles['count']} x="15" y="14">
            {stones.length}
          </text>
        </>
      )}
    </g>
  );
};

/** A stone as it may be, as small as it can be read: what it shows, and its colour's mark. */
const Candidate = ({ stone, x, y }: { stone: Stone; x: number; y: number }) => {
  const { colour, face } = facesOf(stone);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles['slip']} x="-10.500" y="-12" width="21" height="24" rx="3" />
      {face === 'Eye' ? (
        <path
          className={styles['eye']}
          d="M-7-5.500C-3-10 3-10 7-5.500C3-1 -3-1 -7-5.500zM-1.500-5.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0"
        />
      ) : (
        <text className={styles['face']} y="-5">
          {face}
        </text>
      )}
      <Mark colour={colour} transform="translate(0 6) scale(0.5)" />
    </g>
  );
};
