import { type Seat, seat } from '@wunderkammer/kernel';
import { cellName, type SalomonsOordeelTypes, type Seen } from '@wunderkammer/salomons-oordeel/pieces';
import { upright } from '../../table/compact.ts';
import { TableLayout } from '../../table/TableLayout.tsx';
import { useDecisionFocus } from '../../table/use-decision-focus.ts';
import { Glass } from '../../ui/Glass.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { ZoomPane } from '../../ui/ZoomPane.tsx';
import type { TableProps } from '../game-ui.ts';
import { ArrangingBoard } from './arranging/ArrangingBoard.tsx';
import { ArrangingTray } from './arranging/ArrangingTray.tsx';
import { layoutOf as arrangingLayout } from './arranging/layout.ts';
import { useArranging } from './arranging/use-arranging.ts';
import { Board } from './board/Board.tsx';
import { Description } from './board/Description.tsx';
import { closeUp, layoutOf, partOf, wholeTable } from './board/geometry.ts';
import { useTableNotes } from './notebook/use-table-notes.ts';
import { Players } from './Players.tsx';
import { promptOf } from './prompt.ts';
import { CellTray } from './tray/CellTray.tsx';
import { GuessTray, pickedCell } from './tray/GuessTray.tsx';
import { OverTray } from './tray/OverTray.tsx';
import tray from './tray/Tray.module.css';
import { Unseen } from './tray/Unseen.tsx';
import { useNear } from './use-near.ts';
import { usePicking } from './use-picking.ts';
import { words as lazy } from './words/index.ts';
import styles from './world.module.css';

type Props = TableProps<SalomonsOordeelTypes>;

/** The table; whatever one has in hand is put away when somebody else sits down. */
export const Table = (props: Props) => <TableFor key={props.viewer} {...props} />;

const TableFor = (props: Props) => {
  const { view, told, table, viewer } = props;
  const event = props.phase === 'past' ? undefined : props.event;
  const words = lazy.use();
  const { text, rule } = promptOf(told, table.names, words, event);
  const arranges =
    view.phase.type === 'arrange' && viewer !== 'watcher' && view.hand.length > 0 && props.reveal === undefined;
  const parts = {
    prompt: text,
    rule,
    players: <Players view={told} names={table.names} />,
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
  const layout = arrangingLayout(columns, useMedia(upright));
  return (
    <TableLayout
      {...parts}
      className={`${parts.className} ${styles['arranging']}`}
      board={
        <ZoomPane aspect={layout.width / layout.height} isFixed>
          <ArrangingBoard
            arranging={arranging}
            layout={layout}
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

/** Whose stone is spoken of, or opened where it stands. */
const turnedBy = (event: Seen | undefined): Seat | undefined =>
  event?.type === 'guess' ? event.at : event?.type === 'open' ? event.by : undefined;

/** All stones stand: point, name, give and receive. */
const StandingTable = ({ parts, ...props }: Props & Parts) => {
  const { view, told, table, viewer, reveal, event, version, decide, legal, phase } = props;
  const picking = usePicking(props);
  const notes = useTableNotes(props);
  const front = viewer === 'watcher' ? seat(0) : viewer;
  const isUpright = useMedia(upright);
  const layout = layoutOf(view.seats, view.columns, front, isUpright);
  const words = lazy.use();
  const { names } = table;
  const picked = pickedCell(picking.guessPicks);
  const asked = legal.length > 0;
  // Not at once with the whole table: that is much to draw already.
  const allStand = asked || event?.type !== 'arrange';
  const showsUnseen =
    allStand &&
    told.phase.type !== 'deal' &&
    told.phase.type !== 'over' &&
    reveal === undefined &&
    picked === undefined;
  const decision = useDecisionFocus(version, asked, '[role=option], [data-kind=primary]');
  const spoken = picking.cellSteps[0]?.by ?? picking.guessPicks.at ?? (asked ? undefined : turnedBy(event));
  const near = useNear(view.seats, front, version, spoken);
  // Two on an upright phone: whose stones it is about come into sight; as a rule those of the other.
  const opposite = seat((front + 1) % view.seats);
  const tall = isUpright && view.seats === 2 ? partOf(layout, spoken ?? opposite) : undefined;
  const frame = near.of === undefined ? wholeTable(layout) : closeUp(layout, near.of);
  return (
    <TableLayout
      {...parts}
      prompt={
        picked === undefined ? parts.prompt : words.guess.what(cellName(picked.row, picked.col), names[picked.seat]!)
      }
      board={
        <>
          <ZoomPane aspect={layout.width / layout.height} tall={tall} isFixed>
            <Board
              view={view}
              told={told}
              names={names}
              layout={layout}
              frame={frame}
              reveal={reveal}
              event={event}
              version={version}
              asked={asked}
              isPast={phase === 'past'}
              notes={notes.plots}
              preview={picking.preview}
              lit={picking.lit}
              hinted={picking.hinted}
              point={picking.point}
            />
          </ZoomPane>
          {tall === undefined && <Glass isNearest={near.isNearest} press={near.closer} />}
          <Description view={told} names={names} reveal={reveal} />
        </>
      }
      tray={
        <div ref={decision} tabIndex={-1} className={tray['tray']} data-seats={view.seats}>
          {told.turn.type === 'over' && <OverTray outcome={told.turn.outcome} names={names} />}
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
              ruledOut={notes.ruledOut}
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
          {showsUnseen && (
            <div key={String(asked)} className={tray['foot']}>
              <Unseen view={told} />
            </div>
          )}
        </div>
      }
    />
  );
};
