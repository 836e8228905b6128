import { cellName, ROWS, type Stone } from '@wunderkammer/salomons-oordeel/pieces';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { usePace } from '../../../table/pace.ts';
import board from '../board/Board.module.css';
import { Ground, Wood } from '../board/Ground.tsx';
import { CELL_HEIGHT, CELL_WIDTH, type Point } from '../board/geometry.ts';
import { GridLines } from '../board/Plot.tsx';
import { SecretStone } from '../stones/Stone.tsx';
import { words as lazy } from '../words/index.ts';
import styles from './Arranging.module.css';
import { ArrangingStone } from './ArrangingStone.tsx';
import type { layoutOf } from './layout.ts';
import { stoneOn } from './plan.ts';
import type { Arranging } from './use-arranging.ts';

interface ArrangingBoardProps {
  readonly arranging: Arranging;
  readonly layout: ReturnType<typeof layoutOf>;
  readonly columns: number;
  readonly seat: number;
  /** The stones have just been dealt. */
  readonly dealt: boolean;
}

interface Drag {
  readonly stone: Stone;
  readonly start: Point;
  readonly at: Point;
  readonly moved: boolean;
}

/** Below this a press is a tap, not a drag. */
const SLACK = 7;
const DEAL_STEP = 60;

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** One's own cloth and rack: stones are dragged, tapped or moved by the keyboard onto their cells. */
export const ArrangingBoard = ({ arranging, layout, columns, seat, dealt }: ArrangingBoardProps) => {
  const words = lazy.use();
  const pace = usePace();
  const { hand, plan, held, clashes, hold, letGo, layOn, putBack } = arranging;
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [cursor, setCursor] = useState<readonly [row: number, col: number]>([0, 0]);
  const { width, height, rack, grid } = layout;
  const wrong = new Set(clashes.flatMap(({ stones }) => stones));

  const inDrawing = ({ clientX, clientY }: PointerEvent): Point => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.current?.getScreenCTM()?.inverse());
    return { x, y };
  };
  const focus = (what: string): void => svg.current?.querySelector<SVGElement>(`[data-focus="${what}"]`)?.focus();

  const tap = (stone: Stone): void => {
    const place = plan.get(stone);
    if (held === stone) {
      if (place === undefined) letGo();
      else putBack(stone);
    } else if (held !== undefined && place !== undefined) layOn(held, ...place);
    else hold(stone);
  };
  const tapCell = (row: number, col: number): void => {
    const there = stoneOn(plan, row, col);
    if (there !== undefined) tap(there);
    else if (held !== undefined) layOn(held, row, col);
  };

  const grab = (event: PointerEvent, stone: Stone): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = inDrawing(event);
    setDrag({ stone, start, at: start, moved: false });
  };
  const move = (event: PointerEvent): void => {
    if (drag === undefined) return;
    const at = inDrawing(event);
    setDrag({ ...drag, at, moved: drag.moved || Math.hypot(at.x - drag.start.x, at.y - drag.start.y) > SLACK });
  };
  const release = (event: PointerEvent): void => {
    if (drag === undefined) return;
    setDrag(undefined);
    const cell = layout.cellUnder(inDrawing(event));
    if (!drag.moved) tap(drag.stone);
    else if (cell !== undefined) layOn(drag.stone, ...cell);
    else putBack(drag.stone);
  };

  const onStoneKey = (event: KeyboardEvent, stone: Stone): void => {
    if (event.key === 'Escape') letGo();
    if (!isPress(event)) return;
    event.preventDefault();
    hold(stone);
    focus(cursor.join('-'));
  };
  const onCellKey = (event: KeyboardEvent, row: number, col: number): void => {
    const step = STEPS[event.key];
    const there = stoneOn(plan, row, col);
    if (step !== undefined) {
      event.preventDefault();
      focus(`${(row + step[0] + ROWS) % ROWS}-${(col + step[1] + columns) % columns}`);
    } else if (isPress(event)) {
      event.preventDefault();
      const next = held === undefined ? undefined : hand.find((stone) => stone !== held && !plan.has(stone));
      tapCell(row, col);
      if (next !== undefined && there === undefined) focus(next);
    } else if (event.key === 'Escape') {
      letGo();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && there !== undefined) {
      putBack(there);
    }
  };

  const cellLabel = (row: number, col: number): string => {
    const name = cellName(row, col);
    const there = stoneOn(plan, row, col);
    if (there === undefined) return words.arranging.emptyCell(name);
    const label = words.arranging.stoneOn(there, name);
    return wrong.has(there) ? `${label}, ${words.arranging.amiss}` : label;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it
    <svg
      ref={svg}
      className={`${board['board']} ${styles['setting']}`}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={words.arranging.grid}
      data-spot="board"
    >
      <Ground width={width} height={height} />
      <g data-spot="hand">
        <Wood className={styles['rack']} {...rack} rx={8} />
        <path className={styles['ledge']} d={layout.ledges} />
      </g>
      <g transform={`translate(${grid.x} ${grid.y})`} data-spot={`arrangement:${seat}`}>
        <GridLines columns={columns} />
        {Array.from({ length: ROWS * columns }, (_, index) => {
          const row = Math.floor(index / columns);
          const col = index % columns;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button inside a drawing cannot be an HTML one
            <g
              key={cellName(row, col)}
              role="button"
              tabIndex={row === cursor[0] && col === cursor[1] ? 0 : -1}
              aria-label={cellLabel(row, col)}
              aria-pressed={held !== undefined && stoneOn(plan, row, col) === held}
              className={styles['cell']}
              data-focus={`${row}-${col}`}
              data-spot={`cell:${seat}-${row}-${col}`}
              data-open={held !== undefined || drag?.moved === true}
              onKeyDown={(event) => onCellKey(event, row, col)}
              onClick={() => tapCell(row, col)}
              onFocus={() => setCursor([row, col])}
            >
              <rect
                x={col * CELL_WIDTH + 1}
                y={row * CELL_HEIGHT + 1}
                width={CELL_WIDTH - 2}
                height={CELL_HEIGHT - 2}
                rx="4"
              />
            </g>
          );
        })}
      </g>
      {hand.map((stone, index) => {
        const place = plan.get(stone);
        const dragged = drag?.stone === stone && drag.moved;
        const home = place === undefined ? layout.rackPlace(index) : layout.gridPlace(...place);
        return (
          <ArrangingStone
            key={stone}
            stone={stone}
            at={dragged ? drag.at : home}
            label={place === undefined ? words.arranging.inHand(stone) : undefined}
            held={held === stone}
            dragged={dragged}
            wrong={wrong.has(stone)}
            dealtAfter={dealt && pace > 0 ? index * DEAL_STEP * pace : undefined}
            onKeyDown={(event) => onStoneKey(event, stone)}
            onPointerDown={(event) => grab(event, stone)}
            onPointerMove={move}
            onPointerUp={release}
            onPointerCancel={() => setDrag(undefined)}
          />
        );
      })}
      {drag?.moved && (
        <g className={styles['underFinger']} transform={`translate(${drag.at.x} ${drag.at.y})`}>
          <SecretStone stone={drag.stone} />
        </g>
      )}
    </svg>
  );
};
