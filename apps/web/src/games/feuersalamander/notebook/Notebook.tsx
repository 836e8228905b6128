import {
  type Cell,
  COPIES,
  deduce,
  type FeuersalamanderTypes,
  KINDS,
  type Kind,
} from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { useMemo, useState } from 'react';
import type { NotebookProps } from '../../game-ui.ts';
import { open } from '../choices.ts';
import { FigureMark } from '../pieces/FigureShape.tsx';
import { KindMark } from '../pieces/marks.tsx';
import { useGameTexts, useTableWords } from '../words/index.ts';
import world from '../world.module.css';
import { Mark, type Shape } from './Mark.tsx';
import styles from './Notebook.module.css';
import { nextPencil, type Pencil, pencilOf } from './pencil.ts';
import { Why } from './Why.tsx';

const EMPTY: Cell = {};

/** Fourteen kinds of card by everybody's hand. What is printed follows from what was seen; the pencil is the player's own. */
export const Notebook = ({ table, viewer, view, log, marks, mark, automatic }: NotebookProps<FeuersalamanderTypes>) => {
  const words = useTableWords();
  const texts = useGameTexts();
  const { names, seats } = table;
  const notes = useMemo(() => (automatic ? deduce(log, viewer, seats) : undefined), [automatic, log, viewer, seats]);
  const [asked, setAsked] = useState<{ readonly seat: Seat; readonly kind: Kind }>();
  const own = open(view.players[viewer]!.hand);
  const others = view.players.filter(({ seat }) => seat !== viewer);
  const cellOf = (seat: Seat, kind: Kind): Cell => notes?.cell(seat, kind) ?? EMPTY;
  return (
    <div className={`${world['world']} ${styles['notebook']}`}>
      <p className={styles['intro']}>
        {words.notebook.intro} {automatic && words.notebook.automatic}
      </p>
      <table className={styles['grid']}>
        <thead className={styles['head']}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.notebook.kind}</span>
            </th>
            {others.map(({ seat, figure }) => (
              <th key={seat} scope="col">
                <FigureMark figure={figure} size={30} />
                <span className={styles['name']}>{names[seat]}</span>
              </th>
            ))}
            <th scope="col">
              <FigureMark figure={view.players[viewer]!.figure} size={30} />
              <span className={styles['name']}>{words.players.you}</span>
            </th>
            {notes !== undefined && (
              <>
                <th scope="col" title={words.notebook.goneHint}>
                  {words.notebook.gone}
                </th>
                <th scope="col" title={words.notebook.unseenHint}>
                  {words.notebook.unseen}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind, index) => (
            <tr key={kind} data-kind={kind}>
              <th scope="row">
                <span className={styles['sign']}>
                  <KindMark kind={kind} size={24} />
                </span>
                <span className={styles['kind']}>{words.card(kind)}</span>
              </th>
              {others.map(({ seat }) => {
                const key = `${kind}:${seat}`;
                const pencil = pencilOf(marks[key]);
                return (
                  <NoteCell
                    key={seat}
                    cell={cellOf(seat, kind)}
                    pencil={pencil}
                    label={(printed) => words.notebook.cell(names[seat]!, kind, words.notebook.marks[pencil], printed)}
                    press={() => mark(key, nextPencil(pencil))}
                    look={() => setAsked({ seat, kind })}
                    isAsked={asked?.seat === seat && asked.kind === kind}
                  />
                );
              })}
              <td className={styles['own']}>
                {own.includes(kind) && (
                  <>
                    <Mark shape="has" />
                    <span className="visually-hidden">{words.notebook.marks.has}</span>
                  </>
                )}
              </td>
              {notes !== undefined && (
                <>
                  <td className={styles['count']}>
                    {notes.gone(kind)}
                    <span className={styles['copies']}>/{COPIES[index]}</span>
                  </td>
                  <td className={styles['count']}>{notes.unseen(kind)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {automatic && (
        <Why
          asked={asked && { name: names[asked.seat]!, kind: asked.kind, cell: cellOf(asked.seat, asked.kind) }}
          tell={(entry) => texts.tell(log[entry]!, table)}
          words={words}
        />
      )}
    </div>
  );
};

interface NoteCellProps {
  readonly cell: Cell;
  readonly pencil: Pencil;
  readonly label: (printed: string) => string;
  readonly press: () => void;
  readonly look: () => void;
  readonly isAsked: boolean;
}

const NoteCell = ({ cell: { now, past }, pencil, label, press, look, isAsked }: NoteCellProps) => {
  const words = useTableWords();
  const printed: Shape | undefined = now?.value ?? (past === undefined ? undefined : `past-${past.value}`);
  const said =
    now !== undefined ? words.notebook.marks[now.value] : past !== undefined ? words.notebook.past[past.value] : '';
  return (
    <td className={styles['cell']} data-asked={isAsked}>
      <button
        type="button"
        className={styles['mark']}
        aria-label={label(said)}
        onClick={press}
        onFocus={look}
        onPointerEnter={look}
      >
        {printed !== undefined && <Mark shape={printed} />}
        {pencil !== '' && <Mark shape={pencil} pencil />}
      </button>
    </td>
  );
};
