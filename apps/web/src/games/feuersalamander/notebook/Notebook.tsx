import {
  CARD_TYPES,
  type CardType,
  type Cell,
  type FeuersalamanderTypes,
  type Kind,
} from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { useState } from 'react';
import type { NotebookProps } from '../../game-ui.ts';
import { kindsOf } from '../cards.ts';
import { open } from '../choices.ts';
import { FigureMark } from '../pieces/FigureShape.tsx';
import { KindMark } from '../pieces/marks.tsx';
import { useGameTexts, useTableWords } from '../words/index.ts';
import world from '../world.module.css';
import { Legend } from './Legend.tsx';
import { Mark, type Shape } from './Mark.tsx';
import styles from './Notebook.module.css';
import { nextPencil, type Pencil, pencilKey, pencilOf } from './pencil.ts';
import { ToClaim } from './ToClaim.tsx';
import { useDeduction } from './use-deduction.ts';
import { tableNotes } from './use-table-notes.ts';
import { Why } from './Why.tsx';

const EMPTY: Cell = {};

/** Side by side, so that all of it is in sight: as many wings and stones as there are rows. */
const BLOCKS: readonly (readonly CardType[])[] = [CARD_TYPES.filter((type) => type !== 'row'), ['row']];

/** Fourteen kinds of card by everybody's hand. What is printed follows from what was seen; the pencil is the player's own. */
export const Notebook = (props: NotebookProps<FeuersalamanderTypes>) => {
  const { table, viewer, view, log, marks, mark, automatic } = props;
  const words = useTableWords();
  const texts = useGameTexts();
  const { names, seats } = table;
  const deduction = useDeduction(log, viewer, seats, automatic);
  const [asked, setAsked] = useState<{ readonly seat: Seat; readonly kind: Kind }>();
  const own = open(view.players[viewer]!.hand);
  const others = view.players.filter(({ seat }) => seat !== viewer);
  const cellOf = (seat: Seat, kind: Kind): Cell => deduction?.cell(seat, kind) ?? EMPTY;
  const mayClaim = props.legal.some(({ type }) => type === 'claim');
  return (
    <div className={`${world['world']} ${styles['notebook']}`}>
      <div className={styles['about']}>
        {asked === undefined || !automatic ? (
          <Legend automatic={automatic} words={words} />
        ) : (
          <Why
            name={names[asked.seat]!}
            kind={asked.kind}
            cell={cellOf(asked.seat, asked.kind)}
            tell={(entry) => texts.tell(log[entry]!, table)}
            words={words}
          />
        )}
      </div>
      {mayClaim && (
        <ToClaim
          notes={tableNotes(view, viewer, deduction, marks)}
          view={view}
          names={names}
          words={words}
          take={(claim) => props.propose({ type: 'claim', ...claim })}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving it brings the legend back; nothing is done here */}
      <div
        className={styles['blocks']}
        onPointerLeave={() => setAsked(undefined)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setAsked(undefined);
        }}
      >
        {BLOCKS.map((types) => (
          <table key={types.join()} className={styles['grid']}>
            <caption className="visually-hidden">{types.map((type) => words.names.types[type]).join(', ')}</caption>
            <thead className={styles['head']}>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{words.notebook.kind}</span>
                </th>
                {others.map(({ seat, figure }) => (
                  <th key={seat} scope="col" title={names[seat]}>
                    <FigureMark figure={figure} size={26} />
                    <span className={styles['name']}>{names[seat]}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {types.flatMap(kindsOf).map((kind) => (
                <tr key={kind} data-kind={kind}>
                  <th scope="row" title={words.card(kind)}>
                    <span className={styles['sign']} data-own={own.includes(kind)}>
                      <KindMark kind={kind} size={22} />
                    </span>
                    <span className="visually-hidden">
                      {words.card(kind)}
                      {own.includes(kind) && `, ${words.notebook.yours}`}
                    </span>
                    {deduction !== undefined && (
                      <span className={styles['unseen']} title={words.notebook.unseen(deduction.unseen(kind))}>
                        <span aria-hidden="true">{deduction.unseen(kind)}</span>
                        <span className="visually-hidden">, {words.notebook.unseen(deduction.unseen(kind))}</span>
                      </span>
                    )}
                  </th>
                  {others.map(({ seat }) => {
                    const key = pencilKey(seat, kind);
                    const pencil = pencilOf(marks[key]);
                    return (
                      <NoteCell
                        key={seat}
                        cell={cellOf(seat, kind)}
                        pencil={pencil}
                        label={(printed) =>
                          words.notebook.cell(names[seat]!, kind, words.notebook.marks[pencil], printed)
                        }
                        press={() => mark(key, nextPencil(pencil))}
                        look={() => setAsked({ seat, kind })}
                        isAsked={asked?.seat === seat && asked.kind === kind}
                      />
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
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
