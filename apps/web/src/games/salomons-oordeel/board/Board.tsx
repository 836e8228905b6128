import type { Seat } from '@wunderkammer/kernel';
import { passing, type Seen, type Stone, type View } from '@wunderkammer/salomons-oordeel/pieces';
import type { CSSProperties } from 'react';
import { usePace } from '../../../table/pace.ts';
import type { PlotNotes } from '../notebook/table-notes.ts';
import { words as lazy } from '../words/index.ts';
import { ArrangementPlot, type Pointing } from './ArrangementPlot.tsx';
import styles from './Board.module.css';
import { type Answer, Bubble, Seal } from './Bubble.tsx';
import { Ground } from './Ground.tsx';
import { type Frame, type Layout, plotCell } from './geometry.ts';
import { leftOverOpen } from './left-over.ts';
import { Middle } from './Middle.tsx';
import { CellRing } from './Plot.tsx';
import { type CellOf, eyeArrival, keyOf, moves, passingArrival, piecesOf } from './pieces.ts';
import { StandingStone } from './StandingStone.tsx';

interface BoardProps extends Pointing {
  readonly view: View;
  /** The table as far as it has been shown. */
  readonly told: View;
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly frame: Frame;
  readonly reveal: readonly View[] | undefined;
  readonly event: Seen | undefined;
  readonly version: number;
  /** Whoever sits in front is to decide: what has come to rest is drawn with what stands. */
  readonly asked: boolean;
  /** What is noted, by seat. */
  readonly notes: ReadonlyMap<Seat, PlotNotes>;
  /** What has happened has been looked at: it steps aside. */
  readonly isPast: boolean;
}

interface Saying {
  readonly cell: CellOf;
  readonly stone: Stone;
  readonly answer: Answer;
}

/** What is being said about a stone: the guess that is being made, or else the one that has just been answered. */
const sayingOf = ({ chosen, named }: Pointing['preview'], event: Seen | undefined): Saying | undefined => {
  if (chosen !== undefined) return named === undefined ? undefined : { cell: chosen, stone: named, answer: 'asked' };
  if (event?.type !== 'guess') return undefined;
  const { at, row, col, stone, right } = event;
  return { cell: { seat: at, row, col }, stone, answer: right ? 'right' : 'wrong' };
};

/** Where a stone has just been opened, set down or taken away: the eye finds it also where nothing moves. */
const traceOf = (event: Seen | undefined): CellOf | undefined => {
  if (event?.type !== 'open' && event?.type !== 'settle' && event?.type !== 'give') return undefined;
  return { seat: event.by, row: event.row, col: event.col };
};

/** The whole table in two drawings: what stands still, and above it what moves, so that a move repaints nothing else. */
export const Board = ({
  view,
  told,
  names,
  layout,
  frame,
  reveal,
  event,
  version,
  asked,
  isPast,
  notes,
  ...pointing
}: BoardProps) => {
  const words = lazy.use();
  const pace = usePace();
  // What has come to rest is drawn with what stands.
  const moving = pace === 0 || asked ? undefined : event;
  const pieces = piecesOf(view, reveal, moving, layout);
  const { preview } = pointing;
  const saying = sayingOf(preview, event);
  const trace = preview.chosen === undefined ? traceOf(event) : undefined;
  const given = preview.settling === undefined ? passing(view) : undefined;
  const viewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  const placeOf = ({ seat, row, col }: CellOf) => plotCell(layout.plots[seat]!, row, col);
  return (
    <div
      className={styles['layers']}
      data-near={frame.width < layout.width}
      style={{ '--pace': pace } as CSSProperties}
    >
      <svg className={styles['board']} viewBox={viewBox} role="img" aria-label={words.board.label} data-spot="board">
        <Ground width={layout.width} height={layout.height} />
        <Middle
          layout={layout}
          withEyes={view.options.variant === 'full'}
          leftOver={view.leftOver}
          leftOpen={leftOverOpen(view, reveal)}
        />
        <g
          className={styles['plots']}
          data-choosing={preview.chosen !== undefined}
          data-pointing={pointing.point !== undefined}
        >
          {view.arrangements.map((arrangement) => (
            <ArrangementPlot
              key={arrangement.seat}
              {...pointing}
              view={view}
              told={told}
              arrangement={arrangement}
              name={names[arrangement.seat]!}
              layout={layout}
              reveal={reveal}
              notes={notes.get(arrangement.seat)}
              pieces={pieces.filter(({ seat }) => seat === arrangement.seat)}
            />
          ))}
        </g>
      </svg>
      <svg className={styles['above']} viewBox={viewBox} aria-hidden="true">
        {view.middle.map((stone, index) => {
          const arrival = eyeArrival(stone, layout.eyes[index]!, moving, layout);
          return (
            <StandingStone
              key={arrival === undefined ? stone : `${stone}@${version}`}
              at={layout.eyes[index]!}
              look={{ type: 'open', stone }}
              arrival={arrival}
            />
          );
        })}
        {given !== undefined && (
          <StandingStone
            key={`passing@${version}`}
            at={layout.passing}
            look={{ type: 'open', stone: given.stone }}
            arrival={passingArrival(view, reveal, moving, layout)}
          />
        )}
        {pieces.filter(moves).map((piece) => (
          <g key={`${keyOf(piece)}@${version}`} className={piece.shakes ? styles['shaking'] : undefined}>
            <StandingStone at={placeOf(piece)} look={piece.look} arrival={piece.arrival} />
          </g>
        ))}
        {trace !== undefined && <CellRing key={`trace@${version}`} at={placeOf(trace)} className={styles['trace']!} />}
        {saying !== undefined &&
          (saying.answer === 'asked' || !(isPast || told.turn.type === 'over') ? (
            <Bubble
              key={saying.answer === 'asked' ? 'asked' : version}
              at={placeOf(saying.cell)}
              stone={saying.stone}
              answer={saying.answer}
              fresh={saying.answer !== 'asked'}
              within={frame}
            />
          ) : (
            <Seal at={placeOf(saying.cell)} answer={saying.answer} />
          ))}
      </svg>
    </div>
  );
};
