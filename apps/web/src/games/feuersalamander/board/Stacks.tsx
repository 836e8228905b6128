import type { Kind } from '@wunderkammer/feuersalamander/pieces';
import { CardBack, CardFace } from '../pieces/CardDrawing.tsx';
import { LAID_OFF, PILE } from './geometry.ts';

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

/** The hidden pile: as thick as it is. */
export const Pile = ({ count }: { count: number }) => (
  <g data-spot="pile">
    <rect
      x={PILE.x - WIDTH / 2}
      y={PILE.y - HEIGHT / 2}
      width={WIDTH}
      height={HEIGHT}
      rx="5"
      fill="none"
      stroke="var(--fs-ink-soft)"
      strokeWidth="1.6"
      strokeDasharray="5 4"
    />
    {Array.from({ length: Math.min(5, Math.ceil(count / 9)) }, (_, layer) => (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: all layers are alike
        key={layer}
        transform={`translate(${PILE.x - WIDTH / 2 + layer * 1.5} ${PILE.y - HEIGHT / 2 - layer * 2.5}) scale(${WIDTH / 100})`}
      >
        <CardBack />
      </g>
    ))}
    <Count x={PILE.x - 8} y={PILE.y + HEIGHT / 2 + 2} count={count} />
  </g>
);

/** The cards laid off: a loose heap of one of each kind. What exactly lies there is told beside the board. */
export const Heap = ({ laidOff }: { laidOff: readonly Kind[] }) => {
  const kinds = [...new Set(laidOff)];
  return (
    <g>
      <rect
        x={LAID_OFF.x - WIDTH / 2}
        y={LAID_OFF.y - HEIGHT / 2}
        width={WIDTH}
        height={HEIGHT}
        rx="5"
        fill="none"
        stroke="var(--fs-ink-soft)"
        strokeWidth="1.6"
        strokeDasharray="5 4"
      />
      {kinds.map((kind, index) => (
        <g
          key={kind}
          transform={`translate(${LAID_OFF.x} ${LAID_OFF.y}) rotate(${((index * 47) % 31) - 15}) translate(${((index * 13) % 15) - 7 - WIDTH / 2} ${((index * 29) % 17) - 8 - HEIGHT / 2}) scale(${WIDTH / 100})`}
        >
          <CardFace kind={kind} />
        </g>
      ))}
      <Count x={LAID_OFF.x + 8} y={LAID_OFF.y + HEIGHT / 2 + 8} count={laidOff.length} />
    </g>
  );
};
