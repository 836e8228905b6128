import { type Paper, type Rect, type Size, sizeOf } from '../geometry/paper.ts';
import { type Tile, type TiledBoard, tileBoard } from '../geometry/tiling.ts';
import type { KitPart } from '../kit.ts';
import { At } from './At.tsx';
import { Lines } from './Lines.tsx';
import styles from './Sheets.module.css';
import type { SheetPlan } from './sheet-plan.ts';

type Board = Extract<KitPart, { type: 'board' }>;

/** The sheets are called by letters, as they are read. */
const letterOf = (index: number): string => 'ABCD'.charAt(index);

const MARK = 3;
const CLEAR = 0.8;
/** Half as wide as a lozenge, and how far from the picture its middle is: it stays off both the picture and the margin. */
const LOZENGE = 1.9;

/** The line along which the edge of the next sheet will lie: a hair beyond it, so that sheet hides the line. */
const HAIR = 0.3;

/** At the four corners where to cut, and where the next sheet's edge will lie; there also in the picture, on what it covers. */
const JoinMarks = ({ tile: { at, under, column, row }, sheet }: { tile: Tile; sheet: Size }) => {
  const [left, right, top, bottom] = [at.x, at.x + at.width, at.y, at.y + at.height];
  const vertical = (x: number): string => `M${x} ${top - CLEAR}v${-MARK}M${x} ${bottom + CLEAR}v${MARK}`;
  const level = (y: number): string => `M${left - CLEAR} ${y}h${-MARK}M${right + CLEAR} ${y}h${MARK}`;
  const cuts = [vertical(left), level(top), vertical(right), level(bottom)];
  const joins = [
    ...(under.right > 0 ? [vertical(right - under.right)] : []),
    ...(under.below > 0 ? [level(bottom - under.below)] : []),
  ];
  const strips = [
    ...(under.right > 0 ? [`M${right - under.right + HAIR} ${top}V${bottom}`] : []),
    ...(under.below > 0 ? [`M${left} ${bottom - under.below + HAIR}H${right}`] : []),
  ].join('');
  return (
    <Lines size={sheet}>
      {strips !== '' && (
        <>
          <path d={strips} className={styles['strip']} />
          <path d={strips} className={styles['stripDashes']} />
        </>
      )}
      {under.right > 0 && (
        <Joint x={right - under.right / 2} y={top + at.height / 4} letter={letterOf(row * 2 + 1)} large />
      )}
      {under.below > 0 && (
        <Joint x={left + at.width / 4} y={bottom - under.below / 2} letter={letterOf(2 + column)} large />
      )}
      <path d={cuts.join('')} className={styles['mark']} />
      {joins.length > 0 && <path d={joins.join('')} className={styles['join']} />}
      {under.right > 0 && <Joint x={right - under.right} y={top - LOZENGE} letter={letterOf(row * 2 + 1)} />}
      {under.below > 0 && <Joint x={left - LOZENGE} y={bottom - under.below} letter={letterOf(2 + column)} />}
    </Lines>
  );
};

/** Which sheet is laid along this mark. */
const Joint = ({ x, y, letter, large = false }: { x: number; y: number; letter: string; large?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${large ? 2 : 1})`}>
    <path d={`M0 ${-LOZENGE}L${LOZENGE} 0L0 ${LOZENGE}L${-LOZENGE} 0Z`} className={styles['joint']} />
    <text y="0.83" className={styles['jointLetter']}>
      {letter}
    </text>
  </g>
);

/** How the sheets lie, this one marked. */
const SheetMap = ({ tile, across, at }: { tile: Tile; across: number; at: Rect }) => (
  <At rect={at}>
    <svg viewBox="0 0 16 6" className={styles['fill']} aria-hidden="true">
      {Array.from({ length: across * across }, (_, index) => {
        const [column, row] = [index % across, Math.floor(index / across)];
        const here = column === tile.column && row === tile.row;
        return (
          <g key={letterOf(index)} transform={`translate(${8 + (column - 1) * 6} ${row * 3})`}>
            <rect x="0.200" y="0.150" width="5.600" height="2.700" className={styles['mapSheet']} data-here={here} />
            <text x="3" y="2.300" className={styles['mapLetter']} data-here={here}>
              {letterOf(index)}
            </text>
          </g>
        );
      })}
    </svg>
  </At>
);

const BoardPart = ({ board, tiled, tile }: { board: Board; tiled: TiledBoard; tile: Tile }) => {
  const scale = board.size.width / tiled.size.width;
  const sheet = sizeOf(tiled.format);
  const { x, y, width, height } = tile.part;
  const across = Math.sqrt(tiled.tiles.length);
  return (
    <>
      <At rect={tile.at} piece="board">
        <svg
          className={styles['fill']}
          viewBox={`${x * scale} ${y * scale} ${width * scale} ${height * scale}`}
          aria-hidden="true"
        >
          {board.drawing}
        </svg>
      </At>
      <JoinMarks tile={tile} sheet={sheet} />
      {across > 1 && (
        <SheetMap
          tile={tile}
          across={across}
          at={{ x: sheet.width / 2 - 8, y: sheet.height - 11, width: 16, height: 6 }}
        />
      )}
    </>
  );
};

/** The board on one large sheet, or on several that are glued together. */
export const boardSheets = (board: Board, paper: Paper): readonly SheetPlan[] => {
  const tiled = tileBoard(board.size, paper);
  return tiled.tiles.map((tile, index) => ({
    name: tiled.tiles.length === 1 ? board.name : `${board.name} ${letterOf(index)}`,
    format: tiled.format,
    front: <BoardPart board={board} tiled={tiled} tile={tile} />,
  }));
};
