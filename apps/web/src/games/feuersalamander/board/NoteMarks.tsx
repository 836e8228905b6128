import type { View } from '@wunderkammer/feuersalamander/pieces';
import type { TableNotes } from '../notebook/use-table-notes.ts';
import { KindSign } from '../pieces/marks.tsx';
import { CELL, chamberAt, homeOf } from './geometry.ts';
import styles from './NoteMarks.module.css';

const CARD = { width: 34, height: 42, gap: 6 } as const;
const HALF = CELL / 2 - 5;

/** Notes where they belong: known cards beside their owner's home, a tick on a chamber that could be laid. */
export const NoteMarks = ({ notes, players }: { notes: TableNotes; players: View['players'] }) => (
  <>
    {players.map(({ seat, figure }) => {
      const { notes: at } = homeOf(figure);
      return notes.held
        .filter((note) => note.seat === seat)
        .map(({ kind, hand }, index) => (
          <g
            key={`${figure} ${kind}`}
            className={styles['noted']}
            data-hand={hand}
            transform={`translate(${at.x + index * (CARD.width + CARD.gap)} ${at.y}) rotate(${hand === 'pencil' ? -3 : 0} 17 21)`}
          >
            <rect className={styles['card']} width={CARD.width} height={CARD.height} rx="4" />
            <g transform="translate(5 9)">
              <KindSign kind={kind} />
            </g>
          </g>
        ));
    })}
    {notes.complete.map(({ chamber, hand }) => {
      const { x, y } = chamberAt(chamber);
      return (
        <g
          key={`${x} ${y}`}
          className={styles['complete']}
          data-hand={hand}
          transform={`translate(${x} ${y})`}
          data-point={`note:${chamber.wing}-${chamber.row}-${chamber.stone}`}
        >
          <rect className={styles['room']} x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx="4" />
          <circle className={styles['seal']} cx={HALF - 2} cy={-HALF + 2} r="9.5" />
          <path
            className={styles['tick']}
            d={hand === 'pencil' ? 'M-4.500-.5Q-2 2-1 4.500Q1-1 5-5' : 'M-4.500 0L-1.500 3.500 4.500-4'}
            transform={`translate(${HALF - 2} ${-HALF + 2})`}
          />
        </g>
      );
    })}
  </>
);
