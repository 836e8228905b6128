import { allSeats, type Seat } from '@wunderkammer/kernel';
import {
  COLOURS,
  cellIndex,
  cellName,
  type Deduction,
  DIGIT_FACES,
  type Fact,
  facesIn,
  isNotedOut,
  onlyStone,
  ROWS,
  type SalomonsOordeelTypes,
  type Seen,
  type Stone,
  stoneIndex,
} from '@wunderkammer/salomons-oordeel/pieces';
import { useState } from 'react';
import type { NotebookProps } from '../../game-ui.ts';
import { MarkIcon } from '../stones/Mark.tsx';
import { Choices } from '../tray/Choices.tsx';
import { words as lazy, useGameTexts } from '../words/index.ts';
import world from '../world.module.css';
import { CellNotes } from './CellNotes.tsx';
import { LineTable } from './LineTable.tsx';
import styles from './Notebook.module.css';
import { cellKey, columnKey, nextNote, notesOf, rowKey } from './notes.ts';
import { PatternGrid, type PickedCell } from './PatternGrid.tsx';
import { type Deductions, useDeductions } from './use-deductions.ts';

type Props = NotebookProps<SalomonsOordeelTypes>;

/** A page for each opponent: what may stand where, colours against rows, digits against columns. */
export const Notebook = (props: Props) => {
  const { table, viewer, view, log, automatic } = props;
  const words = lazy.use().notebook;
  const deductions = useDeductions(log, table, viewer, automatic);
  const others = allSeats(table.seats).filter((seat) => seat !== viewer);
  const [seat = others[0]!, setSeat] = useState<Seat>();
  if (view.phase.type === 'deal' || view.phase.type === 'arrange') return <p>{words.empty}</p>;
  return (
    <div className={`${world['world']} ${styles['notebook']}`}>
      {others.length > 1 && (
        <Choices
          label={words.whose}
          items={others.map((other) => ({ id: String(other), label: table.names[other]!, show: table.names[other]! }))}
          chosen={String(seat)}
          choose={(id) => setSeat(Number(id) as Seat)}
        />
      )}
      <Page key={seat} {...props} seat={seat} deductions={deductions} />
    </div>
  );
};

interface Why {
  /** What is known, for the one who asks. */
  readonly what: string;
  readonly since: Seen | undefined;
}

const Page = ({ table, view, marks, mark, seat, deductions }: Props & { seat: Seat; deductions: Deductions }) => {
  const words = lazy.use();
  const { notebook } = words;
  const texts = useGameTexts();
  const [picked, pick] = useState<PickedCell>();
  const [why, setWhy] = useState<Why>();
  const arrangement = view.arrangements[seat]!;
  const { columns } = view;
  const notes = notesOf(marks, seat);
  const deduction = deductions.of(seat);
  const ask = (what: string, knows: (deduction: Deduction) => boolean): void =>
    setWhy({ what, since: deductions.since(seat, knows) });
  const isEmpty = (line: number, place: 0 | 1): boolean =>
    !arrangement.hidden.some((own) => own[place] === line) &&
    !arrangement.open.some(([, ...own]) => own[place] === line);
  const pickedHidden =
    picked !== undefined && arrangement.hidden.some(([row, col]) => row === picked.row && col === picked.col)
      ? picked
      : undefined;

  const pickCell = (cell: PickedCell): void => {
    pick(cell);
    setWhy(undefined);
    const index = cellIndex(cell.row, cell.col);
    if (deduction === undefined || onlyStone(deduction.possible[index]!) === undefined) return;
    ask('', ({ possible }) => onlyStone(possible[index]!) !== undefined);
  };
  const pressStone = (cell: PickedCell, stone: Stone): void => {
    const index = cellIndex(cell.row, cell.col);
    const ruledOut = ({ hidden, possible }: Deduction): boolean =>
      ((hidden >> index) & 1) === 1 && ((possible[index]! >> stoneIndex(stone)) & 1) === 0;
    if (deduction !== undefined && ruledOut(deduction)) {
      ask(`${cellName(cell.row, cell.col)}, ${words.names.stone(stone)}: ${notebook.no}.`, ruledOut);
      return;
    }
    const place = [cell.row, cell.col] as const;
    mark(cellKey(seat, place, stone), notes.cell(place, stone) === 'no' ? '' : 'no');
  };
  const pressLine = (label: string, key: string, own: Fact, known: (deduction: Deduction) => Fact): void => {
    const fact = deduction && known(deduction);
    if (fact === undefined) mark(key, nextNote(own));
    else ask(`${label}: ${notebook[fact]}.`, (earlier) => known(earlier) === fact);
  };

  const rows = Array.from({ length: ROWS }, (_, row) => cellName(row, 0).charAt(0));
  const numbers = Array.from({ length: columns }, (_, column) => String(column + 1));
  return (
    <>
      <section className={styles['page']}>
        <h2>{notebook.arrangement}</h2>
        <PatternGrid
          arrangement={arrangement}
          columns={columns}
          deduction={deduction}
          picked={pickedHidden}
          pick={pickCell}
        />
        {pickedHidden === undefined ? (
          <p className={styles['hint']}>{notebook.arrangementHint}</p>
        ) : (
          <CellNotes
            {...pickedHidden}
            faces={facesIn(view.options.variant)}
            possible={deduction?.possible[cellIndex(pickedHidden.row, pickedHidden.col)]}
            crossedOut={(stone) => isNotedOut(notes, [pickedHidden.row, pickedHidden.col], stone)}
            press={(stone) => pressStone(pickedHidden, stone)}
          />
        )}
      </section>
      <div role="status" className={why === undefined ? undefined : styles['why']}>
        {why !== undefined && (
          <p>
            {why.what}{' '}
            {why.since === undefined || why.since.type === 'arrange' || why.since.type === 'deal'
              ? notebook.fromDeal
              : notebook.since(texts.tell(why.since, table))}
          </p>
        )}
      </div>
      <section className={styles['page']}>
        <LineTable
          caption={notebook.colours}
          kinds={COLOURS.map((colour) => ({
            id: colour,
            label: words.names.colours[colour],
            show: <MarkIcon colour={colour} size={24} />,
          }))}
          lines={rows.map((name, row) => ({ name, label: words.names.row(name), empty: isEmpty(row, 0) }))}
          known={(colour, row) => deduction?.rows[row]?.[colour]}
          noted={(colour, row) => notes.row(row, COLOURS[colour]!)}
          press={(colour, row) =>
            pressLine(
              `${words.names.row(rows[row]!)}, ${words.names.colours[COLOURS[colour]!]}`,
              rowKey(seat, row, COLOURS[colour]!),
              notes.row(row, COLOURS[colour]!),
              (known) => known.rows[row]![colour],
            )
          }
        />
        <LineTable
          caption={notebook.digits}
          kinds={DIGIT_FACES.map((face) => ({ id: face, label: face, show: face }))}
          lines={numbers.map((name, column) => ({ name, label: words.names.column(name), empty: isEmpty(column, 1) }))}
          known={(digit, column) => deduction?.columns[column]?.[digit]}
          noted={(digit, column) => notes.column(column, DIGIT_FACES[digit]!)}
          press={(digit, column) =>
            pressLine(
              `${words.names.column(numbers[column]!)}, ${DIGIT_FACES[digit]!}`,
              columnKey(seat, column, DIGIT_FACES[digit]!),
              notes.column(column, DIGIT_FACES[digit]!),
              (known) => known.columns[column]![digit],
            )
          }
        />
        <p className={styles['hint']}>{notebook.linesHint}</p>
      </section>
    </>
  );
};
