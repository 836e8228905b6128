import { MEDALLION } from '../geometry.ts';
import { hatch } from '../scatter.ts';

const RADIUS = MEDALLION.inner;

/** The land in a picture: from a gently rising line down to the rim. */
export const Ground = ({ top, fill }: { top: number; fill: string }) => {
  const half = Math.sqrt(RADIUS * RADIUS - top * top);
  const line = `M${-half} ${top}C${-half / 2} ${top - 14} ${-half / 4} ${top + 10} 0 ${top}S${half / 2} ${top - 12} ${half} ${top}`;
  return (
    <>
      <path d={`${line}A${RADIUS} ${RADIUS} 0 0 1 ${-half} ${top}Z`} fill={fill} stroke="none" />
      <path d={line} />
      <path d={hatch({ x: -60, y: top + 16 }, { x: -34, y: top + 34 }, 4, 18, -2)} strokeWidth="1.2" opacity="0.7" />
      <path d={hatch({ x: 30, y: top + 12 }, { x: 44, y: top + 30 }, 4, 22, 2)} strokeWidth="1.2" opacity="0.7" />
    </>
  );
};

const SKY_LINES = Array.from({ length: 13 }, (_, index) => {
  const y = -84 + index * 8;
  const half = Math.sqrt((RADIUS - 6) ** 2 - y * y);
  // Every other line has a gap, as if the graver had been lifted.
  return index % 2 === 0 ? `M${-half} ${y}H${half}` : `M${-half} ${y}H${-half / 3}M${half / 5} ${y}H${half}`;
}).join('');

/** The sky in a picture: lines as a graver leaves them. */
export const Sky = () => <path d={SKY_LINES} strokeWidth="1.1" opacity="0.22" />;
