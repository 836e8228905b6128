import type { Seat } from '@wunderkammer/kernel';
import { type ListedStep, passing, type SalomonsOordeelTypes, STONES } from '@wunderkammer/salomons-oordeel/pieces';
import { useMoment } from '../../table/use-moment.ts';
import { useProposed } from '../../table/use-proposed.ts';
import type { TableProps } from '../game-ui.ts';
import type { Pointing } from './board/ArrangementPlot.tsx';
import { type CellOf, sameCell } from './board/pieces.ts';
import { type CellStep, isCellStep } from './tray/CellTray.tsx';
import { type GuessPicks, pickedCell } from './tray/GuessTray.tsx';

type Guess = Extract<ListedStep, { type: 'guess' }>;

const isGuess = (step: { readonly type: string }): step is Guess => step.type === 'guess';

const cellOfGuess = ({ at, row, col }: Guess): CellOf => ({ seat: at, row, col });
const cellOfStep = ({ by, row, col }: CellStep): CellOf => ({ seat: by, row, col });

/** What is being picked on the table and in the tray: both show the same, and both can go on with it. */
interface Picking extends Pointing {
  readonly guesses: readonly Guess[];
  readonly guessPicks: GuessPicks;
  readonly pickGuess: (picks: GuessPicks) => void;
  readonly guessHint: Guess | undefined;
  readonly stop: (() => void) | undefined;
  readonly cellSteps: readonly CellStep[];
  readonly cellPick: CellStep | undefined;
  readonly pickCell: (step: CellStep | undefined) => void;
  readonly cellHint: CellStep | undefined;
}

const NO_PICKS: GuessPicks = {};

export const usePicking = ({
  view,
  viewer,
  version,
  legal,
  decide,
  explain,
  hint,
  proposed,
}: TableProps<SalomonsOordeelTypes>): Picking => {
  const [guessPicks, pickGuess] = useMoment(version, NO_PICKS);
  const [cellPick, pickCell] = useMoment<CellStep | undefined>(version, undefined);
  const guesses = legal.filter(isGuess);
  const cellSteps = legal.filter(isCellStep);
  const stop = legal.find(({ type }) => type === 'stop') as Extract<ListedStep, { type: 'stop' }> | undefined;
  const guessHint = hint !== undefined && isGuess(hint) ? hint : undefined;
  const cellHint = hint !== undefined && isCellStep(hint) ? hint : undefined;

  useProposed({ proposed, version }, (step) => {
    if (step.type !== 'guess' || guesses.length === 0) return;
    const { at, row, col, stone } = step;
    pickGuess({
      ...(at !== undefined && { at }),
      ...(row !== undefined && { row }),
      ...(col !== undefined && { col }),
      ...(stone !== undefined && { stone }),
    });
  });

  const targets = [...guesses.map(cellOfGuess), ...cellSteps.map(cellOfStep)];
  const targetKeys = new Set(targets.map(({ seat, row, col }) => `${seat}-${row}-${col}`));
  const isTarget = ({ seat, row, col }: CellOf): boolean => targetKeys.has(`${seat}-${row}-${col}`);
  const chosen = cellPick === undefined ? pickedCell(guessPicks) : cellOfStep(cellPick);

  /** The step that pointing at a cell would be, for the rules to say why it is none. */
  const tried = (by: Seat, { seat, row, col }: CellOf): ListedStep => {
    const { type } = view.phase;
    if (type === 'give' || type === 'open' || type === 'settle') return { by, type, row, col };
    return { by, type: 'guess', at: seat, row, col, stone: STONES[0]! };
  };
  const asked = view.turn.type === 'decision' && view.turn.seats.some((seat) => seat === viewer);
  const point = (cell: CellOf): void => {
    if (viewer === 'watcher') return;
    if (isTarget(cell)) {
      const step = cellSteps.find((own) => sameCell(cellOfStep(own), cell));
      if (step === undefined) pickGuess({ at: cell.seat, row: cell.row, col: cell.col });
      else if (step === cellPick) decide(step);
      else pickCell(step);
      return;
    }
    // Asked, but nothing to decide yet: things are still happening.
    if (!asked || legal.length > 0) explain(tried(viewer, cell));
  };

  return {
    guesses,
    guessPicks,
    pickGuess,
    guessHint,
    stop: stop && (() => decide(stop)),
    cellSteps,
    cellPick,
    pickCell,
    cellHint,
    preview: {
      chosen,
      line:
        chosen === undefined && guessPicks.at !== undefined ? { seat: guessPicks.at, row: guessPicks.row } : undefined,
      named: guessPicks.stone,
      settling: cellPick?.type === 'settle' ? passing(view)?.stone : undefined,
    },
    lit: isTarget,
    hinted: guessHint !== undefined ? cellOfGuess(guessHint) : cellHint && cellOfStep(cellHint),
    point: viewer === 'watcher' ? undefined : point,
  };
};
