import type { Seen, Stone, View } from '@wunderkammer/salomons-oordeel/pieces';
import { words as lazy } from '../words/index.ts';
import { ArrangementPlot, type Pointing } from './ArrangementPlot.tsx';
import styles from './Board.module.css';
import { type Answer, Bubble } from './Bubble.tsx';
import { Ground } from './Ground.tsx';
import { type Layout, plotCell } from './geometry.ts';
import { Middle } from './Middle.tsx';
import { type CellOf, eyeArrival, passingArrival, piecesOf } from './pieces.ts';

interface BoardProps extends Pointing {
  readonly view: View;
  readonly names: readonly string[];
  readonly layout: Layout;
  readonly reveal: readonly View[] | undefined;
  readonly event: Seen | undefined;
  readonly version: number;
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

/** The whole table: everybody's arrangement, the middle, and what has just happened. */
export const Board = ({ view, names, layout, reveal, event, version, ...pointing }: BoardProps) => {
  const words = lazy.use();
  const pieces = piecesOf(view, reveal, event, layout);
  const { preview } = pointing;
  const saying = sayingOf(preview, event);
  const passing = preview.settling === undefined ? view.passing : undefined;
  return (
    <svg
      className={styles['board']}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={words.board.label}
      data-spot="board"
    >
      <Ground width={layout.width} height={layout.height} />
      {view.arrangements.map((arrangement) => (
        <ArrangementPlot
          key={arrangement.seat}
          {...pointing}
          view={view}
          arrangement={arrangement}
          name={names[arrangement.seat]!}
          layout={layout}
          reveal={reveal}
          event={event}
          version={version}
          pieces={pieces.filter(({ seat }) => seat === arrangement.seat)}
        />
      ))}
      <Middle
        layout={layout}
        withEyes={view.options.variant === 'full'}
        eyes={view.middle.map((stone, index) => ({
          stone,
          arrival: eyeArrival(stone, layout.eyes[index]!, event, layout),
        }))}
        passing={passing && { stone: passing.stone, arrival: passingArrival(view, reveal, event, layout) }}
        leftOver={view.leftOver}
        version={version}
      />
      {saying !== undefined && (
        <Bubble
          key={saying.answer === 'asked' ? 'asked' : version}
          at={plotCell(layout.plots[saying.cell.seat]!, saying.cell.row, saying.cell.col)}
          stone={saying.stone}
          answer={saying.answer}
          fresh={saying.answer !== 'asked'}
          boardWidth={layout.width}
        />
      )}
    </svg>
  );
};
