import { allSeats, type Seat } from '@wunderkammer/kernel';
import {
  COLOURS,
  candidatesAt,
  cellIndex,
  cellName,
  type Deduction,
  DIGIT_FACES,
  type Fact,
  facesIn,
  isNotedOut,
  ROWS,
  type SalomonsOordeelTypes,
  type Seen,
  type Stone,
  stoneIndex,
  whyOut,
} from '@wunderkammer/salomons-oordeel/pieces';
import { useState } from 'react';
import type { NotebookProps } from '../../game-ui.ts';
import { MarkIcon } from '../stones/Mark.tsx';
import { Choices } from '../tray/Choices.tsx';
import { words as lazy, useGameTexts } from '../words/index.ts';
import world from '../world.module.css';
import { CellNotes } from './CellNotes.tsx';
import { Legend } from './Legend.tsx';
import { LineTable } from './LineTable.tsx';
import styles from './Notebook.module.css';
import { cellKey, columnKey, nextNote, notesOf, rowKey } from './notes.ts';
import { type Deductions, useDeductions } from './use-deductions.ts';

type Props = NotebookProps<SalomonsOordeelTypes>;

/** What a page is about; all of them fit beside the table, one at a time. */
const PAGES = ['cells', 'rows', 'columns'] as const;
type PageName = (typeof PAGES)[number];

/** Of each opponent: what a stone can be, colours against rows, digits against columns. The table shows what comes of it. */
export const Notebook = (props: Props) => {
  const { table, viewer, view, log, automatic } = props;
  const words = lazy.use().notebook;
  const deductions = useDeductions(log, table, viewer, automatic);
  const others = allSeats(table.seats).filter((seat) => seat !== viewer);
  const [seat = others[0]!, setSeat] = useState<Seat>();
  const [page, setPage] = useState<PageName>('cells');
  if (view.phase.type === 'deal' || view.phase.type === 'arrange') return <p>{words.empty}</p>;
  return (
    <div className={`${world['world']} ${styles['notebook']}`}>
      <div className={styles['pages']}>
        {others.length > 1 && (
          <Choices
            label={words.whose}
            asked
            items={others.map((other) => ({
              id: String(other),
              label: table.names[other]!,
              show: table.names[other]!,
            }))}
            chosen={String(seat)}
            choose={(id) => setSeat(Number(id) as Seat)}
          />
        )}
        <Choices
          label={words.about}
          asked
          items={PAGES.map((name) => ({ id: name, label: words.pages[name], show: words.pages[name] }))}
          chosen={page}
          choose={setPage}
        />
      </div>
      <Page key={`${seat} ${page}`} {...props} seat={seat} page={page} deductions={deductions} />
      <Legend automatic={automatic} />
    </div>
  );
};

interface Why {
  /** What is known, for the one who asks. */
  readonly what: string;
  readonly reason: string;
}

interface PageProps extends Props {
  readonly seat: Seat;
  readonly page: PageName;
  readonly deductions: Deductions;
}

const Page = (props: PageProps) => {
  const { table, view, log, marks, mark, seat, page, deductions } = props;
  const words = lazy.use();
  const { notebook } = words;
  const texts = useGameTexts();
  const [why, setWhy] = useState<Why>();
  const arrangement = view.arrangements[seat]!;
  const [picked = arrangement.hidden[0], pick] = useState<readonly [number, number]>();
  const notes = notesOf(marks, seat);
  const deduction = deductions.of(seat);
  const sinceText = (since: Seen | undefined): string =>
    since === undefined || since.type === 'arrange' || since.type === 'deal' || since.type === 'first'
      ? notebook.fromStart
      : notebook.since(texts.tell(since, table));
  const isEmpty = (line: number, place: 0 | 1): boolean =>
    !arrangement.hidden.some((own) => own[place] === line) &&
    !arrangement.open.some(([, ...own]) => own[place] === line);

  const pressStone = (place: readonly [number, number], stone: Stone): void => {
    const [row, col] = place;
    const index = cellIndex(row, col);
    const ruledOut = ({ hidden, possible }: Deduction): boolean =>
      ((hidden >> index) & 1) === 1 && ((possible[index]! >> stoneIndex(stone)) & 1) === 0;
    if (deduction === undefined || !ruledOut(deduction)) {
      setWhy(undefined);
      mark(cellKey(seat, place, stone), notes.cell(place, stone) === 'no' ? '' : 'no');
      return;
    }
    const reason = whyOut(view, log, seat, place, stone);
    setWhy({
      what: notebook.cell.not(cellName(row, col), stone),
      reason:
        reason.type === 'lines'
          ? `${notebook.whyOut.lines} ${sinceText(deductions.since(seat, ruledOut))}`
          : reason.type === 'named'
            ? notebook.whyOut.named(texts.tell(log[reason.entry]!, table))
            : notebook.whyOut[reason.type],
    });
  };
  const pressLine = (label: string, key: string, own: Fact, known: (deduction: Deduction) => Fact): void => {
    const fact = deduction && known(deduction);
    if (fact === undefined) {
      setWhy(undefined);
      mark(key, nextNote(own));
    } else {
      setWhy({
        what: `${label}: ${notebook[fact]}.`,
        reason: sinceText(deductions.since(seat, (earlier) => known(earlier) === fact)),
      });
    }
  };
  const status = (
    <p role="status" className={styles['why']} data-empty={why === undefined}>
      {why === undefined ? (page === 'cells' ? notebook.cell.hint : notebook.linesHint) : `${why.what} ${why.reason}`}
    </p>
  );

  if (page === 'cells') {
    const place = arrangement.hidden.find(([row, col]) => row === picked?.[0] && col === picked[1]);
    if (place === undefined) return <p>{notebook.noneHidden}</p>;
    const [row, col] = place;
    const possible = deduction?.possible[cellIndex(row, col)];
    const stones = candidatesAt(view, notes, place, possible);
    const mayName = props.legal.some(
      (step) => step.type === 'guess' && step.at === seat && step.row === row && step.col === col,
    );
    const [only] = stones.length === 1 ? stones : [];
    return (
      <section className={styles['page']}>
        <Choices
          label={notebook.pages.cells}
          asked
          items={arrangement.hidden.map(([ofRow, ofCol]) => {
            const name = cellName(ofRow, ofCol);
            const left = candidatesAt(view, notes, [ofRow, ofCol], deduction?.possible[cellIndex(ofRow, ofCol)]);
            return { id: name, label: notebook.cell.candidates(name, left.length), show: name };
          })}
          chosen={cellName(row, col)}
          choose={(id) => {
            setWhy(undefined);
            pick(arrangement.hidden.find((own) => cellName(...own) === id)!);
          }}
          columns={6}
        />
        <CellNotes
          row={row}
          col={col}
          faces={facesIn(view.options.variant)}
          possible={possible}
          left={stones}
          crossedOut={(stone) => isNotedOut(notes, place, stone)}
          press={(stone) => pressStone(place, stone)}
          name={
            mayName
              ? () => props.propose({ type: 'guess', at: seat, row, col, ...(only !== undefined && { stone: only }) })
              : undefined
          }
        />
        {status}
      </section>
    );
  }
  const rows = Array.from({ length: ROWS }, (_, row) => cellName(row, 0).charAt(0));
  const numbers = Array.from({ length: view.columns }, (_, column) => String(column + 1));
  return (
    <section className={styles['page']}>
      {page === 'rows' ? (
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
      ) : (
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
      )}
      {status}
    </section>
  );
};
