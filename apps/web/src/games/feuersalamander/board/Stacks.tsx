import { KINDS, type Kind } from '@wunderkammer/feuersalamander/pieces';
import { memo } from 'react';
import { CardBack, CardEdge, CardFace } from '../pieces/CardDrawing.tsx';
import { LAID_OFF, PILE, type Point } from './geometry.ts';

const WIDTH = 84;
const HEIGHT = 120;

const Count = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="19" fill="var(--fs-sheet)" stroke="var(--fs-ink)" strokeWidth="2" />
    <text dy="0.34em" textAnchor="middle" fontFamily="var(--sans)" fontSize="23" fontWeight="600" fill="var(--fs-ink)">
      {count}
    </text>
  </g>
);

/** Where cards lie, drawn on the sheet. */
const Place = ({ at: { x, y } }: { at: Point }) => (
  <rect
    x={x - WIDTH / 2}
    y={y - HEIGHT / 2}
    width={WIDTH}
    height={HEIGHT}
    rx="5"
    fill="none"
    stroke="var(--fs-ink-soft)"
    strokeWidth="1.6"
    strokeDasharray="5 4"
  />
);

/** The hidden pile: as thick as it is. Of all but the uppermost card only the edge is seen. */
export const Pile = memo(({ count }: { count: number }) => {
  const cards = Math.min(5, Math.ceil(count / 9));
  return (
    <g data-spot="pile">
      <Place at={PILE} />
      {Array.from({ length: cards }, (_, layer) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: all layers are alike
          key={layer}
          transform={`translate(${PILE.x - WIDTH / 2 + layer * 1.5} ${PILE.y - HEIGHT / 2 - layer * 2.5}) scale(${WIDTH / 100})`}
        >
          {layer === cards - 1 ? <CardBack /> : <CardEdge />}
        </g>
      ))}
      <Count x={PILE.x - 8} y={PILE.y + HEIGHT / 2 + 2} count={count} />
    </g>
  );
});

interface HeapProps {
  readonly laidOff: readonly Kind[];
  /** Laid off last. */
  readonly last: Kind | undefined;
}

/** The cards laid off: a loose heap of one of each kind. What exactly lies there is told beside the board. */
export const Heap = ({ laidOff, last }: HeapProps) => {
  const kinds = [...new Set(laidOff)].sort((a, b) => Number(a === last) - Number(b === last));
  return (
    <g>
      <Place at={LAID_OFF} />
      {kinds.map((kind) => {
        const lies = KINDS.indexOf(kind);
        return (
          <g
            key={kind}
            transform={`translate(${LAID_OFF.x} ${LAID_OFF.y}) rotate(${((lies * 47) % 31) - 15}) translate(${((lies * 13) % 15) - 7 - WIDTH / 2} ${((lies * 29) % 17) - 8 - HEIGHT / 2}) scale(${WIDTH / 100})`}
          >
            <CardFace kind={kind} />
          </g>
        );
      })}
      <Count x={LAID_OFF.x + 8} y={LAID_OFF.y + HEIGHT / 2 + 8} count={laidOff.length} />
    </g>
  );
};
