import { CHAMBERS, type Chamber, ROWS, WINGS, type Wing } from '@wunderkammer/feuersalamander/pieces';
import { memo } from 'react';
import { Textured } from '../../Textured.tsx';
import { ROMAN } from '../cards.ts';
import { PLANETS, pebbles, TRIANGLES } from '../pieces/marks.tsx';
import { armOf, besideRow, CELL, chamberAt, crossPath, GATE_RADIUS, gateAt, SHEET } from './geometry.ts';
import { HATCH, SHADE } from './textures.ts';

const SIZE = CELL - 4;
/** Half the side of the frame that richer chambers have. */
const FRAME = SIZE / 2 - 4;

const inWing = (wing: Wing, atLeast = 1, atMost: number = ROWS.length): readonly Chamber[] =>
  CHAMBERS.filter((chamber) => chamber.wing === wing && chamber.row >= atLeast && chamber.row <= atMost);

/** One path for many chambers: the browser has far less to keep than with a shape for each. */
const forEach = (chambers: readonly Chamber[], draw: (x: number, y: number, chamber: Chamber) => string): string =>
  chambers
    .map((chamber) => {
      const { x, y } = chamberAt(chamber);
      return draw(x, y, chamber);
    })
    .join('');

const square = (half: number) => (x: number, y: number) =>
  `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;

/** Gold in the four corners of a frame. */
const corners = (x: number, y: number): string =>
  [-FRAME, FRAME]
    .flatMap((dx) => [-FRAME, FRAME].map((dy) => `M${x + dx - 4.5} ${y + dy}l4.5-4.5 4.5 4.5-4.5 4.5z`))
    .join('');

/** The middle of a frame's upper and lower side. */
const studs = (x: number, y: number): string => `M${x} ${y - FRAME - 4}v8M${x} ${y + FRAME - 4}v8`;

const CROSS = { x: 0, y: 0, ...SHEET };

/** A wing's cells. The further in, the richer: a stronger wash, then a frame, then gold in the corners. */
const Cells = ({ wing }: { wing: Wing }) => {
  const all = inWing(wing);
  return (
    <>
      <path d={forEach(all, square(SIZE / 2))} fill="var(--fs-sheet)" />
      {all.map((chamber) => {
        const { row, stone } = chamber;
        const { x, y } = chamberAt(chamber);
        return (
          <rect
            key={`${row}-${stone}`}
            x={x - SIZE / 2}
            y={y - SIZE / 2}
            width={SIZE}
            height={SIZE}
            fill={`var(--fs-${wing})`}
            fillOpacity={0.2 + row * 0.1}
            data-spot={`chamber:${wing}-${row}-${stone}`}
            data-meant
          />
        );
      })}
      <g fill="none" pointerEvents="none">
        <Textured texture={HATCH[wing]} box={armOf(wing)}>
          <path d={forEach(all, square(SIZE / 2))} />
        </Textured>
        <path d={forEach(inWing(wing, 3, 4), square(FRAME))} stroke={`var(--fs-${wing}-deep)`} />
        <path d={forEach(inWing(wing, 5), square(FRAME))} stroke="var(--fs-gold)" strokeWidth="1.6" />
        <path d={forEach(inWing(wing, 6), corners)} fill="var(--fs-gold)" stroke="var(--fs-ink)" strokeWidth="0.7" />
        <path d={forEach(inWing(wing, ROWS.length), studs)} stroke="var(--fs-gold)" strokeWidth="2" />
        <path
          d={forEach(all, (x, y, { stone }) => pebbles(stone, x - 17.5, y - 17.7, 1.46))}
          fill="var(--fs-pebble)"
          stroke="var(--fs-piece-edge)"
          strokeWidth="1.46"
          strokeLinejoin="round"
        />
      </g>
    </>
  );
};

/** The sign of a wing where the road touches it, with what the wing counts. */
const Gate = ({ wing }: { wing: Wing }) => {
  const { x, y } = gateAt(wing);
  const pointsUp = wing === 'air' || wing === 'fire';
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={GATE_RADIUS} fill="var(--fs-sheet)" stroke="var(--fs-ink)" strokeWidth="2.5" />
      <circle r={GATE_RADIUS - 4} fill="none" stroke="var(--fs-gold)" strokeWidth="1" />
      <path
        d={TRIANGLES[wing]}
        transform="translate(-17 -17) scale(1.42)"
        fill={`var(--fs-${wing})`}
        stroke="var(--fs-ink)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <circle cy={pointsUp ? 5 : -5} r="9.5" fill="var(--fs-sheet)" stroke="var(--fs-ink)" strokeWidth="1" />
      <text
        y={pointsUp ? 5 : -5}
        dy="0.33em"
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize="19"
        fontWeight="600"
        fill="var(--fs-ink)"
      >
        {WINGS.indexOf(wing) + 1}
      </text>
    </g>
  );
};

/** The cross of 84 chambers: an architect's plan with broken walls, Roman figures on one side of a row, a planet on the other. */
export const Chambers = memo(() => (
  <g>
    <Textured texture={SHADE} box={CROSS}>
      <path d={crossPath(9)} />
    </Textured>
    <path d={crossPath(3)} fill="var(--fs-wall)" />
    <path
      d={crossPath(8)}
      fill="none"
      stroke="var(--fs-ink)"
      strokeWidth="3"
      strokeDasharray="118 5 64 9 210 4 38 7 150 12"
      strokeLinecap="square"
    />
    {WINGS.map((wing) => (
      <g key={wing}>
        <Cells wing={wing} />
        {ROWS.map((name, index) => {
          const numeral = besideRow(wing, index + 1, -1);
          const planet = besideRow(wing, index + 1, 1);
          return (
            <g key={name}>
              <text
                x={numeral.x}
                y={numeral.y}
                dy="0.34em"
                textAnchor="middle"
                fontFamily="var(--serif)"
                fontSize="22"
                fontWeight="600"
                fill="var(--fs-ink)"
              >
                {ROMAN[index]}
              </text>
              {/* In the corner between two arms there is only room for the figure of one. */}
              {index + 1 < ROWS.length && (
                <path
                  d={PLANETS[index]}
                  transform={`translate(${planet.x - 9} ${planet.y - 9}) scale(0.9)`}
                  fill="none"
                  stroke="var(--fs-ink-soft)"
                  strokeWidth="1.5"
                  strokeLinecap="round"
                />
              )}
            </g>
          );
        })}
        <Gate wing={wing} />
      </g>
    ))}
  </g>
));
