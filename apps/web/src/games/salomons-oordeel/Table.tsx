import { seat } from '@wunderkammer/kernel';
import type { SalomonsOordeelTypes } from '@wunderkammer/salomons-oordeel/pieces';
import { TableLayout } from '../../table/TableLayout.tsx';
import { ZoomPane } from '../../ui/ZoomPane.tsx';
import type { TableProps } from '../game-ui.ts';
import { ArrangingBoard } from './arranging/ArrangingBoard.tsx';
import { ArrangingTray } from './arranging/ArrangingTray.tsx';
import { layoutOf as arrangingLayout } from './arranging/layout.ts';
import { useArranging } from './arranging/use-arranging.ts';
import { Board } from './board/Board.tsx';
import { Description } from './board/Description.tsx';
import { layoutOf } from './board/geometry.ts';
import { Players } from './Players.tsx';
import { promptOf } from './prompt.ts';
import { CellTray } from './tray/CellTray.tsx';
import { GuessTray, pickedCell } from './tray/GuessTray.tsx';
import { OverTray } from './tray/OverTray.tsx';
import tray from './tray/Tray.module.css';
import { Unseen } from './tray/Unseen.tsx';
import { usePicking } from './use-picking.ts';
import { words as lazy } from './words/index.ts';
import styles from './world.module.css';

type Props = TableProps<SalomonsOordeelTypes>;

/** The table; whatever one has in hand is put away when somebody else sits down. */
export const Table = (props: Props) => <TableFor key={props.viewer} {...props} />;

const TableFor = (props: Props) => {
  const { view, table, viewer } = props;
  const words = lazy.use();
  const { text, rule } = promptOf(view, table.names, words, props.legal.length > 0 ? undefined : props.event);
  const arranges =
    view.phase === 'arrange' && viewer !== 'watcher' && view.hand.length > 0 && props.reveal === undefined;
  const parts = {
    prompt: text,
    rule,
    players: <Players view={view} names={table.names} />,
    className: styles['world'],
  };
  return arranges ? <ArrangingTable {...props} parts={parts} /> : <StandingTable {...props} parts={parts} />;
};

interface Parts {
  readonly parts: Pick<Parameters<typeof TableLayout>[0], 'prompt' | 'rule' | 'players' | 'className'>;
}

/** Everybody sets up their stones, seen by nobody else. */
const ArrangingTable = ({ parts, ...props }: Props & Parts) => {
  const arranging = useArranging(props);
  const { columns } = props.view;
  const { width, height } = arrangingLayout(columns);
  return (
    <TableLayout
      {...parts}
      board={
        <ZoomPane aspect={width / height}>
          <ArrangingBoard
            arranging={arranging}
            columns={columns}
            seat={props.viewer as number}
            dealt={props.event?.type === 'deal'}
          />
        </ZoomPane>
      }
      tray={<ArrangingTray arranging={arranging} seats={props.view.seats} hinted={props.hint?.type === 'arrange'} />}
    />
  );
};

/** All stones stand: point, name, give and receive. */
const StandingTable = ({ parts, ...props }: Props & Parts) => {
  const { view, table, viewer, reveal, event, version, decide, legal } = props;
  const picking = usePicking(props);
  const layout = layoutOf(view.seats, view.columns, viewer === 'watcher' ? seat(0) : viewer);
  const { names } = table;
  return (
    <TableLayout
      {...parts}
      board={
        <>
          <ZoomPane aspect={layout.width / layout.height}>
            <Board
              view={view}
              names={names}
              layout={layout}
              reveal={reveal}
              event={event}
              version={version}
              preview={picking.preview}
              lit={picking.lit}
              hinted={picking.hinted}
              point={picking.point}
            />
          </ZoomPane>
          <Description view={view} names={names} reveal={reveal} />
        </>
      }
      tray={
        <div className={tray['tray']} data-seats={view.seats}>
          {view.turn.type === 'over' && <OverTray outcome={view.turn.outcome} names={names} />}
          {picking.guesses.length > 0 && (
            <GuessTray
              view={view}
              names={names}
              guesses={picking.guesses}
              picks={picking.guessPicks}
              pick={picking.pickGuess}
              hint={picking.guessHint}
              decide={decide}
              stop={picking.stop}
              hintStop={props.hint?.type === 'stop'}
            />
          )}
          {picking.cellSteps.length > 0 && (
            <CellTray
              view={view}
              steps={picking.cellSteps}
              picked={picking.cellPick}
              pick={picking.pickCell}
              hint={picking.cellHint}
              decide={decide}
            />
          )}
          {view.turn.type !== 'over' && reveal === undefined && pickedCell(picking.guessPicks) === undefined && (
            <div className={legal.length > 0 ? tray['aside'] : undefined}>
              <Unseen view={view} />
            </div>
          )}
        </div>
      }
    />
  );
};
