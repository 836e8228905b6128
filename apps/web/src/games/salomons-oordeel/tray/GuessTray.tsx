import type { Seat } from '@wunderkammer/kernel';
import {
  cellName,
  facesOf,
  knownStones,
  type ListedStep,
  outlook,
  ROWS,
  STONES,
  type Stone,
  type View,
} from '@wunderkammer/salomons-oordeel/pieces';
import { Button } from 'react-aria-components';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import type { CellOf } from '../board/pieces.ts';
import { StoneIcon } from '../stones/Stone.tsx';
import { words as lazy } from '../words/index.ts';
import { Choices } from './Choices.tsx';
import styles from './Tray.module.css';

type Guess = Extract<ListedStep, { type: 'guess' }>;

/** What has been picked of a guess so far. */
export interface GuessPicks {
  readonly at?: Seat;
  readonly row?: number;
  readonly col?: number;
  readonly stone?: Stone;
}

/** The cell that a guess points at, once it is picked. */
export const pickedCell = ({ at, row, col }: GuessPicks): CellOf | undefined =>
  at === undefined || row === undefined || col === undefined ? undefined : { seat: at, row, col };

interface GuessTrayProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly guesses: readonly Guess[];
  readonly picks: GuessPicks;
  readonly pick: (picks: GuessPicks) => void;
  readonly hint: Guess | undefined;
  readonly decide: (guess: Guess) => void;
  /** Ends the turn; absent when that is not allowed. */
  readonly stop: (() => void) | undefined;
  readonly hintStop: boolean;
  /** Whether notes rule a stone out for a cell. */
  readonly ruledOut: (cell: CellOf, stone: Stone) => boolean;
}

const distinct = <T,>(values: readonly T[]): T[] => [...new Set(values)];

/** Whose stone, which one, and what it is called: step by step, or by pointing at the table. */
export const GuessTray = (props: GuessTrayProps) => {
  const { picks, stop, hintStop } = props;
  const words = lazy.use();
  const cell = pickedCell(picks);
  return (
    <>
      {stop !== undefined && cell === undefined && (
        <div className={styles['actions']}>
          <Button className={`button ${hintStop ? styles['hinted'] : ''}`} onPress={stop}>
            {words.guess.stop}
          </Button>
        </div>
      )}
      {cell === undefined ? <Where {...props} /> : <What {...props} cell={cell} />}
      {cell !== undefined && picks.stone !== undefined && (
        <Say key={picks.stone} {...props} cell={cell} stone={picks.stone} />
      )}
    </>
  );
};

const Where = ({ names, guesses, picks, pick, hint }: GuessTrayProps) => {
  const words = lazy.use();
  const players = distinct(guesses.map(({ at }) => at));
  const at = players.length === 1 ? players[0] : picks.at;
  const ofPlayer = guesses.filter((guess) => guess.at === at);
  const rows = distinct(ofPlayer.map(({ row }) => row));
  const { row } = picks;
  const columns = distinct(ofPlayer.filter((guess) => guess.row === row).map(({ col }) => col));
  const hinted = hint?.at === at ? hint : undefined;
  return (
    <>
      {players.length > 1 && (
        <Choices
          label={words.guess.whose}
          items={players.map((seat) => ({
            id: String(seat),
            label: names[seat]!,
            show: names[seat]!,
            hinted: hint?.at === seat,
          }))}
          chosen={at === undefined ? undefined : String(at)}
          choose={(id) => pick({ at: Number(id) as Seat })}
        />
      )}
      {at !== undefined && (
        <Choices
          label={words.guess.row}
          items={rows.map((own) => ({
            id: String(own),
            label: words.names.row(letter(own)),
            show: letter(own),
            hinted: hinted?.row === own,
          }))}
          chosen={row === undefined ? undefined : String(row)}
          choose={(id) => pick({ at, row: Number(id) })}
          columns={ROWS}
          autoFocus={players.length > 1}
        />
      )}
      {at !== undefined && row !== undefined && (
        <Choices
          label={words.guess.column}
          items={columns.map((own) => ({
            id: String(own),
            label: `${cellName(row, own)}, ${words.names.column(String(own + 1))}`,
            show: cellName(row, own),
            hinted: hinted?.row === row && hinted.col === own,
          }))}
          choose={(id) => pick({ at, row, col: Number(id) })}
          columns={6}
          autoFocus
        />
      )}
    </>
  );
};

const letter = (row: number): string => cellName(row, 0).charAt(0);

const What = ({ view, names, guesses, picks, pick, hint, ruledOut, cell }: GuessTrayProps & { cell: CellOf }) => {
  const words = lazy.use();
  const here = guesses.filter(({ at, row, col }) => at === cell.seat && row === cell.row && col === cell.col);
  const offered = new Set(here.map(({ stone }) => stone));
  const known = knownStones(view);
  const name = cellName(cell.row, cell.col);
  const hinted = hint?.at === cell.seat && hint.row === cell.row && hint.col === cell.col ? hint.stone : undefined;
  return (
    <>
      <Choices
        label={words.guess.what(name, names[cell.seat]!)}
        asked
        items={STONES.filter((stone) => offered.has(stone)).map((stone) => {
          const why = known.get(stone);
          const out = why === undefined && ruledOut(cell, stone);
          const note = why !== undefined ? `, ${words.guess[why]}` : out ? `, ${words.guess.ruledOut}` : '';
          return {
            id: stone,
            label: `${words.names.stone(stone)}${note}`,
            show: <StoneIcon stone={stone} height={40} />,
            faint: why !== undefined || out,
            hinted: hinted === stone,
          };
        })}
        chosen={picks.stone}
        choose={(stone) => pick({ ...picks, stone })}
        columns={distinct([...offered].map((stone) => facesOf(stone).face)).length}
        look="stone"
        autoFocus
      />
      <div className={styles['actions']}>
        <Button className="button" data-kind="quiet" onPress={() => pick({})}>
          {words.guess.change}
        </Button>
      </div>
    </>
  );
};

const Say = ({
  view,
  names,
  guesses,
  picks,
  pick,
  decide,
  cell,
  stone,
}: GuessTrayProps & { cell: CellOf; stone: Stone }) => {
  const words = lazy.use();
  const guess = guesses.find(
    ({ at, row, col, stone: named }) => at === cell.seat && row === cell.row && col === cell.col && named === stone,
  );
  const foreseen = guess === undefined ? [] : outlook(view, guess);
  const why = foreseen.find((own) => own.type === 'known')?.where;
  const ifWrong = foreseen.flatMap((own) => (own.type === 'guess' ? own.wrong : [own]));
  const risk = ifWrong.find((own) => own.type === 'cost')?.cost ?? 'nothing';
  const { stone: _stone, ...place } = picks;
  return (
    <ConfirmBar
      question={
        <>
          {words.guess.question(cellName(cell.row, cell.col), names[cell.seat]!, stone)}
          <span className={styles['warning']}>
            {why === 'own' && `${words.guess.ownWarning} `}
            {why === 'open' && `${words.guess.openWarning} `}
            {words.guess.risk[risk]}
          </span>
        </>
      }
      yes={words.guess.say}
      confirm={() => guess !== undefined && decide(guess)}
      cancel={() => pick(place)}
    />
  );
};
